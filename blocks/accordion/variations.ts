/** Block variations: an accordion, of which one item is open at a time, and a toggle, of which several may be. */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { accordion, details } from '@wordpress/icons';
import type { Attributes } from './attributes';

export const variations: BlockVariation<
	Partial< Pick< Attributes, keyof Attributes > >
>[] = [
	{
		name: 'accordion',
		title: __( 'Accordion', 'frontage' ),
		description: __(
			'Titles that open what is below them, one at a time.',
			'frontage'
		),
		icon: accordion,
		isDefault: true,
		attributes: { autoclose: true },
		scope: [ 'inserter', 'transform' ],
		isActive: [ 'autoclose' ],
	},
	{
		name: 'toggle',
		title: __( 'Toggle', 'frontage' ),
		description: __(
			'Titles that open what is below them, each by itself.',
			'frontage'
		),
		icon: details,
		attributes: { autoclose: false, icon: 'plus' },
		scope: [ 'inserter', 'transform' ],
		isActive: [ 'autoclose' ],
	},
];

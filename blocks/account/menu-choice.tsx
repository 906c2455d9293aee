/** Selects the menu whose items the account's menu shows. */
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Editable } from '../../src/editor/block/controls';
import { read, useMenus } from '../menu/editor/menus';
import type { Attributes } from './attributes';

const SOURCES = [ 'navigation', 'classic', 'location' ] as const;

export function MenuChoice( {
	attributes,
	setAttributes,
}: Editable< Attributes > ) {
	const { source, menu, location } = attributes;
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'More items', 'frontage' ) }
			help={ __(
				'They stand between the profile and “Log out”.',
				'frontage'
			) }
			value={ source && `${ source }:${ location || menu }` }
			options={ [
				{ value: '', label: __( 'None', 'frontage' ) },
				...useMenus(),
			] }
			onChange={ ( next ) => {
				const { source: name, ...of } = read( next );
				setAttributes( {
					source: SOURCES.find( ( one ) => one === name ) ?? '',
					...of,
				} );
			} }
		/>
	);
}

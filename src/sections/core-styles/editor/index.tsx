/** Starting points in the inserter: core's audio on a card, and a text editor of core's paragraphs in columns with a drop cap. */
import { registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { audio, columns } from '@wordpress/icons';
import { whenReady } from '../../../editor/screen';

const has =
	( style: string ) =>
	( { className = '' }: { className?: string } ) =>
		className.includes( style );

// After core's blocks, whose variations come first.
whenReady( () => {
	registerBlockVariation( 'core/audio', {
		name: 'frontage-audio',
		title: __( 'Audio card', 'frontage' ),
		description: __(
			'A sound with its title, in the browser’s own player.',
			'frontage'
		),
		category: 'frontage',
		icon: audio,
		keywords: [ __( 'sound', 'frontage' ), __( 'podcast', 'frontage' ) ],
		attributes: { className: 'is-style-frontage-card' },
		isActive: has( 'is-style-frontage-card' ),
	} );
	registerBlockVariation( 'core/group', {
		name: 'frontage-text-editor',
		title: __( 'Text editor', 'frontage' ),
		description: __(
			'A text in columns that begins with a drop cap.',
			'frontage'
		),
		category: 'frontage',
		icon: columns,
		keywords: [ __( 'columns', 'frontage' ), __( 'drop cap', 'frontage' ) ],
		attributes: { className: 'is-style-frontage-columns-2' },
		innerBlocks: [ [ 'core/paragraph', { dropCap: true } ] ],
		isActive: has( 'is-style-frontage-columns' ),
	} );
} );

/** Names and labels of the icons for menu items; src/menu/icons.php renders them. */
import { __ } from '@wordpress/i18n';

export const iconLabels = (): Record< string, string > => ( {
	home: __( 'Home', 'frontage' ),
	info: __( 'Information', 'frontage' ),
	help: __( 'Help', 'frontage' ),
	envelope: __( 'Envelope', 'frontage' ),
	'map-marker': __( 'Map marker', 'frontage' ),
	calendar: __( 'Calendar', 'frontage' ),
	store: __( 'Store', 'frontage' ),
	tag: __( 'Tag', 'frontage' ),
	people: __( 'People', 'frontage' ),
	image: __( 'Picture', 'frontage' ),
	video: __( 'Video', 'frontage' ),
	star: __( 'Star', 'frontage' ),
} );

/** Entrances by the names in entrance.php. */
import { __ } from '@wordpress/i18n';

export const ANIMATIONS = [
	{ value: 'fade', label: __( 'Fade', 'frontage' ) },
	{ value: 'fade-up', label: __( 'Fade up', 'frontage' ) },
	{ value: 'fade-down', label: __( 'Fade down', 'frontage' ) },
	{ value: 'fade-start', label: __( 'Fade from the start', 'frontage' ) },
	{ value: 'fade-end', label: __( 'Fade from the end', 'frontage' ) },
	{ value: 'slide-up', label: __( 'Slide up', 'frontage' ) },
	{ value: 'slide-down', label: __( 'Slide down', 'frontage' ) },
	{ value: 'slide-start', label: __( 'Slide from the start', 'frontage' ) },
	{ value: 'slide-end', label: __( 'Slide from the end', 'frontage' ) },
	{ value: 'zoom', label: __( 'Zoom', 'frontage' ) },
	{ value: 'flip', label: __( 'Flip', 'frontage' ) },
	{ value: 'bounce', label: __( 'Bounce', 'frontage' ) },
];

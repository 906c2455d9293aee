/**
 * Fills the frame of Settings → Frontage that PHP has printed.
 */
import { createRoot } from '@wordpress/element';
import { SettingsScreen, type ScreenProps } from './settings-screen';
import './screen.scss';

const frame = document.querySelector( '.frontage-settings-screen' );
const data = document.getElementById( 'frontage-settings-screen' )?.textContent;

if ( frame && data ) {
	const props: ScreenProps = JSON.parse( data );
	createRoot( frame ).render( <SettingsScreen { ...props } /> );
}

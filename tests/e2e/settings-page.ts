/** The settings' screen by what a person calls its parts, and what the site has stored. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from './frontage';

export const SCREEN = 'options-general.php?page=frontage';

export const search = ( page: Page ) =>
	page.getByRole( 'searchbox', { name: 'Search settings' } );
export const breakPoint = ( page: Page ) =>
	page.getByRole( 'spinbutton', { name: 'Breakpoint of the header' } );
export const saved = ( page: Page ) =>
	page.getByText( 'Settings saved.' ).first();
export const changeSettings = (
	requestUtils: RequestUtils,
	changed: object
): Promise< unknown > =>
	requestUtils.rest( {
		path: '/wp/v2/settings',
		method: 'POST',
		data: { frontage_settings: changed },
	} );
export const settings = async ( requestUtils: RequestUtils ) =>
	(
		await requestUtils.rest< {
			frontage_settings: Record< string, unknown >;
		} >( { path: '/wp/v2/settings' } )
	).frontage_settings;

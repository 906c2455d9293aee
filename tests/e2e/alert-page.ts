/** Alerts as they are saved, and their parts on the page. */
import { words } from './sticky-page';
import type { Page } from './frontage';

export const alert = ( attributes: object ) =>
	`<!-- wp:frontage/alert ${ JSON.stringify( {
		title: 'The road is closed',
		...attributes,
	} ) } -->${ words( 'Please come by the bridge.' ) }<!-- /wp:frontage/alert -->`;

export const parts = ( page: Page ) => ( {
	alert: page.locator( '.wp-block-frontage-alert' ),
	button: page.getByRole( 'button', { name: 'Dismiss', exact: true } ),
} );

/** What the browser keeps. */
export const dismissed = ( page: Page ) =>
	page.evaluate( () => localStorage.getItem( 'frontage:1:notice' ) );

export { axe, fixture, type Page } from './frontage';
export { expect, test, watchShifts, words } from './sticky-page';

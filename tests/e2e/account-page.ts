/** Pages with accounts on them, the login's parts by what a person calls them, and people who are logged in already. */
import { test as base, type Page } from './menu-page';

interface Fixtures {
	/** Opens a page with such accounts on it, as a visitor, and returns its address. */
	open: ( ...attributes: object[] ) => Promise< string >;
}

export const test = base.extend< Fixtures >( {
	open: async ( { page, place }, use ) => {
		await use( async ( ...attributes ) => {
			const { link } = await place( accounts( ...attributes ) );
			await page.goto( link );
			return link;
		} );
	},
} );

export const accounts = ( ...attributes: object[] ) =>
	( attributes.length ? attributes : [ {} ] )
		.map(
			( one ) =>
				`<!-- wp:frontage/account ${ JSON.stringify( one ) } /-->`
		)
		.join( '' );

export function login( page: Page ) {
	const dialog = page.getByRole( 'dialog', { name: 'Log in' } );
	return {
		dialog,
		link: page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Log in', exact: true } ),
		name: dialog.getByLabel( 'Username or email address' ),
		password: dialog.getByLabel( 'Password', { exact: true } ),
		submit: dialog.getByRole( 'button', { name: 'Log in' } ),
		error: dialog.getByRole( 'alert' ),
		account: page
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Account of Mairi Todd' } ),
	};
}

/** Logs in beside the page, as another tab does. */
export async function logInElsewhere(
	page: Page,
	log = 'subscriber'
): Promise< void > {
	await page.request.post( '/wp-login.php', {
		form: { log, pwd: 'password' },
	} );
}

export { axe, expect, fixture, hold, writeFrom } from './menu-page';
export type { Page };

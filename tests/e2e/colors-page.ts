/** A site with a second palette, and what stands on its pages. */
import { test as base, type Page } from './menu-page';
import { reset } from './frontage';

export const LIGHT = 'rgb(255, 255, 255)';
export const DARK = 'rgb(16, 20, 24)';

const SETTINGS = {
	color_palette_switched:
		'base:#101418 contrast:#f2f2f2 accent-3:#b7a5ff accent-5:#1c2126',
	color_default_mode: 'default',
	color_is_dark_palette: true,
	color_force_reload: false,
};

interface Fixtures {
	/** Changes settings of the site; those of colors that are not named are as above. */
	decide: ( settings?: object ) => Promise< unknown >;
	/** Publishes a page with switchers, and answers with its address. */
	switchers: ( ...attributes: object[] ) => Promise< string >;
}

export const test = base.extend< Fixtures >( {
	decide: async ( { context, requestUtils }, use ) => {
		await use( ( settings = {} ) =>
			changeSettings( requestUtils, { ...SETTINGS, ...settings } )
		);
		await reset( { context } );
	},
	switchers: async ( { place }, use ) => {
		await use( async ( ...attributes ) => {
			const blocks = attributes.map(
				( each ) =>
					`<!-- wp:frontage/color-switcher ${ JSON.stringify( each ) } /-->`
			);
			const { link } = await place(
				`${ blocks.join( '' ) }<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->`
			);
			return link;
		} );
	},
} );

export const background = ( page: Page ) =>
	page.evaluate( () => getComputedStyle( document.body ).backgroundColor );

export const button = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'button', { name: 'Dark colors' } );

/** Has pages tell, from now on, in which colors their frames were: each once. */
export async function record( page: Page ) {
	await page.addInitScript( () => {
		const frames = new Set< string >();
		Object.assign( window, { frontageFrames: frames } );
		const look = () => {
			if ( document.body ) {
				frames.add( getComputedStyle( document.body ).backgroundColor );
			}
			requestAnimationFrame( look );
		};
		requestAnimationFrame( look );
	} );
	return () =>
		page.evaluate< string[] >( () => [
			...Reflect.get( window, 'frontageFrames' ),
		] );
}

/** Has the browser come with this cookie. */
export const bring = ( page: Page, address: string, value: string ) =>
	page
		.context()
		.addCookies( [
			{ name: 'astraColorSwitcherState', value, url: address },
		] );

export { axe, expect, fixture } from './frontage';
import { changeSettings } from './settings-page';
export type { Page };

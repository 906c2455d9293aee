/** The chooser as tests walk through it. */
import type { FrameLocator, Locator } from '@playwright/test';
import { expect, type Page } from './frontage';

export const SCREEN = 'themes.php';
export const QUERY = 'page=frontage-templates';

export const heading = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'heading', { name, level: 2 } );
export const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

const titled = ( title: string ) => `iframe[title="Preview of “${ title }”"]`;

/** Frame of a template among all. */
export const small = ( page: Page, title: string ): Locator =>
	page.locator( `li ${ titled( title ) }` );

/** The page in it. */
export const within = ( frame: Locator ): FrameLocator => frame.contentFrame();

/** The one that is shown large. */
export const large = ( page: Page, title: string ): Locator =>
	page.locator( `section > div > div > ${ titled( title ) }` );

/** Waits until the page in a frame is there. */
export const expectLoaded = ( frame: Locator ) =>
	expect( within( frame ).getByRole( 'heading' ).first() ).toBeAttached( {
		timeout: 60_000,
	} );

/** Marks the document in a frame, to see whether it is still the same. */
export const mark = ( frame: Locator ) =>
	within( frame )
		.locator( 'html' )
		.evaluate( ( element ) => ( element.dataset.marked = 'yes' ) );

export const isMarked = ( frame: Locator ) =>
	within( frame )
		.locator( 'html' )
		.evaluate( ( element ) => element.dataset.marked === 'yes' );

/** A picture of one color, unlike any other of this number. */
export const picture = ( number: number ) =>
	Buffer.from(
		`47494638396101000100800000${ ( number * 9999 )
			.toString( 16 )
			.padStart( 6, '0' ) }ffffff2c00000000010001000002024401003b`,
		'hex'
	);

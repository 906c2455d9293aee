import { run } from '../island/loader/scripts';

/**
 * Loads what opens dialogs and popovers: once on a page, however many features open something.
 * @throws {Error} When it does not come.
 */
export async function loadOverlay(): Promise< typeof import( './overlay' ) > {
	await run( 'overlay' );
	return Reflect.get( window, 'frontage' ).overlay;
}

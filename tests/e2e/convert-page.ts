/** Ten pages of a page builder as blocks, and what the editor makes of them. */
import type { Page } from './frontage';
import { ask } from './gallery-page';

/** Contents by the name of the page. */
type Contents = Record< string, string >;

interface Parsed {
	isValid?: boolean;
	name: string;
	innerBlocks: Parsed[];
}

export const convertedPages = ( page: Page ) =>
	ask< Contents >( page, '/', 'converted-pages' );

/**
 * Contents as the editor saves them again; of a page with blocks that are not valid, their names.
 *
 * @param page     The editor, of any post.
 * @param contents Contents of the pages.
 */
export async function savedAgain( page: Page, contents: Contents ) {
	await page.waitForFunction( () =>
		window.wp?.blocks?.getBlockType( 'frontage/video' )
	);
	return page.evaluate( ( given ) => {
		const invalid = ( blocks: Parsed[] ): string[] =>
			blocks.flatMap( ( { isValid, name, innerBlocks } ) => [
				...( isValid === false || name === 'core/missing'
					? [ name ]
					: [] ),
				...invalid( innerBlocks ),
			] );
		const saved = Object.entries( given ).map( ( [ name, content ] ) => {
			const blocks = window.wp.blocks.parse( content );
			const names = invalid( blocks );
			return [
				name,
				names.length
					? `Not valid: ${ names.join( ', ' ) }`
					: window.wp.blocks.serialize( blocks ),
			];
		} );
		return Object.fromEntries( saved );
	}, contents );
}

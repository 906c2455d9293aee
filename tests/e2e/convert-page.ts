/** Ten pages of a page builder as blocks, and what the editor makes of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSite, type Page } from './frontage';

/** A block as the editor parses it. */
export interface Parsed {
	isValid?: boolean;
	name: string;
	innerBlocks: Parsed[];
}

interface Opened {
	blocks: Parsed[];
	saved: string;
}

const NAMES = [
	'buttons',
	'layout',
	'media',
	'panels',
	'pictures',
	'small',
	'text',
	'whole-landing',
	'whole-newer',
	'whole-studio',
];

/** What openConverted() answers for ten pages without a fault. */
export const TEN_PAGES = NAMES.map( ( name ) => ( {
	name,
	invalid: [],
	isSame: true,
} ) );

/** Data of a page, as the page builder stores them. */
export const stored = ( name: string ) =>
	readFileSync( join( __dirname, `../php/elementor/pages/${ name }.json` ) )
		.toString()
		.replace(
			/\{\{picture\d\}\}/g,
			`${ ownSite().url }/wp-includes/images/media/default.png`
		);

/** Names of the blocks that the editor would offer to recover, or does not know. */
export const invalid = ( blocks: Parsed[] ): string[] =>
	blocks.flatMap( ( { isValid, name, innerBlocks } ) => [
		...( isValid === false || name === 'core/missing' ? [ name ] : [] ),
		...invalid( innerBlocks ),
	] );

/** Attributes, classes and declarations are saved in an order that changes with the version of WordPress. */
const pieces = ( content: string ) =>
	content
		.split( /[\s{},;"]+/ )
		.filter( Boolean )
		.sort()
		.join( ' ' );

/**
 * Converts the pages of tests/php/elementor, and opens and saves all of them in the editor that is shown.
 *
 * @param page The editor, of any post.
 * @return What is not valid, or not the same when it is saved; by the name of the page.
 */
export async function openConverted( page: Page ) {
	const answer = await page.request.post( '/', {
		headers: { 'x-frontage-fixture': 'lifecycle/converted-pages' },
		data: Object.fromEntries(
			NAMES.map( ( name ) => [ name, stored( name ) ] )
		),
	} );
	const contents: Record< string, string > = await answer.json();
	await page.waitForFunction( () =>
		window.wp?.blocks?.getBlockType( 'frontage/video' )
	);
	const opened: Record< string, Opened > = await page.evaluate(
		( given ) =>
			Object.fromEntries(
				Object.entries( given ).map( ( [ name, content ] ) => {
					const blocks = window.wp.blocks.parse( content );
					const saved = window.wp.blocks.serialize( blocks );
					return [ name, { blocks, saved } ];
				} )
			),
		contents
	);
	return Object.entries( opened ).map( ( [ name, { blocks, saved } ] ) => ( {
		name,
		invalid: invalid( blocks ),
		isSame: pieces( saved ) === pieces( contents[ name ] ?? '' ),
	} ) );
}

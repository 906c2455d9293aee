/** Templates as tests read and import them. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, type Page } from './frontage';

export const NAMES = [
	'studio',
	'photographer',
	'agency',
	'film-maker',
	'journal',
	'shop-front',
];

/**
 * Has the editor parse contents. The page has to be one of the editor.
 *
 * @param page     The page.
 * @param contents Block markup, each with where it is from.
 * @return Blocks that are unknown or not valid, each with where it is.
 */
export const invalidBlocks = (
	page: Page,
	contents: string[][]
): Promise< string[] > =>
	page.evaluate( ( all ) => {
		interface Block {
			name: string;
			isValid: boolean;
			innerBlocks: Block[];
		}
		const { parse } = (
			window as never as {
				wp: { blocks: { parse: ( html: string ) => Block[] } };
			}
		 ).wp.blocks;
		const faults = ( blocks: Block[] ): string[] =>
			blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid && name !== 'core/missing' ? [] : [ name ] ),
				...faults( innerBlocks ),
			] );
		return all.flatMap( ( [ where = '', html = '' ] ) =>
			faults( parse( html ) ).map( ( name ) => `${ where }: ${ name }` )
		);
	}, contents );

interface Run {
	id: string;
	state: string;
	missing: { objects: string[]; files: object[] };
	report: { unresolved: { title: string }[] } | null;
}

interface Planned {
	hash: string;
	print: string;
	plan: { action: string }[];
}

/** Imports a template as the chooser does. */
export async function importTemplate(
	requestUtils: RequestUtils,
	name: string
): Promise< Run > {
	const post = ( path: string, data: object = {} ) =>
		requestUtils.rest< Run & Planned >( {
			path: `/frontage/v1/kit/${ path }`,
			method: 'POST',
			data,
		} );
	const own = {};
	const { hash, print, plan } = await post( `templates/${ name }/plan`, {
		own,
	} );
	const actions = plan.map( ( { action } ) => action.charAt( 0 ) ).join( '' );
	let run: Run = await post( `templates/${ name }/runs`, {
		own,
		hash,
		plan: `${ print }:${ actions }`,
	} );
	while ( run.missing.objects.length || run.missing.files.length ) {
		run = await post( `templates/${ name }/runs/${ run.id }`, { own } );
	}
	const go = async ( state: string ) => {
		while ( run.state !== state ) {
			run = await post( `runs/${ run.id }/step` );
		}
	};
	await go( 'ready' );
	run = await post( `runs/${ run.id }/switch` );
	await go( 'done' );
	return run;
}

/**
 * @param requestUtils Asks the site.
 * @return Block markup of all contents, templates and parts, each with where it is from.
 */
export async function allContents(
	requestUtils: RequestUtils
): Promise< [ where: string, html: string ][] > {
	const all: [ string, string ][] = [];
	for ( const type of [
		'pages',
		'posts',
		'astra-portfolio',
		'navigation',
		'templates',
		'template-parts',
	] ) {
		const found = await requestUtils.rest<
			{ slug: string; id: number; content: { raw: string } }[]
		>( {
			path: `/wp/v2/${ type }`,
			params: { context: 'edit', per_page: 100, orderby: 'id' },
		} );
		expect( found.length, type ).toBeGreaterThan( 0 );
		all.push(
			...found.map( ( { slug, id, content } ): [ string, string ] => [
				`${ type } ${ slug } (${ id })`,
				content.raw,
			] )
		);
	}
	return all;
}

/**
 * The server and the script print the same gallery: what one sends, the other takes over without a difference.
 */
import type { Browser } from '@playwright/test';
import {
	block,
	expect,
	expectTrouble,
	onlySeeded,
	parts,
	type Page,
	type Seeded,
} from './gallery-blocks';
import { test } from './item-publish';

interface Variant {
	attributes?: object;
	picked?: ( keyof Seeded[ 'ids' ] )[];
	query?: string;
}

const VARIANTS: Record< string, Variant > = {
	'the first page': {},
	'titles on top, four columns': {
		attributes: { titlePosition: 'top', columns: '4', itemsPerPage: 8 },
	},
	'two filters, without All': {
		attributes: {
			showOtherCategories: true,
			showCategoriesAll: false,
			showOtherCategoriesAll: false,
		},
	},
	'a choice in both filters': {
		attributes: { showOtherCategories: true },
		query: 'frontage-1-other=midnight&frontage-1-category=rooms',
	},
	'hand-picked items, and a choice among what they have': {
		attributes: { showOtherCategories: true, categorySelectedNum: [] },
		picked: [ 'straight', 'harbour', 'emoji' ],
		query: 'frontage-1-category=kitchens',
	},
	'no filter bar': {
		attributes: { showCategories: false, showSearch: false },
	},
	'a chosen category and a search': {
		query: 'x=%5B1&frontage-1-category=rooms&frontage-1-search=%E2%80%99s+yard&y=a+b',
	},
	'nothing found': { query: 'frontage-1-search=%22%3C%2Fscript%3E' },
	'the second page': { query: 'frontage-1-page=2' },
	'the last page': { query: 'frontage-1-page=3' },
	'an even grid of wide tiles with their categories': {
		attributes: { layout: 'grid', tileRatio: '16/9', showTerms: true },
	},
	'tall tiles with an owner’s words over them': {
		attributes: {
			thumbnailHoverStyle: 'style-1',
			quickViewText: 'Look “closer” & <more>',
			categorySelectedNum: [],
			itemsPerPage: 24,
		},
	},
	'masonry of five columns, without words over it': {
		attributes: {
			columns: 5,
			'show-quick-view': 'no',
			style: { spacing: { blockGap: '2%' } },
			categorySelectedNum: [],
			itemsPerPage: 24,
		},
	},
	'masonry with columns and gap for devices': {
		attributes: {
			columns: { value: 4, tablet: 3, mobile: 2 },
			gap: { mobile: '4px' },
		},
	},
	'masonry of one column': { attributes: { columns: 1 } },
	'a page so deep that the first ones are left out': {
		attributes: { itemsPerPage: 60, categorySelectedNum: [] },
		query: 'frontage-1-page=2',
	},
};

/** Loads a page whose gallery mounts at once; `emptied`, React has to make all of its HTML itself. */
async function open( page: Page, link: string, emptied: boolean ) {
	let html = await ( await page.request.get( link ) ).text();
	html = html.replace(
		/(<frontage-portfolio[^>]*data-frontage-trigger=")interaction/,
		'$1load'
	);
	if ( emptied ) {
		html = html.replace(
			/(<frontage-portfolio[^>]*>)[^]*?(<template data-frontage-props[^]*?<\/frontage-portfolio>)/,
			'$1$2'
		);
	}
	await page.route( link, ( route ) =>
		route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
	);
	await page.goto( link );
	await expect( page.locator( 'frontage-portfolio' ) ).toHaveAttribute(
		'data-state',
		'mounted'
	);
	await page.unroute( link );
}

/** The gallery's HTML, with attributes in one order. */
const treeOf = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const print = ( node: Node, depth = 0 ): string => {
			const tab = '\n' + '  '.repeat( depth );
			if ( node instanceof Text ) {
				return node.data.trim() && tab + node.data;
			}
			if ( ! ( node instanceof Element ) ) {
				return '';
			}
			const attributes = [ ...node.attributes ]
				// WordPress says which picture of what it prints comes first.
				.filter( ( { name } ) => name !== 'fetchpriority' )
				.map(
					( { name, value } ) =>
						// WordPress has `auto` before the widths of what it prints.
						` ${ name }="${ value.replace( /;\s*$|^auto, /g, '' ) }"`
				)
				.sort()
				.join( '' );
			return `${ tab }<${ node.localName }${ attributes }>${ [
				...node.childNodes,
			]
				.map( ( child ) => print( child, depth + 1 ) )
				.join( '' ) }`;
		};
		const view = document.querySelector(
			'.wp-block-frontage-portfolio__view'
		);
		return ( view ? print( view ) : 'no gallery' ).replace(
			/background-color: ?rgb\((\d+), (\d+), (\d+)\)/g,
			( found, ...channels ) =>
				`background-color: #${ channels
					.slice( 0, 3 )
					.map( ( part ) =>
						Number( part ).toString( 16 ).padStart( 2, '0' )
					)
					.join( '' ) }`
		);
	} );

/** Sees that what the server prints at an address is what React makes of its props, and takes over. */
async function expectParity( browser: Browser, page: Page, address: string ) {
	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( address );
	const printed = await treeOf( plain );
	await plain.close();

	await open( page, address, false );
	expect( await treeOf( page ) ).toBe( printed );

	// React says that it found nothing, and makes everything anew.
	expectTrouble( page, /Minified React error #4|[Hh]ydrat/ );
	await open( page, address, true );
	expect( await treeOf( page ) ).toBe( printed );
}

for ( const [ name, { attributes, picked = [], query } ] of Object.entries(
	VARIANTS
) ) {
	test(
		`gallery: server and React print the same HTML, ${ name }`,
		{ tag: '@IS-03' },
		async ( { page, place, seeded, browser } ) => {
			const { link } = await place(
				block( {
					...onlySeeded( seeded ),
					pickedItems: picked.map( ( item ) => seeded.ids[ item ] ),
					...attributes,
				} )
			);
			await expectParity(
				browser,
				page,
				query ? `${ link }?${ query }` : link
			);
		}
	);
}

test(
	'gallery: titles with entities and tags read the same everywhere',
	{ tag: [ '@IS-03', '@PF-22' ] },
	async ( { page, place, publish, browser } ) => {
		const titles = {
			'A &amp;nbsp; b &amp;quot; c': 'A &nbsp; b &quot; c',
			'H02 </script><script>document.title = 1</script>': 'H02',
			'<b>Bold</b> &lt;i&gt;': 'Bold <i>',
		};
		const pickedItems: number[] = [];
		for ( const title of Object.keys( titles ) ) {
			pickedItems.push( ( await publish( title, {} ) ).id );
		}
		const { link } = await place(
			block( { instanceId: 1, itemsPerPage: 2, pickedItems } )
		);
		await expectParity( browser, page, link );
		await page.goto( link );
		const { more, titles: shown } = parts( page );
		await more.click();
		await expect( shown ).toHaveText( Object.values( titles ) );
		await page.getByRole( 'searchbox' ).fill( 'H02' );
		await expect( shown ).toHaveText( [ 'H02' ] );
	}
);

test(
	'gallery: an item without title and picture is a named link',
	{ tag: [ '@PF-18', '@PF-22' ] },
	async ( { page, place, publish } ) => {
		const item = await publish( '', {}, 'Nothing but words.' );
		const { link } = await place(
			block( {
				instanceId: 1,
				itemsPerPage: 2,
				pickedItems: [ item.id ],
			} )
		);
		await page.goto( link );
		const nameless = page.getByRole( 'link', { name: '(no title)' } );
		const gallery = page.locator( 'frontage-portfolio' );
		await expect( gallery ).toHaveAttribute( 'data-state', 'server' );
		await expect( nameless ).toBeVisible();
		await page.getByRole( 'searchbox' ).fill( 'no such' );
		await expect( nameless ).toHaveCount( 0 );
		await page.getByRole( 'searchbox' ).fill( '' );
		await expect( gallery ).toHaveAttribute( 'data-state', 'mounted' );
		await expect( nameless ).toBeVisible();
	}
);

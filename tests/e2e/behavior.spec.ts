/**
 * What behaviors do with a page that lives: a real browser's observers, parsers and moves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { expect, test } from './frontage';

/** A behavior that says on its element what it was told, and takes that back. */
const LABEL = `
	window.undo = behavior( 'label', { text: 'plain' }, ( element, { text } ) => {
		element.title = text;
		element.dataset.times = Number( element.dataset.times ?? 0 ) + 1;
		return () => element.removeAttribute( 'title' );
	} );
`;

/** Runs the code in the page as a module beside the behaviors. */
async function run( page: Page, code: string ) {
	const source = readFileSync(
		join( __dirname, '../../src/client/behavior/behavior.ts' ),
		'utf8'
	);
	const { outputText } = ts.transpileModule( source, {
		compilerOptions: {
			module: ts.ModuleKind.ESNext,
			target: ts.ScriptTarget.ES2022,
		},
	} );
	await page.addScriptTag( {
		type: 'module',
		content: outputText + code + 'document.body.dataset.ran = "yes";',
	} );
	await expect( page.locator( 'body[data-ran]' ) ).toBeAttached();
}

const add = ( page: Page, html: string ) =>
	page.evaluate(
		( text ) =>
			document
				.querySelector( 'main' )
				?.insertAdjacentHTML( 'beforeend', text ),
		html
	);

test( 'behavior: attaches to present, added and moved elements, not removed', async ( {
	page,
} ) => {
	await page.goto( '/' );
	await add( page, '<p data-frontage-label>first</p>' );
	await run( page, LABEL );
	const first = page.getByText( 'first', { exact: true } );
	await expect( first ).toHaveAttribute( 'title', 'plain' );

	await add(
		page,
		`<section><p data-frontage-label='{"text":"special"}'>second</p></section>`
	);
	const second = page.getByText( 'second', { exact: true } );
	await expect( second ).toHaveAttribute( 'title', 'special' );

	await second.evaluate( ( element ) =>
		document.querySelector( 'main' )?.prepend( element )
	);
	await first.evaluate( ( element ) =>
		element.setAttribute( 'data-frontage-label', '{"text":"changed"}' )
	);
	await expect( first ).toHaveAttribute( 'title', 'changed' );
	await expect( second ).toHaveAttribute( 'data-times', '1' );

	await second.evaluate( ( element ) =>
		element.removeAttribute( 'data-frontage-label' )
	);
	await expect( second ).not.toHaveAttribute( 'title' );
	await page.evaluate( () =>
		( window as unknown as { undo: () => void } ).undo()
	);
	await expect( first ).not.toHaveAttribute( 'title' );
} );

test( 'behavior: one that throws leaves the others working', async ( {
	page,
} ) => {
	const errors: string[] = [];
	page.on( 'console', ( message ) => errors.push( message.text() ) );
	await page.goto( '/' );
	await add( page, '<p data-frontage-label data-frontage-broken>both</p>' );
	// Told apart from an error that nobody expects: this one is the test's own.
	await run(
		page,
		`console.error = console.info;
		behavior( 'broken', {}, () => { throw new Error( 'on purpose' ); } );` + LABEL
	);
	await expect( page.getByText( 'both', { exact: true } ) ).toHaveAttribute(
		'title',
		'plain'
	);
	expect(
		errors.filter( ( text ) =>
			text.includes( 'data-frontage-broken failed' )
		)
	).toHaveLength( 1 );
} );

test.describe( 'an author', () => {
	test.use( { as: 'owner' } );

	test(
		'behavior: leaves the block editor undisturbed',
		{ tag: '@PF-05' },
		async ( { admin, page } ) => {
			await admin.createNewPost();
			await run( page, LABEL );
			await page.evaluate( () =>
				document.body.insertAdjacentHTML(
					'beforeend',
					'<p data-frontage-label>here</p>'
				)
			);
			await expect(
				page.getByText( 'here', { exact: true } )
			).not.toHaveAttribute( 'title' );
		}
	);
} );

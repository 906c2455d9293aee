/**
 * The kits screen as tests use it, and kits that they make by hand.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import Zip from 'adm-zip';
import { expect, type Page } from './frontage';

export const SCREEN = 'tools.php?page=frontage-kits';

export const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
export const heading = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'heading', { name, level: 2 } );
export const screen = ( page: Page ) => page.locator( '.frontage-kits-screen' );

const hashOf = ( bytes: string | Buffer ) =>
	createHash( 'sha256' ).update( bytes ).digest( 'hex' );

/** A picture of one pixel, unlike any other of this color. */
const picture = ( color: number ) =>
	Buffer.from(
		`47494638396101000100800000${ color.toString( 16 ).padStart( 6, '0' ) }ffffff2c00000000010001000002024401003b`,
		'hex'
	);

export interface KitPage {
	slug: string;
	title: string;
	text: string;
}

/** A kit of pages, and of one picture that all of them show. */
export function kit( title: string, pages: KitPage[], size = 0 ): Zip {
	const zip = new Zip();
	const objects: Record< string, object > = {};
	const add = (
		name: string,
		object: { title: string },
		needs: string[],
		blocks: string[]
	) => {
		const json = JSON.stringify( object );
		objects[ name ] = {
			title: object.title,
			size: Buffer.byteLength( json ),
			sha256: hashOf( json ),
			needs,
			blocks,
			presets: [],
		};
		zip.addFile( `objects/${ name }.json`, Buffer.from( json ) );
	};
	const bytes = Buffer.concat( [ picture( 0x336699 ), randomBytes( size ) ] );
	add(
		'media/kit-dot',
		{
			title: 'A dot',
			...{
				slug: 'kit-dot',
				file: 'files/kit-dot.gif',
				alt: 'A blue dot',
				caption: '',
				width: 1,
				height: 1,
			},
		},
		[],
		[]
	);
	for ( const { slug, title: name, text } of pages ) {
		add(
			`page/${ slug }`,
			{
				title: name,
				...{
					slug,
					status: 'publish',
					content: `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph --><!-- wp:image {"id":"kit:media/kit-dot"} --><figure class="wp-block-image"><img src="kit:media/kit-dot" alt="A blue dot" class="wp-image-kit:media/kit-dot"/></figure><!-- /wp:image -->`,
				},
			},
			[ 'media/kit-dot' ],
			[ 'core/image', 'core/paragraph' ]
		);
	}
	zip.addFile( 'files/kit-dot.gif', bytes );
	setManifest( zip, {
		format: 'frontage-kit/1',
		title,
		description: '',
		created: '2026-11-26T10:00:00+00:00',
		generator: 'Frontage',
		theme: 'twentytwentyfive',
		templates: pages.map( ( { slug, title: name } ) => ( {
			doc_type: 'wp-page',
			name: `page/${ slug }`,
			title: name,
		} ) ),
		objects,
		files: {
			'files/kit-dot.gif': {
				size: bytes.length,
				sha256: hashOf( bytes ),
				type: 'image/gif',
			},
		},
	} );
	return zip;
}

/** A page whose title is longer than a small window is wide. */
export const LONG = {
	slug: 'kit-long',
	title: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'.repeat( 3 ),
	text: 'Long',
};

/** Replaces the manifest. */
export function setManifest( zip: Zip, manifest: object ): void {
	zip.deleteFile( 'manifest.json' );
	zip.addFile( 'manifest.json', Buffer.from( JSON.stringify( manifest ) ) );
}

/** Chooses a file by the button of this name. */
export async function choose(
	page: Page,
	file: Zip | Buffer,
	{ name = 'kit.zip', by = 'Choose file' } = {}
): Promise< void > {
	const chooser = page.waitForEvent( 'filechooser' );
	await button( page, by ).click();
	await (
		await chooser
	).setFiles( {
		name,
		mimeType: 'application/zip',
		buffer: Buffer.isBuffer( file ) ? file : file.toBuffer(),
	} );
}

/** Whether nothing of the screen is wider than the window. */
export async function expectNoOverflow( page: Page ): Promise< void > {
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( page.viewportSize()?.width ?? 0 );
}

/** Names of what the Tab key focuses in a dialog, once around and beyond; it fails when the focus leaves the dialog. */
export async function tabThrough(
	page: Page,
	dialog: Locator
): Promise< ( string | null )[] > {
	const names: ( string | null )[] = [];
	for ( let times = 0; times < 8; times++ ) {
		await page.keyboard.press( 'Tab' );
		const focused = dialog.locator( ':focus' );
		await expect( focused ).toHaveCount( 1 );
		names.push(
			( await focused.getAttribute( 'aria-label' ) ) ??
				( await focused.textContent() )
		);
	}
	return names;
}

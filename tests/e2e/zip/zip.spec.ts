/**
 * The installable zip in the hands of an owner: uploaded, activated, used, deactivated and deleted, on a single site
 * and then on the network that is made of it.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, logIn, signOut, test, type Page } from '../frontage';
import { ask, makeGallery, seeGallery } from '../gallery-page';

test.describe.configure( { mode: 'serial' } );

async function signIn( page: Page ) {
	await page.goto( '/wp-login.php' );
	await logIn( page, 'admin' );
	await expect(
		page.getByRole( 'heading', { name: 'Dashboard' } )
	).toBeVisible();
}

async function install( page: Page, admin: string, activate: string ) {
	await page.goto( `${ admin }plugin-install.php?tab=upload` );
	await page
		.getByLabel( 'Plugin zip file' )
		.setInputFiles( join( ROOT, 'frontage.zip' ) );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	await page.getByRole( 'link', { name: activate } ).click();
	// A site's first activation leads to the first steps.
	await expect(
		page
			.getByText( 'Plugin activated.' )
			.or(
				page.getByRole( 'heading', { level: 1, name: 'Get started' } )
			)
	).toBeVisible();
}

async function deactivate( page: Page, admin: string, name: string ) {
	await page.goto( `${ admin }plugins.php` );
	await page.getByRole( 'link', { name } ).click();
	await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();
}

async function remove( page: Page, admin: string ) {
	await page.goto( `${ admin }plugins.php` );
	page.once( 'dialog', ( dialog ) => dialog.accept() );
	await page.getByRole( 'link', { name: 'Delete Frontage' } ).click();
	await expect(
		page.getByText( 'Frontage was successfully deleted.' )
	).toBeVisible();
}

const leftBehind = ( page: Page ) =>
	ask< { traces: string[]; items: number }[] >( page, '/', 'left-behind' );

/* Asks for all that goes with the plugin, in the words of the REST API. */
async function askForDeletion( page: Page, path: string ) {
	await page.goto( `${ path }wp-admin/options-general.php` );
	const status = await page.evaluate( async ( root ) => {
		const nonce = await (
			await fetch( `${ root }wp-admin/admin-ajax.php?action=rest-nonce` )
		).text();
		const answer = await fetch( `${ root }?rest_route=/wp/v2/settings`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-WP-Nonce': nonce,
			},
			body: JSON.stringify( {
				frontage_settings: { delete_on_uninstall: true },
			} ),
		} );
		return answer.status;
	}, path );
	expect( status ).toBe( 200 );
}

const ROOT = join( __dirname, '../../..' );

test.beforeAll( () => {
	test.setTimeout( 300_000 );
	execFileSync( process.execPath, [ join( ROOT, 'bin/plugin-zip.mjs' ) ] );
} );

const ADMIN = '/wp-admin/';
const NETWORK = '/wp-admin/network/';
let work = '';

test(
	'zip: uploaded and activated, it shows a gallery',
	{ tag: '@HK-02' },
	async ( { page } ) => {
		await signIn( page );
		await install( page, ADMIN, 'Activate Plugin' );
		work = await makeGallery( page );
		await signOut( page );
		await seeGallery( page, work );
	}
);

test(
	'zip: deactivated stays readable, deleted leaves the content',
	{ tag: '@HK-02' },
	async ( { page } ) => {
		await signIn( page );
		await deactivate( page, ADMIN, 'Deactivate Frontage' );
		await page.goto( work );
		await expect(
			page.getByRole( 'heading', { name: 'Work' } )
		).toBeVisible();
		await remove( page, ADMIN );
		expect( await leftBehind( page ) ).toEqual( [
			{ traces: [], items: 6 },
		] );
	}
);

test(
	'zip: the content is deleted with the plugin on request',
	{ tag: '@HK-02' },
	async ( { page } ) => {
		await signIn( page );
		await install( page, ADMIN, 'Activate Plugin' );
		await askForDeletion( page, '/' );
		await deactivate( page, ADMIN, 'Deactivate Frontage' );
		await remove( page, ADMIN );
		expect( await leftBehind( page ) ).toEqual( [
			{ traces: [], items: 0 },
		] );
	}
);

test(
	'zip: activated for a network, both sites show a gallery',
	{ tag: '@HK-02' },
	async ( { page } ) => {
		for ( const step of [ 'the network', 'its second site' ] ) {
			expect( await ask( page, '/', 'network' ), step ).toEqual( {
				sites: step === 'the network' ? 1 : 2,
			} );
		}
		await signIn( page );
		await install( page, NETWORK, 'Network Activate' );
		const galleries = [
			await makeGallery( page ),
			await makeGallery( page, '/second/' ),
		];
		await signOut( page );
		for ( const gallery of galleries ) {
			await seeGallery( page, gallery );
		}
	}
);

test(
	'zip: deleted from a network, each site follows its own setting',
	{ tag: '@HK-02' },
	async ( { page } ) => {
		await signIn( page );
		await askForDeletion( page, '/second/' );
		await deactivate( page, NETWORK, 'Network Deactivate Frontage' );
		await remove( page, NETWORK );
		expect( await leftBehind( page ) ).toEqual( [
			{ traces: [], items: 6 },
			{ traces: [], items: 0 },
		] );
	}
);

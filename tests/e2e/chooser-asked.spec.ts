/**
 * The chooser: what its owner is asked, and what becomes of the answers.
 */
import { expect, expectTrouble, hold, reset, test } from './frontage';
import { button, heading, QUERY, SCREEN } from './chooser-page';

test.use( { as: 'owner' } );
test.afterEach( reset );
test.beforeEach( ( { page } ) => {
	// WordPress's admin begins a transition that no visitor's page takes part in.
	expectTrouble( page, /ViewTransition opt-in disabled/ );
} );

test(
	'chooser: what is chosen stays when the site changes before the import',
	{ tag: [ '@PV-06', '@KT-07' ] },
	async ( { admin, page, requestUtils } ) => {
		test.setTimeout( 180_000 );
		const [ own ] = await requestUtils.rest< { id: number }[] >( {
			path: '/wp/v2/pages',
			params: { slug: 'about', _fields: 'id' },
		} );
		await admin.visitAdminPage( SCREEN, QUERY );
		await button( page, 'Preview “Studio”' ).click();
		await button( page, 'Use this template' ).click();
		await expect( heading( page, 'Import “Studio”' ) ).toBeFocused( {
			timeout: 30_000,
		} );
		const conflict = page.locator( '[id="frontage-kits-page/about"]' );
		await expect( conflict ).toHaveValue( 'both' );
		// Somebody works on it meanwhile, and the owner chooses while the site is asked.
		await requestUtils.rest( {
			path: `/wp/v2/pages/${ own?.id }`,
			method: 'POST',
			data: { title: 'About, edited' },
		} );
		const runs = /studio(?:\/|%2F)runs/;
		const begun = await hold( page, runs );
		expectTrouble( page, /status of 409/ );
		await button( page, 'Import template' ).click();
		await begun.asked();
		await conflict.selectOption( 'keep' );
		begun.answer();
		await expect(
			page.locator( '.frontage-kits-screen .components-notice.is-error' )
		).toContainText( 'Review the new plan.' );
		await expect( conflict ).toHaveValue( 'keep' );
		const asked = page.waitForRequest( runs );
		await button( page, 'Import template' ).click();
		const { choices } = ( await asked ).postDataJSON();
		expect( choices ).toEqual( { 'page/about': 'keep' } );
	}
);

/** Links, words and answers that nobody has thought of: pictures open all the same, and nothing of it runs. */
import { expectTrouble, hold } from './frontage';
import { expect, gallery, html, image, test, viewer } from './lightbox-page';

const HOSTILE = '<img src="/x" onerror="document.title=7">';
const ESCAPED = HOSTILE.replaceAll( '<', '&lt;' )
	.replaceAll( '>', '&gt;' )
	.replaceAll( '"', '&quot;' );
const ajax = ( to: string, name: string ) =>
	`<a href="${ to }" data-frontage-lightbox="ajax">${ name }</a>`;

test(
	'lightbox: hostile titles are text, links to nowhere open nothing',
	{ tag: [ '@LB-01', '@LB-02' ] },
	async ( { page, publish, pictures: [ one, two ] } ) => {
		const link = await publish(
			html(
				`${ ajax( 'http://[', 'Broken' ) } <a href="#%E0%A4%A" data-frontage-lightbox="inline">Half a sign</a> <a href="#${ ESCAPED }" data-frontage-lightbox="inline">Markup</a>`
			) +
				gallery( {}, image( one, 'First', { caption: ESCAPED } ) ) +
				html(
					`<a href="${ two.source_url }" data-elementor-lightbox-title="${ ESCAPED }" data-elementor-lightbox-description="${ ESCAPED }">Second</a>`
				)
		);
		await page.goto( link );
		const { dialog } = viewer( page );
		const open = ( name: string ) =>
			page.getByRole( 'main' ).getByRole( 'link', { name } ).click();
		for ( const name of [ 'First', 'Second' ] ) {
			await open( name );
			await expect( dialog ).toHaveAccessibleName( HOSTILE );
			await expect( dialog ).toContainText( HOSTILE );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		}
		for ( const name of [ 'Half a sign', 'Markup' ] ) {
			await open( name );
			await expect( dialog.getByRole( 'alert' ) ).toContainText(
				'Content not found'
			);
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		}
		await page.goto(
			`${ link }?frontage-lightbox-item=${ encodeURIComponent( HOSTILE ) }`
		);
		await expect( page ).toHaveURL( link );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).not.toHaveTitle( '7' );
	}
);

test(
	'lightbox: a slow page shows loading, an empty one is told',
	{ tag: [ '@LB-01', '@LB-02' ] },
	async ( { page, publish } ) => {
		expectTrouble( page, /500|answers|Failed to fetch|elsewhere\.test/ );
		await page.goto(
			await publish(
				html(
					[
						ajax( '/about/', 'Slow' ),
						ajax( '/empty/', 'Empty' ),
						ajax( '/failing/', 'Failing' ),
						ajax( '/cut/', 'Cut off' ),
						ajax( '/away/', 'Away' ),
					].join( ' ' )
				)
			)
		);
		for ( const [ path, answer ] of [
			[ 'empty', { body: '' } ],
			[ 'failing', { status: 500, body: 'No' } ],
			[
				'cut',
				{ body: `<main><p>Half a wor${ HOSTILE }<p>d<script>do` },
			],
			[
				'away',
				{
					status: 302,
					headers: { location: 'https://elsewhere.test/' },
				},
			],
		] as const ) {
			await page.route( `**/${ path }/`, ( route ) =>
				route.fulfill( { contentType: 'text/html', ...answer } )
			);
		}
		await page.route( '**/x', ( route ) =>
			route.fulfill( {
				contentType: 'image/svg+xml',
				body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
			} )
		);
		const { dialog } = viewer( page );
		const alert = dialog.getByRole( 'alert' );
		const open = ( name: string ) =>
			page.getByRole( 'main' ).getByRole( 'link', { name } ).click();
		const shut = async () => {
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		};

		const slow = await hold( page, /\/about\/$/ );
		await open( 'Slow' );
		await slow.asked();
		await expect( dialog.getByRole( 'status' ) ).toHaveText( 'Loading...' );
		await shut();
		slow.answer();
		await open( 'Cut off' );
		await expect( dialog ).toContainText( 'Half a wor' );
		await shut();
		for ( const [ name, words ] of [
			[ 'Empty', 'Content not found' ],
			[ 'Failing', 'The content could not be loaded.' ],
			[ 'Away', 'The content could not be loaded.' ],
		] as const ) {
			await open( name );
			await expect( alert ).toContainText( words );
			await shut();
		}
		await open( 'Slow' );
		await expect( dialog ).toContainText( 'Where to find us' );
		await expect( page ).not.toHaveTitle( '7' );
	}
);

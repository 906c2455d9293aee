/**
 * Captions and text that are opened over the page: their lines, their links, and all of them, however small the window.
 */
import { axe } from './frontage';
import {
	expect,
	gallery,
	html,
	image,
	test,
	viewer,
	type Page,
} from './lightbox-page';

const main = ( page: Page, name: string ) =>
	page.getByRole( 'main' ).getByRole( 'link', { name, exact: true } );

const LONG = 'The keeper of the lamp wrote down every ship. '.repeat( 9 );

test(
	'viewer: a caption has its lines and a working link',
	{ tag: [ '@LB-05' ] },
	async ( { page, publish, pictures: [ one ] } ) => {
		await page.goto(
			await publish(
				image( one, 'Pier', {
					caption:
						'The old pier<br>Photo: <a href="/about/">M. Example</a>',
				} )
			)
		);
		const { dialog, picture } = viewer( page );
		await main( page, 'Pier' ).click();
		await expect( dialog ).toHaveAccessibleName(
			'The old pier Photo: M. Example'
		);
		await expect( picture ).toHaveAccessibleName( 'Pier' );
		const heading = dialog.getByRole( 'heading' );
		expect(
			await heading.evaluate(
				( element: HTMLElement ) => element.innerText
			)
		).toBe( 'The old pier\nPhoto: M. Example' );
		await axe( page, '.frontage-viewer' );
		await heading.getByRole( 'link', { name: 'M. Example' } ).click();
		await expect( page ).toHaveURL( /\/about\/$/ );
	}
);

for ( const [ width, height, text ] of [
	[ 320, 640, 100 ],
	[ 320, 256, 200 ],
] as const ) {
	test(
		`viewer: a long caption scrolls at ${ width } × ${ height }, text at ${ text } %`,
		{ tag: '@LB-05' },
		async ( { page, publish, pictures: [ one ] } ) => {
			await page.setViewportSize( { width, height } );
			await page.goto(
				await publish(
					image( one, 'Pier', { caption: `${ LONG }The end` } ) +
						html( `<style>html{font-size:${ text }%}</style>` )
				)
			);
			const { dialog, close } = viewer( page );
			await main( page, 'Pier' ).click();
			const heading = dialog.getByRole( 'heading' );
			await heading.hover();
			await page.mouse.wheel( 0, 4000 );
			// The last line's place, in the window and above all that hides.
			await expect
				.poll( () =>
					heading.evaluate( ( element ) => {
						const range = document.createRange();
						range.selectNodeContents( element );
						const last = [ ...range.getClientRects() ].at( -1 );
						return (
							last &&
							last.top >= 0 &&
							last.bottom <= innerHeight &&
							document.elementFromPoint(
								last.right - 2,
								last.bottom - 4
							) === element
						);
					} )
				)
				.toBe( true );
			await close.click();
			await expect( dialog ).toHaveCount( 0 );
		}
	);
}

test(
	'viewer: enlarged text in a small window scrolls, not under captions',
	{ tag: '@LB-01' },
	async ( { page, publish } ) => {
		await page.setViewportSize( { width: 320, height: 256 } );
		await page.goto(
			await publish(
				html(
					`<style>html{font-size:200%}</style><a href="#note" data-frontage-lightbox="inline" title="${ LONG }">Note</a><div id="note" hidden><p>${ LONG }</p><p>The end</p></div>`
				)
			)
		);
		const { dialog } = viewer( page );
		await page.getByRole( 'main' ).getByText( 'Note' ).click();
		const end = dialog.getByText( 'The end' );
		await dialog.getByRole( 'group' ).first().hover();
		await page.mouse.wheel( 0, 8000 );
		await expect
			.poll( () =>
				end.evaluate( ( element ) => {
					const { x, bottom } = element.getBoundingClientRect();
					return (
						document.elementFromPoint( x + 2, bottom - 2 ) ===
						element
					);
				} )
			)
			.toBe( true );
	}
);

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 375, height: 700 },
	} );

	const PRICES =
		'<a href="#prices" data-frontage-lightbox="inline">Prices</a><p id="prices" hidden>Some words</p>';

	test(
		'viewer: two fingers make text larger',
		{ tag: '@LB-01' },
		async ( { page, publish } ) => {
			await page.goto( await publish( html( PRICES ) ) );
			const { dialog } = viewer( page );
			await main( page, 'Prices' ).tap();
			const words = dialog.getByText( 'Some words' );
			await expect( words ).toBeVisible();
			// Gestures that the browser's protocol makes pay no heed to it.
			expect(
				await words.evaluate( ( element ) => {
					const found = [];
					for (
						let at: Element | null = element;
						at;
						at = at.parentElement
					) {
						found.push( getComputedStyle( at ).touchAction );
					}
					return found.filter(
						( each ) => ! /auto|zoom/.test( each )
					);
				} )
			).toEqual( [] );
		}
	);

	test(
		'viewer: on a pinched page a swipe keeps slide and caption',
		{ tag: '@LB-05' },
		async ( { page, publish, pictures: [ one, two ] } ) => {
			const caption = ( words: string ) => ( { caption: words } );
			await page.goto(
				await publish(
					gallery(
						{},
						image( one, 'Pier', caption( 'The old pier' ) ),
						image( two, 'Quay', caption( 'The new quay' ) )
					)
				)
			);
			const { dialog, picture, next } = viewer( page );
			await main( page, 'Pier' ).tap();
			await expect( picture ).toBeVisible();
			await expect( next ).toBeEnabled();
			const cdp = await page.context().newCDPSession( page );
			const scale = ( to: number ) =>
				cdp.send( 'Emulation.setPageScaleFactor', {
					pageScaleFactor: to,
				} );
			const swipe = async () => {
				for ( const x of [ 300, 250, 180, 100, 60 ] ) {
					await cdp.send( 'Input.dispatchTouchEvent', {
						type: x === 300 ? 'touchStart' : 'touchMove',
						touchPoints: [ { x, y: 350 } ],
					} );
				}
				await cdp.send( 'Input.dispatchTouchEvent', {
					type: 'touchEnd',
					touchPoints: [],
				} );
			};
			await scale( 2 );
			await expect( dialog ).toHaveAttribute( 'data-pinched' );
			await swipe();
			await scale( 1 );
			await expect( dialog ).not.toHaveAttribute( 'data-pinched' );
			await expect( dialog ).toHaveAccessibleName( 'The old pier' );
			await swipe();
			await expect( dialog ).toHaveAccessibleName( 'The new quay' );
		}
	);
} );

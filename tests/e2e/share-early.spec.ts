/** Share links whose press is the visitor's first act, before what answers it has come. */
import { goBack, hold, type Page } from './frontage';
import {
	answerForOthers,
	expect,
	fixture,
	parts,
	shareBlock,
	test,
} from './share-page';

const VIEW = /(share\/view|bundles\/post)\.js/;

test.use( { hasTouch: true } );

/** What the browser opens by itself. */
const popover = ( page: Page ) => page.locator( ':popover-open' );

const HOW = {
	mouse: ( page: Page ) => parts( page ).link( 'Facebook' ).click(),
	finger: ( page: Page ) => parts( page ).link( 'Facebook' ).tap(),
	keyboard: ( page: Page ) =>
		parts( page ).link( 'Facebook' ).press( 'Enter' ),
};

for ( const [ what, share ] of Object.entries( HOW ) ) {
	test(
		`share: counted as the first interaction, ${ what }`,
		{ tag: [ '@SH-05', '@SH-08' ] },
		async ( { page, post, context } ) => {
			await answerForOthers( context );
			const { link } = await post( shareBlock() );
			const { asked, answer } = await hold( page, /deferred\/share\.js/ );
			await page.goto( link );
			const popup = page.waitForEvent( 'popup' );
			await share( page );
			await ( await popup ).waitForURL( /^https:/ );
			await asked();
			const counted = page.waitForResponse(
				/frontage(\/|%2F)v1(\/|%2F)shares/
			);
			answer();
			expect( ( await counted ).status() ).toBe( 201 );
		}
	);
}

test(
	'share: the pointer on More fetches its dialog beside the script that opens it',
	{ tag: '@SH-03' },
	async ( { page, post } ) => {
		const { link } = await post( shareBlock() );
		const { asked, answer } = await hold( page, /deferred\/share\.js/ );
		await page.goto( link );
		const dialogs = page.waitForRequest( /deferred\/share-dialogs\.js/ );
		await parts( page ).button( 'More' ).hover();
		await Promise.all( [ asked(), dialogs ] );
		answer();
		await parts( page ).button( 'More' ).click();
		await expect( parts( page ).find ).toBeVisible();
	}
);

test(
	'share: More pressed before any script opens at once, once',
	{ tag: [ '@IS-04', '@SH-03' ] },
	async ( { page, post } ) => {
		const { link } = await post( shareBlock() );
		const { asked, answer } = await hold( page, VIEW );
		await page.goto( link, { waitUntil: 'commit' } );
		await asked();
		const { button, dialog, find } = parts( page );
		await button( 'More' ).click();
		await expect( popover( page ) ).toHaveText(
			'Share on another service'
		);
		await expect( find ).toBeFocused();
		await page.keyboard.type( 'redd' );
		answer();
		await expect( dialog.getByRole( 'link' ) ).toHaveText( [ 'Reddit' ] );
		await expect( popover( page ) ).toHaveCount( 0 );
		await expect( find ).toBeFocused();
		await page.keyboard.type( 'itt' );
		await expect( find ).toHaveValue( 'redditt' );
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			'No service has this name.'
		);
		await goBack( page );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
		await button( 'More' ).click();
		await expect( find ).toHaveValue( '' );
		await expect
			.poll( () => dialog.getByRole( 'link' ).count() )
			.toBeGreaterThanOrEqual( 40 );
	}
);

test(
	'share: Copy pressed before any script shows, then selects it',
	{ tag: [ '@IS-04', '@SH-02' ] },
	async ( { page, post } ) => {
		const { link } = await post( shareBlock() );
		const { asked, answer } = await hold( page, VIEW );
		await page.goto( link, { waitUntil: 'commit' } );
		await asked();
		const { button, dialog } = parts( page );
		await button( 'Copy link' ).click();
		await expect( popover( page ) ).toHaveText(
			`Copy it from here: ${ link }`
		);
		answer();
		await expect(
			dialog.getByRole( 'textbox', { name: 'Copy it from here:' } )
		).toHaveValue( link );
	}
);

test(
	'share: More is an optimizer’s first interaction',
	{ tag: [ '@IS-04', '@IS-07' ] },
	async ( { page, post } ) => {
		await fixture( page, 'delayed' );
		await page.goto( ( await post( shareBlock() ) ).link );
		await parts( page ).button( 'More' ).click();
		await expect( parts( page ).find ).toBeFocused();
	}
);

test(
	'share: rewritten in place, it copies once, the new address',
	{ tag: '@SH-02' },
	async ( { page, post } ) => {
		await page.addInitScript( () => {
			const copied: string[] = [];
			Object.assign( window, { copied } );
			Object.defineProperty( navigator, 'clipboard', {
				value: {
					writeText: async ( text: string ) =>
						void copied.push( text ),
				},
			} );
		} );
		await page.goto( ( await post( shareBlock() ) ).link );
		const { group, button } = parts( page );
		const data = '{"url":"https://new.example/","title":"New"}';
		await group.evaluate(
			( box, text ) => box.setAttribute( 'data-frontage-share', text ),
			data
		);
		await button( 'Copy link' ).click();
		await expect(
			page.getByRole( 'region', { name: /^Notifications/ } )
		).toContainText( 'Link copied.' );
		expect(
			await page.evaluate( () => Reflect.get( window, 'copied' ) )
		).toEqual( [ 'https://new.example/' ] );
	}
);

test(
	'share: blocked windows go to the instance, Back returns',
	{ tag: '@SH-04' },
	async ( { page, post, context } ) => {
		await answerForOthers( context );
		await page.addInitScript( () => {
			window.open = () => null;
		} );
		const { link } = await post( shareBlock() );
		await page.goto( link );
		const { link: service, host, dialog } = parts( page );
		await service( 'Mastodon' ).click();
		await expect( host ).toBeFocused();
		await host.press( 'Enter' );
		await expect( page ).toHaveURL( /^https:\/\/mastodon\.social\/share/ );
		await page.goBack( { waitUntil: 'commit' } );
		await expect( page ).toHaveURL( link );
		await expect( dialog ).toHaveCount( 0 );
	}
);

for ( const width of [ 640, 768, 1280 ] ) {
	test(
		`share: the bar covers no text at ${ width } px`,
		{ tag: '@SH-07' },
		async ( { page, post } ) => {
			await page.setViewportSize( { width, height: 800 } );
			const text = `<!-- wp:paragraph --><p>${ 'Words that fill a line. '.repeat( 60 ) }</p><!-- /wp:paragraph -->`;
			await page.goto(
				(
					await post(
						text.repeat( 4 ) + shareBlock( { layout: 'bar' } )
					)
				).link
			);
			const bar = await parts( page )
				.group.getByRole( 'list' )
				.boundingBox();
			for ( const paragraph of await page
				.getByText( 'Words that fill' )
				.all() ) {
				const box = await paragraph.boundingBox();
				const isBeside =
					( bar?.x ?? 0 ) + ( bar?.width ?? 0 ) <= ( box?.x ?? 0 );
				const isBelow =
					( bar?.y ?? 0 ) >= ( box?.y ?? 0 ) + ( box?.height ?? 0 );
				expect( isBeside || isBelow ).toBe( true );
			}
		}
	);
}

test(
	'share: popup height follows the results, its field stays',
	{ tag: '@SH-03' },
	async ( { page, post } ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( ( await post( shareBlock() ) ).link );
		const { button, dialog, find } = parts( page );
		await button( 'More' ).click();
		await expect
			.poll( () => dialog.getByRole( 'link' ).count() )
			.toBeGreaterThanOrEqual( 40 );
		const at = async () => ( await find.boundingBox() )?.y;
		const height = () =>
			dialog.evaluate( ( each ) => Math.round( each.clientHeight ) );
		await expect.poll( height ).toBe( 638 );
		const top = await at();
		await find.fill( 'reddit' );
		await expect.poll( height ).toBeLessThan( 250 );
		expect( await at() ).toBe( top );
		await find.fill( '' );
		await expect.poll( height ).toBe( 638 );
		expect( await at() ).toBe( top );
	}
);

test(
	'share: the popup keeps its height while its list loads',
	{ tag: '@SH-03' },
	async ( { page, post } ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( ( await post( shareBlock() ) ).link );
		const script = await hold( page, /deferred\/share-dialogs\.js/ );
		const { button, dialog } = parts( page );
		await button( 'More' ).click();
		await expect( popover( page ) ).toHaveJSProperty( 'clientHeight', 638 );
		script.answer();
		await expect( dialog.getByRole( 'link' ).first() ).toBeVisible();
		await expect( dialog ).toHaveJSProperty( 'clientHeight', 638 );
	}
);

for ( const style of [ '', 'minified', 'formatted' ] as const ) {
	test(
		`share: server and script print the same dialog${ style && `, ${ style }` }`,
		{ tag: [ '@IS-02', '@SH-03' ] },
		async ( { page, post } ) => {
			if ( style ) {
				await fixture( page, style );
			}
			await page.addInitScript( () =>
				Object.defineProperty( navigator, 'share', {
					value: undefined,
				} )
			);
			await page.goto(
				( await post( shareBlock( { native: true } ) ) ).link
			);
			const { button, dialog } = parts( page );
			const html = async ( opener: string ) => {
				await button( opener ).click();
				await expect(
					dialog.getByRole( 'link', { name: 'Reddit' } )
				).toBeVisible();
				const shown = await dialog.evaluate( ( element ) => {
					const { firstElementChild: own } =
						new DOMParser().parseFromString(
							element.outerHTML,
							'text/html'
						).body;
					for ( const each of own?.querySelectorAll( '*' ) ?? [] ) {
						// By which it works without script.
						for ( const name of [
							'autofocus',
							'data-frontage-wake',
							'popovertarget',
							'popovertargetaction',
						] ) {
							each.removeAttribute( name );
						}
					}
					const read = ( each: Element ): unknown => [
						each.localName,
						[ ...each.attributes ]
							.map(
								( { name, value } ) => `${ name }=${ value }`
							)
							.sort(),
						[ ...each.childNodes ].map( ( node ) =>
							node instanceof Element
								? read( node )
								: node.nodeValue
						),
					];
					return [ ...( own?.children ?? [] ) ].map( read );
				} );
				await page.keyboard.press( 'Escape' );
				await expect( dialog ).toHaveCount( 0 );
				return shown;
			};
			expect( await html( 'More' ) ).toEqual( await html( 'Share' ) );
		}
	);
}

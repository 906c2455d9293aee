/** Share links in a row and in a bar: where they lead, what is counted, where they stand. */
import {
	answerForOthers,
	axe,
	expect,
	fixture,
	parts,
	shareBlock,
	test,
	TITLE,
	writeFrom,
} from './share-page';
import { changeSettings } from './settings-page';

test(
	'share: without JavaScript links hold title and URL, and request nothing',
	{ tag: [ '@SH-01', '@SH-09' ] },
	async ( { browser, post } ) => {
		const { link } = await post( shareBlock() );
		const page = await browser.newPage( { javaScriptEnabled: false } );
		const hosts = new Set< string >();
		page.on( 'request', ( request ) =>
			hosts.add( new URL( request.url() ).host )
		);
		await page.goto( `${ link }?utm_source=mail` );
		const { group, link: service } = parts( page );
		const href = await service( 'Facebook' ).getAttribute( 'href' );
		expect( new URL( href ?? '' ).searchParams.get( 'u' ) ).toBe( link );
		expect( new URL( href ?? '' ).searchParams.get( 't' ) ).toBe( TITLE );
		await expect( service( 'Facebook' ) ).toHaveAttribute(
			'rel',
			'noopener nofollow'
		);
		await expect( service( 'Email' ) ).toHaveAttribute(
			'href',
			/^mailto:\?subject=Stairs%20%26/
		);
		await expect( group.getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( group ).toHaveAttribute(
			'data-frontage-share',
			new RegExp( `"url":"${ link }"` )
		);
		expect( [ ...hosts ] ).toEqual( [ new URL( link ).host ] );
		await page.close();
	}
);

test(
	'share: a small window opens, one click counts once',
	{ tag: [ '@SH-01', '@SH-05', '@everywhere' ] },
	async ( { page, post, context } ) => {
		await answerForOthers( context );
		const { id, link } = await post( shareBlock( { showCounts: true } ) );
		await page.goto( link );
		// By its mark: the count that comes belongs to its name.
		const { group, link: service } = parts( page );
		const facebook = group.locator( '[data-service=facebook]' );
		for ( const status of [ 201, 200 ] ) {
			// Its script comes with the pointer.
			const counted = page.waitForResponse( /frontage(\/|%2F)v1/ );
			const [ popup ] = await Promise.all( [
				page.waitForEvent( 'popup' ),
				facebook
					.hover()
					.then( () =>
						page.waitForFunction( () =>
							Reflect.get(
								Reflect.get( window, 'frontage' ),
								'share'
							)
						)
					)
					.then( () => facebook.click() ),
			] );
			expect( new URL( popup.url() ).searchParams.get( 'u' ) ).toBe(
				link
			);
			expect( ( await counted ).status() ).toBe( status );
			expect( await popup.evaluate( () => window.opener ) ).toBeNull();
			await popup.close();
		}
		const answer = await page.request.get( '/wp-admin/admin-ajax.php', {
			params: {
				action: 'heateor_sss_sharing_count',
				'urls[]': link,
			},
		} );
		expect( await answer.json() ).toEqual( {
			status: 1,
			facebook: 0,
			facebook_urls: [],
			message: { [ link ]: { facebook: 1 } },
		} );
		const forged = await page.request.get( '/wp-admin/admin-ajax.php', {
			params: {
				action: 'heateor_sss_save_facebook_shares',
				[ `share_counts[${ link }]` ]: '1000000',
			},
		} );
		expect( await forged.json() ).toMatchObject( { status: 1 } );
		await page.reload();
		await expect( service( 'Facebook 1' ) ).toBeVisible();
		expect( id ).toBeGreaterThan( 0 );
	}
);

test(
	'share: the side bar hides and shows, also RTL and without script',
	{ tag: '@SH-07' },
	async ( { page, post, browser } ) => {
		const { link } = await post( shareBlock( { layout: 'bar' } ) );
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await page.unrouteAll();
			await writeFrom( page, link, direction );
			await page.goto( link );
			const { group, link: service } = parts( page );
			const box = await group.boundingBox();
			expect( box?.x ).toBe(
				direction === 'ltr' ? 0 : 1280 - ( box?.width ?? 0 )
			);
			await expect( service( 'Facebook' ) ).toBeVisible();
			await axe( page, '.wp-block-frontage-share' );
			await group.getByTitle( 'Hide' ).click();
			await expect( service( 'Facebook' ) ).toBeHidden();
			await expect( group.getByTitle( 'Hide' ) ).toBeHidden();
			await group.locator( 'summary' ).focus();
			await page.keyboard.press( 'Tab' );
			await expect( group.locator( '[data-service]:focus' ) ).toHaveCount(
				0
			);
			await group.getByTitle( 'Share', { exact: true } ).click();
			await expect( service( 'Facebook' ) ).toBeVisible();
		}
		const plain = await browser.newPage( { javaScriptEnabled: false } );
		await plain.goto( link );
		await parts( plain ).group.getByTitle( 'Hide' ).click();
		await expect( parts( plain ).link( 'Facebook' ) ).toBeHidden();
		await plain.close();
	}
);

test(
	'share: counts are short, refreshed on a cached page, and 1 or more',
	{ tag: [ '@SH-06', '@everywhere' ] },
	async ( { page, post } ) => {
		const { link } = await post(
			shareBlock( { showCounts: true, showTotal: true } )
		);
		const asked: string[] = [];
		await page.route( '**/admin-ajax.php*', ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( {
				json: {
					status: 1,
					facebook: 0,
					facebook_urls: [],
					message: {
						[ link ]: { facebook: 999950, email: 0, copy: 1234 },
					},
				},
			} );
		} );
		await page.goto( link );
		const { group, link: service, button } = parts( page );
		await expect( service( 'Facebook' ) ).toBeVisible();
		expect( asked ).toEqual( [] );
		await service( 'Facebook' ).hover();
		await expect( service( 'Facebook 1M' ) ).toBeVisible();
		await expect( service( 'Email' ) ).toBeVisible();
		await expect( button( 'Copy link 1.2K' ) ).toBeVisible();
		const total = group.locator( '[data-count=total]' );
		await expect( total ).toHaveText( '1M Shares' );
		const sizes = await total.evaluate( ( each ) => [
			each.clientHeight,
			...[ ...each.children ].map( ( child ) =>
				parseFloat( getComputedStyle( child ).fontSize )
			),
		] );
		expect( sizes[ 1 ] ).toBeCloseTo( ( sizes[ 0 ] ?? 0 ) * 0.62, 1 );
		expect( sizes[ 2 ] ).toBeCloseTo( ( sizes[ 0 ] ?? 0 ) * 0.38, 1 );
		await service( 'Email' ).hover();
		expect( asked ).toHaveLength( 1 );
	}
);

test(
	'share: each post of a Query Loop is shared as itself',
	{ tag: '@SH-01' },
	async ( { page, post } ) => {
		const one = await post( '', 'First of two' );
		const two = await post( '', 'Second "of" <i>two</i>' );
		const { link } = await post(
			`${ shareBlock() }<!-- wp:query {"queryId":7,"query":{"perPage":2,"postType":"post","order":"desc","orderBy":"date","inherit":false,"exclude":[]}} --><div class="wp-block-query"><!-- wp:post-template -->${ shareBlock() }<!-- /wp:post-template --></div><!-- /wp:query -->`,
			'Around'
		);
		await page.goto( link );
		const urls = await page
			.locator( '[data-frontage-share]' )
			.evaluateAll( ( all ) =>
				all.map(
					( each ) =>
						JSON.parse(
							each.getAttribute( 'data-frontage-share' ) ?? ''
						).url
				)
			);
		expect( urls[ 0 ] ).toBe( link );
		expect( new Set( urls.slice( 1 ) ).size ).toBe( 2 );
		expect( [ one.link, two.link, link ] ).toEqual(
			expect.arrayContaining( urls )
		);
	}
);

test(
	'share: below all posts by a setting, with legacy data and a strict CSP',
	{ tag: [ '@SH-01', '@SE-01' ] },
	async ( { page, post, requestUtils } ) => {
		await changeSettings( requestUtils, {
			share_place: 'below',
			share_services: 'reddit,x',
		} );
		await fixture( page, 'csp' );
		const plain = await post(
			'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->'
		);
		await page.goto( plain.link );
		const { group, link, button, dialog, find } = parts( page );
		await expect( group.getByRole( 'link' ) ).toHaveText( [
			'Reddit',
			'X',
		] );
		await button( 'More' ).click();
		await expect( find ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );

		const old = await post(
			'<!-- wp:shortcode -->[Sassy_Social_Share]<!-- /wp:shortcode -->'
		);
		await page.goto( old.link );
		await expect( link( 'Reddit' ) ).toHaveAttribute(
			'href',
			new RegExp( encodeURIComponent( old.link ) )
		);
	}
);

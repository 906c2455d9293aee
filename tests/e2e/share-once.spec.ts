/** Shares from two tabs at once, and of the posts of an archive. */
import {
	answerForOthers,
	expect,
	parts,
	shareBlock,
	shareBy,
	test,
} from './share-page';

test(
	'share: from two tabs at once it counts once',
	{ tag: [ '@SH-05', '@SH-08', '@everywhere' ] },
	async ( { page, post, context } ) => {
		await answerForOthers( context );
		const { id, link } = await post( shareBlock( { showCounts: true } ) );
		const other = await context.newPage();
		for ( const [ tab, status ] of [
			[ page, 201 ],
			[ other, 200 ],
		] as const ) {
			await tab.goto( link );
			expect( await shareBy( tab, 'Facebook' ) ).toBe( status );
		}
		for ( const service of [ 'x', 'copy', 'email', 'reddit' ] ) {
			const atOnce = await Promise.all(
				[ 1, 2, 3, 4 ].map( () =>
					page.request.post( '/wp-json/frontage/v1/shares', {
						form: { post: id, service },
					} )
				)
			);
			expect(
				atOnce.filter( ( answer ) => answer.status() === 201 )
			).toHaveLength( 1 );
		}
		await page.reload();
		await expect( parts( page ).link( 'Facebook 1' ) ).toBeVisible();
	}
);

test(
	'share: posts and category are shared as themselves on each page',
	{ tag: '@SH-01' },
	async ( { page, post, requestUtils } ) => {
		const template = ( inner: string ) =>
			`${ shareBlock() }<!-- wp:query {"queryId":9,"query":{"inherit":true}} --><div class="wp-block-query"><!-- wp:post-template -->${ inner }<!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;
		await requestUtils.rest( {
			path: '/wp/v2/templates',
			method: 'POST',
			data: {
				slug: 'category',
				title: 'Category',
				content: template(
					`<!-- wp:post-title {"isLink":true} /-->${ shareBlock() }`
				),
			},
		} );
		const { id, link } = await requestUtils.rest< {
			id: number;
			link: string;
		} >( {
			path: '/wp/v2/categories',
			method: 'POST',
			data: { name: 'Stairs & <b>light</b>', slug: 'stairs' },
		} );
		await requestUtils.rest( {
			path: '/wp/v2/settings',
			method: 'POST',
			data: { posts_per_page: 2 },
		} );
		const titles = [ 'One & “one”', '</script><i>Two</i>', 'Three' ];
		const made = [];
		for ( const [ at, title ] of titles.entries() ) {
			const { id: postId, link: address } = await post( '', title );
			await requestUtils.rest( {
				path: `/wp/v2/posts/${ postId }`,
				method: 'POST',
				data: {
					categories: [ id ],
					date: `2026-01-0${ at + 1 }T10:00:00`,
				},
			} );
			made.push( address );
		}
		const shared = () =>
			page
				.getByRole( 'group', { name: /^Share “/ } )
				.getByRole( 'link', { name: 'Facebook' } )
				.evaluateAll( ( all ) =>
					all.map( ( each ) => {
						const { searchParams } = new URL(
							each.getAttribute( 'href' ) ?? ''
						);
						return [
							searchParams.get( 'u' ),
							searchParams.get( 't' ),
						];
					} )
				);
		const category = expect.stringContaining( 'Stairs & ' );
		await page.goto( link );
		await expect
			.poll( async () => ( await shared() ).sort() )
			.toEqual(
				[
					[ link, category ],
					[ made[ 1 ], 'Two' ],
					[ made[ 2 ], 'Three' ],
				].sort()
			);
		await page.getByRole( 'link', { name: /Next Page/ } ).click();
		await expect( page ).toHaveURL( `${ link }page/2/` );
		await expect.poll( shared ).toEqual( [
			[ `${ link }page/2/`, category ],
			[ made[ 0 ], 'One & “one”' ],
		] );
	}
);

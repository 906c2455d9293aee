/** Progress bars: a width, and its words. */
import { axe, fixture } from './frontage';
import { expect, test } from './sticky-page';

const progress = ( attributes: object ) =>
	`<!-- wp:frontage/progress ${ JSON.stringify( attributes ) } /-->`;

test(
	'progress: has width, name and value without script, from the right too',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { browser, page, publish } ) => {
		const link = await publish(
			progress( { title: 'New workshop', percent: 72 } ) +
				progress( {
					percent: 12.5,
					innerText: 'Seats for the <em>new</em> hall',
					showPercentage: false,
				} )
		);
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		const bar = plain.getByRole( 'progressbar', { name: 'New workshop' } );
		await expect( bar ).toHaveAttribute( 'aria-valuetext', '72%' );
		await expect( plain.getByText( '72%' ) ).toBeVisible();
		await context.close();

		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 320, height: 700 } );
		await page.goto( link );
		const second = page.getByRole( 'progressbar', { name: 'Progress' } );
		await expect( second ).toHaveAttribute(
			'aria-valuetext',
			'12.5%, Seats for the new hall'
		);
		await expect( page.getByText( '12.5%' ) ).toHaveCount( 0 );
		const [ track, filled ] = await Promise.all(
			[ second, second.locator( '> div' ) ].map( ( each ) =>
				each.boundingBox()
			)
		);
		const { x = 0, width = 0 } = track ?? {};
		expect( filled?.width ).toBeCloseTo( width * 0.125, 0 );
		expect( ( filled?.x ?? 0 ) + ( filled?.width ?? 0 ) ).toBeCloseTo(
			x + width,
			0
		);
		await axe( page, '.wp-block-frontage-progress' );
	}
);

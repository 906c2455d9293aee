/** Words of visitors and members in a header of a classic theme. */
import { banner, expect, fixture, header, test } from './header-page';

const ROW =
	'<!-- wp:frontage/header-row --><!-- wp:shortcode -->Owner: [secret]<!-- /wp:shortcode --><!-- wp:query-title {"type":"search"} /--><!-- wp:frontage/search {"opens":"inline","liveResults":false} /--><!-- wp:frontage/account {"actionType":"menu"} /--><!-- /wp:frontage/header-row -->';

test(
	'header: search and names run no shortcodes, its own content does',
	{ tag: [ '@HK-07', '@everywhere', '@newest' ] },
	async ( { decide, page, placePattern, requestUtils } ) => {
		const [ member ] = await requestUtils.rest<
			{ id: number; name: string }[]
		>( { path: '/wp/v2/users', params: { search: 'subscriber' } } );
		const rename = ( name: string ) =>
			requestUtils.rest( {
				path: `/wp/v2/users/${ member?.id }`,
				method: 'POST',
				data: { name },
			} );
		await rename( '[secret]' );
		const pattern = await placePattern( header( ROW ) );
		await decide( { classic_header: pattern.id } );
		await fixture( page, 'classic-theme', 'secret-shortcode' );
		await page.request.post( '/wp-login.php', {
			form: { log: 'subscriber', pwd: 'password' },
		} );
		await page.goto( '/?s=[secret]' );
		await expect( banner( page ) ).toContainText( 'Owner: It ran' );
		await expect( page.getByText( 'It ran' ) ).toHaveCount( 1 );
		await expect(
			banner( page ).getByRole( 'textbox', { name: 'Search' } )
		).toHaveValue( '[secret]' );
		await expect(
			banner( page ).getByRole( 'heading', { name: '[secret]' } )
		).toBeVisible();
		await expect(
			banner( page ).getByRole( 'button', {
				name: 'Account of [secret]',
			} )
		).toBeVisible();
		await rename( member?.name ?? '' );
	}
);

<?php
/** Where a header stands, how it sticks, and what takes its place in a classic theme. */

declare( strict_types=1 );

namespace Frontage\Tests\Header;

use Frontage\Tests\TestCase;
use function Frontage\Header\attributes;
use function Frontage\Header\chosen_header;
use function Frontage\Header\matches_condition;
use function Frontage\Header\move_attributes_to_part;
use function Frontage\Header\note_header;
use function Frontage\Header\render_as_part;
use function Frontage\Header\shrink;
use function Frontage\Header\spacing;
use function Frontage\Header\sticky_mode;
use function Frontage\Header\with_header;

/** Headers, from settings and blocks to HTML. */
final class HeaderTest extends TestCase {

	/** Begins as on a site whose owner has decided nothing yet. */
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'frontage_settings' );
	}

	/**
	 * [HD-03] Header: rows stick together unless another follows, on the chosen devices.
	 * @dataProvider arrangements
	 * @param list<string> $rows `row` or `row device`.
	 * @param array<string, mixed> $settings
	 */
	public function test_rows_stick_together_or_by_themselves( array $rows, array $settings, string $desktop, string $mobile ): void {
		update_option( 'frontage_settings', $settings + [ 'hook_sticky_header' => true ] );
		$rows = array_map(
			static function ( string $row ): array {
				[ $name, $device ] = explode( ' ', "$row all" );
				return [
					'row'    => $name,
					'device' => $device,
				];
			},
			$rows
		);
		$this->assertSame( [ $desktop, $mobile ], [ sticky_mode( $rows, 'desktop' ), sticky_mode( $rows, 'mobile' ) ] );
	}

	/**
	 * Rows, settings, and how the header sticks on desktop and on phones.
	 * @return array<string, array{list<string>, array<string, mixed>, string, string}>
	 */
	public function arrangements(): array {
		$all = [
			'header_above_stick' => true,
			'header_below_stick' => true,
		];
		return [
			'off'                         => [ [ 'main' ], [ 'hook_sticky_header' => false ], '', '' ],
			'one row'                     => [ [ 'main' ], [], 'whole', 'whole' ],
			'one that scrolls away'       => [ [ 'above', 'main' ], [], 'whole', 'whole' ],
			'one that scrolls after'      => [ [ 'main', 'below' ], [], 'rows', 'rows' ],
			'all'                         => [ [ 'above', 'main', 'below' ], $all, 'whole', 'whole' ],
			'above and below only'        => [ [ 'above', 'main', 'below' ], $all + [ 'header_main_stick' => false ], 'rows', 'rows' ],
			'below on desktop only'       => [ [ 'main', 'below desktop' ], [], 'rows', 'whole' ],
			'phones only'                 => [ [ 'main' ], [ 'sticky_header_on_devices' => 'mobile' ], '', 'whole' ],
			'no row that the owner named' => [ [ 'above' ], [], '', '' ],
		];
	}

	/** [HD-01] Header: the blog page is one of posts only. */
	public function test_the_blog_page_is_one_of_posts(): void {
		global $wp_query;
		$before            = $wp_query;
		$wp_query          = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		$wp_query->is_home = true;
		$on                = [ matches_condition( 'type:post' ), matches_condition( 'type:page' ) ];
		$wp_query          = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		$this->assertSame( [ true, false ], $on );
	}

	/** [HD-03] Header: a shrinking row loses half its padding, or half the default. */
	public function test_a_row_shrinks_by_half_of_its_padding(): void {
		update_option( 'frontage_settings', [ 'hook_sticky_header' => true, 'header_main_shrink' => true ] );
		$row = [ 'row' => 'main', 'device' => 'all' ];
		$this->assertStringContainsString( '-shrink:calc((16px + 16px) / 2);', shrink( $row ) );
		$row['style']['spacing']['padding'] = [ 'top' => 'var:preset|spacing|30', 'bottom' => '1px;color:red' ];
		$this->assertStringContainsString( '-shrink:calc((var(--wp--preset--spacing--30) + 16px) / 2);', shrink( $row ) );
		$this->assertSame( '', shrink( [ 'row' => 'below' ] + $row ) );
	}

	/**
	 * [HD-05] [PB-06] Header: the logo has a width for each device, the header's own or the site's.
	 * @dataProvider logos
	 * @param mixed $own
	 * @param array<string, mixed> $settings
	 */
	public function test_the_logo_has_a_width_for_each_device( $own, array $settings, string $css ): void {
		update_option( 'frontage_settings', $settings );
		$given = attributes( [], $own );
		$this->assertSame( $css, $given['style'] ?? '' );
		$this->assertSame( '' !== $css, isset( $given['data-logo'] ) );
	}

	/**
	 * The attribute, the settings, and the custom properties.
	 * @return array<string, array{mixed, array<string, mixed>, string}>
	 */
	public function logos(): array {
		$site = [ 'header_logo_width' => 150, 'responsive_header_logo_width' => [ 'tablet' => 110 ] ];
		return [
			'none'              => [ null, [], '' ],
			'hostile'           => [ [ 'value' => '9;color:red', 'mobile' => -1, 'tablet' => [ 2 ], 'other' => 5 ], [], '' ],
			'the site’s'        => [
				[],
				$site,
				'--frontage-header-logo-tablet:var(--frontage-tablet) 110px;--frontage-header-logo-mobile:var(--frontage-mobile) 150px;'
					. '--frontage-header-logo:var(--frontage-header-logo-mobile,var(--frontage-header-logo-tablet,150px));',
			],
			'on tablets only'   => [
				[],
				[ 'responsive_header_logo_width' => [ 'tablet' => 90 ] ],
				'--frontage-header-logo-tablet:var(--frontage-tablet) 90px;--frontage-header-logo-mobile:var(--frontage-mobile) auto;'
					. '--frontage-header-logo:var(--frontage-header-logo-mobile,var(--frontage-header-logo-tablet));',
			],
			'its own'           => [ [ 'value' => 200 ], $site, '--frontage-header-logo:200px;' ],
			'its own on phones' => [
				[ 'mobile' => 60 ],
				[ 'header_logo_width' => 150 ],
				'--frontage-header-logo-mobile:var(--frontage-mobile) 60px;--frontage-header-logo:var(--frontage-header-logo-mobile,150px);',
			],
		];
	}

	/** [PB-06] Header: a row has padding and gap of its own on devices, which count when it shrinks. */
	public function test_a_row_has_spacing_for_each_device(): void {
		update_option( 'frontage_settings', [ 'hook_sticky_header' => true, 'header_main_shrink' => true ] );
		$row = [ 'row' => 'main', 'device' => 'all', 'padding' => [ 'value' => '1px' ], 'gap' => [ 'mobile' => '1px;color:red' ] ];
		$this->assertSame( '', spacing( $row ) );
		$row = [
			'padding' => [ 'mobile' => '4px' ],
			'gap'     => [ 'tablet' => 'var:preset|spacing|20' ],
			'style'   => [ 'spacing' => [ 'padding' => [ 'top' => '1rem' ] ] ],
		] + $row;
		$this->assertSame(
			'--frontage-row-top-mobile:var(--frontage-mobile) 4px;--frontage-row-top:var(--frontage-row-top-mobile,1rem);padding-top:var(--frontage-row-top);'
				. '--frontage-row-bottom-mobile:var(--frontage-mobile) 4px;--frontage-row-bottom:var(--frontage-row-bottom-mobile,16px);padding-bottom:var(--frontage-row-bottom);'
				. '--frontage-row-gap-tablet:var(--frontage-tablet) var(--wp--preset--spacing--20);'
				. '--frontage-row-gap:var(--frontage-row-gap-tablet,var(--wp--style--block-gap,0.5em));gap:var(--frontage-row-gap);',
			spacing( $row )
		);
		$this->assertStringContainsString( '-shrink:calc((var(--frontage-row-top) + var(--frontage-row-bottom)) / 2);', shrink( $row ) );
	}

	/** [HD-03] Header: a sticky row below shrinks with the whole header only. */
	public function test_a_row_below_shrinks_with_the_header(): void {
		$row = [ 'row' => 'below', 'device' => 'all' ];
		foreach ( [ 'hook_shrink_header' => true, 'header_main_shrink' => false ] as $setting => $shrinks ) {
			// What is not named keeps its value.
			delete_option( 'frontage_settings' );
			update_option( 'frontage_settings', [ 'hook_sticky_header' => true, 'header_below_stick' => true, $setting => true ] );
			$this->assertSame( $shrinks, (bool) shrink( $row ) );
		}
	}

	/** [HD-03][HK-07] Header: what an author writes like a header of ours gives the template part nothing. */
	public function test_written_headers_are_none(): void {
		update_option( 'frontage_settings', [ 'hook_sticky_header' => true ] );
		$written = '<div class="wp-block-frontage-header" data-frontage-header="{}" data-sticky-desktop="rows" data-hides="down" style="--frontage-header-layout:1px">x</div>';
		$html    = render_as_part( "<!-- wp:html -->$written<!-- /wp:html --><!-- wp:frontage/header --><!-- wp:frontage/header-row --><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><!-- /wp:frontage/header-row --><!-- /wp:frontage/header -->" );
		$this->assertStringContainsString( $written, $html );
		$this->assertMatchesRegularExpression( '~^<header[^>]* data-sticky-desktop="whole"~', $html );
		$this->assertDoesNotMatchRegularExpression( '~^<header[^>]*(?:1px|data-hides)~', $html );
	}

	/** [HD-03] Header: the template part's wrapper sticks and keeps its attributes. */
	public function test_the_part_sticks(): void {
		update_option( 'frontage_settings', [ 'hook_sticky_header' => true, 'site_layout' => 'box', 'site_layout_box_width' => 900 ] );
		$given = '';
		foreach ( attributes( [ [ 'row' => 'main', 'device' => 'all' ] ] ) as $name => $value ) {
			$given .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		note_header( '<div class="wp-block-frontage-header"' . $given . '>' );
		$html = (string) move_attributes_to_part( '<header style="color:red" class="wp-block-template-part"><div class="wp-block-frontage-header"' . $given . '><div>x</div></div></header>' );
		$this->assertMatchesRegularExpression( '~^<header[^>]*data-sticky-desktop="whole"~', $html );
		$this->assertMatchesRegularExpression( '~^<header[^>]*style="color:red;[^"]*--frontage-header-layout:900px;~', $html );
		$this->assertSame( 1, substr_count( $html, 'data-frontage-header=' ) );
		$this->assertSame( '', move_attributes_to_part( "<header class=\"wp-block-template-part\">\n</header>" ) );
		$this->assertNull( move_attributes_to_part( null ) );
	}

	/**
	 * [HD-01] Header: ours replaces that of a classic theme, and nothing else.
	 * @dataProvider pages
	 */
	public function test_a_classic_themes_header_is_replaced( string $html, string $expected ): void {
		$this->assertSame( $expected, with_header( $html, '<OURS>' ) );
	}

	/**
	 * What a theme's header.php prints, and the page with ours.
	 * @return array<string, array{string, string}>
	 */
	public function pages(): array {
		$mark = '<!-- frontage-header -->';
		return [
			'a wrapper stays'             => [ "<body>$mark<div><header class=\"a\">x</header><p>", '<body><div><OURS><p>' ],
			'one inside another'          => [ "<body>$mark<header><header>x</header>y</header>z", '<body><OURS>z' ],
			'the one that is the site’s'  => [ "<body>$mark<header>a</header><header id=masthead>b</header>c", '<body><header>a</header><OURS>c' ],
			'by its role'                 => [ "<body>$mark<header>a</header><header role='banner'>b</header>", '<body><header>a</header><OURS>' ],
			'a sign in an attribute'      => [ "<body>$mark<header data-a='>' class=\"x site-header\">b</header>c", '<body><OURS>c' ],
			'words in scripts, comments'  => [ "<script>'<header>'</script><body>$mark<!-- <header> --><header>x</header>", "<script>'<header>'</script><body><!-- <header> --><OURS>" ],
			'one that ends elsewhere'     => [ "<body class='a'>$mark<header><div>", "<body class='a'><OURS><header><div>" ],
			'none'                        => [ "<body class='a'>$mark<div>", "<body class='a'><OURS><div>" ],
			'none, and no wp_body_open()' => [ "<body class='>'><div>", "<body class='>'><OURS><div>" ],
			'a dollar sign'               => [ "<body>$mark<p>$1</p>", '<body><OURS><p>$1</p>' ],
		];
	}

	/** [HD-01] Header: a missing, trashed or wrong pattern keeps the theme's own. */
	public function test_a_pattern_that_is_not_there_is_no_header(): void {
		$id = (int) wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'h', 'post_content' => '<!-- wp:paragraph --><p>Ours [frontage_header]</p><!-- /wp:paragraph -->' ] );
		update_option( 'frontage_settings', [ 'classic_header' => $id ] );
		$this->assertStringContainsString( 'Ours', chosen_header() );
		$this->assertSame( 1, substr_count( chosen_header(), '<header' ) );
		wp_trash_post( $id );
		foreach ( [ $id, $this->add_item()->ID, 999999999 ] as $none ) {
			update_option( 'frontage_settings', [ 'classic_header' => $none ] );
			$this->assertStringNotContainsString( '<header', chosen_header() );
		}
	}

	/** [HD-01] Header: requested twice on a page it is rendered once. */
	public function test_a_header_is_rendered_once(): void {
		$count  = 0;
		$blocks = '<!-- wp:paragraph --><p>Rendered once</p><!-- /wp:paragraph -->';
		$given  = static fn(): string => $blocks;
		$watch  = static function ( $html ) use ( &$count ) {
			$count++;
			return $html;
		};
		add_filter( 'frontage_classic_header', $given );
		add_filter( 'render_block_core/paragraph', $watch );
		$this->assertSame( chosen_header(), chosen_header() );
		remove_filter( 'render_block_core/paragraph', $watch );
		remove_filter( 'frontage_classic_header', $given );
		$this->assertSame( 1, $count );
	}

	/** [HD-01] Header: on a page of another language it is the translation. */
	public function test_the_header_is_the_translated_pattern(): void {
		$add = static fn( string $words ): int => wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'h', 'post_content' => "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph -->" ] );
		$own = $add( 'English' );
		$of  = [ $own => $add( 'Deutsch' ) ];
		update_option( 'frontage_settings', [ 'classic_header' => $own ] );
		$map = static fn( $id ) => $of[ $id ] ?? null;
		add_filter( 'wpml_object_id', $map );
		$this->assertStringContainsString( 'Deutsch', chosen_header() );
		$of = [];
		remove_filter( 'wpml_object_id', $map );
		add_filter( 'wpml_object_id', '__return_null' );
		$this->assertStringContainsString( 'English', chosen_header() );
		remove_filter( 'wpml_object_id', '__return_null' );
	}
}

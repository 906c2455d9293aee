<?php
/** Media queries for the site's breakpoints, and stylesheets that are printed with them. */

declare( strict_types=1 );

namespace Frontage\Tests\Breakpoints;

use Frontage\Tests\TestCase;
use function Frontage\Breakpoints\devices;
use function Frontage\Breakpoints\media;
use function Frontage\Breakpoints\set_media;
use function Frontage\Breakpoints\wrap_inlined;
use function Frontage\Settings\get;
use function Frontage\Settings\store_defaults;

/** Breakpoints, from settings to CSS. */
final class BreakpointsTest extends TestCase {

	/** @var \WP_Styles Styles of the other tests. */
	private \WP_Styles $styles;

	/** Begins with the settings of a new site and with copies of the styles, which printing changes. */
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'frontage_settings' );
		$this->styles           = wp_styles();
		$GLOBALS['wp_styles']   = clone $this->styles; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		wp_styles()->registered = array_map( static fn( \_WP_Dependency $style ): \_WP_Dependency => clone $style, $this->styles->registered );
		wp_styles()->queue      = [];
	}

	/** Puts the styles back. */
	protected function tear_down(): void {
		$GLOBALS['wp_styles'] = $this->styles; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		parent::tear_down();
	}

	/** [HD-10] [SE-01] Breakpoints: the defaults that are stored leave the devices to HD-10. */
	public function test_stored_defaults(): void {
		store_defaults();
		$this->assertSame( [ 544, 768 ], [ get( 'mobile_break_point' ), get( 'tablet_break_point' ) ] );
		$this->assertSame( [ 'mobile' => 767, 'tablet' => 1024 ], devices() );
	}

	/** [HD-02] [HD-10] Breakpoints: ranges leave no gap, and default to the specification's. */
	public function test_media_queries_of_a_new_site(): void {
		$this->assertSame( [ '(width <= 920px)', '(width > 920px)' ], array_map( 'Frontage\Breakpoints\media', [ 'narrow', 'wide' ] ) );
		$this->assertSame(
			[ '(width <= 767px)', '(767px < width <= 1024px)', '(width > 1024px)' ],
			array_map( 'Frontage\Breakpoints\media', [ 'mobile', 'tablet', 'desktop' ] )
		);
	}

	/**
	 * [HD-02] [HD-10] Breakpoints: the site's are all devices', a phone is no wider than a tablet.
	 * @dataProvider devices_of_settings
	 * @param array<string, int> $settings
	 */
	public function test_devices_follow_the_settings( array $settings, int $mobile, int $tablet ): void {
		update_option( 'frontage_settings', $settings );
		$this->assertSame( [ 'mobile' => $mobile, 'tablet' => $tablet ], devices() );
		$this->assertSame( "(width > {$tablet}px)", media( 'desktop' ) );
	}

	/**
	 * Settings, and the widest window of a phone and of a tablet.
	 * @return array<string, array{array<string, int>, int, int}>
	 */
	public function devices_of_settings(): array {
		return [
			'defaults'       => [ [ 'break_point' => 700 ], 767, 1024 ],
			'phones'         => [ [ 'mobile_break_point' => 600 ], 600, 1024 ],
			'tablets'        => [ [ 'tablet_break_point' => 900 ], 767, 900 ],
			'narrow tablets' => [ [ 'tablet_break_point' => 700 ], 700, 700 ],
		];
	}

	/**
	 * [HD-02] [MN-01] [HD-13] Breakpoints: styles for the site's value are inline.
	 * @dataProvider stylesheets
	 */
	public function test_inlined_styles_keep_their_media( string $block, string $file, string $media ): void {
		update_option( 'frontage_settings', [ 'break_point' => 700 ] );
		set_media();
		array_map( 'wp_enqueue_style', \WP_Block_Type_Registry::get_instance()->get_registered( $block )->style_handles ?? [] );
		wp_maybe_inline_styles();
		wrap_inlined();
		// In the footer once more.
		wrap_inlined();
		$html = $this->printed_styles();
		$css  = trim( (string) file_get_contents( dirname( __DIR__, 3 ) . "/build/$file" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours.
		$this->assertStringContainsString( "@media $media{{$css}", $html );
		$this->assertStringNotContainsString( '<link', $html );
		$this->assertSame( 1, substr_count( $html, $media ) );
	}

	/** [HD-02] Breakpoints: the editor's canvas has the same. */
	public function test_links_have_their_media(): void {
		update_option( 'frontage_settings', [ 'break_point' => 700 ] );
		set_media();
		wp_enqueue_style( 'frontage-header-style-2' );
		$this->assertMatchesRegularExpression( "~/header/narrow\.css[^>]*media='\(width &lt;= 700px\)'~", $this->printed_styles() );
	}

	private function printed_styles(): string {
		ob_start();
		wp_styles()->do_items();
		return (string) ob_get_clean();
	}

	/**
	 * Every stylesheet for one side of the breakpoint.
	 * @return list<array{string, string, string}> Block, file and media query.
	 */
	public function stylesheets(): array {
		return [
			[ 'frontage/header', 'header/narrow.css', '(width <= 700px)' ],
			[ 'frontage/header', 'header/wide.css', '(width > 700px)' ],
			[ 'frontage/menu', 'menu/wide.css', '(width > 700px)' ],
			[ 'frontage/scroll-to-top', 'scroll-to-top/narrow.css', '(width <= 700px)' ],
			[ 'frontage/scroll-to-top', 'scroll-to-top/wide.css', '(width > 700px)' ],
		];
	}
}

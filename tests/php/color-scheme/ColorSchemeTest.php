<?php
/** The two palettes: the head, the markup of one of them, and refused values. */

declare( strict_types=1 );

namespace Frontage\Tests\ColorScheme;

use Frontage\Tests\TestCase;
use function Frontage\ColorScheme\add_switched_logo;
use function Frontage\ColorScheme\backgrounds;
use function Frontage\ColorScheme\config;
use function Frontage\ColorScheme\css;
use function Frontage\ColorScheme\is_dark;
use function Frontage\ColorScheme\known_colors;
use function Frontage\ColorScheme\print_state;
use function Frontage\ColorScheme\render_for_palette;
use function Frontage\ColorScheme\roles;
use function Frontage\ColorScheme\slots;
use function Frontage\ColorScheme\state_script;

final class ColorSchemeTest extends TestCase {

	/**
	 * The owner decides.
	 * @param array<string, mixed> $settings Besides a dark palette.
	 */
	private function decide( array $settings = [] ): void {
		$background = (string) array_key_first( slots() );
		update_option(
			'frontage_settings',
			$settings + [
				'color_palette_switched' => "$background:#101418 gone:#ffffff",
				'color_default_mode'     => 'default',
			]
		);
	}

	private function head(): string {
		ob_start();
		print_state();
		return (string) ob_get_clean();
	}

	/** [CS-02] Colors: the script before the first paint has at most 512 bytes. */
	public function test_the_script_is_small(): void {
		foreach ( [ 'default', 'switched', 'system' ] as $mode ) {
			$script = state_script(
				$mode,
				[
					'default'  => 'light',
					'switched' => 'dark',
				]
			);
			$this->assertLessThanOrEqual( 512, strlen( $script ) );
		}
	}

	/** [CS-02] Colors: the head ignores the cookie, and is empty with one palette. */
	public function test_the_head_is_everybodys(): void {
		update_option( 'frontage_settings', [] );
		$this->assertSame( '', $this->head() );
		$this->assertSame( '', css( config() ) );
		$this->decide();
		$plain                              = $this->head();
		$_COOKIE['astraColorSwitcherState'] = 'true';
		$this->assertSame( $plain, $this->head() );
		unset( $_COOKIE['astraColorSwitcherState'] );
		$this->assertStringContainsString( 'document.cookie', $plain );
	}

	/** [CS-04] Colors: text is readable on colors that a dark palette leaves out. */
	public function test_colors_that_are_not_named_can_be_read(): void {
		$this->assertSame( [ 'base', 'contrast' ], [ roles()['background'], roles()['text'] ] );
		$this->decide( [ 'color_palette_switched' => 'base:#101418 contrast:#f2f2f2' ] );
		$css = css( config() );
		$this->assertStringContainsString( '--wp--preset--color--accent-3:#9184c6;--wp--preset--color--accent-4:#848484;', $css );
		$this->assertStringNotContainsString( 'accent-1', $css );
		$this->decide( [ 'color_palette_switched' => 'base:#101418 contrast:#f2f2f2 accent-3:#8888ff accent-4:#333333' ] );
		$this->assertStringContainsString( 'accent-4:#333333;}', css( config() ) );
	}

	/** [CS-03] Colors: in the mode `system` styles follow the device, a choice wins. */
	public function test_styles_follow_the_device(): void {
		$this->decide( [ 'color_default_mode' => 'system' ] );
		$css = css( config() );
		$this->assertMatchesRegularExpression( '/:root\[data-frontage-palette=switched\]\{color-scheme:dark;--wp--preset--color--[\w-]+:#101418;\}/', $css );
		$this->assertStringContainsString( '@media (prefers-color-scheme: dark){:root:not([data-frontage-palette=default]){color-scheme:dark;', $css );
		$this->assertStringContainsString( '@media not all and (prefers-color-scheme: dark){:root:not([data-frontage-palette=switched]){color-scheme:light}', $css );
		$this->decide();
		$this->assertStringNotContainsString( 'prefers-color-scheme', css( config() ) );
	}

	/** [CS-01] Colors: the light palette is always printed, the chosen one of two alike. */
	public function test_the_light_palette_is_printed(): void {
		$this->decide();
		$css = css( config() );
		$this->assertStringContainsString( '@media print{:root:root{color-scheme:light}:root:root [data-frontage-scheme=switched]{display:none}}', $css );
		$this->assertStringContainsString( '@media not print{:root[data-frontage-palette=switched]{color-scheme:dark;', $css );
		$this->decide( [ 'color_is_dark_palette' => false ] );
		$this->assertStringNotContainsString( 'print', css( config() ) );
	}

	/** [CS-04] Colors: the theme's background is read once a request for the same palettes. */
	public function test_the_background_is_looked_up_once(): void {
		$palettes = [
			'default'  => [],
			'switched' => [ 'x' . uniqid() => '#101418' ],
		];
		$before   = backgrounds( $palettes );
		$count    = 0;
		$filter   = static function ( $data ) use ( &$count ) {
			$count++;
			return $data;
		};
		foreach ( [ 'default', 'blocks', 'theme', 'user' ] as $origin ) {
			add_filter( "wp_theme_json_data_$origin", $filter );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$this->assertSame( $before, backgrounds( $palettes ) );
		$this->assertSame( 0, $count );
		backgrounds( [ 'default' => [] ] + [ 'switched' => [ 'y' . uniqid() => '#101418' ] ] );
		$this->assertGreaterThan( 0, $count );
		foreach ( [ 'default', 'blocks', 'theme', 'user' ] as $origin ) {
			remove_filter( "wp_theme_json_data_$origin", $filter );
		}
	}

	/** [CS-04] Colors: a site with one palette looks nothing up in its theme. */
	public function test_one_palette_costs_nothing(): void {
		update_option( 'frontage_settings', [] );
		$count  = 0;
		$filter = static function ( $data ) use ( &$count ) {
			$count++;
			return $data;
		};
		add_filter( 'wp_theme_json_data_default', $filter );
		wp_cache_flush();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		config();
		$this->assertSame( 0, $count );
		known_colors( [ 'base' => '#ffffff' ] );
		$this->assertGreaterThan( 0, $count );
		remove_filter( 'wp_theme_json_data_default', $filter );
	}

	/** [CS-01] Colors: feeds and REST answers hold the usual palette only. */
	public function test_what_is_no_page_has_one_palette(): void {
		$this->decide( [ 'color_logo_switched' => $this->add_picture() ] );
		$logo                         = '<img class="custom-logo" src="a.jpg" alt="Marram">';
		$block                        = static fn( string $palette ): array => [
			'blockName' => 'core/group',
			'attrs'     => [ 'frontageScheme' => $palette ],
		];
		$GLOBALS['wp_query']->is_feed = true;
		$this->assertSame( '', render_for_palette( '<div>', $block( 'switched' ) ) );
		$this->assertSame( '<div>', render_for_palette( '<div>', $block( 'default' ) ) );
		$this->assertSame( $logo, add_switched_logo( $logo ) );
		$GLOBALS['wp_query']->is_feed = false;
		$this->assertNotSame( $logo, add_switched_logo( $logo ) );
	}

	/** [CS-04] Colors: a theme's background that is a reference causes no warning. */
	public function test_a_background_that_refers(): void {
		$filter = static fn( $data ) => $data->update_with(
			[
				'version' => 3,
				'styles'  => [ 'color' => [ 'background' => [ 'ref' => 'styles.color.text' ] ] ],
			]
		);
		add_filter( 'wp_theme_json_data_user', $filter );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$roles = roles();
		remove_filter( 'wp_theme_json_data_user', $filter );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$this->assertSame( 'base', $roles['background'] );
	}

	/** [CS-02] Colors: attributes keep optimizers from delaying the early scripts. */
	public function test_the_first_paints_scripts_stay(): void {
		$this->decide();
		foreach ( [ $this->head(), \Frontage\Dismissal\script() ] as $html ) {
			foreach ( [ 'data-cfasync="false"', 'data-noptimize="1"', 'data-no-optimize="1"', ' nowprocket' ] as $attribute ) {
				$this->assertStringContainsString( $attribute, $html );
			}
		}
	}

	/** [CS-04] Colors: slots missing in the theme are kept, a filter's values are checked. */
	public function test_the_configuration_is_checked(): void {
		$this->decide();
		$this->assertCount( 1, config()['palettes']['switched'] );
		$slug = (string) array_key_first( slots() );
		foreach ( [ null, 'x', [ 'palettes' => [ 'switched' => [ $slug => '#fff;}body{' ] ] ], [ 'palettes' => 'x', 'logos' => [ 'switched' => [] ], 'defaultMode' => 7 ] ] as $bad ) {
			$filter = static fn() => $bad;
			add_filter( 'frontage_color_scheme', $filter );
			$this->assertSame( [], config()['palettes']['switched'] );
			$this->assertSame( 'default', config()['defaultMode'] );
			remove_filter( 'frontage_color_scheme', $filter );
		}
	}

	/** [CS-04] Colors: unknown and bad ones are refused over REST with the field's name. */
	public function test_bad_palettes_are_refused(): void {
		wp_set_current_user( 1 );
		foreach ( [
			[ 'color_palette_switched', 'no-such-slot:#ffffff', 'no-such-slot' ],
			[ 'color_palette_default', 'base:red', 'Write colors' ],
			[ 'color_logo_switched', 987654321, 'picture' ],
		] as [ $field, $value, $words ] ) {
			$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( [ 'frontage_settings' => [ $field => $value ] ] ) );
			$answer = rest_do_request( $request );
			$this->assertSame( 400, $answer->get_status() );
			$this->assertSame( $field, $answer->get_data()['data']['field'] );
			$this->assertStringContainsString( $words, $answer->get_data()['message'] );
		}
	}

	/** [CS-01] Colors: a picture of one palette is marked, or left out with one palette. */
	public function test_blocks_of_one_palette(): void {
		$block = [
			'blockName' => 'core/image',
			'attrs'     => [ 'frontageScheme' => 'switched' ],
		];
		$html  = '<figure class="wp-block-image"><img src="a.jpg" fetchpriority="high"></figure>';
		update_option( 'frontage_settings', [] );
		$this->assertSame( '', render_for_palette( $html, $block ) );
		$this->decide();
		$this->assertSame( '<figure data-frontage-scheme="switched" class="wp-block-image"><img loading="lazy" src="a.jpg" ></figure>', render_for_palette( $html, $block ) );
		$block['attrs']['frontageScheme'] = '"><script>';
		$this->assertSame( $html, render_for_palette( $html, $block ) );
		$this->assertNull( render_for_palette( null, null ) );
	}

	/** [CS-01] Colors: the second logo is beside the first, unless it was deleted. */
	public function test_logos(): void {
		$logo = '<a href="/"><img class="custom-logo" src="a.jpg" alt="Marram"></a>';
		$id   = $this->add_picture();
		$this->decide( [ 'color_logo_switched' => $id ] );
		$html = (string) add_switched_logo( $logo );
		$this->assertStringContainsString( 'data-frontage-scheme="default"', $html );
		$this->assertMatchesRegularExpression( '/<img[^>]+alt="Marram"[^>]+loading="lazy"[^>]*>/', $html );
		$this->assertSame( 2, substr_count( $html, '<img' ) );
		wp_delete_attachment( $id, true );
		$this->assertSame( $logo, add_switched_logo( $logo ) );
		$this->assertNull( add_switched_logo( null ) );
	}

	/** [CS-04] Colors: with one palette the block is a hint for managers only. */
	public function test_the_block_without_a_palette(): void {
		update_option( 'frontage_settings', [] );
		$this->assertSame( '', trim( do_blocks( '<!-- wp:frontage/color-switcher /-->' ) ) );
		$this->decide();
		$html = do_blocks( '<!-- wp:frontage/color-switcher {"showText":true,"switchedText":"<b>\u0022Night"} /-->' );
		$this->assertStringContainsString( '&lt;b&gt;&quot;Night', $html );
		$this->assertStringNotContainsString( '<b>', $html );
		// A third state needs a site that follows the device.
		$this->assertStringNotContainsString( 'radio', do_blocks( '<!-- wp:frontage/color-switcher {"states":3} /-->' ) );
		$this->decide( [ 'color_default_mode' => 'system' ] );
		$this->assertSame( 3, substr_count( do_blocks( '<!-- wp:frontage/color-switcher {"states":3} /-->' ), 'type="radio"' ) );
	}

	/** [CS-03] Colors: a color is dark if white text reads better than black. */
	public function test_dark(): void {
		foreach ( [ '#000000', '#330616', '#4433A6', '#503aa8ff' ] as $color ) {
			$this->assertTrue( is_dark( $color ), $color );
		}
		foreach ( [ '#ffffff', '#DAE7BD', '#ff7a5c' ] as $color ) {
			$this->assertFalse( is_dark( $color ), $color );
		}
	}
}

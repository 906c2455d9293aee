<?php
/** Values per device. */

declare( strict_types=1 );

namespace Frontage\Tests\Breakpoints;

use Frontage\Tests\TestCase;
use function Frontage\Breakpoints\add_style;
use function Frontage\Breakpoints\devices;
use function Frontage\Breakpoints\media;
use function Frontage\Breakpoints\responsive;
use function Frontage\Breakpoints\value_on;
use const Frontage\Breakpoints\STYLE;

/** Responsive values, from attributes to CSS. */
final class ResponsiveTest extends TestCase {

	/** Begins with the settings of a new site. */
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'frontage_settings' );
	}

	/** Forgets the stylesheet. */
	protected function tear_down(): void {
		wp_dequeue_style( STYLE );
		wp_deregister_style( STYLE );
		parent::tear_down();
	}

	/**
	 * A count as CSS.
	 * @param mixed $value
	 */
	public function count_css( $value ): string {
		return is_numeric( $value ) && $value >= 1 ? (string) (int) $value : '';
	}

	/**
	 * [PB-06] Responsive values: each device has its own or inherits; what is not valid counts as absent.
	 * @dataProvider values
	 * @param mixed $value
	 */
	public function test_a_value_becomes_declarations( $value, string $css ): void {
		$this->assertSame( $css, responsive( '--n', $value, [ $this, 'count_css' ] ) );
	}

	/**
	 * Values of an attribute, and their declarations.
	 * @return array<string, array{mixed, string}>
	 */
	public function values(): array {
		return [
			'one for all'      => [ 3, '--n:3' ],
			'text'             => [ '3', '--n:3' ],
			'none'             => [ null, '' ],
			'hostile'          => [ '3;color:red', '' ],
			'only a value'     => [ [ 'value' => 3 ], '--n:3' ],
			'phones'           => [
				[
					'value'  => 3,
					'mobile' => 1,
				],
				'--n-mobile:var(--frontage-mobile) 1;--n:var(--n-mobile,3)',
			],
			'all devices'      => [
				[
					'value'      => 3,
					'mobile'     => 1,
					'tablet'     => 2,
					'widescreen' => 4,
				],
				'--n-widescreen:var(--frontage-widescreen) 4;--n-tablet:var(--frontage-tablet) 2;--n-mobile:var(--frontage-mobile) 1;'
				. '--n:var(--n-mobile,var(--n-tablet,var(--n-widescreen,3)))',
			],
			'without a base'   => [ [ 'mobile' => 1 ], '--n-mobile:var(--frontage-mobile) 1;--n:var(--n-mobile)' ],
			'a hostile device' => [
				[
					'value'  => 3,
					'mobile' => '1}',
					'other'  => 5,
				],
				'--n:3',
			],
			'an array inside'  => [
				[
					'value'  => [ 3 ],
					'mobile' => 2,
				],
				'--n-mobile:var(--frontage-mobile) 2;--n:var(--n-mobile)',
			],
		];
	}

	/** [PB-06] Responsive values: a phone inherits the tablet's, a wide screen nothing. */
	public function test_a_device_inherits(): void {
		$value = [
			'value'  => 3,
			'tablet' => 2,
		];
		$this->assertSame( [ 2, 2, 3, 3 ], array_map( static fn( $device ) => value_on( $device, $value ), [ 'mobile', 'tablet', 'desktop', 'widescreen' ] ) );
		$this->assertNull( value_on( 'mobile', [] ) );
		$this->assertSame( 5, value_on( 'mobile', 5 ) );
	}

	/** [PB-06] Responsive values: the stylesheet has the site's devices, in ranges without a gap. */
	public function test_the_stylesheet_has_the_devices(): void {
		wp_deregister_style( STYLE );
		update_option( 'frontage_settings', [ 'tablet_break_point' => 900 ] );
		add_style();
		$this->assertSame(
			':root{--frontage-widescreen:initial;--frontage-tablet:initial;--frontage-mobile:initial}'
			. '@media (width >= 2400px){:root{--frontage-widescreen: }}@media (width <= 900px){:root{--frontage-tablet: }}@media (width <= 767px){:root{--frontage-mobile: }}',
			implode( '', wp_styles()->registered[ STYLE ]->extra['after'] )
		);
	}

	/**
	 * [PB-06] Breakpoints: a theme's viewport settings are taken, those of the site come first.
	 * @dataProvider viewports
	 * @param mixed                          $viewport Of theme.json.
	 * @param array<string, int>             $settings
	 * @param array{mobile: int, tablet: int} $expected In pixels.
	 */
	public function test_a_theme_sets_the_devices( $viewport, array $settings, string $mobile, array $expected ): void {
		update_option( 'frontage_settings', $settings );
		$theme = static fn( \WP_Theme_JSON_Data $json ) => $json->update_with(
			[
				'version'  => 3,
				'settings' => [ 'viewport' => $viewport ],
			]
		);
		add_filter( 'wp_theme_json_data_theme', $theme );
		wp_clean_theme_json_cache();
		$this->assertSame( "(width <= $mobile)", media( 'mobile' ) );
		$this->assertSame( $expected, devices() );
		remove_filter( 'wp_theme_json_data_theme', $theme );
		wp_clean_theme_json_cache();
	}

	/**
	 * Settings of theme.json and of the site, with the phone's length and all in pixels.
	 * @return array<string, array{mixed, array<string, int>, string, array{mobile: int, tablet: int}}>
	 */
	public function viewports(): array {
		$set = [
			'mobile' => '30rem',
			'tablet' => '50em',
		];
		return [
			'of the theme'            => [
				$set,
				[],
				'30rem',
				[
					'mobile' => 480,
					'tablet' => 800,
				],
			],
			'of the site'             => [
				$set,
				[ 'mobile_break_point' => 600 ],
				'600px',
				[
					'mobile' => 600,
					'tablet' => 800,
				],
			],
			// Also where they are those that count without any.
			'of the site, as without' => [
				$set,
				[
					'mobile_break_point' => 767,
					'tablet_break_point' => 1024,
				],
				'767px',
				[
					'mobile' => 767,
					'tablet' => 1024,
				],
			],
			'only one'                => [
				[ 'mobile' => '500px' ],
				[],
				'500px',
				[
					'mobile' => 500,
					'tablet' => 1024,
				],
			],
		];
	}
}

<?php
/** What the owner has decided, whatever stands in the database. */

declare( strict_types=1 );

namespace Frontage\Tests\Settings;

use Frontage\Tests\TestCase;
use function Frontage\Settings\add_settings_link;
use function Frontage\Settings\add_to_page;
use function Frontage\Settings\first_invalid;
use function Frontage\Settings\get;
use function Frontage\Settings\print_visitor_settings;
use function Frontage\Settings\with_defaults;

/** Settings, from the database to the page. */
final class SettingsTest extends TestCase {

	/** Begins as on a site whose owner has decided nothing yet. */
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'frontage_settings' );
	}

	/** [SE-01] Settings: unset ones have the defaults. */
	public function test_an_owner_who_has_decided_nothing_has_the_defaults(): void {
		$this->assertSame( [ 'portfolio', 300, 'intent', false ], array_map( 'Frontage\Settings\get', [ 'portfolio_slug', 'rest_cache_seconds', 'island_prefetch', 'delete_on_uninstall' ] ) );
	}

	/**
	 * [SE-01] Settings: leftovers of another release or an import do no harm.
	 * @dataProvider spoiled_options
	 * @param mixed $stored What stands in the database.
	 */
	public function test_spoiled_values_become_the_defaults( $stored ): void {
		$this->store_unchecked( $stored );
		$this->assertSame( 'portfolio', get( 'portfolio_slug' ) );
		$this->assertSame( 300, get( 'rest_cache_seconds' ) );
	}

	/**
	 * Options as they should not be.
	 * @return array<string, array{mixed}>
	 */
	public function spoiled_options(): array {
		return [
			'no array'         => [ 'x' ],
			'a list'           => [ [ 1, 2 ] ],
			'wrong types'      => [ [ 'portfolio_slug' => [ 'a' ], 'rest_cache_seconds' => 'soon' ] ],
			'out of bounds'    => [ [ 'portfolio_slug' => '../x', 'rest_cache_seconds' => -1 ] ],
			'names of no more' => [ [ 'color' => 'red' ] ],
		];
	}

	/** [SE-01] Settings: a wrong value is not stored, one value keeps the others. */
	public function test_code_cannot_store_a_wrong_value(): void {
		update_option( 'frontage_settings', [ 'portfolio_slug' => 'work' ] );
		update_option( 'frontage_settings', [ 'portfolio_slug' => 'my work', 'rest_cache_seconds' => '60', 'color' => 'red' ] );
		$this->assertSame( [ 'portfolio_slug' => 'work', 'rest_cache_seconds' => 60 ] + with_defaults( [] ), array_replace( [ 'portfolio_slug' => '', 'rest_cache_seconds' => 0 ], get_option( 'frontage_settings' ) ) );
		$this->assertSame( 'work', get( 'portfolio_slug' ) );
	}

	/** [SE-01] [HD-05] Settings: a wrong width of the logo is not stored, others are. */
	public function test_one_wrong_property_leaves_the_others(): void {
		update_option( 'frontage_settings', [ 'responsive_header_logo_width' => [ 'desktop' => 200, 'mobile' => 80 ] ] );
		update_option( 'frontage_settings', [ 'responsive_header_logo_width' => [ 'desktop' => 'wide', 'tablet' => '120', 'watch' => 5 ] ] );
		update_option( 'frontage_settings', [ 'responsive_header_logo_width' => 'x' ] );
		$this->assertSame( [ 'desktop' => 200, 'tablet' => 120, 'mobile' => 80 ], get( 'responsive_header_logo_width' ) );
		$this->store_unchecked( [ 'responsive_header_logo_width' => [ 'desktop' => -1, 'mobile' => 90 ] ] );
		$this->assertSame( [ 'desktop' => 0, 'tablet' => 0, 'mobile' => 90 ], get( 'responsive_header_logo_width' ) );
	}

	/** [SE-01] Settings: a nested value is refused with the property's name. */
	public function test_a_wrong_property_is_named(): void {
		$field = static fn( $widths ): ?string => first_invalid( [ 'responsive_header_logo_width' => $widths ] )['field'] ?? null;
		$this->assertSame( 'responsive_header_logo_width.tablet', $field( [ 'desktop' => 1, 'tablet' => 1001 ] ) );
		$this->assertSame( 'responsive_header_logo_width.watch', $field( [ 'watch' => 5 ] ) );
		$this->assertSame( 'responsive_header_logo_width', $field( 'x' ) );
		$this->assertNull( $field( [ 'mobile' => 0 ] ) );
	}

	/** [SE-01] [HD-11] Settings: the notice keeps links, bold and emphasis, no script. */
	public function test_the_text_of_the_notice_keeps_inline_html(): void {
		update_option( 'frontage_settings', [ 'store_notice_text' => ' <p>Free <strong>delivery</strong> <a href="javascript:alert(1)" onclick="x()">today</a><script>x</script></p> ' ] );
		$this->assertSame( 'Free <strong>delivery</strong> <a href="alert(1)">today</a>x', get( 'store_notice_text' ) );
	}

	/** [SE-01] Settings: unset ones cost a page next to nothing. */
	public function test_defaults_are_read_without_checks(): void {
		$defaults = with_defaults( [] );
		$texts    = static fn( $value ) => is_bool( $value ) || is_int( $value ) ? (string) (int) $value : $value;
		$time     = static function ( array $stored ): int {
			$times = [];
			for ( $try = 0; $try < 20; $try++ ) {
				$start = hrtime( true );
				with_defaults( $stored );
				$times[] = (int) ( hrtime( true ) - $start );
			}
			return min( $times );
		};
		$this->assertSame( $defaults, with_defaults( array_map( $texts, $defaults ) ) );
		$this->assertLessThan( $time( array_map( $texts, $defaults ) ) / 4, $time( $defaults ) );
	}

	/** [SE-01] Settings: a misspelled name is reported, the page goes on. */
	public function test_a_misspelled_name_is_nothing(): void {
		$before = did_action( 'doing_it_wrong_run' );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$this->assertNull( get( 'color' ) );
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$this->assertSame( $before + 1, did_action( 'doing_it_wrong_run' ) );
	}

	/** [SE-01] Settings: values that are no settings name no field. */
	public function test_what_is_no_list_of_settings_names_no_field(): void {
		$this->assertNull( first_invalid( 'x' ) );
		$this->assertNull( first_invalid( [ 'rest_cache_seconds' => 5 ] ) );
		$this->assertSame( 'rest_cache_seconds', first_invalid( [ 'portfolio_slug' => 'ok', 'rest_cache_seconds' => 1.5 ] )['field'] ?? null );
	}

	/** [SE-02] Settings: only users who manage options get the link to the screen. */
	public function test_the_link_is_for_those_who_may(): void {
		$this->assertSame( [ 'a' ], add_settings_link( [ 'a' ] ) );
		wp_set_current_user( 1 );
		$this->assertStringContainsString( 'options-general.php?page=frontage', add_settings_link( [ 'b' ] )['settings'] );
		$this->assertNull( add_settings_link( null ) );
	}

	/** [SE-02] Settings: only pages with scripts carry public ones, escaped. */
	public function test_a_page_carries_what_visitors_may_know(): void {
		$scripts               = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- A page of its own, put back below.
		wp_scripts()->queue    = [ 'other' ];
		try {
			$this->assertSame( '', $this->printed() );
			wp_scripts()->queue[] = 'frontage-x';
			add_to_page( [ 'labels' => [ 'close' => '</script>' ] ] );
			$printed = trim( $this->printed() );
			$this->assertMatchesRegularExpression( '#^<script[^>]*>[^<]*</script>$#', $printed );
			$values = (array) json_decode( (string) preg_replace( '#</?script[^>]*>#', '', $printed ), true );
			$this->assertSame( [ 'intent', 300, '</script>' ], [ $values['island_prefetch'], $values['viewer_zoom'], $values['labels']['close'] ] );
			$this->assertArrayNotHasKey( 'rest_cache_seconds', $values );
		} finally {
			$GLOBALS['wp_scripts'] = $scripts; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		}
	}

	/** [SE-01] Settings: REST changes one and leaves the others, and refuses a wrong value by name. */
	public function test_rest(): void {
		wp_set_current_user( 1 );
		$this->change( [ 'rest_cache_seconds' => 10 ] );
		$changed = $this->change( [ 'island_prefetch' => 'idle' ] )['frontage_settings'];
		$this->assertSame( [ 'portfolio', 10, 'idle' ], [ $changed['portfolio_slug'], $changed['rest_cache_seconds'], $changed['island_prefetch'] ] );

		$wrong = [
			[ [ 'portfolio_slug' => 'a b' ], 'portfolio_slug', '/^Address of portfolio items: Use letters/' ],
			[ [ 'rest_cache_seconds' => 'soon' ], 'rest_cache_seconds', '/^Seconds that caches .*: Enter a whole number/' ],
			[ [ 'island_prefetch' => 'always' ], 'island_prefetch', '/^When a block’s script is fetched is not one of intent/' ],
			[ [ 'delete_on_uninstall' => 'perhaps' ], 'delete_on_uninstall', '/^Delete portfolio items .* boolean/' ],
			[ [ 'color' => 'red' ], 'color', '/no setting named color/' ],
			[ [ 'responsive_header_logo_width' => [ 'desktop' => 10, 'tablet' => 'wide' ] ], 'responsive_header_logo_width.tablet', '/^Width of the logo on tablets, in pixels: Enter a whole number/' ],
			[ [ 'responsive_header_logo_width' => 200 ], 'responsive_header_logo_width', '/^Width of the logo by device is not of type object/' ],
			[ [ 'sticky_header_style' => 'bounce' ], 'sticky_header_style', '/^How the header begins to stick is not one of none/' ],
		];
		foreach ( $wrong as [ $settings, $field, $message ] ) {
			$refusal = $this->change( $settings );
			$this->assertSame( [ 'rest_invalid_param', $field, 400 ], [ $refusal['code'], $refusal['data']['field'], $refusal['data']['status'] ] );
			$this->assertMatchesRegularExpression( $message, $refusal['message'] );
		}
		$this->assertSame( $changed, $this->change( [] )['frontage_settings'] );
	}

	/** [SE-02] Settings: REST tells and takes them of nobody who may not manage options. */
	public function test_rest_rights(): void {
		$this->assertSame( 'rest_forbidden', $this->change( [ 'island_prefetch' => 'idle' ] )['code'] );
		$this->assertSame( 'intent', get( 'island_prefetch' ) );
		$this->assertSame( 401, rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_status() );
	}

	/**
	 * Asks the REST API to change settings.
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed> Its answer.
	 */
	private function change( array $settings ): array {
		$request = new \WP_REST_Request( $settings ? 'POST' : 'GET', '/wp/v2/settings' );
		$request->set_body_params( $settings ? [ 'frontage_settings' => $settings ] : [] );
		return (array) rest_do_request( $request )->get_data();
	}

	/** [SE-01] Settings: REST describes each part with its default. */
	public function test_parts_of_settings_are_described(): void {
		$schema = (array) get_registered_settings()['frontage_settings']['show_in_rest'];
		$this->assertSame( [], $this->undescribed( $schema['schema']['properties'] ) );
	}

	/**
	 * Names without a description or a default, at any depth.
	 * @param array<string, array<string, mixed>> $properties
	 * @return list<string>
	 */
	private function undescribed( array $properties ): array {
		$names = [];
		foreach ( $properties as $name => $property ) {
			if ( '' === ( $property['description'] ?? '' ) || ! isset( $property['default'] ) ) {
				$names[] = $name;
			}
			array_push( $names, ...$this->undescribed( $property['properties'] ?? [] ) );
		}
		return $names;
	}

	/** What the page is handed. */
	private function printed(): string {
		ob_start();
		print_visitor_settings();
		return (string) ob_get_clean();
	}

	/**
	 * Writes the option past everything that checks it.
	 * @param mixed $value The value.
	 */
	private function store_unchecked( $value ): void {
		remove_filter( 'sanitize_option_frontage_settings', 'Frontage\Settings\sanitize' );
		update_option( 'frontage_settings', $value );
		add_filter( 'sanitize_option_frontage_settings', 'Frontage\Settings\sanitize' );
	}
}

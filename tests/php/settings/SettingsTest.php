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

/** Settings, from the database to the page. */
final class SettingsTest extends TestCase {

	/** Begins as on a site whose owner has decided nothing yet. */
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'frontage_settings' );
	}

	/** [SE-01] An owner who has decided nothing has the defaults. */
	public function test_an_owner_who_has_decided_nothing_has_the_defaults(): void {
		$this->assertSame( [ 'portfolio', 300, 'intent', false ], array_map( 'Frontage\Settings\get', [ 'portfolio_slug', 'rest_cache_seconds', 'island_prefetch', 'delete_on_uninstall' ] ) );
	}

	/**
	 * [SE-01] What another release or an import has left in the database does no harm.
	 * @dataProvider spoilt_options
	 * @param mixed $stored What stands in the database.
	 */
	public function test_spoilt_values_become_the_defaults( $stored ): void {
		$this->store_unchecked( $stored );
		$this->assertSame( 'portfolio', get( 'portfolio_slug' ) );
		$this->assertSame( 300, get( 'rest_cache_seconds' ) );
	}

	/**
	 * Options as they should not be.
	 * @return array<string, array{mixed}>
	 */
	public function spoilt_options(): array {
		return [
			'no array'         => [ 'x' ],
			'a list'           => [ [ 1, 2 ] ],
			'wrong types'      => [ [ 'portfolio_slug' => [ 'a' ], 'rest_cache_seconds' => 'soon' ] ],
			'out of bounds'    => [ [ 'portfolio_slug' => '../x', 'rest_cache_seconds' => -1 ] ],
			'names of no more' => [ [ 'colour' => 'red' ] ],
		];
	}

	/** [SE-01] Code that stores a wrong value leaves what was there, and one value leaves the others. */
	public function test_code_cannot_store_a_wrong_value(): void {
		update_option( 'frontage_settings', [ 'portfolio_slug' => 'work' ] );
		update_option( 'frontage_settings', [ 'portfolio_slug' => 'my work', 'rest_cache_seconds' => '60', 'colour' => 'red' ] );
		$this->assertSame(
			[ 'portfolio_slug' => 'work', 'rest_cache_seconds' => 60, 'island_prefetch' => 'intent', 'viewer_zoom' => 300, 'viewer_before' => 0, 'viewer_after' => 2, 'delete_on_uninstall' => false ],
			get_option( 'frontage_settings' )
		);
		$this->assertSame( 'work', get( 'portfolio_slug' ) );
	}

	/** [SE-01] A developer who misspells a name is told, and the page goes on. */
	public function test_a_misspelt_name_is_nothing(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$this->assertNull( get( 'colour' ) );
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$this->assertSame( 1, did_action( 'doing_it_wrong_run' ) );
	}

	/** [SE-01] Values that are no settings at all name no field. */
	public function test_what_is_no_list_of_settings_names_no_field(): void {
		$this->assertNull( first_invalid( 'x' ) );
		$this->assertNull( first_invalid( [ 'rest_cache_seconds' => 5 ] ) );
		$this->assertSame( 'rest_cache_seconds', first_invalid( [ 'portfolio_slug' => 'ok', 'rest_cache_seconds' => 1.5 ] )['field'] ?? null );
	}

	/** [SE-02] Only who may manage options gets the link to the screen, whatever other plugins hand on. */
	public function test_the_link_is_for_those_who_may(): void {
		$this->assertSame( [ 'a' ], add_settings_link( [ 'a' ] ) );
		wp_set_current_user( 1 );
		$this->assertStringContainsString( 'options-general.php?page=frontage', add_settings_link( [ 'b' ] )['settings'] );
		$this->assertNull( add_settings_link( null ) );
	}

	/** [SE-02] A page without a script of ours carries no settings; one with carries what visitors may know, safe in HTML. */
	public function test_a_page_carries_what_visitors_may_know(): void {
		$queue              = wp_scripts()->queue;
		wp_scripts()->queue = [ 'other' ];
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
			wp_scripts()->queue = $queue;
		}
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
		remove_filter( 'sanitize_option_frontage_settings', 'Frontage\Settings\sanitise' );
		update_option( 'frontage_settings', $value );
		add_filter( 'sanitize_option_frontage_settings', 'Frontage\Settings\sanitise' );
	}
}

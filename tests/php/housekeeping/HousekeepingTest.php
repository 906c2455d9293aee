<?php
/**
 * What the plugin sets up on a site, and what it takes along when it is deleted.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Housekeeping;

use Frontage\Tests\TestCase;
use function Frontage\Housekeeping\activate;
use function Frontage\Housekeeping\deactivate;
use function Frontage\Housekeeping\delete_in_batches;
use function Frontage\Housekeeping\load_translations;
use function Frontage\Housekeeping\uninstall;
use function Frontage\Housekeeping\upgrade;
use function Frontage\Portfolio\delete_portfolio;
use function Frontage\Portfolio\post_type;
use function Frontage\Portfolio\register_item_meta;
use function Frontage\Portfolio\register_items;
use function Frontage\Portfolio\register_taxonomies;

/**
 * Coming, settling in and going.
 */
final class HousekeepingTest extends TestCase {

	private const DELETE = 'Frontage\Portfolio\delete_portfolio';

	/**
	 * Loads what WordPress loads by itself when it deletes the plugin.
	 */
	public static function set_up_before_class(): void {
		require_once dirname( __DIR__, 3 ) . '/src/server/housekeeping/uninstall.php';
		require_once dirname( __DIR__, 3 ) . '/src/portfolio/uninstall.php';
		parent::set_up_before_class();
	}

	/**
	 * [HK-02] Housekeeping: rewrite rules are flushed by activation or a new address only.
	 */
	public function test_rewrite_rules_follow_the_plugin(): void {
		activate( false );
		$this->assertSame( [ false, true, false, true ], [ $this->keeps_rules(), $this->keeps_rules(), $this->keeps_rules( 'work' ), $this->keeps_rules( 'work' ) ] );
		deactivate( false );
		$this->assertFalse( get_option( 'rewrite_rules' ) );
		$this->assertFalse( $this->keeps_rules( 'work' ) );
	}

	/**
	 * [HK-02] Housekeeping: a network activation on a single site does the same.
	 */
	public function test_a_single_site_counts_as_every_site(): void {
		upgrade();
		activate( true );
		$this->assertFalse( get_option( 'frontage_installed' ) );
	}

	/**
	 * [HK-02] Housekeeping: the upgrade routine costs a page no query.
	 */
	public function test_no_query(): void {
		global $wpdb;
		update_option( 'frontage_settings', [ 'rest_cache_seconds' => 5 ] );
		upgrade();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		upgrade();
		$this->assertSame( $before, $wpdb->num_queries );
	}

	/**
	 * [HK-02] Housekeeping: every attempt to delete the plugin runs uninstall.php.
	 */
	public function test_wordpress_finds_the_file(): void {
		$this->load_admin( 'plugin' );
		delete_option( 'uninstall_plugins' );
		activate( false );
		upgrade();
		$this->assertTrue( is_uninstallable_plugin( 'frontage/plugin.php' ) );
		$this->assertArrayNotHasKey( 'frontage/plugin.php', (array) get_option( 'uninstall_plugins' ) );
	}

	/**
	 * [HK-02] Housekeeping: a large portfolio is deleted over several requests.
	 */
	public function test_goes_on_where_it_stopped(): void {
		global $wpdb;
		update_option( 'frontage_settings', [ 'delete_on_uninstall' => true ] );
		for ( $i = 0; $i < 105; $i++ ) {
			$this->add_item();
		}
		$this->sort_into( 'tags', [ $this->add_term( 'Old', 0, 'tags' ) ], $this->add_item() );
		$left = [];
		do {
			$is_done = uninstall( 0.0, self::DELETE, '__return_true' );
			$left[]  = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'astra-portfolio'" );
			$this->assertSame( ! $is_done, is_array( get_option( 'frontage_settings' ) ), 'What the owner asked for is known until the end.' );
		} while ( ! $is_done );
		$this->assertSame( [ 56, 6, 0 ], $left );
		$this->assertSame( [], get_terms( [ 'taxonomy' => 'astra-portfolio-tags', 'hide_empty' => false ] ) );
	}

	/**
	 * [HK-02] Housekeeping: only our options and transients go, items stay by default.
	 */
	public function test_deleting_takes_our_options_only(): void {
		$item = $this->add_item();
		set_transient( 'frontage_x', 1, 60 );
		update_option( 'frontagex', 'another plugin’s' );
		update_option( 'frontage-staged_children', [] );
		update_option( 'frontage_settings', [ 'rest_cache_seconds' => 5 ] );
		uninstall( INF, self::DELETE, '__return_true' );
		$this->assertSame( [ false, false, false, 'another plugin’s' ], [ get_option( 'frontage_settings' ), get_option( 'frontage-staged_children' ), get_transient( 'frontage_x' ), get_option( 'frontagex' ) ] );
		$this->assertNotNull( get_post( $item->ID ) );
	}

	/**
	 * [HK-02] Housekeeping: counts, headers and menu data go with the items, or stay.
	 */
	public function test_meta_goes(): void {
		$post = (int) wp_insert_post( [ 'post_title' => 'A post', 'post_status' => 'publish' ] );
		$keys = [ '_frontage_shares_x', '_frontage_header', '_frontage_icon', '_frontage_badge', '_frontage_visibility', '_frontagex' ];
		$left = static fn(): array => array_values( array_intersect( $keys, array_keys( (array) get_post_meta( $post ) ) ) );
		foreach ( $keys as $key ) {
			update_post_meta( $post, $key, '1' );
		}
		update_option( 'frontage_settings', [ 'delete_on_uninstall' => false ] );
		uninstall( INF, self::DELETE, '__return_true' );
		$this->assertSame( $keys, $left() );
		update_option( 'frontage_settings', [ 'delete_on_uninstall' => true ] );
		uninstall( INF, self::DELETE, '__return_true' );
		$this->assertSame( [ '_frontagex' ], $left() );
	}

	/**
	 * [HK-02] Housekeeping: items of every status go, in batches, if set so.
	 */
	public function test_items_of_every_status_go(): void {
		update_option( 'frontage_settings', [ 'delete_on_uninstall' => true ] );
		$ids = [];
		for ( $i = 0; $i < 105; $i++ ) {
			$ids[] = $this->add_item( [ 'post_status' => [ 'publish', 'draft', 'trash', 'private' ][ $i % 4 ] ] )->ID;
		}
		uninstall( INF, self::DELETE, '__return_true' );
		$this->assertSame( [], array_filter( array_map( 'get_post', $ids ) ) );
	}

	/**
	 * [HK-02] Housekeeping: on a network each site's own setting deletes its items.
	 */
	public function test_items_of_every_site_go(): void {
		$taxonomies = array_filter( get_taxonomies( [], 'objects' ), static fn( $taxonomy ): bool => str_starts_with( $taxonomy->name, 'astra-portfolio-' ) );
		array_map( 'unregister_taxonomy', array_keys( $taxonomies ) );
		unregister_post_type( post_type() );
		$left = [];
		foreach ( [ 'the first site', 'the second site' ] as $site ) {
			// Of one site WordPress makes the other by switching tables; what is registered stays.
			update_option( 'frontage_settings', [ 'delete_on_uninstall' => true ] );
			$item = $this->add_item( [ 'post_title' => $site ] );
			uninstall( INF, self::DELETE, '__return_true' );
			$left[ $site ] = (bool) get_post( $item->ID );
		}
		array_map( 'unregister_taxonomy', array_keys( $taxonomies ) );
		unregister_post_type( post_type() );
		register_taxonomies();
		register_items();
		register_item_meta();
		$this->assertSame( [ 'the first site' => false, 'the second site' => false ], $left );
	}

	/**
	 * [HK-02] Housekeeping: items that another active plugin shows stay.
	 */
	public function test_items_of_another_plugin_stay(): void {
		$item = $this->add_item();
		$type = get_post_type_object( post_type() );
		$this->assertNotNull( $type );
		$own                   = $type->capability_type;
		$type->capability_type = 'post';
		delete_portfolio( INF );
		$type->capability_type = $own;
		$this->assertNotNull( get_post( $item->ID ) );
	}

	/**
	 * [HK-02] Housekeeping: code that keeps an item causes no endless loop.
	 */
	public function test_a_refusal_ends_the_work(): void {
		$asked = 0;
		delete_in_batches(
			static function () use ( &$asked ): array {
				++$asked;
				return range( 1, 50 );
			},
			static fn( int $id ): bool => false,
			INF
		);
		$this->assertSame( 1, $asked );
	}

	/**
	 * [HK-05] Housekeeping: before WordPress 6.8 translations are in our folder.
	 */
	public function test_words_in_our_folder_are_found(): void {
		global $wp_textdomain_registry;
		$kept                   = $wp_textdomain_registry;
		$wp_textdomain_registry = new \WP_Textdomain_Registry(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress begins; put back below.
		$before                 = $wp_textdomain_registry->get( 'frontage', 'de_DE' );
		load_translations();
		$after                  = $wp_textdomain_registry->get( 'frontage', 'de_DE' );
		$wp_textdomain_registry = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		$this->assertFalse( $before );
		$this->assertStringEndsWith( '/plugins/frontage/languages/', (string) $after );
	}

	/**
	 * [HK-04] Privacy guide: names requests of browsers and stored personal data.
	 */
	public function test_privacy_guide(): void {
		global $wp_filter;
		$this->load_admin( 'class-wp-screen', 'screen', 'plugin', 'class-wp-privacy-policy-content' );
		$kept = $wp_filter['admin_init'] ?? null;
		// What else the admin does at its beginning is not ours.
		$ours = array_filter( array_merge( ...array_values( $kept->callbacks ?? [ [] ] ) ), static fn( array $callback ): bool => is_string( $callback['function'] ) && str_starts_with( $callback['function'], 'Frontage\\' ) );
		remove_all_actions( 'admin_init' );
		foreach ( $ours as $callback ) {
			add_action( 'admin_init', $callback['function'] );
		}
		set_current_screen( 'options-privacy' );
		do_action( 'admin_init' );
		unset( $GLOBALS['current_screen'] );
		$wp_filter['admin_init'] = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back as it was.
		$texts                   = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		foreach ( [ 'YouTube', 'Vimeo', 'another site', 'only when you', 'does not store', 'stores nothing about people', 'for a year', 'for 90 days' ] as $word ) {
			$this->assertStringContainsString( $word, $texts['Frontage'] ?? '' );
		}
		// Both say the same of what is kept when shares are counted.
		foreach ( [ $texts['Frontage'] ?? '', $texts['Frontage: sharing'] ?? '' ] as $text ) {
			foreach ( [ 'IP address', 'for a day, at most two', 'a key' ] as $word ) {
				$this->assertStringContainsString( $word, $text );
			}
		}
		$this->assertStringContainsString( 'exporting or erasing', $texts['Frontage'] ?? '' );
	}

	/**
	 * Whether one more request leaves the rewrite rules as they are.
	 *
	 * @param string $slug The items' address by now.
	 */
	private function keeps_rules( string $slug = 'portfolio' ): bool {
		update_option( 'frontage_settings', [ 'portfolio_slug' => $slug ] );
		update_option( 'rewrite_rules', [ 'a' => 'b' ] );
		upgrade();
		return false !== get_option( 'rewrite_rules' );
	}
}

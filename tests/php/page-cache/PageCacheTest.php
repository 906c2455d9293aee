<?php
/**
 * Which pages are purged from caches after which changes.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\PageCache;

use function Frontage\PageCache\purge;

require_once __DIR__ . '/PageCacheCase.php';

/**
 * What an owner changes, and what a cache is told.
 */
final class PageCacheTest extends PageCacheCase {

	/** Posts cleaned by WordPress's own function.
	 *
	 * @var list<int>
	 */
	private $cleaned = [];

	/**
	 * [IS-06] Page caches: a changed item purges the pages with a gallery.
	 */
	public function test_pages_with_a_gallery(): void {
		$this->sign_in( 'administrator' );
		$this->publish( '<!-- wp:paragraph --><p>No gallery</p><!-- /wp:paragraph -->' );
		$pages = [
			$this->publish( '<!-- wp:frontage/portfolio {"columns":3} /-->' ),
			$this->publish( '[astra-portfolio columns="2"]' ),
			$this->publish( '<div class="portfolio-block-wrapper" portfolio-block-attributes="{}"></div>' ),
		];
		$item  = $this->add_item();
		$this->assertSame( [ $pages ], $this->after( static fn() => wp_update_post( [ 'ID' => $item->ID, 'post_title' => 'Another' ] ) ) );
		$this->assertSame( [ $pages ], $this->after( static fn() => wp_trash_post( $item->ID ) ) );
		$this->assertSame( [ $pages ], $this->after( fn() => $this->add_item() ) );
		$this->assertSame( [], $this->after( fn() => $this->add_item( [ 'post_status' => 'draft' ] ) ) );
		$this->assertSame( [], $this->after( fn() => $this->publish( 'Words', 'post' ) ) );
	}

	/**
	 * [IS-06] Page caches: clean_post_cache() is called for each page.
	 */
	public function test_clean_post_cache(): void {
		$page    = $this->publish( '<!-- wp:frontage/portfolio /-->' );
		$listens = function ( $id ): void {
			$this->cleaned[] = $id;
		};
		$this->add_item();
		add_action( 'clean_post_cache', $listens );
		purge();
		remove_action( 'clean_post_cache', $listens );
		$this->assertSame( [ $page ], $this->cleaned );
	}

	/**
	 * [IS-06] Page caches: picture, terms and order purge, hidden changes do not.
	 */
	public function test_what_belongs_to_items(): void {
		$pages = [ $this->publish( '<!-- wp:frontage/portfolio /-->' ) ];
		$item  = $this->add_item();
		$draft = $this->add_item( [ 'post_status' => 'draft' ] );
		$term  = $this->add_term( 'Prints' );
		$this->assertSame( [ $pages ], $this->after( static fn() => update_post_meta( $item->ID, '_thumbnail_id', 5 ) ) );
		$this->assertSame( [ $pages ], $this->after( static fn() => update_post_meta( $item->ID, '_thumbnail_id', 6 ) ) );
		$this->assertSame( [ $pages ], $this->after( static fn() => delete_post_meta( $item->ID, '_thumbnail_id' ) ) );
		$this->assertSame( [], $this->after( static fn() => update_post_meta( $item->ID, '_edit_lock', 5 ) ) );
		$this->assertSame( [], $this->after( static fn() => update_post_meta( $draft->ID, '_thumbnail_id', 5 ) ) );
		$this->assertSame( [ $pages ], $this->after( fn() => $this->sort_into( 'categories', [ $term ], $item ) ) );
		$this->assertSame( [], $this->after( fn() => $this->sort_into( 'categories', [ $term ], $item ) ) );
		$this->assertSame( [ $pages ], $this->after( static fn() => wp_remove_object_terms( $item->ID, [ $term ], 'astra-portfolio-categories' ) ) );
		$this->assertSame( [ $pages ], $this->after( fn() => $this->sort_into( 'categories', [ $term ], $item ) ) );
		$this->assertSame( [ $pages ], $this->after( fn() => $this->sort_into( 'categories', [], $item ) ) );
		$this->assertSame( [], $this->after( fn() => $this->sort_into( 'categories', [ $term ], $draft ) ) );
		$this->assertSame( [ $pages ], $this->after( static fn() => wp_update_term( $term, 'astra-portfolio-categories', [ 'name' => 'Papers' ] ) ) );
		$this->assertSame( [ $pages ], $this->after( static fn() => wp_delete_term( $term, 'astra-portfolio-categories' ) ) );
		$this->assertSame( [ $pages ], $this->after( static fn() => do_action( 'frontage_portfolio_ordered', [ $item->ID => 1 ] ) ) );
	}

	/**
	 * [IS-06] Page caches: another alternative text purges galleries and items with the picture.
	 */
	public function test_alternative_text(): void {
		$page    = $this->publish( '<!-- wp:frontage/portfolio /-->' );
		$picture = $this->add_picture();
		$write   = static fn( string $text ): callable => static fn() => update_post_meta( $picture, '_wp_attachment_image_alt', $text );
		$this->assertSame( [], $this->after( $write( 'A harbor' ) ) );
		foreach ( [ '_thumbnail_id', 'astra-portfolio-image-id', 'astra-lightbox-image-id' ] as $number => $key ) {
			$item = $this->add_item();
			update_post_meta( $item->ID, $key, $picture );
			$this->assertSame( [ [ $page, $item->ID ] ], $this->after( $write( "Boats $number" ) ) );
			$this->assertSame( [], $this->after( $write( "Boats $number" ) ) );
			wp_update_post( [ 'ID' => $item->ID, 'post_status' => 'draft' ] );
			$this->assertSame( [], $this->after( $write( "Boats by night $number" ) ) );
		}
	}

	/**
	 * [IS-06] Page caches: a change in another site of the network purges that site's pages.
	 */
	public function test_other_site(): void {
		require_once ABSPATH . 'wp-includes/ms-blogs.php';
		$sites = [];
		$note  = static function () use ( &$sites ): void {
			$sites[] = get_current_blog_id();
		};
		add_action( 'frontage_purge_all_pages', $note );
		$change = static function (): void {
			switch_to_blog( 2 );
			do_action( 'wp_update_nav_menu', 3 );
			restore_current_blog();
		};
		$this->assertSame( [ 'all' ], $this->after( $change ) );
		remove_action( 'frontage_purge_all_pages', $note );
		$this->assertSame( [ 2 ], $sites );
		$this->assertSame( 1, get_current_blog_id() );
	}

	/**
	 * [IS-06] Page caches: a renamed, moved, hidden or deleted item purges its neighbors.
	 */
	public function test_neighbors(): void {
		$this->sign_in( 'administrator' );
		$day                   = fn( int $number ): int => $this->add_item( [ 'post_date' => "2026-01-0$number 10:00:00" ] )->ID;
		[ $a, $b, $c, $d, $e ] = array_map( $day, [ 1, 2, 3, 4, 5 ] );
		$told                  = function ( array $changed ) use ( $c ): array {
			$ids = array_merge( ...array_filter( $this->after( static fn() => wp_update_post( [ 'ID' => $c ] + $changed ) ), 'is_array' ) );
			sort( $ids );
			return $ids;
		};
		$this->assertSame( [ $b, $d ], $told( [ 'post_title' => 'Another' ] ) );
		$this->assertSame( [], $told( [ 'post_content' => 'Words', 'menu_order' => 3 ] ) );
		$this->assertSame( [ $b, $d ], $told( [ 'post_status' => 'draft' ] ) );
		$this->assertSame( [], $told( [ 'post_title' => 'Seen by nobody' ] ) );
		$this->assertSame( [ $b, $d ], $told( [ 'post_status' => 'publish' ] ) );
		$moved = [ 'post_date' => '2026-01-01 09:00:00', 'post_date_gmt' => '2026-01-01 09:00:00', 'edit_date' => true ];
		$this->assertSame( [ $a, $b, $d ], $told( $moved ) );
		$this->assertSame( [ [ $a ] ], $this->after( static fn() => wp_delete_post( $c, true ) ) );
		$this->assertSame( [ [ $d ] ], $this->after( static fn() => wp_trash_post( $e ) ) );
	}

	/**
	 * [IS-06] Page caches: many renamed items in one request purge all pages.
	 */
	public function test_many_neighbors(): void {
		$ids    = $this->add_items( 60 );
		$rename = static function () use ( $ids ): void {
			foreach ( $ids as $id ) {
				wp_update_post( [ 'ID' => $id, 'post_title' => "Item number $id" ] );
			}
		};
		$this->assertSame( [ 'all' ], $this->after( $rename ) );
	}

	/**
	 * [IS-06] Page caches: two hundred edited items are one purge, for one query.
	 */
	public function test_bulk_edit(): void {
		$pages = array_map( fn(): int => $this->publish( '<!-- wp:frontage/portfolio /-->' ), range( 1, 20 ) );
		$ids   = $this->add_items( 200 );
		$edit  = static function () use ( $ids ): void {
			foreach ( $ids as $id ) {
				wp_update_post( [ 'ID' => $id, 'menu_order' => 3 ] );
			}
		};
		$this->assertSame( [ $pages ], $this->after( $edit ) );
		$this->add_item();
		$this->assertLessThanOrEqual( 12, $this->cost_of( 'Frontage\PageCache\purge' ) );
		$this->assertSame( 0, $this->cost_of( 'Frontage\PageCache\purge' ), 'A request that changed nothing asks nothing.' );
	}

	/**
	 * [IS-06] Page caches: a gallery in a synced pattern, template or widget purges all.
	 */
	public function test_galleries_outside_of_pages(): void {
		$this->publish( '<!-- wp:frontage/portfolio /-->' );
		$change  = fn() => $this->add_item();
		$widgets = [
			'widget_block' => [ 2 => [ 'content' => '<!-- wp:frontage/portfolio {"columns":2} /-->' ] ],
			'widget_text'  => [ 2 => [ 'text' => '[astra-portfolio]' ] ],
		];
		foreach ( $widgets as $option => $widget ) {
			update_option( $option, $widget );
			$this->assertSame( [ 'all' ], $this->after( $change ) );
			update_option( $option, [] );
			$this->assertNotContains( 'all', $this->after( $change ) );
		}
		$this->publish( '<!-- wp:frontage/portfolio /-->', 'wp_block' );
		$this->assertSame( [ 'all' ], $this->after( $change ) );
	}

	/**
	 * [IS-06] Page caches: a filter adds pages with galleries outside their content.
	 */
	public function test_filter(): void {
		$page   = $this->publish( '<!-- wp:frontage/portfolio /-->' );
		$item   = $this->add_item();
		$change = static fn() => update_post_meta( $item->ID, '_thumbnail_id', wp_rand( 1, PHP_INT_MAX ) );
		add_filter( 'frontage_gallery_pages', static fn( array $ids ): array => array_merge( $ids, [ '7', 7 ] ) );
		$this->assertSame( [ [ $page, 7 ] ], $this->after( $change ) );
		add_filter( 'frontage_gallery_pages', '__return_null', 20 );
		$this->assertSame( [ [ $page ] ], $this->after( $change ) );
	}

	/**
	 * [IS-06] Page caches: a change on every page purges all.
	 */
	public function test_all_pages(): void {
		$settings = static function ( array $changed ): callable {
			return static fn() => update_option( 'frontage_settings', array_merge( \Frontage\Settings\values(), $changed ) );
		};
		$this->after( $settings( [] ) );
		$this->assertSame( [ 'all' ], $this->after( $settings( [ 'store_notice_text' => 'Closed on Friday' ] ) ) );
		$this->assertSame( [], $this->after( $settings( [ 'store_notice_text' => 'Closed on Friday' ] ) ) );
		$this->assertSame( [], $this->after( $settings( [ 'delete_on_uninstall' => true ] ) ) );
		$this->assertSame( [ 'all' ], $this->after( fn() => $this->publish( '', 'wp_navigation' ) ) );
		$this->assertSame( [ 'all' ], $this->after( fn() => $this->publish( '<!-- wp:frontage/header /-->', 'wp_template_part' ) ) );
		$this->assertSame( [], $this->after( fn() => $this->publish( '<!-- wp:paragraph /-->', 'wp_template_part' ) ) );
		$menu = wp_create_nav_menu( 'Ways' );
		$this->assertIsInt( $menu );
		$this->assertSame( [ 'all' ], $this->after( static fn() => wp_update_nav_menu_object( $menu, [ 'menu-name' => 'Paths' ] ) ) );
		$this->assertSame( [ 'all' ], $this->after( static fn() => wp_delete_nav_menu( $menu ) ) );
	}

	/**
	 * [IS-06] Page caches: known ones are purged by their functions and actions.
	 */
	public function test_known_caches(): void {
		$calls = 0;
		add_action(
			'litespeed_purge_all',
			static function () use ( &$calls ): void {
				++$calls;
			}
		);
		eval( 'function wpfc_clear_all_cache() { do_action( "litespeed_purge_all" ); }' ); // phpcs:ignore Squiz.PHP.Eval -- The function of another plugin.
		$this->after( static fn() => do_action( 'wp_update_nav_menu', 3 ) );
		$this->assertSame( 2, $calls );
	}
}

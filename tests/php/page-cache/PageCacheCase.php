<?php
/**
 * What tests of page caches share: a cache that listens, and what it is told.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\PageCache;

use Frontage\Page\Notes;
use Frontage\Tests\TestCase;
use function Frontage\PageCache\outdated_list;
use function Frontage\PageCache\purge;

/**
 * A test of what a cache is told.
 */
abstract class PageCacheCase extends TestCase {

	/**
	 * Pages told to caches, a list for each time; `all` for all of them.
	 * @var list<string|list<int>>
	 */
	private $told = [];

	/** A page with a gallery, and a cache that listens. */
	protected function set_up(): void {
		parent::set_up();
		add_action( 'frontage_purge_pages', [ $this, 'on_pages' ] );
		add_action( 'frontage_purge_all_pages', [ $this, 'on_all' ] );
		Notes::clear( outdated_list() );
	}

	/** Stops listening. */
	protected function tear_down(): void {
		remove_action( 'frontage_purge_pages', [ $this, 'on_pages' ] );
		remove_action( 'frontage_purge_all_pages', [ $this, 'on_all' ] );
		remove_all_actions( 'litespeed_purge_all' );
		remove_all_filters( 'frontage_gallery_pages' );
		Notes::clear( outdated_list() );
		parent::tear_down();
	}

	/**
	 * Hears of pages.
	 * @param list<int> $ids Their ids.
	 */
	public function on_pages( array $ids ): void {
		$this->told[] = $ids;
	}

	/** Hears of all pages. */
	public function on_all(): void {
		$this->told[] = 'all';
	}

	/** Publishes a content. */
	protected function publish( string $content, string $type = 'page' ): int {
		$id = wp_insert_post(
			[
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => 'Work',
				'post_content' => wp_slash( $content ),
			]
		);
		$this->assertIsInt( $id );
		return $id;
	}

	/**
	 * What a cache is told at the end of a request that did this.
	 * @return list<string|list<int>>
	 */
	protected function after( callable $work ): array {
		purge();
		$this->told = [];
		$work();
		purge();
		purge();
		return $this->told;
	}
}

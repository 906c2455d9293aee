<?php
/** Undo knows an object by all of its rows: what somebody changed of it since is kept and named. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class PrintsTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function whole_kit(): array {
		return $this->kit_of(
			[
				'menu/kit-main'           => [ 'name' => 'Kit menu', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'One', 'url' => 'https://example.org/1' ], [ 'title' => 'Two', 'url' => 'https://example.org/2' ] ] ],
				'media/kit-sun'           => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg', 'alt' => 'The sun', 'caption' => 'Noon' ],
				'page/kit-about'          => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => 'About', 'order' => 3 ],
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news' ],
				'font/kit-inter'          => [ 'title' => 'Kit Inter', 'family' => [ 'name' => 'Kit Inter', 'slug' => 'kit-inter', 'fontFamily' => 'Kit Inter' ], 'faces' => [ [ 'settings' => [ 'fontFamily' => 'Kit Inter', 'fontWeight' => '400' ], 'file' => 'files/kit-inter.woff2' ] ] ],
			],
			[ 'files/kit-sun.jpg' => $this->photo(), 'files/kit-inter.woff2' => 'wOF2' . str_repeat( "\0", 60 ) ]
		);
	}

	/**
	 * What an owner does to one of the objects, and which it is.
	 * @return array<string, array{callable(array<string, array<string, mixed>>): mixed, string}>
	 */
	public static function acts(): array {
		$part = static fn( array $entry, int $at ): int => (int) array_values( $entry['parts'] )[ $at ];
		return [
			'renames an entry of the menu'     => [ static fn( array $is ) => wp_update_post( [ 'ID' => $part( $is['menu/kit-main'], 1 ), 'post_title' => 'Prices' ] ), 'Kit menu' ],
			'points an entry elsewhere'        => [ static fn( array $is ) => update_post_meta( $part( $is['menu/kit-main'], 1 ), '_menu_item_url', 'https://example.org/new' ), 'Kit menu' ],
			'deletes an entry'                 => [ static fn( array $is ) => wp_delete_post( $part( $is['menu/kit-main'], 1 ), true ), 'Kit menu' ],
			'adds an entry'                    => [ static fn( array $is ) => wp_update_nav_menu_item( $is['menu/kit-main']['target'], 0, [ 'menu-item-title' => 'New', 'menu-item-url' => 'https://example.org/3', 'menu-item-status' => 'publish' ] ), 'Kit menu' ],
			'changes the order of the entries' => [ static fn( array $is ) => wp_update_post( [ 'ID' => $part( $is['menu/kit-main'], 0 ), 'menu_order' => 9 ] ), 'Kit menu' ],
			'writes another alternative text'  => [ static fn( array $is ) => update_post_meta( $is['media/kit-sun']['target'], '_wp_attachment_image_alt', 'Ours' ), 'Sun' ],
			'writes another caption'           => [ static fn( array $is ) => wp_update_post( [ 'ID' => $is['media/kit-sun']['target'], 'post_excerpt' => 'Ours' ] ), 'Sun' ],
			'replaces the file of the picture' => [ static fn( array $is ) => file_put_contents( (string) get_attached_file( $is['media/kit-sun']['target'] ), 'other' ), 'Sun' ],
			'gives the page a picture'         => [ static fn( array $is ) => update_post_meta( $is['page/kit-about']['target'], '_thumbnail_id', '99999' ), 'About' ],
			'gives the page a template'        => [ static fn( array $is ) => update_post_meta( $is['page/kit-about']['target'], '_wp_page_template', 'wide' ), 'About' ],
			'moves the page'                   => [ static fn( array $is ) => wp_update_post( [ 'ID' => $is['page/kit-about']['target'], 'menu_order' => 7 ] ), 'About' ],
			'fills a field of another plugin'  => [ static fn( array $is ) => update_post_meta( $is['page/kit-about']['target'], '_yoast_wpseo_title', 'Ours' ), 'About' ],
			'notes something at the category'  => [ static fn( array $is ) => update_term_meta( $is['term/category--kit-news']['target'], 'color', 'red' ), 'News' ],
			'changes a face of the font'       => [ static fn( array $is ) => wp_update_post( [ 'ID' => $part( $is['font/kit-inter'], 0 ), 'post_content' => '{"fontWeight":"500"}' ] ), 'Kit Inter' ],
		];
	}

	/** @testdox [KT-02] [KT-04] kits: undo keeps and names an object of which an owner changed any part */
	public function test_parts(): void {
		foreach ( self::acts() as $says => [ $act, $title ] ) {
			$run = $this->import( $this->whole_kit() );
			$act( array_column( Kits\journal( $run['id'] ), null, 'name' ) );
			wp_cache_flush();
			$left = $this->take_back( $run )['report']['left'];
			$this->assertSame( [ "“{$title}” has been edited since the import, so undo keeps it." ], $left, $says );
			// The next round begins with a site of its own.
			$this->tear_down();
			$this->set_up();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: what WordPress and visits do to an object is no change of it */
	public function test_no_change(): void {
		$before = $this->state();
		$run    = $this->import( $this->whole_kit() );
		$about  = $this->page( 'kit-about' )->ID ?? 0;
		update_post_meta( $about, '_edit_lock', time() . ':1' );
		update_post_meta( $about, 'post_views_count', '12' );
		wp_update_post( [ 'ID' => $about ] );
		$this->assertSame( [], $this->take_back( $run )['report']['left'] );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] [KT-04] kits: fingerprints of large contents are made in batches, and by the database */
	public function test_memory(): void {
		global $wpdb;
		$pages = [];
		foreach ( range( 1, 60 ) as $number ) {
			$pages[ "page/kit-$number" ] = [ 'title' => "$number", 'slug' => "kit-$number", 'status' => 'publish', 'content' => 'x' ];
		}
		$run = $this->import( $this->kit_of( $pages ) );
		$ids = implode( ',', array_column( Kits\journal( $run['id'] ), 'target' ) );
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_content = '" . str_repeat( 'large ', 50000 ) . "' WHERE ID IN ( $ids )" );
		wp_cache_flush();
		$queries = [];
		$listen  = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $listen );
		Kits\note_prints( Kits\Import::in_phase( [ 'phase' => 'print' ] + $this->run_of( $run['id'] ) ), range( 0, 59 ) );
		remove_filter( 'query', $listen );
		$this->assertSame( [], preg_grep( '/SELECT \\*|(?<!MD5\\( )post_content/', $queries ), 'Contents stay in the database.' );
		$this->assertLessThan( 40, count( $queries ) );
		$this->assertCount( 60, Kits\those_as_left( Kits\journal( $run['id'] ) ) );
		$this->assertSame( Kits\BATCH, Kits\phases()['print']->size );
	}
}

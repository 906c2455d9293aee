<?php
/** What counts as an owner's edit of an imported object: from the switch on, any part of it, and nothing that plugins note beside it. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class EditedTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'page/kit-about'          => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => 'Of the kit' ],
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news' ],
				'menu/kit-main'           => [ 'name' => 'Kit menu', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'One', 'url' => 'https://example.org/1' ] ] ],
			]
		);
	}

	/** @testdox [KT-04] kits: what an owner edits right after the switch, while the import still tells of it, stays at undo */
	public function test_at_once(): void {
		$acts = [
			'About'    => static fn( array $is ) => wp_update_post( [ 'ID' => $is['page/kit-about'], 'post_content' => 'Mine' ] ),
			'Mine'     => static fn( array $is ) => wp_update_term( $is['term/category--kit-news'], 'category', [ 'name' => 'Mine' ] ),
			'Kit menu' => static fn( array $is ) => wp_update_nav_menu_item( $is['menu/kit-main'], 0, [ 'menu-item-title' => 'Mine', 'menu-item-url' => '/', 'menu-item-status' => 'publish' ] ),
		];
		foreach ( $acts as $title => $act ) {
			$run = $this->stage( $this->kit() );
			$this->ok( Kits\switch_over( $run['id'] ) );
			$act( array_column( Kits\journal( $run['id'] ), 'target', 'name' ) );
			$this->ok( Kits\finish_steps( $run['id'] ) );
			wp_cache_flush();
			$this->assertSame( [ "“{$title}” has been edited since the import, so undo keeps it." ], $this->take_back( $run )['report']['left'] );
			$this->tear_down();
			$this->set_up();
		}
	}

	/** @testdox [KT-04] kits: another password, date, author, type, or comments that are opened or closed are edits of a page */
	public function test_whole(): void {
		$author = wp_insert_user( [ 'user_login' => 'kit-author', 'user_pass' => 'x', 'role' => 'author' ] );
		$this->assertIsInt( $author );
		foreach (
			[
				[ 'post_password' => 'secret' ],
				[ 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ],
				[ 'post_author' => $author ],
				[ 'comment_status' => 'open' ],
				[ 'ping_status' => 'open' ],
				[ 'post_type' => 'post' ],
			] as $edit
		) {
			$run = $this->import( $this->kit() );
			wp_update_post( [ 'ID' => array_column( Kits\journal( $run['id'] ), 'target', 'name' )['page/kit-about'] ] + $edit );
			wp_cache_flush();
			$left = $this->take_back( $run )['report']['left'];
			$this->assertCount( 1, $left, (string) key( $edit ) );
			$this->assertStringEndsWith( 'About” has been edited since the import, so undo keeps it.', $left[0], (string) key( $edit ) );
			$this->tear_down();
			$this->set_up();
		}
	}

	/** @testdox [KT-04] kits: marks of plugins beside a page are no edit of it, but a field that holds words is, and any field of a page that was saved */
	public function test_beside(): void {
		$acts = [
			'a mark'            => [ static fn( int $id ) => update_post_meta( $id, 'rank_math_internal_links_processed', '1' ), [] ],
			'data'              => [ static fn( int $id ) => update_post_meta( $id, '_imagify_data', [ 'stats' => [ 'Saved' => 3 ] ] ), [] ],
			'saved as it was'   => [ static fn( int $id ) => wp_update_post( [ 'ID' => $id ] ), [] ],
			'words'             => [ static fn( int $id ) => update_post_meta( $id, '_yoast_wpseo_title', 'Ours' ), [ '“About” has been edited since the import, so undo keeps it.' ] ],
			'saved with fields' => [ static fn( int $id ) => wp_update_post( [ 'ID' => $id, 'meta_input' => [ 'layout' => '7' ] ] ), [ '“About” has been edited since the import, so undo keeps it.' ] ],
		];
		foreach ( $acts as $says => [ $act, $left ] ) {
			global $wpdb;
			$run = $this->import( $this->kit() );
			$id  = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['page/kit-about'];
			// Nobody saves within the second of the import.
			$wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => '2020-01-01 00:00:00' ], [ 'ID' => $id ] );
			Kits\note_prints( Kits\Import::in_phase( [ 'phase' => 'print' ] + $this->run_of( $run['id'] ) ), [ 0, 1, 2 ] );
			$act( $id );
			wp_cache_flush();
			$this->assertSame( $left, $this->take_back( $run )['report']['left'], $says );
			$this->tear_down();
			$this->set_up();
		}
	}
}

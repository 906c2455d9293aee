<?php
/** What an import replaced is the owner's: it stays on the site until the owner deletes it. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/OriginalsCase.php';

final class OriginalsTest extends OriginalsCase {

	protected function tear_down(): void {
		remove_filter( 'wp_revisions_to_keep', '__return_zero' );
		parent::tear_down();
	}

	/** @testdox [KT-02] [KT-04] kits: undo puts the original back into a page that somebody moved to the trash, where it stays */
	public function test_trashed(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$run  = $this->replace( 'page/about' );
		wp_trash_post( $page );
		$run = $this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( [ 'trash', 'OURS' ], [ get_post_status( $page ), $this->post( $page )->post_content ] );
		$this->assertSame( [ '“About” is in the Trash. Its content is from before the import.' ], $run['report']['left'] );
		wp_untrash_post( $page );
		$this->assertSame( 'about', $this->post( $page )->post_name );
		$this->assertSame( 0, $this->hidden() );
	}

	/** @testdox [KT-02] [KT-04] kits: undo keeps the words of a page that was edited, then moved to the trash, and the original as a revision */
	public function test_edited_and_trashed(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$run  = $this->replace( 'page/about' );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'EDITED' ] );
		wp_trash_post( $page );
		$this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( [ 'trash', 'EDITED' ], [ get_post_status( $page ), $this->post( $page )->post_content ] );
		$this->assertContains( 'OURS', wp_list_pluck( wp_get_post_revisions( $page ), 'post_content' ) );
	}

	/** @testdox [KT-02] [KT-04] kits: undo brings the original of a deleted page back as a draft, and names it */
	public function test_deleted(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$run  = $this->replace( 'page/about' );
		wp_delete_post( $page, true );
		$run = $this->take_back( $run );
		$this->assertSame( [ 'page draft About (before A kit)' ], $this->found( 'OURS' ) );
		$this->assertSame( [ 'The original “About” was saved as “About (before A kit)” under Pages.' ], $run['report']['left'] );
	}

	/** @testdox [KT-04] kits: a replaced page is no longer shown by the page builder of the original, until undo */
	public function test_builder(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$meta = [
			'_elementor_edit_mode'  => 'builder',
			'_elementor_data'       => '[{"id":"1","elType":"widget","settings":{"title":"OURS"}}]',
			'_fl_builder_enabled'   => '1',
			'_et_pb_use_builder'    => 'on',
			'_bricks_editor_mode'   => 'bricks',
			'_wpb_vc_js_status'     => 'true',
			'brizy_post_uid'        => 'x',
			'elementors_own_choice' => 'of another plugin',
		];
		foreach ( $meta as $key => $value ) {
			add_post_meta( $page, $key, wp_slash( $value ) );
		}
		$there = static fn(): array => array_filter( array_map( static fn( string $key ): string => (string) get_post_meta( $page, $key, true ), array_combine( array_keys( $meta ), array_keys( $meta ) ) ) );
		$run   = $this->replace( 'page/about' );
		$this->assertSame( 'THEIRS', $this->post( $page )->post_content );
		$this->assertSame( [ 'elementors_own_choice' => 'of another plugin' ], $there() );
		$this->assertSame( [], $run['report']['unresolved'] ?? [] );
		$this->take_back( $run );
		$this->assertSame( [ 'OURS', $meta ], [ $this->post( $page )->post_content, $there() ] );
	}

	/** @testdox [KT-06] kits: a kit's title is text wherever it names what an import replaced, however long it is */
	public function test_title_of_the_kit(): void {
		$page                     = $this->add_post( 'page', 'about', 'OURS', [ 'post_title' => 'About &lt;img src=x onerror=a()&gt;' ] );
		$menu                     = $this->menu_of_ours();
		$kit                      = $this->kit_of(
			[
				'page/about' => [ 'title' => 'Theirs', 'slug' => 'about', 'status' => 'publish', 'content' => 'THEIRS' ], // phpcs:ignore WordPress.Arrays -- Short.
				'menu/main'  => [ 'name' => 'Main', 'slug' => 'main', 'items' => [], 'locations' => [] ], // phpcs:ignore WordPress.Arrays -- Short.
			]
		);
		$kit['manifest']['title'] = '<img src=x onerror=b()> ' . str_repeat( 'long & ', 60 );
		// Else the page’s original is a revision, which has its own title.
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
		$run = $this->import( $kit, [ '*' => 'replace' ] );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'MINE' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Mine', 'menu-item-url' => '/mine/', 'menu-item-status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$run = $this->take_back( $run );
		remove_filter( 'wp_revisions_to_keep', '__return_zero' );
		$this->assertSame( 'undone', $run['state'] );
		$titles = array_merge( $this->found( 'OURS' ), wp_list_pluck( wp_get_nav_menus(), 'name' ) );
		$this->assertCount( 3, $titles );
		$this->assertStringNotContainsString( '<', implode( ' ', $titles ) );
		$this->assertStringContainsString( 'About &lt;img', implode( ' ', $titles ) );
		$this->assertStringContainsString( '(before &lt;img', $titles[0] );
		$this->assertLessThan( 160, max( 0, ...array_map( 'mb_strlen', array_map( 'html_entity_decode', $titles ) ) ) );
	}

	/** A classic menu with an item. */
	private function menu_of_ours(): int {
		$menu = wp_create_nav_menu( 'Main' );
		$this->assertIsInt( $menu );
		wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Ours', 'menu-item-url' => '/ours/', 'menu-item-status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		return $menu;
	}

	/** @testdox [KT-02] [KT-04] kits: undo brings back a template part that was reset in the site editor */
	public function test_reset(): void {
		$part = $this->add_post( 'wp_template_part', 'header', '<!-- wp:paragraph --><p>OURS</p><!-- /wp:paragraph -->' );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $part, 'header', 'wp_template_part_area' );
		$run = $this->replace( 'part/header', [ 'area' => 'header' ] );
		$this->assertStringContainsString( 'THEIRS', get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->content ?? '' );
		wp_delete_post( $part, true );
		$run  = $this->take_back( $run );
		$back = get_block_template( get_stylesheet() . '//header', 'wp_template_part' );
		$this->assertStringContainsString( 'OURS', $back->content ?? '' );
		$this->assertSame( 'header', $back->area ?? '' );
		$this->assertSame( [ 'The original “Header” was restored.' ], $run['report']['left'] );
	}

	/** @testdox [KT-02] [KT-04] kits: with revisions off, the original of an edited page becomes a draft, and a sixth import makes drafts, too */
	public function test_without_revisions(): void {
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$run  = $this->replace( 'page/about' );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'THEIRS,' ] );
		$run = $this->take_back( $run );
		$this->assertSame( [ 'page draft About (before A kit)' ], $this->found( 'OURS' ) );
		$this->assertContains( 'The original “About” was saved as “About (before A kit)” under Pages.', $run['report']['left'] );

		$this->add_post( 'page', 'first', 'The first OURS' );
		foreach ( [ 'first', 'b', 'c', 'd', 'e', 'f' ] as $slug ) {
			$run = $this->replace( "page/$slug" );
		}
		$this->assertSame( [ 'page draft First (before A kit)' ], $this->found( 'The first OURS' ) );
		// Of the import that is forgotten, and not of the sixth, whose undo leaves nothing.
		$forgotten = [ '“A kit” can no longer be undone.', 'The original “First” was saved as “First (before A kit)” under Pages.' ];
		$told      = Kits\described( $this->run_of( $run['id'] ) )['report'];
		$this->assertSame( [ $forgotten, [] ], [ $told['forgotten'], $told['left'] ] );
		$this->assertSame( [], $this->take_back( $run )['report']['left'] ?? [] );
	}

	/** @testdox [KT-02] [KT-04] kits: a page has its last words as a revision before an import replaces it, also if it was never updated */
	public function test_revision_before(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$this->replace( 'page/about' );
		$this->assertContains( 'OURS', wp_list_pluck( wp_get_post_revisions( $page ), 'post_content' ) );
	}

	/** @testdox [KT-02] [KT-04] kits: cancelling an import deletes what it staged, and no original, whatever the state of the run says */
	public function test_cancelled_after_all(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$kept = $this->add_post( 'page', 'other', 'HIDDEN' );
		$run  = $this->stage( $this->kit_of( [ 'page/about' => [ 'title' => 'Theirs', 'slug' => 'about', 'status' => 'publish', 'content' => 'THEIRS' ] ] ), [ '*' => 'replace' ] );
		$this->ok( Kits\switch_over( $run['id'] ) );
		// As a second window with an old copy of the run would leave it.
		Kits\store_run( [ 'state' => 'undoing', 'phase' => 'cancel', 'at' => 0 ] + $this->run_of( $run['id'] ) );
		wp_delete_post( $page, true );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_status' => Kits\STAGED ], [ 'ID' => $kept ] );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( 'cancelled', $run['state'] );
		$this->assertSame( [ 'page draft About (before A kit)' ], $this->found( 'OURS' ) );
		$this->assertSame( 1, $this->hidden(), 'What no run knows is nobody’s to delete.' );
	}

	private function uninstall(): void {
		require_once dirname( __DIR__, 4 ) . '/src/server/housekeeping/uninstall.php';
		require_once dirname( __DIR__, 4 ) . '/src/kits/import/uninstall.php';
		\Frontage\Housekeeping\uninstall( INF, '__return_true', 'Frontage\Kits\delete_staged' );
		wp_cache_flush();
	}

	/** @testdox [HK-02] kits: uninstalling keeps what imports replaced, as revisions, as drafts of their type where there are none, with their fields */
	public function test_uninstall(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$gone = $this->add_post( 'page', 'gone', 'GONE' );
		$item = $this->add_post( \Frontage\Portfolio\post_type(), 'work', 'WORK', [ 'meta_input' => [ '_thumbnail_id' => $this->add_photo( 'work' ) ] ] );
		$this->replace( 'page/about' );
		$this->replace( 'page/gone' );
		$this->replace( 'item/work' );
		wp_delete_post( $gone, true );
		// The plugin is deactivated then.
		unregister_post_type( \Frontage\Portfolio\post_type() );
		$this->uninstall();
		\Frontage\Portfolio\register_taxonomies();
		\Frontage\Portfolio\register_items();
		\Frontage\Portfolio\register_item_meta();
		$this->assertContains( 'OURS', wp_list_pluck( wp_get_post_revisions( $page ), 'post_content' ) );
		$this->assertSame( [ 'page draft Gone (before A kit)' ], $this->found( 'GONE' ) );
		$this->assertContains( 'astra-portfolio draft Work (before A kit)', $this->found( 'WORK' ) );
		$this->assertSame( [ 'THEIRS', 'THEIRS', 0 ], [ $this->post( $page )->post_content, $this->post( $item )->post_content, $this->hidden() ] );
	}

	/** @testdox [KT-02] [KT-04] kits: with the plugin switched off, staged pictures are no pages; switched on, the import goes on */
	public function test_switched_off(): void {
		$run = $this->stage( $this->small_kit() );
		$sun = array_column( Kits\journal( $run['id'] ), 'id', 'name' )['media/kit-sun'];
		do_action( 'deactivate_' . plugin_basename( \Frontage\PLUGIN_FILE ), false );
		remove_filter( 'get_post_status', 'Frontage\Kits\keep_status' );
		$this->assertNotSame( 'publish', get_post_status( $sun ) );
		$this->assertSame( 0, url_to_postid( home_url( '/kit-sun/' ) ) );
		add_filter( 'get_post_status', 'Frontage\Kits\keep_status', 10, 2 );
		do_action( 'activate_' . plugin_basename( \Frontage\PLUGIN_FILE ), false );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$this->assertSame( 'done', $this->ok( Kits\finish_steps( $run['id'] ) )['state'] );
		$this->assertSame( [ 'attachment', 'inherit' ], [ $this->post( $sun )->post_type, $this->post( $sun )->post_status ] );
	}
}

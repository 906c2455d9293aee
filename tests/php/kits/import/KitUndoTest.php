<?php
/** Choices for what exists, the same kit twice, and the way back from any of the last five imports. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class KitUndoTest extends ImportCase {

	/**
	 * A kit of one page.
	 * @return array{manifest: array<string, mixed>, read: callable, file: callable}
	 */
	private function page_kit( string $slug, string $content = 'Of the kit' ): array {
		return $this->kit_of( [ "page/$slug" => [ 'title' => "Kit $slug", 'slug' => $slug, 'status' => 'publish', 'content' => $content ] ] );
	}

	private function add_page( string $slug, string $content = 'Ours', string $status = 'publish' ): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => $status, 'post_title' => 'Ours', 'post_name' => $slug, 'post_content' => $content ] );
	}

	/** @testdox [KT-02] kits: the plan is what happens: keep, replace, both; replaced ones keep id and address */
	public function test_choices(): void {
		$picture = $this->add_picture( 'ours' );
		$tag     = $this->ok( wp_insert_term( 'Ours', 'category' ) )['term_id'];
		$post    = (int) wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Ours', 'post_name' => 'kit-post', 'post_content' => 'Ours', 'post_category' => [ $tag ] ] );
		$draft   = $this->add_page( 'kit-draft', 'Ours', 'draft' );
		$kept    = $this->add_page( 'kit-kept' );
		$doubled = $this->add_page( 'kit-both' );
		set_post_thumbnail( $post, $picture );
		$comment = (int) wp_insert_comment( [ 'comment_post_ID' => $post, 'comment_content' => 'Before' ] );
		$before  = $this->state();
		$kit     = $this->kit_of(
			[
				'term/category--kit-new' => [ 'taxonomy' => 'category', 'name' => 'New', 'slug' => 'kit-new' ],
				'post/kit-post'          => [ 'title' => 'Theirs', 'slug' => 'kit-post', 'status' => 'publish', 'content' => 'Theirs <a href="kit:page/kit-kept">kept</a> <a href="kit:page/kit-both">both</a>', 'terms' => [ 'kit:term/category--kit-new' ] ],
				'page/kit-draft'         => [ 'title' => 'Theirs', 'slug' => 'kit-draft', 'status' => 'publish', 'content' => 'Theirs <a href="kit:post/kit-post">post</a>' ],
				'page/kit-kept'          => [ 'title' => 'Theirs', 'slug' => 'kit-kept', 'status' => 'publish' ],
				'page/kit-both'          => [ 'title' => 'Theirs', 'slug' => 'kit-both', 'status' => 'publish' ],
			]
		);
		$choices = [ 'post/kit-post' => 'replace', 'page/kit-draft' => 'replace', 'page/kit-kept' => 'keep' ];
		$plan    = array_column( Kits\plan( $kit['manifest'], $choices )['plan'], null, 'name' );
		$this->assertSame( [ 'make', 'change', 'change', 'keep', 'make' ], array_values( wp_list_pluck( $plan, 'action' ) ) );
		$this->assertSame( [ null, 'exists', 'both', [ 'both', 'replace', 'keep' ] ], [ $plan['term/category--kit-new']['conflict'], $plan['page/kit-both']['conflict'], $plan['page/kit-both']['chosen'], $plan['page/kit-both']['choices'] ] );
		$this->assertSame( 'keep', array_column( Kits\plan( $kit['manifest'], [ '*' => 'keep' ] )['plan'], 'action', 'name' )['page/kit-both'] );

		$run = $this->stage( $kit, $choices );
		$this->assertSame( [ 'Ours', 'Ours' ], [ $this->post( $post )->post_content, $this->post( $draft )->post_content ] );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		wp_cache_flush();
		$this->assertSame( [ 'done', [], 2, 2, 1 ], [ $run['state'], $run['report']['unresolved'] ?? [], $run['report']['make'], $run['report']['change'], $run['report']['keep'] ] );
		$both = $this->page( 'kit-both-2' );
		$this->assertNotNull( $both );
		$new = $this->post( $post );
		$this->assertSame( 'Theirs <a href="' . get_permalink( $kept ) . '">kept</a> <a href="' . get_permalink( $both ) . '">both</a>', $new->post_content );
		$this->assertSame( [ 'Theirs', 'kit-post', false, [ 'New' ], 'Before' ], [ $new->post_title, $new->post_name, has_post_thumbnail( $post ), wp_list_pluck( get_the_category( $post ), 'name' ), get_comment( $comment )->comment_content ?? '' ] );
		$this->assertSame( [ 'publish', 'Theirs <a href="' . get_permalink( $post ) . '">post</a>' ], [ get_post_status( $draft ), $this->post( $draft )->post_content ] );
		$this->assertSame( [ 'Ours', 'Ours' ], [ $this->post( $kept )->post_title, $this->post( $doubled )->post_content ] );
		$this->assertSame( [ 1, 0 ], [ $this->term( (int) ( term_exists( 'kit-new', 'category' )['term_id'] ?? 0 ) )->count, $this->term( $tag )->count ] );

		$run = $this->take_back( $run );
		$this->assertSame( [], $run['report']['left'] );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] kits: a post and a term with the same id are two things, in addresses and for who uses what */
	public function test_same_ids(): void {
		global $wpdb;
		$next = 10 + max( $this->add_page( 'before' ), $this->ok( wp_insert_term( 'Before', 'category' ) )['term_id'] );
		wp_insert_post( [ 'import_id' => $next, 'post_title' => 'Before' ] );
		$wpdb->insert( $wpdb->terms, [ 'term_id' => $next + 2, 'slug' => 'before-2' ] );
		$kit = [
			'term/category--kit-new'       => [ 'taxonomy' => 'category', 'name' => 'New', 'slug' => 'kit-new' ],
			'term/category--kit-new--city' => [ 'taxonomy' => 'category', 'name' => 'City', 'slug' => 'kit-city', 'parent' => 'kit:term/category--kit-new' ],
		];
		foreach ( range( 1, 6 ) as $number ) {
			$kit[ "page/kit-$number" ] = [ 'title' => "$number", 'slug' => "kit-$number", 'status' => 'publish', 'content' => '<a href="kit:term/category--kit-new--city">City</a>' ];
		}
		$run = $this->import( $this->kit_of( $kit ) );
		$ids = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$this->assertCount( 6, array_unique( $ids ), 'Two pages have the ids of the terms.' );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$this->assertStringContainsString( '/category/kit-new/kit-city/', $this->post( $ids['page/kit-1'] )->post_content );
		$this->take_back( $run );

		$wpdb->insert( $wpdb->terms, [ 'term_id' => $next + 10000, 'slug' => 'before-3' ] );
		$run  = $this->import( $this->kit_of( array_slice( $kit, 0, 3 ) ) );
		$ids  = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$ours = (int) wp_insert_post( [ 'import_id' => $ids['term/category--kit-new'], 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_parent' => $ids['page/kit-1'] ] );
		$this->assertSame( $ids['term/category--kit-new'], $ours );
		$run = $this->take_back( $run );
		$this->assertSame( [ '“New” is in use, so undo keeps it.', '“City” is in use, so undo keeps it.', '“1” is in use, so undo keeps it.' ], $run['report']['left'], 'With the category that the page names.' );
	}

	/** @testdox [KT-02] kits: the same kit twice makes nothing twice; with both it makes what somebody changed */
	public function test_twice(): void {
		$kit = $this->kit_of( [ 'page/kit-a' => [ 'title' => 'A', 'slug' => 'kit-a', 'status' => 'publish', 'content' => '<a href="kit:page/kit-b">b</a>' ], 'page/kit-b' => [ 'title' => 'B', 'slug' => 'kit-b', 'status' => 'publish' ] ] );
		$this->add_page( 'kit-a' );
		$this->import( $kit );
		$once = $this->state();
		$run  = $this->import( $kit, [ '*' => 'both' ] );
		$this->assertUntouched( $once );
		$this->assertSame( 2, $run['report']['keep'] );
		$this->take_back( $run );
		$this->assertUntouched( $once );
		// What is exported from here is the same, too.
		$b     = $this->ok( Kits\export_object( 'page/kit-b' ) );
		$alike = $this->kit_of( [ 'page/kit-b' => json_decode( $b['json'], true ) ] );
		$this->assertSame( hash( 'sha256', $b['json'] ), $alike['manifest']['objects']['page/kit-b']['sha256'] );
		$this->assertSame( 'same', Kits\plan( $alike['manifest'] )['plan'][0]['conflict'] );
		wp_update_post( [ 'ID' => $this->page( 'kit-b' )->ID ?? 0, 'post_content' => 'Edited' ] );
		$plan = Kits\plan( $kit['manifest'] )['plan'];
		$this->assertSame( [ 'same', 'exists' ], array_column( $plan, 'conflict' ) );
		$run = $this->import( $kit );
		$this->assertNotNull( $this->page( 'kit-b-2' ) );
		$this->assertSame( [ 1, 1 ], [ $run['report']['make'], $run['report']['keep'] ] );
	}

	/** @testdox [KT-02] kits: undo keeps and names what was edited, commented on, used or made the front page since, with what it needs */
	public function test_undo_keeps(): void {
		$page = static fn( string $slug, string $content = '', array $more = [] ): array => $more + [ 'title' => "Kit $slug", 'slug' => $slug, 'status' => 'publish', 'content' => $content ];
		$ours = $this->add_page( 'kit-replaced' );
		$run  = $this->import(
			$this->kit_of(
				[
					'media/kit-sun'           => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
					'media/kit-moon'          => [ 'title' => 'Moon', 'slug' => 'kit-moon', 'file' => 'files/kit-moon.jpg' ],
					'pattern/kit-cta'         => $page( 'kit-cta', '<!-- wp:image {"id":"kit:media/kit-moon"} /-->' ),
					'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news' ],
					'term/category--kit-old'  => [ 'taxonomy' => 'category', 'name' => 'Old', 'slug' => 'kit-old' ],
					'page/kit-plain'          => $page( 'kit-plain' ),
					'page/kit-edited'         => $page( 'kit-edited', '<!-- wp:block {"ref":"kit:pattern/kit-cta"} /-->' ),
					'page/kit-commented'      => $page( 'kit-commented' ),
					'page/kit-front'          => $page( 'kit-front' ),
					'page/kit-parent'         => $page( 'kit-parent' ),
					'page/kit-replaced'       => $page( 'kit-replaced', 'Theirs' ),
					'post/kit-filed'          => $page( 'kit-filed', '', [ 'terms' => [ 'kit:term/category--kit-old' ] ] ),
					'settings/site'           => [ 'title' => 'Kit title', 'tagline' => 'Kit tagline' ],
				],
				[ 'files/kit-sun.jpg' => $this->photo(), 'files/kit-moon.jpg' => $this->photo( 9 ) ]
			),
			[ 'page/kit-replaced' => 'replace' ]
		);
		$ids  = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		wp_update_post( [ 'ID' => $ids['page/kit-edited'], 'post_title' => 'Edited' ] );
		wp_update_post( [ 'ID' => $ours, 'post_content' => 'Edited' ] );
		wp_insert_comment( [ 'comment_post_ID' => $ids['page/kit-commented'], 'comment_content' => 'Hi', 'comment_approved' => 0 ] );
		update_option( 'page_on_front', $ids['page/kit-front'] );
		update_option( 'blogname', 'Renamed' );
		$child = $this->add_page( 'kit-child' );
		wp_update_post( [ 'ID' => $child, 'post_parent' => $ids['page/kit-parent'], 'post_content' => '<!-- wp:image {"id":' . $ids['media/kit-sun'] . '} /-->' ] );
		wp_set_object_terms( $child, [], 'category' );
		wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'New', 'post_category' => [ $ids['term/category--kit-news'] ] ] );

		$dry = Kits\kept_of( $this->run_of( $run['id'] ) )['left'];
		$run = $this->take_back( $run );
		$this->assertSame( [ 'The setting “Site title” has been changed since the import, so undo keeps it.', 'The original “Ours” was saved as a revision. Find it in the editor under Revisions.' ], array_values( array_diff( $run['report']['left'], $dry ) ) );
		foreach ( [ 'Edited', 'Kit kit-commented', 'Kit kit-front', 'Kit kit-parent', 'Sun', 'News', 'Kit kit-replaced', 'Kit kit-cta', 'Moon' ] as $title ) {
			$this->assertNotSame( [], preg_grep( "/“{$title}”/", $dry ), $title );
		}
		$this->assertCount( 9, $dry );
		wp_cache_flush();
		$stays = array_keys( array_filter( $ids, static fn( int $id ): bool => in_array( get_post_status( $id ), [ 'publish', 'inherit' ], true ) ) );
		sort( $stays );
		$this->assertSame( [ 'media/kit-moon', 'media/kit-sun', 'page/kit-commented', 'page/kit-edited', 'page/kit-front', 'page/kit-parent', 'page/kit-replaced', 'pattern/kit-cta' ], array_values( array_filter( $stays, static fn( string $name ): bool => ! str_starts_with( $name, 'term/' ) ) ) );
		$this->assertSame( [ true, false ], [ (bool) term_exists( 'kit-news', 'category' ), (bool) term_exists( 'kit-old', 'category' ) ] );
		$this->assertSame( [ 'Edited', [ 'Ours' ] ], [ $this->post( $ours )->post_content, array_values( array_unique( array_intersect( wp_list_pluck( wp_get_post_revisions( $ours ), 'post_content' ), [ 'Ours' ] ) ) ) ], 'The earlier version is in the editor.' );
		$this->assertSame( [ 'Renamed', '' ], [ get_option( 'blogname' ), get_option( 'blogdescription' ) ] );
	}

	/** @testdox [KT-02] kits: any of the last five imports can be undone, and a sixth leaves the first for good */
	public function test_five(): void {
		global $wpdb;
		$ours = $this->add_page( 'kit-1' );
		$runs = [];
		for ( $number = 1; $number <= 6; $number++ ) {
			$runs[ $number ] = $this->import( $this->page_kit( "kit-$number" ), [ '*' => 'replace' ] )['id'];
		}
		$this->assertCount( 5, Kits\runs() );
		$this->assertNull( Kits\run( $runs[1] ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'frontage\\_kit\\_{$runs[1]}%'" ) );
		$this->assertContains( 'Ours', wp_list_pluck( wp_get_post_revisions( $ours ), 'post_content' ), 'What the first replaced is a revision now.' );
		$this->take_back( [ 'id' => $runs[3] ] );
		$this->take_back( [ 'id' => $runs[6] ] );
		wp_cache_flush();
		$this->assertSame( [ true, true, false, true, true, false ], array_map( fn( int $number ): bool => null !== $this->page( "kit-$number" ), range( 1, 6 ) ) );
	}

	/** @testdox [KT-02] kits: an undo while the import is being settled, and one by another who may */
	public function test_undo_early(): void {
		$before = $this->state();
		$run    = $this->stage( $this->small_kit() );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$this->assertSame( 'switching', $this->ok( Kits\undo( $run['id'] ) )['state'] );
		$this->sign_in( 'administrator' );
		$this->assertSame( 'undone', $this->ok( Kits\finish_steps( $run['id'] ) )['state'] );
		$this->assertUntouched( $before );
	}

	/** @testdox [HK-02] kits: uninstalling takes all that imports staged, and keeps what is shown and, as revisions, what that replaced */
	public function test_uninstall(): void {
		global $wpdb;
		require_once dirname( __DIR__, 4 ) . '/src/server/housekeeping/uninstall.php';
		require_once dirname( __DIR__, 4 ) . '/src/kits/import/uninstall.php';
		$ours = $this->add_page( 'kit-1' );
		$this->import( $this->page_kit( 'kit-1' ), [ '*' => 'replace' ] );
		$run = $this->stage( $this->small_kit() );
		$run = $this->take_back( $run );
		$kit = $this->small_kit();
		$run = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$this->assertTrue( Kits\send_all( $kit, $run ) );
		Kits\step( $run['id'], 0.001 );
		\Frontage\Housekeeping\uninstall( INF, '__return_true', 'Frontage\Kits\delete_staged' );
		$this->assertSame( [ '0', '0', '0' ], [ $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_status = 'frontage-staged'" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'frontage-staged'" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'frontage\\_%'" ) ] );
		$this->assertSame( [], glob( wp_upload_dir()['basedir'] . '/frontage-kit-*' ) );
		$this->assertSame( 'Of the kit', $this->page( 'kit-1' )->post_content ?? '' );
		// Nobody opted in to delete it.
		$this->assertContains( 'Ours', wp_list_pluck( wp_get_post_revisions( $ours ), 'post_content' ) );
	}
}

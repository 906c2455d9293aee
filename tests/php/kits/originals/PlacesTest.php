<?php
/** Where an owner finds an original again: as a revision only where it holds all of it and stays, else as a draft of the same type. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class PlacesTest extends ImportCase {

	/**
	 * Imports a kit that replaces an object of the site.
	 * @param array<string, mixed> $more
	 * @return KitRun
	 */
	private function replace( string $name, array $more = [] ): array {
		$object = $more + [ 'title' => 'Theirs', 'slug' => explode( '/', $name )[1], 'status' => 'publish', 'content' => 'THEIRS' ];
		return $this->import( $this->kit_of( [ $name => $object ] ), [ '*' => 'replace' ] );
	}

	/** @return list<string> Types, statuses and titles of posts with these words, but for revisions that WordPress made before an import. */
	private function places( string $words, int $revision_of = 0 ): array {
		global $wpdb;
		$sql  = "SELECT CONCAT( post_type, ' ', post_status, ' ', post_title ) FROM {$wpdb->posts} WHERE post_content LIKE %s AND ( post_type <> 'revision' OR post_parent = %d )";
		$rows = $wpdb->get_col( $wpdb->prepare( $sql, '%' . $wpdb->esc_like( $words ) . '%', $revision_of ) );
		sort( $rows );
		return array_values( array_unique( $rows ) );
	}

	/** @testdox [KT-04] kits: with limited revisions, an original becomes a draft, for as a revision it would be deleted next */
	public function test_limited(): void {
		$limit = static fn(): int => 2;
		add_filter( 'wp_revisions_to_keep', $limit );
		$page  = $this->add_post( 'page', 'about', 'OURS' );
		$run   = $this->replace( 'page/about' );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'EDITED' ] );
		$run = $this->take_back( $run );
		foreach ( [ 1, 2, 3, 4 ] as $number ) {
			wp_update_post( [ 'ID' => $page, 'post_content' => "EDITED $number" ] );
		}
		remove_filter( 'wp_revisions_to_keep', $limit );
		$this->assertSame( [ 'page draft About (before A kit)' ], $this->places( 'OURS' ) );
		$this->assertContains( 'The original “About” was saved as “About (before A kit)” under Pages.', $run['report']['left'] );
	}

	/** @testdox [KT-04] kits: an original that becomes a revision is dated now and named in the report */
	public function test_dated(): void {
		$page = $this->add_post( 'page', 'about', 'OURS', [ 'post_date' => '2019-01-01 00:00:00' ] );
		$run  = $this->replace( 'page/about' );
		$id   = array_column( Kits\journal( $run['id'] ), 'id' )[0];
		wp_update_post( [ 'ID' => $page, 'post_content' => 'EDITED' ] );
		$run = $this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( [ 'revision', $page ], [ $this->post( $id )->post_type, $this->post( $id )->post_parent ] );
		foreach ( [ 'post_date_gmt', 'post_modified_gmt' ] as $date ) {
			$this->assertEqualsWithDelta( time(), strtotime( $this->post( $id )->$date . ' UTC' ), 60, $date );
		}
		$this->assertContains( 'The original “About” was saved as a revision. Find it in the editor under Revisions.', $run['report']['left'] );
	}

	/** @testdox [KT-04] kits: an original with a picture, a template or fields that a revision does not hold becomes a draft of its type */
	public function test_more_than_words(): void {
		$sun  = $this->add_photo( 'sun' );
		$page = $this->add_post( 'page', 'about', 'OURS', [ 'meta_input' => [ '_thumbnail_id' => $sun ] ] );
		$run  = $this->replace( 'page/about' );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'EDITED' ] );
		$run   = $this->take_back( $run );
		$draft = get_posts( [ 'post_type' => 'page', 'post_status' => 'draft', 'title' => 'About (before A kit)' ] )[0] ?? null;
		$this->assertSame( [ 'OURS', $sun ], [ $draft->post_content ?? '', get_post_thumbnail_id( $draft->ID ?? 0 ) ] );
	}

	/** @testdox [KT-04] kits: the original of a page in the trash becomes a draft, for the trash is emptied */
	public function test_trash(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		$run  = $this->replace( 'page/about' );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'EDITED' ] );
		wp_trash_post( $page );
		$this->take_back( $run );
		wp_delete_post( $page, true );
		$this->assertSame( [ 'page draft About (before A kit)' ], $this->places( 'OURS' ) );
	}

	/** @testdox [KT-04] kits: no hook of another plugin runs while undo keeps originals, so that none can prevent it */
	public function test_throwing(): void {
		$page = $this->add_post( 'post', 'about', 'OURS' );
		$run  = $this->import( $this->kit_of( [ 'post/about' => [ 'title' => 'Theirs', 'slug' => 'about', 'status' => 'publish', 'content' => 'THEIRS' ] ] ), [ '*' => 'replace' ] );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'EDITED' ] );
		$throw = static function (): void {
			throw new \Error( 'A plugin of others.' );
		};
		add_action( 'delete_term_relationships', $throw );
		add_action( 'deleted_term_relationships', $throw );
		$limit = static function ( $number, $post ) use ( $page, $throw ) {
			return $post->ID === $page ? $throw() : $number;
		};
		add_filter( 'wp_revisions_to_keep', $limit, 10, 2 );
		$answer = Kits\undo( $run['id'] );
		$answer = is_wp_error( $answer ) ? $answer : Kits\finish_steps( $run['id'] );
		remove_filter( 'wp_revisions_to_keep', $limit );
		remove_action( 'delete_term_relationships', $throw );
		remove_action( 'deleted_term_relationships', $throw );
		$this->assertSame( 'undone', $this->ok( $answer )['state'] );
		$this->assertSame( [ 'post draft About (before A kit)' ], $this->places( 'OURS' ) );
	}

	/** @testdox [KT-04] kits: a plugin that stops an import by an error is named */
	public function test_named(): void {
		$file = (string) realpath( WP_PLUGIN_DIR ) . '/a-thrower/thrower.php';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, '<?php return static function (): void { throw new \Error( "No." ); };' );
		$throw = require $file;
		add_action( 'save_post_page', $throw );
		$run  = $this->ok( Kits\begin( $this->small_kit()['manifest'], [], true ) );
		$sent = Kits\send_all( $this->small_kit(), $run );
		$said = is_wp_error( $sent ) ? $sent : Kits\finish_steps( $run['id'] );
		remove_action( 'save_post_page', $throw );
		unlink( $file );
		rmdir( dirname( $file ) );
		$this->assertStringContainsString( 'The plugin “a-thrower” caused an error', $this->error( $said )->get_error_message() );
	}

	/** @testdox [KT-04] kits: after another theme was chosen, undo puts the original styles back under the theme that they are of */
	public function test_theme(): void {
		global $wpdb;
		$theme  = get_stylesheet();
		$styles = (int) \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$json   = '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"text":"#0%s0a0a"}}}';
		$wpdb->update( $wpdb->posts, [ 'post_content' => sprintf( $json, '1' ) ], [ 'ID' => $styles ] );
		clean_post_cache( $styles );
		$run = $this->import( $this->kit_of( [ 'styles/user' => [ 'version' => 3, 'styles' => [ 'color' => [ 'text' => '#0b0b0b' ] ] ] ] ), [ '*' => 'replace' ] );
		$this->assertSame( $styles, array_column( Kits\journal( $run['id'] ), 'target', 'name' )['styles/user'] );
		wp_delete_post( $styles, true );
		$other = static fn(): string => 'another-theme';
		add_filter( 'stylesheet', $other );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		setup_postdata( $this->add_post( 'page', 'global', 'The page that is shown' ) );
		$run = $this->take_back( $run );
		wp_reset_postdata();
		remove_filter( 'stylesheet', $other );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		wp_cache_flush();
		$names = $wpdb->get_col( "SELECT post_name FROM {$wpdb->posts} WHERE post_type = 'wp_global_styles' AND post_status = 'publish' AND post_content LIKE '%#010a0a%'" );
		$this->assertSame( [ "wp-global-styles-$theme" ], $names, implode( ' ', $run['report']['left'] ) );
		$this->assertStringContainsString( '#010a0a', $this->post( (int) \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() )->post_content );
	}
}

<?php
/** Conversion of posts, and its undoing. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\convert_post;
use function Frontage\Elementor\described;
use function Frontage\Elementor\restore_post;

require_once __DIR__ . '/Pages.php';

/** Posts that are converted, restored, refused. */
final class PostsTest extends Pages {

	/**
	 * Answer of the route.
	 * @return array{int, mixed}
	 */
	private function answer( string $method, int $id, string $action = '' ): array {
		$request = new \WP_REST_Request( $method, "/frontage/v1/convert/$id" );
		$request->set_body_params( array_filter( [ 'action' => $action ] ) );
		$response = rest_do_request( $request );
		return [ $response->get_status(), $response->get_data() ];
	}

	/** @testdox [PB-05] convert: a post is looked at, converted, restored, over REST; the original is kept until it is deleted */
	public function test_round(): void {
		$this->sign_in( 'author' );
		$json = self::stored( 'media' );
		$old  = "<!-- wp:html -->\n<script>old()</script>\n<!-- /wp:html -->";
		kses_remove_filters();
		$id = $this->page( $json, $old );
		kses_init();
		update_post_meta( $id, '_wp_page_template', 'elementor_canvas' );
		[ $status, $data ] = $this->answer( 'GET', $id );
		$this->assertSame( [ 200, 'ready' ], [ $status, $data['state'] ] );
		$this->assertContains( 'Container 1 › Time table 7', array_column( $data['report'], 'place' ) );
		$this->assertContains( [ 'title' => '1 element is kept as HTML', 'kind' => 'html', 'count' => 1 ], $data['kinds'] );
		$this->assertLessThanOrEqual( 10, count( $data['kinds'] ) );
		$this->assertSame( $old, get_post_field( 'post_content', $id, 'raw' ), 'A look changes nothing.' );

		[ $status, $data ] = $this->answer( 'POST', $id, 'convert' );
		$this->assertSame( [ 200, 'converted' ], [ $status, $data['state'] ] );
		$this->assertStringContainsString( '<b>Own</b> HTML', get_post_field( 'post_content', $id, 'raw' ) );
		$this->assertSame( '', get_post_meta( $id, '_elementor_edit_mode', true ), 'The page builder does not show its own.' );
		$this->assertSame( $json, get_post_meta( $id, '_elementor_data', true ) );
		$this->assertSame( 409, $this->answer( 'POST', $id, 'convert' )[0] );

		[ $status, $data ] = $this->answer( 'POST', $id, 'restore' );
		$this->assertSame( [ 200, 'ready' ], [ $status, $data['state'] ] );
		$this->assertSame( $old, get_post_field( 'post_content', $id, 'raw' ), 'Also what an author may not write.' );
		$this->assertSame( [ 'builder', 'elementor_canvas' ], [ get_post_meta( $id, '_elementor_edit_mode', true ), get_post_meta( $id, '_wp_page_template', true ) ] );
		$this->assertSame( 409, $this->answer( 'POST', $id, 'restore' )[0] );
		$this->assertSame( 409, $this->answer( 'POST', $id, 'discard' )[0] );

		$this->answer( 'POST', $id, 'convert' );
		[ $status, $data ] = $this->answer( 'POST', $id, 'discard' );
		$this->assertSame( [ 200, 'none' ], [ $status, $data['state'] ] );
		$this->assertSame( [], preg_grep( '/elementor|frontage_converted/', array_keys( get_post_meta( $id ) ) ) );
	}

	/** @testdox [PB-05] convert: a revision, and what has no blocks, is not converted */
	public function test_no_post(): void {
		$this->sign_in( 'administrator' );
		$id       = $this->page( self::stored( 'text' ) );
		$revision = wp_insert_post( [ 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $id, 'post_title' => 'R', 'post_content' => 'Old words' ] );
		foreach ( [ $id => 200, $revision => 403, $this->picture_post() => 403 ] as $post => $status ) {
			$this->assertSame( $status, $this->answer( 'GET', $post )[0] );
		}
		$this->assertSame( 403, $this->answer( 'POST', $revision, 'convert' )[0] );
		$this->assertSame( 'Old words', get_post_field( 'post_content', $revision, 'raw' ) );
		$this->assertSame( 'builder', get_post_meta( $id, '_elementor_edit_mode', true ) );
	}

	/** A post without a block editor. */
	private function picture_post(): int {
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => 'P' ], 'p.jpg' );
		update_post_meta( $id, '_elementor_data', self::stored( 'text' ) );
		return $id;
	}

	/** @testdox [PB-05] convert: a conversion that was cut off goes on, and the content before it is not lost */
	public function test_cut_off(): void {
		$this->sign_in( 'administrator' );
		$id = $this->page( self::stored( 'text' ) );
		$this->assertIsArray( convert_post( $id ) );
		$record = get_post_meta( $id, '_frontage_converted', true );
		// After the content was stored.
		update_post_meta( $id, '_elementor_edit_mode', 'builder' );
		$this->assertIsArray( convert_post( $id ) );
		$this->assertSame( $record, get_post_meta( $id, '_frontage_converted', true ) );
		// Before it was.
		wp_update_post( [ 'ID' => $id, 'post_content' => '<h2>Before</h2>' ] );
		update_post_meta( $id, '_elementor_edit_mode', 'builder' );
		$this->assertIsArray( convert_post( $id ) );
		$this->assertTrue( restore_post( $id ) );
		$this->assertSame( '<h2>Before</h2>', get_post_field( 'post_content', $id, 'raw' ) );
	}

	/** @testdox [PB-05] convert: the original is not deleted while somebody else edits the post */
	public function test_discard_in_turn(): void {
		$this->sign_in( 'administrator' );
		$id = $this->page( self::stored( 'text' ) );
		$this->assertIsArray( convert_post( $id ) );
		update_post_meta( $id, '_edit_lock', time() . ':1' );
		$this->assertWPErrorCode( 'frontage_convert_locked', \Frontage\Elementor\discard_original( $id ) );
		$this->assertNotSame( '', get_post_meta( $id, '_elementor_data', true ) );
	}

	/** @testdox [PB-05] convert: only who may edit the post converts it, and nobody while somebody else edits it */
	public function test_permissions(): void {
		$id = $this->page( self::stored( 'text' ) );
		$this->assertSame( 401, $this->answer( 'GET', $id )[0] );
		foreach ( [ 'subscriber', 'author' ] as $role ) {
			$this->sign_in( $role );
			$this->assertSame( 403, $this->answer( 'POST', $id, 'convert' )[0] );
		}
		$this->assertSame( 403, $this->answer( 'GET', 999999 )[0] );
		$this->sign_in( 'administrator' );
		$this->assertSame( 400, $this->answer( 'POST', $id, 'explode' )[0] );
		update_post_meta( $id, '_edit_lock', time() . ':1' );
		$this->assertSame( 409, $this->answer( 'POST', $id, 'convert' )[0] );
		$this->assertSame( '<h2>Before</h2>', get_post_field( 'post_content', $id, 'raw' ) );
	}

	/**
	 * @testdox [PB-05] convert: data that can't be read are refused, and nothing changes
	 * @dataProvider unreadable
	 */
	public function test_unreadable( string $json, string $code ): void {
		$this->sign_in( 'administrator' );
		$id     = $this->page( $json );
		$result = convert_post( $id );
		$this->assertWPErrorCode( $code, $result );
		$this->assertSame( [ '<h2>Before</h2>', 'builder' ], [ get_post_field( 'post_content', $id, 'raw' ), get_post_meta( $id, '_elementor_edit_mode', true ) ] );
		$this->assertSame( $json, get_post_meta( $id, '_elementor_data', true ) );
	}

	/** @param mixed $result */
	private function assertWPErrorCode( string $code, $result ): void {
		$this->assertInstanceOf( \WP_Error::class, $result );
		$this->assertSame( $code, $result->get_error_code() );
	}

	/** @return array<string, array{string, string}> */
	public function unreadable(): array {
		return [
			'nothing'       => [ '[]', 'frontage_convert_none' ],
			'broken'        => [ '[{"elType":"section"', 'frontage_convert_unreadable' ],
			'a word'        => [ '"text"', 'frontage_convert_unreadable' ],
			'too large'     => [ '["' . str_repeat( 'a', 10 * 1024 * 1024 ) . '"]', 'frontage_convert_too_large' ],
			'too deep JSON' => [ str_repeat( '[', 5000 ) . str_repeat( ']', 5000 ), 'frontage_convert_unreadable' ],
		];
	}

	/** @testdox [PB-05] convert: changes after a conversion are kept as a revision when the original is restored */
	public function test_later_changes(): void {
		$this->sign_in( 'administrator' );
		$id = $this->page( self::stored( 'text' ) );
		$this->assertIsArray( convert_post( $id ) );
		wp_update_post( [ 'ID' => $id, 'post_content' => '<p>Written later</p>' ] );
		$this->assertTrue( restore_post( $id ) );
		$this->assertSame( '<h2>Before</h2>', get_post_field( 'post_content', $id, 'raw' ) );
		$this->assertContains( '<p>Written later</p>', wp_list_pluck( wp_get_post_revisions( $id ), 'post_content' ) );
	}

	/** @testdox [PB-05] convert: where WordPress keeps no revisions, or one, later changes are kept in a draft that is named */
	public function test_later_changes_without_revisions(): void {
		foreach ( [ 0, 1 ] as $most ) {
			$keep = static fn(): int => $most;
			add_filter( 'wp_revisions_to_keep', $keep );
			$this->sign_in( 'author' );
			$later = '<!-- wp:frontage/counter {"suffix":" \u0026 more"} /-->';
			$id    = $this->page( self::stored( 'text' ) );
			$this->assertIsArray( convert_post( $id ) );
			wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( $later ) ] );
			$later             = get_post_field( 'post_content', $id, 'raw' );
			[ $status, $data ] = $this->answer( 'POST', $id, 'restore' );
			$this->assertSame( [ 200, 'ready', '<h2>Before</h2>' ], [ $status, $data['state'], get_post_field( 'post_content', $id, 'raw' ) ] );
			$draft = get_post( $data['draft']['id'] );
			$this->assertInstanceOf( \WP_Post::class, $draft );
			$this->assertSame( [ $later, 'draft', get_post_field( 'post_author', $id ) ], [ $draft->post_content, $draft->post_status, $draft->post_author ] );
			$this->assertStringContainsString( "“{$draft->post_title}”", $data['draft']['text'] );

			$this->answer( 'POST', $id, 'convert' );
			$this->assertArrayNotHasKey( 'draft', $this->answer( 'POST', $id, 'restore' )[1], 'Nothing was changed.' );
			remove_filter( 'wp_revisions_to_keep', $keep );
		}
	}

	/** @testdox [PB-05] convert: what can't be kept is not replaced by the original */
	public function test_unkept_changes(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
		$id = $this->page( self::stored( 'text' ) );
		convert_post( $id );
		wp_update_post( [ 'ID' => $id, 'post_content' => '<p>Later</p>' ] );
		$refuse = static fn( bool $is_empty, array $post ): bool => $is_empty || 'draft' === $post['post_status'];
		add_filter( 'wp_insert_post_empty_content', $refuse, 10, 2 );
		$this->assertWPErrorCode( 'frontage_convert_unkept', restore_post( $id ) );
		$this->assertSame( '<p>Later</p>', get_post_field( 'post_content', $id, 'raw' ) );
		remove_filter( 'wp_insert_post_empty_content', $refuse );
		remove_filter( 'wp_revisions_to_keep', '__return_zero' );
	}

	/** @testdox [PB-05] convert: a post that left the page builder long ago is not offered, nor is its newer content replaced */
	public function test_left(): void {
		$this->sign_in( 'administrator' );
		$id = $this->page( self::stored( 'text' ), '<p>Of this year</p>' );
		delete_post_meta( $id, '_elementor_edit_mode' );
		$this->assertSame( 'none', $this->answer( 'GET', $id )[1]['state'] );
		[ $status, $data ] = $this->answer( 'POST', $id, 'convert' );
		$this->assertSame( [ 409, 'frontage_convert_newer' ], [ $status, $data['code'] ] );
		$this->assertWPErrorCode( 'frontage_convert_newer', \Frontage\Elementor\look_at( $id, 'convert' ) );
		$this->assertSame( '<p>Of this year</p>', get_post_field( 'post_content', $id, 'raw' ) );
		$this->load_admin( 'class-wp-screen', 'screen' );
		$screen            = \WP_Screen::get( 'post' );
		$screen->base      = 'post';
		$screen->post_type = 'post';
		set_current_screen( $screen );
		foreach ( [ '' => false, 'builder' => true ] as $mode => $is_offered ) {
			update_post_meta( $id, '_elementor_edit_mode', $mode );
			$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the editor does; taken back below.
			\Frontage\Elementor\enqueue_editor();
			$this->assertSame( $is_offered, wp_script_is( 'frontage-convert-editor' ) );
		}
		wp_dequeue_script( 'frontage-convert-editor' );
		unset( $GLOBALS['post'], $GLOBALS['current_screen'] );
	}

	/** @testdox [PB-05] convert: data stored with slashes, or as an array, are read */
	public function test_other_storage(): void {
		$this->sign_in( 'administrator' );
		$id   = $this->page( '' );
		$json = $this->widget( 'heading', [ 'title' => 'A "word"' ] );
		foreach ( [ wp_slash( wp_slash( $json ) ), json_decode( $json, true ) ] as $stored ) {
			update_post_meta( $id, '_elementor_data', $stored );
			$converted = \Frontage\Elementor\converted( $id );
			$this->assertIsArray( $converted );
			$this->assertStringContainsString( 'A "word"</h2>', $converted['content'] );
		}
	}

	/** @testdox [PB-05] convert: a report of too many lines names some of each kind, in their order */
	public function test_many_lines(): void {
		$lines  = static fn( string $kind, int $count ): array => array_map( static fn(): array => [ 'id' => 'a', 'place' => 'Container 1', 'kind' => $kind, 'details' => [ 'x' ] ], range( 1, $count ) );
		$report = array_merge( $lines( 'html', 700 ), $lines( 'icon', 2 ), $lines( 'settings', 600 ), $lines( 'title', 1 ) );
		$kinds  = array_column( described( $report ), 'kind' );
		$this->assertSame( [ 'html' => 249, 'icon' => 2, 'settings' => 248, 'title' => 1 ], array_count_values( $kinds ) );
		$this->assertSame( [ 'html', 'icon', 'settings', 'title' ], array_values( array_unique( $kinds ) ) );
		$this->assertCount( 3, described( $lines( 'html', 3 ) ) );
	}
}

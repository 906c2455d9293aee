<?php
/** Exports: to a zip and back, over REST, and of a large site. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use Frontage\Portfolio;

require_once __DIR__ . '/KitTestCase.php';

final class ExportTest extends KitTestCase {

	/** @testdox [KT-02] kits: the title and the description of a kit are plain text, and so are the titles of a plan */
	public function test_plain_titles(): void {
		update_option( 'blogname', 'Tea & "Co"' );
		update_option( 'blogdescription', 'Pictures & rooms' );
		$head = Kits\manifest_head();
		$this->assertSame( [ 'Tea & "Co"', 'Pictures & rooms' ], [ $head['title'], $head['description'] ] );
		wp_insert_term( 'Cups & plates', 'category', [ 'slug' => 'kit-cups' ] );
		Kits\export_to( "$this->folder/kit.zip", [ 'term/category--kit-cups' ] );
		$kit = $this->opened( "$this->folder/kit.zip" );
		$this->assertSame( [ 'Cups & plates' ], array_column( Kits\plan( $kit['manifest'] )['plan'], 'title' ) );
	}

	/** @testdox [KT-02] kits: a page and its picture go into a zip that reads back the same */
	public function test_zip(): void {
		$photo = $this->add_photo( 'kit-sunrise' );
		$url   = wp_get_attachment_url( $photo );
		$this->add_post( 'page', 'kit-about', sprintf( '<!-- wp:image {"id":%1$d} --><figure class="wp-block-image"><img src="%2$s" alt="" class="wp-image-%1$d"/></figure><!-- /wp:image -->', $photo, $url ) );

		$path = "$this->folder/kit.zip";
		$this->assertSame( [], Kits\export_to( $path, [ 'media/kit-sunrise', 'page/kit-about' ] ) );
		$source = $this->opened( $path );
		$this->assertTrue( Kits\check_source( $source ) );

		$manifest = $source['manifest'];
		$this->assertSame( [ 'media/kit-sunrise', 'page/kit-about' ], array_keys( $manifest['objects'] ) );
		$this->assertSame( [ 'media/kit-sunrise' ], $manifest['objects']['page/kit-about']['needs'] );
		$this->assertSame( [ 'core/image' ], $manifest['objects']['page/kit-about']['blocks'] );
		$this->assertSame( [ [ 'doc_type' => 'wp-page', 'name' => 'page/kit-about', 'title' => 'Kit-about' ] ], $manifest['templates'] );
		$page = json_decode( $this->text( $source['read']( 'page/kit-about' ) ), true );
		$this->assertSame( '<!-- wp:image {"id":"kit:media/kit-sunrise"} --><figure class="wp-block-image"><img src="kit:media/kit-sunrise" alt="" class="wp-image-kit:media/kit-sunrise"/></figure><!-- /wp:image -->', $page['content'] );
		$file = $this->text( $source['file']( 'files/kit-sunrise.jpg' ) );
		$this->assertFileEquals( $this->text( get_attached_file( $photo ) ), $file );
		unlink( $file );
		$this->assertSame( 'refused', is_wp_error( $source['read']( 'page/other' ) ) ? 'refused' : '' );

		// The same site gives the same objects.
		$this->assertSame( Kits\export_object( 'page/kit-about' ), Kits\export_object( 'page/kit-about', Kits\to_names() ) );
	}

	/** @testdox [KT-02] kits: the blueprint puts each entry into a folder that is there, then imports them by code that works */
	public function test_blueprint(): void {
		$steps = Kits\blueprint( [ 'manifest.json', 'objects/page/a.json', 'objects/page/b.json' ] )['steps'];
		$this->assertSame( [ 'mkdir /tmp/kit', 'mkdir /tmp/kit/objects/page', 'writeFile /tmp/kit/manifest.json', 'writeFile /tmp/kit/objects/page/a.json', 'writeFile /tmp/kit/objects/page/b.json', 'runPHP ' ], array_map( static fn( array $step ): string => "$step[step] " . ( $step['path'] ?? '' ), $steps ) );
		foreach ( [ 'Frontage\Kits\open_source', 'Frontage\Kits\import_source' ] as $function ) {
			$this->assertStringContainsString( "$function(", Kits\OPEN_KIT );
			$this->assertTrue( function_exists( $function ) );
		}
		// Here is no kit: that is said in words, and nothing else.
		$this->expectExceptionMessage( 'There is no such file.' );
		$code = str_replace( [ '<?php', "require_once '/wordpress/wp-load.php';" ], '', Kits\OPEN_KIT );
		eval( $code ); // phpcs:ignore Squiz.PHP.Eval -- As Playground does.
	}

	/** @testdox [KT-02] kits: an export names what is gone, and leaves no half file on a full disk */
	public function test_gone(): void {
		$this->assertCount( 1, (array) Kits\export_to( "$this->folder/kit.zip", [ 'page/kit-nowhere' ] ) );
		$failed = Kits\export_to( "$this->folder/none/kit.zip", [] );
		$this->assertInstanceOf( \WP_Error::class, $failed );
		$this->assertSame( [ 'kit.zip' ], array_values( array_diff( scandir( $this->folder ), [ '.', '..' ] ) ) );
		$this->assertSame( 'frontage_kit_disk', $this->refusal( Kits\export_to( '/proc/kit.zip', [ 'settings/site' ] ) )->get_error_code() );
		$this->assertSame( [], glob( get_temp_dir() . 'frontage-kit-*' ) );
	}

	/** @testdox [KT-02] kits: REST gives groups, objects and pieces of files to those who may export */
	public function test_rest(): void {
		$photo = $this->add_photo( 'kit-piece' );
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->get( '' )->get_status() );
		$this->sign_in( 'editor' );
		$this->assertSame( 403, $this->get( '/objects', [ 'names' => [ 'settings/site' ] ] )->get_status() );
		$this->sign_in( 'administrator' );
		$groups = array_column( $this->get( '' )->get_data()['groups'], null, 'name' );
		$this->assertSame( array_keys( Kits\GROUPS ), array_keys( $groups ) );
		$this->assertContains( 'media/kit-piece', $groups['media']['objects'] );
		$answer = $this->get( '/objects', [ 'names' => [ 'media/kit-piece', 'page/kit-nowhere' ] ] )->get_data();
		$this->assertSame( [ [ 'name' => 'page/kit-nowhere', 'message' => 'page/kit-nowhere is no longer on this site.' ] ], $answer['left'] );
		$object = $answer['objects'][0];
		$this->assertSame( hash( 'sha256', $object['json'] ), $object['entry']['sha256'] );
		$this->assertSame( [ 'files/kit-piece.jpg' ], array_keys( (array) $object['files'] ) );
		$this->assertStringNotContainsString( ABSPATH, (string) wp_json_encode( $answer ) );

		$bytes = (string) file_get_contents( $this->text( get_attached_file( $photo ) ) );
		$piece = $this->get( '/file', [ 'name' => 'files/kit-piece.jpg', 'id' => $photo, 'offset' => 100 ] );
		$this->assertSame( (string) strlen( $bytes ), $piece->get_headers()['X-Frontage-Size'] );
		ob_start();
		$request = new \WP_REST_Request( 'GET', '/frontage/v1/kit/export/file' );
		$request->set_query_params( [ 'name' => 'files/kit-piece.jpg', 'id' => $photo, 'offset' => 100 ] );
		$this->assertTrue( apply_filters( 'rest_pre_serve_request', false, $piece, $request, rest_get_server() ) );
		$this->assertSame( substr( $bytes, 100 ), ob_get_clean() );
		foreach ( [ 'files/../../wp-config.php', 'files/nowhere.jpg', '/etc/passwd' ] as $name ) {
			$this->assertSame( 404, $this->get( '/file', [ 'name' => $name, 'id' => $photo ] )->get_status(), $name );
		}
	}

	/** @testdox [KT-02] kits: a piece of a file is found by the id that its object came with, and by no other */
	public function test_piece_by_id(): void {
		$photo  = $this->add_photo( 'kit-piece' );
		$other  = $this->add_photo( 'kit-other' );
		$page   = $this->add_post( 'page', 'kit-piece' );
		$object = $this->get( '/objects', [ 'names' => [ 'media/kit-piece' ] ] )->get_data()['objects'][0];
		$this->assertSame( $photo, $object['id'] );
		$this->assertStringNotContainsString( '"id"', (string) wp_json_encode( [ $object['json'], $object['entry'], $object['files'] ] ) );
		$status = fn( array $query ): int => $this->get( '/file', [ 'name' => 'files/kit-piece.jpg' ] + $query )->get_status();
		$this->assertSame( 200, $status( [ 'id' => $photo ] ) );
		foreach ( [ $other, $page, 999999 ] as $id ) {
			$this->assertSame( 404, $status( [ 'id' => $id ] ), (string) $id );
		}
		foreach ( [ [], [ 'id' => 0 ], [ 'id' => 'all' ] ] as $query ) {
			$this->assertSame( 400, $status( $query ) );
		}
	}

	/** @testdox [KT-02] kits: a piece of a file whose name is a hash is found without reading all pictures */
	public function test_rows_of_a_piece(): void {
		$photo = $this->add_photo( 'kit-hashed' );
		wp_update_post( [ 'ID' => $photo, 'post_name' => '朝日' ] );
		$post = get_post( $photo );
		$this->assertInstanceOf( \WP_Post::class, $post );
		$slug = explode( '/', Kits\name_of_post( $post ) )[1];
		$this->assertStringStartsWith( 'x-', $slug );
		$few = $this->rows_of_piece( "files/$slug.jpg", $photo );
		for ( $count = 0; $count < 20; $count++ ) {
			$this->add_picture( "kit-more-$count" );
		}
		$this->assertSame( $few, $this->rows_of_piece( "files/$slug.jpg", $photo ) );
	}

	/** Rows that the site reads for a piece of a file. */
	private function rows_of_piece( string $name, int $id ): int {
		global $wpdb;
		wp_cache_flush();
		$asked  = [];
		$record = static function ( string $query ) use ( &$asked ): string {
			$asked[] = $query;
			return $query;
		};
		add_filter( 'query', $record );
		$status = $this->get( '/file', [ 'name' => $name, 'id' => $id ] )->get_status();
		remove_filter( 'query', $record );
		$this->assertSame( 200, $status );
		$reads = array_filter( $asked, static fn( string $query ): bool => 1 === preg_match( "~^\s*SELECT .*\b$wpdb->posts\b~s", $query ) );
		$this->assertNotSame( [], $reads );
		return array_sum( array_map( static fn( string $query ): int => count( (array) $wpdb->get_results( $query ) ), $reads ) ); // phpcs:ignore WordPress.DB -- As the site asked.
	}

	/** @testdox [KT-02] kits: an export names what it can’t hold and why, and both clients say the same */
	public function test_left_out(): void {
		$this->add_picture( 'kit-gone' );
		$this->add_photo( 'kit-film' );
		$svg = wp_upload_bits( 'kit-logo.jpg', null, '<svg xmlns="http://www.w3.org/2000/svg"/>' )['file'];
		wp_insert_attachment( [ 'post_title' => 'Logo', 'post_name' => 'kit-logo', 'post_status' => 'inherit' ], $svg );
		$this->add_post( 'page', 'kit-deep', 'Deep' );
		$limits = static fn( array $limits ): array => [ 'pixels' => 100, 'jsonDepth' => 1 ] + $limits;
		add_filter( 'frontage_kit_limits', $limits );
		$answer = $this->get( '/objects', [ 'names' => [ 'media/kit-gone', 'media/kit-logo', 'media/kit-film', 'page/kit-deep' ] ] )->get_data();
		$left   = Kits\export_to( "$this->folder/kit.zip", array_column( $answer['left'], 'name' ) );
		remove_filter( 'frontage_kit_limits', $limits );
		unlink( $svg );
		$this->assertSame( [], $answer['objects'] );
		$this->assertSame(
			[
				'media/kit-gone' => '“kit-gone” can’t be exported: its file is no longer on this site.',
				'media/kit-logo' => '“Logo” can’t be exported: kits can’t include this type of file.',
				'media/kit-film' => '“Kit-film” can’t be exported: the picture has too many pixels.',
				'page/kit-deep'  => '“Kit-deep” can’t be exported: it contains data that no site would import.',
			],
			array_column( $answer['left'], 'message', 'name' )
		);
		$this->assertSame( $answer['left'], $left );
	}

	/** @testdox [KT-02] kits: fields of other plugins that only editors may see stay on the site, and an export names each once */
	public function test_hidden_fields(): void {
		$rule = [ 'type' => 'string', 'single' => true ];
		register_post_meta( 'page', 'kit_secret', $rule + [ 'show_in_rest' => [ 'schema' => [ 'context' => [ 'edit' ] ] ] ] );
		register_post_meta( 'page', 'kit_seen', $rule + [ 'show_in_rest' => [ 'schema' => [ 'context' => [ 'view', 'edit' ] ] ] ] );
		$names = [ 'page/kit-first', 'page/kit-next' ];
		foreach ( $names as $name ) {
			$page = $this->add_post( 'page', substr( $name, 5 ) );
			update_post_meta( $page, 'kit_secret', 'SECRET' );
			update_post_meta( $page, 'kit_seen', 'SEEN' );
		}
		$item = $this->add_post( Portfolio\post_type(), 'kit-item' );
		update_post_meta( $item, Portfolio\meta_keys()['siteUrl'], 'https://example.org/' );
		$answer = $this->get( '/objects', [ 'names' => array_merge( $names, [ 'item/kit-item' ] ) ] )->get_data();
		$left   = Kits\export_to( "$this->folder/kit.zip", $names );
		$plan   = Kits\plan( $this->opened( "$this->folder/kit.zip" )['manifest'] );
		unregister_post_meta( 'page', 'kit_secret' );
		unregister_post_meta( 'page', 'kit_seen' );
		$metas = array_map( static fn( array $object ): array => json_decode( $object['json'], true )['meta'], $answer['objects'] );
		$this->assertSame( [ [ 'kit_seen' => 'SEEN' ], [ 'kit_seen' => 'SEEN' ], [ 'frontage-site-url' => 'https://example.org/' ] ], $metas );
		$this->assertSame( [ [ 'name' => 'meta.kit_secret', 'message' => '“kit_secret” isn’t exported: only editors may see this field.' ] ], $left );
		$this->assertSame( $left, $answer['left'] );
		$this->assertSame( [ 'same', 'same' ], array_column( $plan['plan'], 'conflict' ), 'What stays on the site is no difference.' );
	}

	/** @testdox [KT-02] kits: drafts, pending, private and scheduled posts are in an export only if they are asked for */
	public function test_drafts(): void {
		$this->add_post( 'page', 'kit-open' );
		foreach ( [ 'draft', 'pending', 'private' ] as $status ) {
			$this->add_post( 'page', "kit-$status", '', [ 'post_status' => $status ] );
		}
		$this->add_post( 'post', 'kit-future', '', [ 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ] );
		$ours   = static fn( array $names ): array => array_values( (array) preg_grep( '~/kit-~', $names ) );
		$hidden = [ 'page/kit-draft', 'page/kit-pending', 'page/kit-private', 'post/kit-future' ];
		$this->assertSame( [ 'page/kit-open' ], $ours( Kits\list_objects( [ 'content' ] ) ) );
		$this->assertSame( array_merge( array_slice( $hidden, 0, 1 ), [ 'page/kit-open' ], array_slice( $hidden, 1 ) ), $ours( Kits\list_objects( [ 'content' ], true ) ) );
		$group = array_column( $this->get( '' )->get_data()['groups'], null, 'name' )['content'];
		$this->assertSame( [ 'page/kit-open' ], $ours( $group['objects'] ) );
		$this->assertSame( count( $group['objects'] ), $group['count'] );
		$this->assertSame( $hidden, $ours( $group['unpublished'] ) );
	}

	/**
	 * @testdox [KT-02] kits: an export that no import would take ends with a sentence and leaves no file: $_dataName
	 * @dataProvider too_large
	 * @param array<string, int> $limits
	 */
	public function test_too_large( array $limits ): void {
		$this->add_photo( 'kit-large' );
		$change = static fn( array $all ): array => $limits + $all;
		add_filter( 'frontage_kit_limits', $change );
		$result = Kits\export_to( "$this->folder/kit.zip", [ 'media/kit-large', 'settings/site' ] );
		remove_filter( 'frontage_kit_limits', $change );
		$this->assertSame( 'frontage_kit_room', $this->refusal( $result )->get_error_code() );
		$this->assertStringContainsString( 'Export fewer parts at a time.', $this->refusal( $result )->get_error_message() );
		$this->assertSame( [], array_values( array_diff( (array) scandir( $this->folder ), [ '.', '..' ] ) ) );
	}

	/** @return array<string, array{array<string, int>}> */
	public function too_large(): array {
		return [
			'entries'  => [ [ 'entries' => 4 ] ],
			'bytes'    => [ [ 'totalBytes' => 600 ] ],
			'contents' => [ [ 'jsonBytes' => 700 ] ],
		];
	}

	/** @testdox [KT-02] kits: an export that just keeps to the limits is read */
	public function test_room(): void {
		$limits = static fn( array $all ): array => [ 'entries' => 3 ] + $all;
		add_filter( 'frontage_kit_limits', $limits );
		$left   = Kits\export_to( "$this->folder/kit.zip", [ 'settings/site' ] );
		$source = $this->opened( "$this->folder/kit.zip" );
		remove_filter( 'frontage_kit_limits', $limits );
		$this->assertSame( [], $left );
		$this->assertTrue( Kits\check_source( $source ) );
	}

	/** @testdox [KT-02] kits: a font of which one face is refused keeps the others, and the face is named */
	public function test_font_faces(): void {
		$family = $this->add_post( 'wp_font_family', 'kit-sans', '{"fontFamily":"Kit Sans"}' );
		foreach ( [ '400' => 'wOF2 regular', '700' => '<svg/>', '900' => 'wOF2 black' ] as $weight => $bytes ) {
			$face = $this->add_post( 'wp_font_face', "kit-face-$weight", (string) wp_json_encode( [ 'fontFamily' => 'Kit Sans', 'fontWeight' => (string) $weight, 'src' => wp_get_font_dir()['baseurl'] . "/kit-$weight.woff2" ] ), [ 'post_parent' => $family ] );
			wp_mkdir_p( wp_get_font_dir()['basedir'] );
			file_put_contents( wp_get_font_dir()['basedir'] . "/kit-$weight.woff2", $bytes );
			update_post_meta( $face, '_wp_font_face_file', "kit-$weight.woff2" );
		}
		$export = Kits\export_object( 'font/kit-sans' );
		$bold   = Kits\kit_address( wp_get_font_dir()['baseurl'] . '/kit-900.woff2' );
		array_map( 'unlink', array_filter( (array) glob( wp_get_font_dir()['basedir'] . '/kit-*.woff2' ) ) );
		$this->assertIsArray( $export );
		$font = json_decode( $export['json'], true );
		$this->assertSame( [ '400', '900' ], array_column( array_column( $font['faces'], 'settings' ), 'fontWeight' ) );
		$this->assertSame( array_keys( $export['files'] ), array_column( $font['faces'], 'file' ) );
		$this->assertSame( [ [ 'name' => 'font/kit-sans', 'message' => '“Kit-sans 700” can’t be exported: kits can’t include this type of file.' ] ], $export['left'] );
		$this->assertSame( 'kit:font/kit-sans?face=normal-900', $bold );
	}

	/** @param array<string, mixed> $query */
	private function get( string $route, array $query = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', "/frontage/v1/kit/export$route" );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}
}

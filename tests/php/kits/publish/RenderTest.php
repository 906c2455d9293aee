<?php
/** What an import shows is rendered before it is done: what throws, or ends the process, takes the switch back. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class RenderTest extends ImportCase {

	protected function tear_down(): void {
		remove_shortcode( 'kit_breaks' );
		parent::tear_down();
	}

	/** A shortcode with a fault. */
	public function breaks(): string {
		throw new \TypeError( 'A list was expected.' );
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit( string $content = 'Theirs' ): array {
		return $this->kit_of(
			[
				'page/kit-ours'           => [ 'title' => 'Theirs', 'slug' => 'kit-ours', 'status' => 'publish', 'content' => $content ],
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news' ],
				'post/kit-hello'          => [ 'title' => 'Hello', 'slug' => 'kit-hello', 'status' => 'publish', 'terms' => [ 'kit:term/category--kit-news' ], 'content' => 'Hello' ],
				'menu/kit-main'           => [ 'name' => 'Kit main', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'Theirs', 'object' => 'kit:page/kit-ours' ] ] ],
				'part/kit-header'         => [ 'title' => 'Kit header', 'slug' => 'kit-header', 'area' => 'header', 'status' => 'publish', 'content' => '<!-- wp:site-title /-->' ],
				'styles/user'             => [ 'title' => 'Styles', 'version' => 3, 'styles' => [ 'color' => [ 'text' => '#123456' ] ] ],
			]
		);
	}

	/** @testdox [KT-02] [KT-07] kits: a page that throws when it is displayed takes the switch back, and the import fails with its name */
	public function test_throws(): void {
		$ours   = $this->add_post( 'page', 'kit-ours', 'Ours' );
		$before = $this->state();
		add_shortcode( 'kit_breaks', [ $this, 'breaks' ] );
		foreach ( [ '[kit_breaks]', "<!-- wp:paragraph -->\n<p>Good</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:shortcode -->\n[kit_breaks]\n<!-- /wp:shortcode -->" ] as $content ) {
			$error = $this->error( Kits\import_source( $this->kit( $content ), [ '*' => 'replace' ], true ) );
			$this->assertSame( [ 'frontage_kit_render', '“Theirs” couldn’t be displayed, so the import was undone: A list was expected.' ], [ $error->get_error_code(), $error->get_error_message() ] );
			$run = $this->run_of( Kits\runs()[0]['id'] );
			$this->assertSame( [ 'undone', [], 'frontage_kit_render' ], [ $run['state'], $run['report']['left'], Kits\described( $run )['error']['code'] ?? '' ] );
			$this->assertSame( 'Ours', get_post_field( 'post_content', $ours ) );
			$this->assertUntouched( $before );
		}
	}

	/** @testdox [KT-02] [KT-07] kits: styles that WordPress cannot print, and what says wp_die(), take the switch back */
	public function test_styles(): void {
		$before = $this->state();
		$break  = static function ( $theme ) {
			throw new \RuntimeException( 'Broken styles.' );
		};
		$show   = static function ( array $settings ): array {
			wp_die( 'No editor.' );
		};
		foreach ( [ [ 'wp_theme_json_data_user', $break, '“Styles” couldn’t be displayed, so the import was undone: Broken styles.' ], [ 'block_editor_settings_all', $show, '“Editor” couldn’t be displayed, so the import was undone: No editor.' ] ] as [ $hook, $breaks, $says ] ) {
			$run = $this->stage( $this->kit() );
			$this->ok( Kits\switch_over( $run['id'] ) );
			for ( $at = 0, $phase = ''; 'render' !== $phase && $at < 50; $at++ ) {
				$phase = $this->ok( Kits\step( $run['id'], 0.0 ) )['phase'];
			}
			add_filter( $hook, $breaks );
			$this->ok( Kits\step( $run['id'], 0.0 ) );
			$this->ok( Kits\step( $run['id'], 0.0 ) );
			remove_filter( $hook, $breaks );
			$run = $this->ok( Kits\finish_steps( $run['id'] ) );
			$this->assertSame( [ 'undone', $says ], [ $run['state'], $run['failed']['message'] ?? '' ] );
			$this->assertUntouched( $before );
		}
	}

	/** @testdox [KT-02] [KT-07] kits: rendering leaves the request as it was, and prints nothing */
	public function test_request(): void {
		global $post, $wp_query;
		$post  = $this->post( $this->add_post( 'post', 'kit-mine', 'Mine' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$query = $wp_query;
		$user  = get_current_user_id();
		$this->expectOutputString( '' );
		$rendered = [];
		$see      = static function ( string $content ) use ( &$rendered ): string {
			$rendered[] = get_current_user_id() . get_the_title();
			return $content;
		};
		add_filter( 'the_content', $see );
		$run = $this->import( $this->kit( 'Page <!-- wp:site-title /-->' ) );
		remove_filter( 'the_content', $see );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$this->assertContains( '0Theirs', $rendered, 'As visitors see it.' );
		$this->assertContains( '0Hello', $rendered );
		$this->assertSame( [ 'kit-mine', $user, true ], [ $post->post_name, get_current_user_id(), $query === $wp_query ] );
	}

	/** @testdox [KT-02] [KT-07] kits: rendering that ends the process takes the switch back at once, or in the next step if the process was killed */
	public function test_ends(): void {
		global $wpdb;
		remove_filter( 'query', [ $this, 'nest' ] );
		$wpdb->query( 'ROLLBACK' );
		$ours = $this->add_post( 'page', 'kit-ours', 'Ours' );
		$wpdb->query( 'COMMIT' );
		$before  = $this->state();
		$kit     = $this->kit( '[kit_breaks]' );
		$objects = [];
		foreach ( array_keys( $kit['manifest']['objects'] ) as $name ) {
			$objects[ $name ] = $kit['read']( $name );
		}
		file_put_contents( "$this->folder/kit.json", (string) wp_json_encode( [ $kit['manifest'], $objects ] ) );
		$load = 'require "' . dirname( __DIR__, 4 ) . '/src/kits/load.php"; wp_set_current_user( 1 );
			[ $manifest, $objects ] = json_decode( file_get_contents( "' . $this->folder . '/kit.json" ), true );
			$import = static fn() => Frontage\Kits\import_source( [ "manifest" => $manifest, "read" => static fn( $name ) => $objects[ $name ], "file" => static fn() => "" ], [ "*" => "replace" ], true );
			$state = static fn() => array_column( Frontage\Kits\runs(), "state" )[0] . " " . get_post_field( "post_content", ' . $ours . ' );';
		foreach ( [ 'exit;' => ' Ours', 'not_there();' => ' Ours', 'posix_kill( getmypid(), 9 );' => 'switching [kit_breaks]' ] as $dies => $after ) {
			$breaks = 'add_shortcode( "kit_breaks", static function () { ' . $dies . ' } );';
			$this->said( $load . $breaks . '$import();' );
			$this->assertStringEndsWith( $after, $this->said( $load . 'echo $state();' ), $dies );
			$this->said( $load . $breaks . '$run = Frontage\Kits\runs()[0]; Frontage\Kits\finish_steps( $run["id"] );' );
			$this->assertSame( 'undone Ours', $this->said( $load . 'echo $state();' ), $dies );
			$wpdb->query( 'COMMIT' );
			$this->assertUntouched( $before, $dies );
			$this->assertSame( 'frontage_kit_render', Kits\runs()[0]['failed']['code'] ?? '' );
			$this->assertStringContainsString( '“Theirs”', Kits\runs()[0]['failed']['message'] ?? '' );
			Kits\delete_rows( '' );
			$wpdb->query( 'COMMIT' );
		}
		wp_delete_post( $ours, true );
		$wpdb->query( 'COMMIT' );
	}

	/** What another process prints. */
	private function said( string $work ): string {
		$code    = '$_SERVER += [ "HTTP_HOST" => "localhost", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" ]; require getenv( "WP_SITE_DIR" ) . "/wp-load.php";';
		$process = proc_open( [ PHP_BINARY, '-r', $code . $work ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A test.
		$this->assertIsResource( $process );
		$all = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		return trim( $all );
	}
}

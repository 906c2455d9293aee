<?php
/** The commands `wp frontage kit import`, `undo` and `list`, and the events of an import. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use Frontage\Tests\Elementor\Said;

require_once __DIR__ . '/ImportCase.php';
require_once dirname( __DIR__, 2 ) . '/elementor/Said.php';

final class KitCommandTest extends ImportCase {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! class_exists( 'WP_CLI', false ) ) {
			class_alias( Said::class, 'WP_CLI' );
		}
	}

	/** @return list<string> */
	private function lines( callable $command ): array {
		Said::$lines = [];
		try {
			$command();
		} catch ( \RuntimeException $error ) {
			$this->assertStringStartsWith( 'error: ', (string) end( Said::$lines ) );
		}
		return Said::$lines;
	}

	/** @testdox [KT-02] kits: a dry run names the menus that a file needs and neither it nor the site holds */
	public function test_dry_run_names_what_is_missing(): void {
		$menus = array_map( fn( string $slug ): int => $this->add_post( 'wp_navigation', $slug, '<!-- wp:page-list /-->' ), [ 'kit-here', 'kit-main', 'kit-foot' ] );
		$this->add_post( 'page', 'kit-about', implode( array_map( static fn( int $id ): string => sprintf( '<!-- wp:navigation {"ref":%d} /-->', $id ), $menus ) ) );
		$file = "$this->folder/kit.zip";
		$this->assertSame( [], Kits\export_to( $file, [ 'page/kit-about' ] ) );
		wp_delete_post( $menus[1], true );
		wp_delete_post( $menus[2], true );
		$said = $this->lines( static fn() => Kits\run_import( [ $file ], [ 'dry-run' => true ] ) );
		$this->assertSame( [ 'warning: Missing objects: navigation/kit-foot, navigation/kit-main' ], array_values( (array) preg_grep( '~Missing~', $said ) ) );
		$this->assertSame( 'success: Dry run complete. Nothing was changed.', end( $said ) );
	}

	/** @testdox [KT-02] kits: the commands plan, import, list and undo a file, and name what is wrong */
	public function test_commands(): void {
		$events = [];
		$listen = static function ( array $detail ) use ( &$events ): void {
			$events[] = $detail['status'];
		};
		add_action( 'frontage_kit_import_status', $listen );
		$before = $this->state();
		$this->import( $this->small_kit() );
		$file = "$this->folder/kit.zip";
		$this->assertSame( [], Kits\export_to( $file, [ 'media/kit-sun', 'page/kit-about' ] ) );
		$this->assertStringContainsString( 'kit undo', implode( $this->lines( static fn() => Kits\run_import( [ $file ], [ 'both' => true ] ) ) ), 'Exported from here, it is here.' );
		$this->take_back( Kits\runs()[0] );
		$this->take_back( Kits\runs()[1] );
		$this->assertUntouched( $before );

		$this->assertSame( [ 'create  media/kit-sun', 'create  page/kit-about', 'success: Dry run complete. Nothing was changed.' ], $this->lines( static fn() => Kits\run_import( [ $file ], [ 'dry-run' => true ] ) ) );
		$this->assertUntouched( $before );
		wp_set_current_user( 0 );
		$this->assertSame( [ 'error: Sorry, you are not allowed to import kits on this site.' ], $this->lines( static fn() => Kits\run_import( [ $file ], [] ) ) );
		$this->assertNull( Kits\open_run(), 'Nothing was begun.' );
		$this->sign_in( 'administrator' );
		$before = $this->state();
		$said   = $this->lines( static fn() => Kits\run_import( [ $file ], [] ) );
		$this->assertSame( 'success: Created 2, updated 0, kept 0. To undo, run: wp frontage kit undo ' . Kits\runs()[0]['id'] . ' --user=' . wp_get_current_user()->user_login, end( $said ) );
		$this->assertStringContainsString( Kits\runs()[0]['id'], $this->lines( static fn() => Kits\run_list() )[0] );
		$page = $this->page( 'kit-about' );
		wp_update_post( [ 'ID' => $page->ID ?? 0, 'post_title' => 'Mine' ] );
		$kept = [ '“Sun” is in use, so undo keeps it.', '“Mine” has been edited since the import, so undo keeps it.' ];
		$this->assertSame( array_merge( $kept, [ 'success: Dry run complete. Nothing was changed.' ] ), $this->lines( static fn() => Kits\run_undo( [], [ 'dry-run' => true ] ) ) );
		$this->assertSame( array_merge( $kept, [ 'success: Import undone.' ] ), $this->lines( static fn() => Kits\run_undo( [], [] ) ) );
		$this->assertSame( [ 'error: This import was already undone or canceled.' ], $this->lines( static fn() => Kits\run_undo( [ Kits\runs()[0]['id'] ], [] ) ) );
		$this->assertSame( [ 'error: Import not found.' ], $this->lines( static fn() => Kits\run_undo( [ 'x' ], [] ) ) );
		$this->assertStringStartsWith( 'error: ', $this->lines( fn() => Kits\run_import( [ "$this->folder/none.zip" ], [] ) )[0] );
		remove_action( 'frontage_kit_import_status', $listen );
		$this->assertSame( [ 'success', 'success', 'undone', 'undone', 'success', 'undone' ], $events );
	}

	/** @testdox [KT-04] kits: undo without an ID takes the latest import that is done or unfinished, and says what it did */
	public function test_undo(): void {
		$none = [ 'error: There is no import to undo.' ];
		$undo = fn( array $flags = [] ): array => $this->lines( static fn() => Kits\run_undo( [], $flags ) );
		$this->assertSame( [ $none, $none ], [ $undo(), $undo( [ 'dry-run' => true ] ) ] );
		$this->import( $this->small_kit() );
		$this->take_back( $this->import( $this->kit_of( [ 'page/kit-other' => [ 'title' => 'Other', 'slug' => 'kit-other', 'status' => 'publish' ] ] ) ) );
		$this->stage( $this->kit_of( [ 'page/kit-third' => [ 'title' => 'Third', 'slug' => 'kit-third', 'status' => 'publish' ] ] ) );
		$this->assertSame( [ 'The unfinished import “A kit” would be canceled.', 'success: Dry run complete. Nothing was changed.' ], $undo( [ 'dry-run' => true ] ) );
		$this->assertSame( [ 'success: Import canceled.' ], $undo() );
		$this->assertNotNull( $this->page( 'kit-about' ) );
		$this->assertSame( [ 'success: Import undone.' ], $undo() );
		$this->assertNull( $this->page( 'kit-about' ) );
		$this->assertSame( [ $none, $none ], [ $undo(), $undo( [ 'dry-run' => true ] ) ] );
	}

	/** @testdox [KT-04] kits: the list holds imports that are unfinished or can be undone, and says if there are none */
	public function test_list(): void {
		$list = fn(): array => $this->lines( static fn() => Kits\run_list() );
		$this->assertSame( [ 'There are no imports.' ], $list() );
		$done = $this->import( $this->small_kit() )['id'];
		$this->take_back( $this->import( $this->kit_of( [ 'page/kit-other' => [ 'title' => 'Other', 'slug' => 'kit-other', 'status' => 'publish' ] ] ) ) );
		$this->stage( $this->kit_of( [ 'page/kit-third' => [ 'title' => 'Third', 'slug' => 'kit-third', 'status' => 'publish' ] ] ) );
		$open = Kits\open_run()['id'] ?? '';
		$ids  = static fn( array $lines ): array => array_map( static fn( string $line ): string => explode( ' ', $line )[0], $lines );
		$this->assertSame( [ $open, $done ], $ids( $list() ) );
		$this->lines( static fn() => Kits\run_undo( [], [] ) );
		$this->assertSame( [ $done ], $ids( $list() ) );
		$this->lines( static fn() => Kits\run_undo( [], [] ) );
		$this->assertSame( [ 'There are no imports.' ], $list() );
	}

	/** @testdox [KT-02] kits: commands whose queries fail say so in a sentence */
	public function test_failing(): void {
		$this->import( $this->small_kit() );
		$file = "$this->folder/kit.zip";
		$this->assertSame( [], Kits\export_to( $file, [ 'page/kit-about' ] ) );
		$break = static fn( string $query ): string => str_contains( $query, 'frontage_kit_' ) && str_starts_with( $query, 'SELECT' ) ? 'SELECT broken' : $query;
		$said  = [];
		foreach ( [
			static fn() => Kits\run_list(),
			static fn() => Kits\run_undo( [], [] ),
			static fn() => Kits\run_undo( [], [ 'dry-run' => true ] ),
			static fn() => Kits\run_import( [ $file ], [ 'dry-run' => true ] ),
		] as $command ) {
			$GLOBALS['wpdb']->suppress_errors( true );
			add_filter( 'query', $break );
			$said[] = $this->lines( $command );
			remove_filter( 'query', $break );
			$GLOBALS['wpdb']->suppress_errors( false );
		}
		foreach ( $said as $lines ) {
			$this->assertStringStartsWith( 'error: This step failed.', implode( '|', $lines ) );
		}
	}

	/** @testdox [KT-05] kits: who may not publish any HTML may not trust a file, by command or by REST */
	public function test_trust(): void {
		$kit  = $this->kit_of( [ 'page/kit-wide' => [ 'title' => 'Wide', 'slug' => 'kit-wide', 'status' => 'publish', 'content' => '<p>Wide</p>' ] ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$file = "$this->folder/kit.zip";
		$run  = $this->import( $kit );
		Kits\export_to( $file, [ 'page/kit-wide' ] );
		$this->take_back( $run );
		wp_get_current_user()->add_cap( 'unfiltered_html', false );
		$this->assertSame( [ 'error: Sorry, you are not allowed to import content without sanitizing it.' ], $this->lines( static fn() => Kits\run_import( [ $file ], [ 'trust' => true ] ) ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( [ null ], [ Kits\open_run() ] );
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/kit/runs' );
		$request->set_body_params( [ 'manifest' => $kit['manifest'], 'trusted' => true, 'plan' => Kits\shown_print( Kits\plan( $kit['manifest'] ) ) ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$this->assertFalse( Kits\open_run()['trusted'] ?? null );
	}

	/** @testdox [KT-07] kits: the command takes one choice for what exists */
	public function test_one_choice(): void {
		$said = $this->lines( fn() => Kits\run_import( [ "$this->folder/none.zip" ], [ 'keep' => true, 'replace' => true ] ) );
		$this->assertSame( [ 'error: Use only one of --replace, --keep, and --both.' ], $said );
	}

	/** @testdox [KT-07] kits: the command takes up an unfinished import only with the options that it was begun with */
	public function test_taken_up(): void {
		$kit = $this->small_kit();
		$run = $this->ok( Kits\begin( $kit['manifest'], [ '*' => 'keep' ], true ) );
		foreach ( [
			'--keep --trust, not with --replace --trust' => [ [ '*' => 'replace' ], true ],
			'--keep --trust, not with --keep.'           => [ [ '*' => 'keep' ], false ],
			'--keep --trust, not with no options'        => [ [], false ],
			'--keep --trust, not with --keep --settings --trust.' => [ [ '*' => 'keep' ] + Kits\WITH_SETTINGS, true ],
		] as $expected => [ $choices, $is_trusted ] ) {
			$message = $this->error( Kits\import_source( $kit, $choices, $is_trusted ) )->get_error_message();
			$this->assertStringContainsString( $expected, $message );
			$this->assertStringEndsWith( "wp frontage kit undo $run[id] --user=" . wp_get_current_user()->user_login, $message );
		}
		$this->assertSame( 'staging', $this->run_of( $run['id'] )['state'] );
		$done = $this->ok( Kits\import_source( $kit, [ '*' => 'keep' ], true ) );
		$this->assertSame( [ $run['id'], 'done' ], [ $done['id'], $done['state'] ] );

		$this->ok( Kits\undo( $run['id'] ) );
		$this->assertStringContainsString( 'is being undone', $this->error( Kits\import_source( $kit, [ '*' => 'keep' ], true ) )->get_error_message() );
		$this->assertSame( 'undoing', $this->run_of( $run['id'] )['state'] );
	}

	/** @testdox [KT-07] kits: the report counts what was made, without what was left out */
	public function test_counted(): void {
		$this->add_post( 'page', 'kit-ours', 'OURS' );
		$run = $this->ok(
			Kits\import_source(
				$this->kit_of(
					[
						'page/kit-good'  => [ 'title' => 'Good', 'slug' => 'kit-good', 'status' => 'publish' ],
						'page/kit-wrong' => [ 'title' => 'Wrong', 'slug' => 'kit-wrong', 'status' => 'nonsense' ],
						'page/kit-ours'  => [ 'title' => 'Theirs', 'slug' => 'kit-ours', 'status' => 'nonsense' ],
						'settings/site'  => [ 'title' => 'Theirs', 'tagline' => 'Of a kit' ],
					]
				),
				[ '*' => 'replace' ] + Kits\WITH_SETTINGS,
				true
			)
		);
		$this->assertSame( [ 1, 1, 0 ], array_slice( array_values( Kits\reported( $run['report'], [] ) ), 0, 3 ) );
		$this->assertCount( 2, $run['report']['removed'] );
	}

	/** @testdox [KT-07] kits: an image block whose picture was taken out goes with it, but neither words nor other pictures do */
	public function test_emptied_images(): void {
		$image   = static fn( string $inside ): string => "<!-- wp:image -->\n<figure class=\"wp-block-image\">$inside</figure>\n<!-- /wp:image -->";
		$theirs  = '<img src="https://made.example/a.jpg" alt=""/>';
		$ours    = $image( '<img src="/ours.jpg" alt=""/>' );
		$content = '<!-- wp:group --><div class="wp-block-group">' . $image( $theirs ) . $ours . '</div><!-- /wp:group -->'
			. $image( $theirs ) . $image( "$theirs<figcaption>Words</figcaption>" );
		$cleaned = Kits\cleaned( [ 'content' => $content, 'title' => 'A' ], 'page/a', [], false )['object'];
		$this->assertSame( [ 2, 1 ], [ substr_count( $cleaned['content'], '<!-- wp:image' ), substr_count( $cleaned['content'], 'Words' ) ] );
		$this->assertStringContainsString( $ours, $cleaned['content'] );
		$this->assertContains( 'image blocks without a picture', Kits\cleaned( [ 'content' => $content ], 'page/a', [], false )['removed'] );
		$trusted = Kits\cleaned( [ 'content' => $content ], 'page/a', [], true )['object'];
		$this->assertSame( $content, $trusted['content'] );
		// Gaps of a pattern, and what the maker left for others to fill, stay whatever else goes.
		$gap   = '<figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->';
		$bound = '<!-- wp:image {"metadata":{"name":"A","bindings":{"__default":{"source":"core/pattern-overrides"}}}} -->';
		foreach ( [ "$bound$gap", "<!-- wp:image -->$gap" ] as $kept ) {
			$cleaned = Kits\cleaned( [ 'content' => "$kept<p onclick=\"x\">a</p>" ], 'pattern/a', [], false );
			$this->assertSame( [ 1, [ 'onclick' ] ], [ substr_count( $cleaned['object']['content'], '<!-- wp:image' ), $cleaned['removed'] ] );
		}
		$bound_only = $bound . str_replace( '<img', '<img src="https://made.example/a.jpg"', $gap );
		$this->assertStringContainsString( '<!-- wp:image', Kits\cleaned( [ 'content' => $bound_only ], 'pattern/a', [], false )['object']['content'] );
	}

	/** @testdox [KT-07] kits: a report has one line for each page, with its title */
	public function test_told_by_title(): void {
		$lines   = [
			[ 'name' => 'page/x-a3', 'what' => 'iframe' ],
			[ 'name' => 'page/b', 'what' => 'Content is not as in the kit.' ],
			[ 'name' => 'page/x-a3', 'what' => 'meta.color' ],
			[ 'name' => 'page/b', 'what' => 'kit:page/gone' ],
			[ 'name' => 'blocks', 'what' => 'a/b' ],
		];
		$objects = [
			'page/x-a3' => [ 'title' => 'صفحة &amp; more' ],
			'page/b'    => [ 'title' => '' ],
		];
		$this->assertSame(
			[
				[ 'name' => 'page/x-a3', 'title' => 'صفحة & more', 'what' => 'iframe, Custom field “color”' ],
				[ 'name' => 'page/b', 'title' => 'page/b', 'what' => 'Content is not as in the kit. Something that it refers to is missing: page/gone.' ],
				[ 'name' => 'blocks', 'title' => 'Missing blocks', 'what' => 'a/b' ],
			],
			Kits\reported( [ 'removed' => $lines ], $objects )['removed']
		);
	}

	/** @testdox [KT-02] [KT-04] kits: while another window is at work, the commands say so, and cancel, publish and undo nothing */
	public function test_other_window(): void {
		global $wpdb;
		$file = "$this->folder/kit.zip";
		$this->import( $this->small_kit() );
		$this->assertSame( [], Kits\export_to( $file, [ 'media/kit-sun', 'page/kit-about' ] ) );
		$this->take_back( Kits\runs()[0] );
		$source = Kits\open_source( $file );
		$this->assertIsArray( $source );
		$run    = $this->ok( Kits\begin( $source['manifest'], [], false ) );
		$before = $this->run_of( $run['id'] );
		$lock   = 'frontage_' . md5( DB_NAME . " $wpdb->prefix kit" );
		$other  = $this->other_connection();
		$taken  = $other->query( "SELECT GET_LOCK( '$lock', 0 ) AS taken" );
		$this->assertInstanceOf( \mysqli_result::class, $taken );
		$this->assertSame( [ 'taken' => '1' ], array_map( 'strval', (array) $taken->fetch_assoc() ) );
		$busy = [ 'error: This import is already running in another window. Wait a moment, then try again.' ];
		$this->assertSame( $busy, $this->lines( static fn() => Kits\run_import( [ $file ], [] ) ) );
		$this->assertSame( $busy, $this->lines( static fn() => Kits\run_undo( [], [] ) ) );
		$this->assertSame( $before, $this->run_of( $run['id'] ) );
		$this->assertNull( $this->page( 'kit-about' ) );
		$other->close();
		$said = $this->lines( static fn() => Kits\run_import( [ $file ], [] ) );
		$this->assertStringContainsString( "kit undo $run[id]", (string) end( $said ), 'The same import goes on.' );
	}
}

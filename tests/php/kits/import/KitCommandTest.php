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
		$this->assertSame( 'success: Created 2, updated 0, kept 0. To undo, run: wp frontage kit undo ' . Kits\runs()[0]['id'], end( $said ) );
		$this->assertStringContainsString( Kits\runs()[0]['id'], $this->lines( static fn() => Kits\run_list() )[0] );
		$page = $this->page( 'kit-about' );
		wp_update_post( [ 'ID' => $page->ID ?? 0, 'post_title' => 'Mine' ] );
		$this->assertSame( [ '“Mine” has been edited since the import, so undo keeps it.', 'success: Dry run complete. Nothing was changed.' ], $this->lines( static fn() => Kits\run_undo( [], [ 'dry-run' => true ] ) ) );
		$this->assertSame( [ '“Mine” has been edited since the import, so undo keeps it.', 'success: Import undone.' ], $this->lines( static fn() => Kits\run_undo( [], [] ) ) );
		$this->assertSame( [ 'error: Import not found.' ], $this->lines( static fn() => Kits\run_undo( [ 'x' ], [] ) ) );
		$this->assertStringStartsWith( 'error: ', $this->lines( fn() => Kits\run_import( [ "$this->folder/none.zip" ], [] ) )[0] );
		remove_action( 'frontage_kit_import_status', $listen );
		$this->assertSame( [ 'success', 'success', 'undone', 'undone', 'success', 'undone' ], $events );
	}
}

<?php
/** The command `wp frontage kit export`. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use Frontage\Tests\Elementor\Said;

require_once __DIR__ . '/KitTestCase.php';
require_once dirname( __DIR__ ) . '/elementor/Said.php';

final class CommandTest extends KitTestCase {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! class_exists( 'WP_CLI', false ) ) {
			class_alias( Said::class, 'WP_CLI' );
		}
	}

	/**
	 * @param array<string, mixed> $flags
	 * @return list<string>
	 */
	private function lines( string $file, array $flags = [] ): array {
		Said::$lines = [];
		try {
			Kits\run_export( [ $file ], $flags );
		} catch ( \RuntimeException $error ) {
			$this->assertStringStartsWith( 'error: ', (string) end( Said::$lines ) );
		}
		return Said::$lines;
	}

	/** @testdox [KT-02] kits: the command exports groups, and writes nothing for a dry run */
	public function test_export(): void {
		$this->add_post( 'wp_navigation', 'kit-main', '<!-- wp:page-list /-->' );
		$file = "$this->folder/kit.zip";
		$said = $this->lines( $file, [ 'dry-run' => true, 'groups' => 'menus,settings' ] );
		$this->assertContains( 'settings: 1', $said );
		$this->assertSame( 'success: Dry run complete. No file was written.', end( $said ) );
		$this->assertFileDoesNotExist( $file );
		$said = $this->lines( $file, [ 'groups' => 'menus, settings' ] );
		$this->assertSame( [ "success: Exported to $file." ], $said );
		$source = Kits\open_source( $file );
		$this->assertIsArray( $source );
		$this->assertArrayHasKey( 'navigation/kit-main', $source['manifest']['objects'] );
		$this->assertArrayNotHasKey( 'styles/user', $source['manifest']['objects'] );
		$this->assertStringContainsString( 'Unknown group: pages.', $this->lines( $file, [ 'groups' => 'pages' ] )[0] );
		$this->assertSame( [ "error: Couldn’t write $this->folder/none/kit.zip." ], $this->lines( "$this->folder/none/kit.zip" ) );
	}

	/** @testdox [KT-02] kits: the command leaves drafts out unless asked for, and a dry run says what an export would leave out */
	public function test_drafts(): void {
		$this->add_post( 'page', 'kit-draft', '', [ 'post_status' => 'draft' ] );
		$this->add_picture( 'kit-gone' );
		$count   = static fn( array $said ): int => (int) substr( (string) current( (array) preg_grep( '~^page: ~', $said ) ), 6 );
		$without = $this->lines( '', [ 'dry-run' => true, 'groups' => 'content,media' ] );
		$with    = $this->lines( '', [ 'dry-run' => true, 'groups' => 'content', 'drafts' => true ] );
		$this->assertGreaterThan( $count( $without ), $count( $with ) );
		$this->assertContains( 'warning: media/kit-gone: “kit-gone” can’t be exported: its file is no longer on this site.', $without );
		$this->lines( "$this->folder/kit.zip", [ 'groups' => 'content' ] );
		$this->assertArrayNotHasKey( 'page/kit-draft', $this->opened( "$this->folder/kit.zip" )['manifest']['objects'] );
	}

	/** @testdox [KT-02] kits: the command counts what is not published, unless it is asked for, and what has a password */
	public function test_counted(): void {
		$counts = fn( array $flags ): array => array_values( (array) preg_grep( '~not included~', $this->lines( "$this->folder/kit.zip", $flags + [ 'groups' => 'menus' ] ) ) );
		$before = $counts( [ 'dry-run' => true ] );
		$this->assertSame( [], $before );
		$this->add_post( 'wp_navigation', 'kit-private', '', [ 'post_status' => 'private' ] );
		$this->add_post( 'wp_navigation', 'kit-secret', '', [ 'post_password' => 'x' ] );
		$one = [
			'1 draft or pending, private, or scheduled item was not included. To include it, add --drafts.',
			'1 password-protected item was not included.',
		];
		$this->assertSame( $one, $counts( [ 'dry-run' => true ] ) );
		$this->add_post( 'wp_navigation', 'kit-draft', '', [ 'post_status' => 'draft' ] );
		$this->add_post( 'wp_navigation', 'kit-locked', '', [ 'post_password' => 'x', 'post_status' => 'draft' ] );
		$two = [
			'2 drafts and pending, private, and scheduled items were not included. To include them, add --drafts.',
			'2 password-protected items were not included.',
		];
		$this->assertSame( $two, $counts( [] ) );
		$this->assertSame( array_slice( $two, 1 ), $counts( [ 'drafts' => true ] ) );
		$this->assertSame( [], $counts( [ 'dry-run' => true, 'groups' => 'templates,settings' ] ) );
	}

	/** @testdox [KT-02] kits: a picture without its file, or of a refused type, is named and the rest exported */
	public function test_left(): void {
		$this->add_picture( 'kit-gone' );
		$svg = wp_upload_bits( 'kit-fake.jpg', null, '<svg xmlns="http://www.w3.org/2000/svg"/>' )['file'];
		wp_insert_attachment( [ 'post_title' => 'Fake', 'post_status' => 'inherit' ], $svg );
		$said = $this->lines( "$this->folder/kit.zip", [ 'groups' => 'media' ] );
		unlink( $svg );
		$this->assertCount( 2, (array) preg_grep( '~^warning: .*(kit-gone|kit-fake|fake)~', $said ) );
		$this->assertSame( "success: Exported to $this->folder/kit.zip.", end( $said ) );
	}
}

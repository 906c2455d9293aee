<?php
/** The command `wp frontage convert`. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\run_command;

require_once __DIR__ . '/Pages.php';
require_once __DIR__ . '/Said.php';
require_once dirname( __DIR__, 3 ) . '/src/elementor/convert/command.php';

/** What the command does and says. */
final class CommandTest extends Pages {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! class_exists( 'WP_CLI', false ) ) {
			class_alias( Said::class, 'WP_CLI' );
		}
	}

	/**
	 * Lines of the command; an error's is the last one.
	 * @param list<string>         $ids
	 * @param array<string, mixed> $flags
	 * @return list<string>
	 */
	private function lines( array $ids, array $flags = [] ): array {
		Said::$lines = [];
		try {
			run_command( $ids, $flags );
		} catch ( \RuntimeException $error ) {
			$this->assertStringStartsWith( 'error: ', (string) end( Said::$lines ) );
		}
		return Said::$lines;
	}

	private function content_of( int $id ): string {
		return get_post_field( 'post_content', $id, 'raw' );
	}

	/** @testdox [PB-05] convert: the command looks, converts, restores and discards, and says what it did */
	public function test_round(): void {
		$this->sign_in( 'administrator' );
		$id   = $this->page( self::stored( 'media' ) );
		$html = '  Container 1 › Time table 7: There is no matching block. The text, pictures, and links that were found are kept as HTML.';
		$said = $this->lines( [ "$id" ], [ 'dry-run' => true ] );
		$this->assertContains( $html, $said );
		$this->assertSame( [ "$id: A page", 'success: 1 post can be converted. Nothing was changed.' ], [ $said[0], end( $said ) ] );
		$this->assertSame( '<h2>Before</h2>', $this->content_of( $id ) );
		$said = $this->lines( [ "$id" ] );
		$this->assertContains( $html, $said );
		$this->assertSame( 'success: 1 post converted.', end( $said ) );
		$this->assertStringContainsString( '<!-- wp:', $this->content_of( $id ) );
		$this->assertSame( [ "$id: A page", 'success: 1 post restored.' ], $this->lines( [ "$id" ], [ 'restore' => true ] ) );
		$this->assertSame( '<h2>Before</h2>', $this->content_of( $id ) );
		$this->lines( [ "$id" ] );
		$this->assertSame( [ 'confirm: Delete the original Elementor content of 1 post?', "$id: A page", 'success: 1 original deleted.' ], $this->lines( [ "$id" ], [ 'discard' => true ] ) );
		$this->assertSame( '', get_post_meta( $id, '_elementor_data', true ) );
	}

	/** @testdox [PB-05] convert: the command goes on after a post that fails, and ends with an error */
	public function test_failures(): void {
		$this->sign_in( 'administrator' );
		$good   = $this->page( self::stored( 'text' ) );
		$broken = $this->page( '[{"elType"' );
		$plain  = wp_insert_post( [ 'post_title' => 'Plain', 'post_content' => 'Text' ] );
		$said   = $this->lines( [ '0', 'abc', "$broken", "$plain", "$good" ] );
		$this->assertSame(
			[
				'warning: 0: Post not found.',
				'warning: abc: Post not found.',
				"warning: $broken: The Elementor content of this post can’t be read. Nothing was changed.",
				"warning: $plain: This post has no Elementor content.",
				"$good: A page",
			],
			array_slice( $said, 0, 5 )
		);
		$this->assertSame( 'error: 1 post converted. 4 failed.', end( $said ) );
		foreach ( [ 'restore', 'discard' ] as $flag ) {
			foreach ( [ [], [ 'dry-run' => true ] ] as $more ) {
				$said = $this->lines( [ "$plain" ], [ $flag => true ] + $more );
				$this->assertContains( "warning: $plain: This post was not converted.", $said );
			}
		}
		foreach ( [ [ [], [] ], [ [ "$good" ], [ 'all' => true ] ], [ [ "$good" ], [ 'restore' => true, 'discard' => true ] ] ] as [ $ids, $flags ] ) {
			$this->assertStringStartsWith( 'error: Specify posts or --all', $this->lines( $ids, $flags )[0] );
		}
	}

	/** @testdox [PB-05] convert: the command names the draft in which later changes are kept */
	public function test_kept_draft(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
		$id = $this->page( self::stored( 'text' ) );
		$this->lines( [ "$id" ] );
		wp_update_post( [ 'ID' => $id, 'post_content' => '<p>Later</p>' ] );
		$kept = '  Changes made since the conversion are kept in the draft “A page (blocks)”.';
		$this->assertSame( [ "$id: A page", $kept, 'success: 1 post restored.' ], $this->lines( [ "$id" ], [ 'restore' => true ] ) );
		remove_filter( 'wp_revisions_to_keep', '__return_zero' );
	}

	/** @testdox [PB-05] convert: --all takes the posts that the page builder shows, and no empty ones */
	public function test_all(): void {
		$this->sign_in( 'administrator' );
		delete_post_meta_by_key( '_frontage_converted' );
		delete_post_meta_by_key( '_elementor_edit_mode' );
		$shown  = [ $this->page( self::stored( 'text' ) ), $this->page( self::stored( 'small' ) ) ];
		$empty  = $this->page( '[]' );
		$hidden = $this->page( self::stored( 'text' ) );
		delete_post_meta( $hidden, '_elementor_edit_mode' );
		$said = $this->lines( [], [ 'all' => true ] );
		$this->assertSame( 'success: 2 posts converted.', end( $said ) );
		$this->assertSame( [ '<h2>Before</h2>', '<h2>Before</h2>' ], [ $this->content_of( $empty ), $this->content_of( $hidden ) ] );
		$said = $this->lines( [], [ 'all' => true, 'restore' => true ] );
		$this->assertSame( [ "{$shown[0]}: A page", "{$shown[1]}: A page", 'success: 2 posts restored.' ], $said );
		$this->assertSame( [ 'success: 0 posts restored.' ], $this->lines( [], [ 'all' => true, 'restore' => true ] ) );
	}
}

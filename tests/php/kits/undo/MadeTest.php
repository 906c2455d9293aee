<?php
/** Imports that a feature makes itself: what happens to them while they are made. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use Frontage\Kits\Staging;

require_once dirname( __DIR__ ) . '/originals/OriginalsCase.php';

final class MadeTest extends OriginalsCase {

	private const MADE = [
		'by'  => 'test',
		'key' => 'a-key',
	];

	/** A menu of blocks that its owner has. */
	private function navigation(): \WP_Post {
		$post = get_post( wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_title' => 'Main', 'post_status' => 'publish', 'post_content' => 'MINE' ] ) );
		$this->assertInstanceOf( \WP_Post::class, $post );
		return $post;
	}

	/** @testdox [KT-04] [HK-02] kits: what its owner edits while it is being replaced stays, and the import is canceled with that reason */
	public function test_edited(): void {
		$menu = $this->navigation();
		$end  = Kits\import_made(
			'First steps',
			self::MADE,
			static function ( Staging $staging ) use ( $menu ): void {
				$staging->replace_content( $menu, 'THEIRS' );
				wp_update_post( [ 'ID' => $menu->ID, 'post_content' => 'EDITED' ] );
			}
		);
		$this->assertInstanceOf( \WP_Error::class, $end );
		$this->assertStringContainsString( '“Main”', $end->get_error_message() );
		$this->assertSame( [ 'EDITED', 0, null ], [ get_post( $menu->ID )->post_content ?? '', $this->hidden(), Kits\open_run() ] );
	}

	/** @testdox [KT-04] [HK-02] kits: what is made after the import was canceled in another window is not left behind */
	public function test_canceled(): void {
		try {
			Kits\import_made(
				'First steps',
				self::MADE,
				function ( Staging $staging ): void {
					$staging->add_post( 'page', [ 'post_title' => 'One' ] );
					$run = Kits\open_run();
					$this->assertNotNull( $run );
					$this->take_back( $run );
					$staging->add_post( 'page', [ 'post_title' => 'Two' ] );
				}
			);
			$this->fail( 'It goes on.' );
		} catch ( Kits\LostRun $lost ) {
			$this->assertSame( [ 0, null ], [ $this->hidden(), Kits\open_run() ] );
		}
	}

	/** @testdox [KT-04] [HK-02] kits: cron cancels an import that nobody makes any more, not one that is being made */
	public function test_interrupted(): void {
		wp_clear_scheduled_hook( 'frontage_kit_take_up' );
		$run = Kits\begin_making( 'First steps', self::MADE );
		( new Staging( $run ) )->add_post( 'page', [ 'post_title' => 'One' ] );
		$this->assertNotFalse( wp_next_scheduled( 'frontage_kit_take_up' ) );
		foreach ( [ 30 * MINUTE_IN_SECONDS => 'staging', 2 * HOUR_IN_SECONDS => 'cancelled' ] as $idle => $state ) {
			$now = Kits\run( $run['id'] );
			$this->assertNotNull( $now );
			Kits\store_run( [ 'touched' => time() - $idle ] + $now );
			Kits\take_up();
			$this->assertSame( $state, Kits\run( $run['id'] )['state'] ?? '' );
		}
		$this->assertSame( 0, $this->hidden() );
	}
}

<?php
/** Scheduled posts of a kit: what is due is published as it is, and what is not pings nobody when its time comes. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class ScheduledTest extends ImportCase {

	/** @var list<string> Hooks of a publication that were called. */
	private array $told = [];

	protected function set_up(): void {
		parent::set_up();
		wp_clear_scheduled_hook( 'do_pings' );
		update_option( 'default_pingback_flag', 1 );
		foreach ( [ 'publish_post', 'future_to_publish' ] as $hook ) {
			add_action(
				$hook,
				function () use ( $hook ): void {
					$this->told[] = $hook;
				}
			);
		}
	}

	/**
	 * Imports a post.
	 * @param array<string, string> $choices
	 * @return KitRun
	 */
	private function import_post( string $status, string $date, bool $is_trusted = true, array $choices = [] ): array {
		$content = '<!-- wp:paragraph --><p><a href="https://victim.example/some-post">x</a></p><!-- /wp:paragraph -->';
		$post    = [ 'title' => 'News', 'slug' => 'kit-news', 'status' => $status, 'content' => $content ] + ( '' === $date ? [] : [ 'date' => $date ] );
		return $this->ok( Kits\import_source( $this->kit_of( [ 'post/kit-news' => $post ] ), $choices, $is_trusted ) );
	}

	/** @param array<string, mixed> $run */
	private function target( array $run ): int {
		return Kits\journal( $run['id'] )[0]['target'];
	}

	/** Moves the time of a scheduled post into the past, as if it had come. */
	private function let_time_come( int $id, string $gmt = '2020-01-01 00:00:00' ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_date' => $gmt, 'post_date_gmt' => $gmt ], [ 'ID' => $id ] );
		clean_post_cache( $id );
		do_action( 'publish_future_post', $id );
	}

	private function assertQuiet( int $id ): void {
		$this->assertSame( 'publish', get_post_status( $id ) );
		$this->assertSame( [], $this->told );
		$this->assertFalse( metadata_exists( 'post', $id, '_pingme' ) );
		$this->assertFalse( wp_next_scheduled( 'do_pings' ) );
	}

	/** @testdox [KT-06] kits: a scheduled post whose time has come, or that has none, is published without a word */
	public function test_due(): void {
		foreach ( [ '2019-02-03 04:05:06', '' ] as $date ) {
			foreach ( [ true, false ] as $is_trusted ) {
				$run = $this->import_post( 'future', $date, $is_trusted );
				$id  = $this->target( $run );
				$this->assertFalse( wp_next_scheduled( 'publish_future_post', [ $id ] ) );
				$this->assertQuiet( $id );
				$this->assertSame( [], $run['report']['unresolved'] ?? [] );
				$this->take_back( $run );
			}
		}
	}

	/** @testdox [KT-06] kits: a scheduled post is published without a word when its time comes, and undo still knows it */
	public function test_later(): void {
		$run = $this->import_post( 'future', '2099-01-01 00:00:00' );
		$id  = $this->target( $run );
		$this->assertNotFalse( wp_next_scheduled( 'publish_future_post', [ $id ] ) );
		do_action( 'publish_future_post', $id );
		$this->assertSame( 'future', get_post_status( $id ), 'Its time has not come.' );
		update_post_meta( $id, '_frontage_kit_scheduled', '2020-01-01 00:00:00' );
		$this->let_time_come( $id );
		// Its date is no edit of an owner, but what this test did.
		Kits\note_prints( Kits\Import::in_phase( $this->run_of( $run['id'] ) ), [ 0 ] );
		$this->assertQuiet( $id );
		$this->assertFalse( metadata_exists( 'post', $id, '_frontage_kit_scheduled' ) );
		$run = $this->take_back( $run );
		$this->assertSame( [], $run['report']['left'] );
		$this->assertNull( get_post( $id ) );
	}

	/** @testdox [KT-06] kits: a scheduled post whose date the owner has changed is published as WordPress does */
	public function test_changed(): void {
		$id = $this->target( $this->import_post( 'future', '2099-01-01 00:00:00' ) );
		$this->let_time_come( $id );
		$this->assertContains( 'publish_post', $this->told );
		$this->assertFalse( metadata_exists( 'post', $id, '_frontage_kit_scheduled' ) );
	}

	/** @testdox [KT-04] kits: a replaced post that was scheduled is scheduled again by undo, and published as the owner's own */
	public function test_replaced(): void {
		$own = $this->add_post( 'post', 'kit-news', 'OURS', [ 'post_status' => 'future', 'post_date' => '2098-01-01 00:00:00' ] );
		$run = $this->import_post( 'future', '2019-02-03 04:05:06', true, [ '*' => 'replace' ] );
		$this->assertSame( [ $own, 'future', '2098-01-01 00:00:00' ], [ $this->target( $run ), get_post_status( $own ), $this->post( $own )->post_date ] );
		$this->assertSame( $this->post( $own )->post_date_gmt, get_post_meta( $own, '_frontage_kit_scheduled', true ) );
		$this->take_back( $run );
		$this->assertSame( [ 'future', 'OURS' ], [ get_post_status( $own ), $this->post( $own )->post_content ] );
		$this->let_time_come( $own );
		$this->assertContains( 'publish_post', $this->told );
	}

	/** @testdox [KT-06] kits: what a stranger's kit schedules is a draft, and named */
	public function test_stranger(): void {
		foreach ( [ 'future', 'publish' ] as $status ) {
			$run = $this->import_post( $status, '2099-01-01 00:00:00', false );
			$id  = $this->target( $run );
			$this->assertSame( 'draft', get_post_status( $id ), $status );
			$this->assertFalse( wp_next_scheduled( 'publish_future_post', [ $id ] ) );
			$this->assertSame( [ [ 'name' => 'post/kit-news', 'what' => 'its schedule (it is a draft)' ] ], $run['report']['removed'] );
			$this->assertSame( [], $run['report']['unresolved'] ?? [] );
			$this->take_back( $run );
		}
	}
}

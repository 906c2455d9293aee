<?php
/**
 * Storing with an item whether its site may be framed, and checking again.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\item;

require_once __DIR__ . '/fake-network.php';
require_once __DIR__ . '/FakeSites.php';

class FramingScheduleTest extends TestCase {

	/** A public address that needs no name server. */
	private const SITE = 'http://93.184.216.34';

	use FakeSites;

	/**
	 * @testdox [PF-20] framing: a refusal is kept with the item until its address changes
	 */
	public function test_remembered(): void {
		$this->answer( [ 'HEAD ' . self::SITE . '/' => [ 200, [ 'X-Frame-Options' => 'DENY' ] ] ] );
		$item = $this->add_item(
			[],
			[
				'type'    => 'iframe',
				'siteUrl' => self::SITE . '/',
			]
		);
		wp_update_post( [ 'ID' => $item->ID ] );
		$this->assertSame( [], $this->asked, 'Saving waits for nobody.' );
		$this->assertArrayNotHasKey( 'frameable', item( $item ) );
		$this->assertIsInt( wp_next_scheduled( 'frontage_check_framing' ) );

		$this->run_event();
		$this->assertFalse( item( $item )['frameable'] ?? true );
		$this->assertFalse( $this->ask( "astra-portfolio/{$item->ID}" )->get_data()['frontage_frameable'] );

		update_post_meta( $item->ID, 'astra-site-url', 'http://93.184.216.34/elsewhere' );
		$this->assertArrayNotHasKey( 'frameable', item( $item ) );
		$this->assertTrue( $this->ask( "astra-portfolio/{$item->ID}" )->get_data()['frontage_frameable'] );
	}

	/**
	 * @testdox [PF-20] framing: a result while typing is saved, drafts are not checked
	 */
	public function test_known(): void {
		$this->answer( [ 'HEAD ' . self::SITE . '/' => [ 200, [ 'X-Frame-Options' => 'DENY' ] ] ] );
		$this->sign_in( 'editor' );
		$meta  = [ 'siteUrl' => self::SITE . '/' ];
		$draft = $this->add_item( [ 'post_status' => 'draft' ], $meta );
		wp_update_post( [ 'ID' => $draft->ID ] );
		$this->assertFalse( wp_next_scheduled( 'frontage_check_framing' ) );

		$this->question( self::SITE . '/' );
		$item = $this->add_item( [], $meta );
		wp_update_post( [ 'ID' => $item->ID ] );
		$this->assertFalse( item( $item )['frameable'] ?? true );
		$this->assertGreaterThan( time() + DAY_IN_SECONDS, wp_next_scheduled( 'frontage_check_framing' ) );
		$this->assertCount( 1, $this->asked );
	}

	/**
	 * @testdox [PF-20] framing: a bulk edit is one task, done in batches
	 */
	public function test_batch(): void {
		$answers = [];
		for ( $at = 0; $at < 25; $at++ ) {
			$answers[ 'HEAD ' . self::SITE . "/$at" ] = [ 200, [ 'X-Frame-Options' => 'DENY' ] ];
		}
		$this->answer( $answers );
		$items = [];
		for ( $at = 0; $at < 25; $at++ ) {
			$items[] = $this->add_item( [], [ 'siteUrl' => self::SITE . "/$at" ] );
			wp_update_post( [ 'ID' => $items[ $at ]->ID ] );
		}
		$this->assertCount( 1, $this->events() );
		$this->run_event();
		$this->assertCount( 20, $this->asked );
		$this->assertLessThanOrEqual( time(), $this->events()[0] ?? INF );
		$this->run_event();
		$this->assertCount( 25, array_unique( $this->asked ) );
		$this->assertSame( array_fill( 0, 25, false ), array_map( static fn( $item ) => item( $item )['frameable'] ?? true, $items ) );
	}

	/**
	 * @testdox [PF-20] framing: results expire after a month or with the site's address
	 */
	public function test_again(): void {
		$answers = [ 'HEAD ' . self::SITE . '/' => [ 200, [ 'Content-Security-Policy' => 'frame-ancestors http://new.example' ] ] ];
		$this->answer( $answers );
		$item = $this->add_item( [], [ 'siteUrl' => self::SITE . '/' ] );
		wp_update_post( [ 'ID' => $item->ID ] );
		$this->run_event();
		$this->assertFalse( item( $item )['frameable'] ?? true );
		$this->assertEqualsWithDelta( time() + MONTH_IN_SECONDS, $this->events()[0] ?? 0, 5 );
		$this->run_event();
		$this->assertCount( 1, $this->asked, 'Nothing is due.' );

		// The site of the tests has a constant for it.
		remove_filter( 'option_home', '_config_wp_home' );
		update_option( 'home', 'http://new.example' );
		$this->assertArrayNotHasKey( 'frameable', item( $item ), 'What was found holds for the old address.' );
		$this->assertCount( 1, $this->events() );
		$this->run_event();
		$this->assertCount( 2, $this->asked );
		$this->assertArrayNotHasKey( 'frameable', item( $item ) );
		add_filter( 'option_home', '_config_wp_home' );
	}

	/**
	 * Does what WordPress does when an event's time has come.
	 */
	private function run_event(): void {
		wp_unschedule_event( (int) wp_next_scheduled( 'frontage_check_framing' ), 'frontage_check_framing' );
		do_action( 'frontage_check_framing' );
	}

	/**
	 * When checks are scheduled.
	 *
	 * @return list<int>
	 */
	private function events(): array {
		return array_keys( array_filter( (array) _get_cron_array(), static fn( $hooks ): bool => isset( $hooks['frontage_check_framing'] ) && 1 === count( $hooks['frontage_check_framing'] ) ) );
	}
}

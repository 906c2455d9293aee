<?php
/** Events of kits. */

declare( strict_types=1 );

namespace Frontage\Tests\KitsEvents;

use Frontage\Kits;
use Frontage\Tests\TestCase;

final class EventsTest extends TestCase {

	/** @testdox [KT-03] events: each fires under its name, with known details only */
	public function test_names(): void {
		$heard = [];
		add_action(
			'frontage_kit_event',
			static function ( string $event, array $detail ) use ( &$heard ): void {
				$heard[] = [ $event, $detail ];
			},
			10,
			2
		);
		foreach ( array_keys( Kits\events() ) as $event ) {
			add_action(
				"frontage_$event",
				static function ( array $detail ) use ( &$heard, $event ): void {
					$heard[] = [ "own $event", $detail ];
				}
			);
			Kits\dispatch(
				$event,
				[
					'status'   => 'failed',
					'kit_name' => 'Our prices',
					'error'    => 'The entry “files/a.jpg” is damaged: /srv/www/a.jpg, https://example.org/?key=1',
				]
			);
		}
		$detail = [
			'status' => 'failed',
			'error'  => 'The entry … is damaged: … …',
		];
		$this->assertCount( 9, Kits\events() );
		$expected = [];
		foreach ( array_keys( Kits\events() ) as $event ) {
			array_push( $expected, [ $event, $detail ], [ "own $event", $detail ] );
		}
		$this->assertSame( $expected, $heard );
		Kits\dispatch( 'something_else' );
		$this->assertCount( 18, $heard );
	}

	/** @testdox [KT-03] events: a listener that throws stops nothing */
	public function test_throwing(): void {
		add_action(
			'frontage_kit_event',
			static function (): void {
				throw new \RuntimeException( 'mine' );
			}
		);
		$heard = 0;
		add_action(
			'frontage_kit_import_status',
			static function () use ( &$heard ): void {
				++$heard;
			}
		);
		$log  = (string) tempnam( get_temp_dir(), 'log' );
		$past = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		Kits\dispatch( 'kit_import_status' );
		ini_set( 'error_log', $past ); // phpcs:ignore WordPress.PHP.IniSet
		$this->assertSame( 1, $heard );
		$this->assertFalse( doing_action() );
		$this->assertStringContainsString( 'mine', (string) file_get_contents( $log ) );
		unlink( $log );
	}
}

<?php
/**
 * Settings of the viewer.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Viewer;

use Frontage\Tests\TestCase;

use function Frontage\Viewer\settings;

class SettingsTest extends TestCase {

	/**
	 * @testdox [LB-03] viewer settings: the specification's words and measures
	 */
	public function test_words_and_measures_are_those_of_the_specification(): void {
		$settings = settings();
		$this->assertSame( [ 300, 0, 2 ], [ $settings['zoom'], $settings['before'], $settings['after'] ] );
		$this->assertSame(
			[ 'Close (Esc)', 'Loading...', 'Previous (Left arrow key)', 'Next (Right arrow key)', '%curr% of %total%', 'The image could not be loaded.', 'The content could not be loaded.' ],
			array_values( array_slice( $settings['labels'], 0, 7 ) )
		);
	}

	/**
	 * @testdox [LB-03] viewer settings: a filter changes them, invalid ones stay
	 */
	public function test_a_filter_changes_them_and_breaks_nothing(): void {
		$change = static function ( array $settings ): array {
			$settings['zoom']              = '500';
			$settings['after']             = -3;
			$settings['labels']['close']   = 'Shut';
			$settings['labels']['next']    = [ 'no word' ];
			$settings['labels']['unknown'] = 'Nothing';
			unset( $settings['before'] );
			return $settings;
		};
		add_filter( 'frontage_viewer', $change );
		$settings = settings();
		remove_filter( 'frontage_viewer', $change );

		$this->assertSame( [ 500, 0, 3 ], [ $settings['zoom'], $settings['before'], $settings['after'] ] );
		$this->assertSame( [ 'Shut', 'Next (Right arrow key)' ], [ $settings['labels']['close'], $settings['labels']['next'] ] );
		$this->assertArrayNotHasKey( 'unknown', $settings['labels'] );

		add_filter( 'frontage_viewer', '__return_false' );
		$this->assertSame( 'Close (Esc)', settings()['labels']['close'] );
		remove_filter( 'frontage_viewer', '__return_false' );
	}
}

<?php
/**
 * The toolkit on pages whose scripts depend on it.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Toolkit;

use Frontage\Tests\TestCase;

use function Frontage\Deferred\collect;
use function Frontage\Settings\print_visitor_settings;
use function Frontage\Toolkit\print_page_data;

class ToolkitTest extends TestCase {

	protected function tear_down(): void {
		wp_dequeue_script( 'somebody' );
		wp_deregister_script( 'somebody' );
		parent::tear_down();
	}

	/**
	 * @testdox [TK-01] toolkit: a page where no script needs it carries none
	 */
	public function test_nothing_is_printed_where_nobody_asks(): void {
		$this->assertStringNotContainsString( 'toolkit', $this->printed() );
	}

	/**
	 * @testdox [TK-01] toolkit: a dependent script gets it with style and texts
	 */
	public function test_somebodys_script_gets_all_of_it(): void {
		wp_enqueue_script( 'somebody', 'https://example.org/somebody.js', [ 'frontage-toolkit' ], '1', true );
		$printed = $this->printed();
		$this->assertStringContainsString( 'build/deferred/toolkit.css', $printed );
		$this->assertStringContainsString( '"toolkit_words":{"ok":"Ok","cancel":"Cancel","close":"Close"', $printed );
		$this->assertTrue( wp_script_is( 'frontage-overlay' ) );
		$this->assertTrue( wp_script_is( 'frontage-runtime' ) );
	}

	/**
	 * @testdox [TK-01] toolkit: a feature that loads it deferred gets its address in order
	 */
	public function test_the_page_says_where_it_lies(): void {
		$data = collect();
		$this->assertSame( [ 'frontage-runtime', 'frontage-address', 'frontage-overlay', 'frontage-toolkit-css', 'frontage-toolkit' ], $data['deferred']['toolkit'] );
		$this->assertSame( 'frontage.toolkit', get_object_vars( $data['scripts']['frontage-toolkit'] )['global'] );
	}

	private function printed(): string {
		ob_start();
		print_page_data();
		print_visitor_settings();
		return (string) ob_get_clean();
	}
}

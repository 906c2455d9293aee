<?php
/** Bundles of scripts and styles on a page. */

declare( strict_types=1 );

namespace Frontage\Tests\Bundles;

use Frontage\Tests\TestCase;
use function Frontage\Assets\build_path;
use function Frontage\Assets\build_url;
use function Frontage\Bundles\bundles;

final class BundlesTest extends TestCase {

	/** A list of scripts without core's. */
	protected function set_up(): void {
		parent::set_up();
		$scripts               = new \WP_Scripts();
		$scripts->registered   = [];
		$GLOBALS['wp_scripts'] = $scripts; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the start of a request.
		$this->register( 'frontage-runtime', 'runtime.js', [] );
		foreach ( [ 'header', 'menu', 'search', 'account' ] as $block ) {
			$this->register( "frontage-$block-view-script", "$block/view.js" );
		}
	}

	/** Puts the scripts back. */
	protected function tear_down(): void {
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the start of a request.
		wp_scripts();
		\Frontage\Deferred\register();
		\Frontage\Comments\register();
		parent::tear_down();
	}

	/**
	 * Registers a deferred script of the build.
	 * @param non-empty-string   $handle
	 * @param non-empty-string[] $dependencies
	 */
	private function register( string $handle, string $file, array $dependencies = [ 'frontage-runtime' ] ): void {
		wp_register_script(
			$handle,
			build_url( $file ),
			$dependencies,
			'1',
			[
				'strategy'  => 'defer',
				'in_footer' => true,
			]
		);
	}

	/** Enqueues the view scripts of blocks, and prints head and footer. */
	private function printed( string ...$blocks ): string {
		foreach ( $blocks as $block ) {
			wp_enqueue_script( "frontage-$block-view-script" );
		}
		ob_start();
		wp_scripts()->do_items( false, 0 );
		$this->assertSame( '', ob_get_contents() );
		wp_scripts()->do_items( false, 1 );
		return (string) ob_get_clean();
	}

	/** Files of the printed scripts, in order. */
	private function files( string ...$blocks ): string {
		preg_match_all( '~build/([\w/-]+)\.js~', $this->printed( ...$blocks ), $found );
		return implode( ' ', $found[1] );
	}

	/** [IS-01] Bundles: their members are registered under these handles. */
	public function test_every_member_has_the_handle_of_its_file(): void {
		$handles = [
			'runtime'       => \Frontage\Deferred\handle( 'runtime' ),
			'viewport'      => \Frontage\Deferred\handle( 'viewport' ),
			'comments/view' => \Frontage\Comments\HANDLE,
			'lightbox/view' => \Frontage\Lightbox\HANDLE,
			'notice/view'   => \Frontage\Notice\HANDLE,
		];
		$list    = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/client/bundles.json' ), true );
		foreach ( $list as $kinds ) {
			foreach ( $kinds['scripts']['files'] as $handle => $file ) {
				$this->assertFileExists( build_path( "$file.js" ) );
				$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/' . dirname( $file ) );
				$this->assertContains( $handle, $block ? $block->view_script_handles : [ $handles[ $file ] ] );
			}
			foreach ( $kinds['styles']['files'] ?? [] as $handle => $file ) {
				$this->assertFileExists( build_path( "$file.css" ) );
				$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/' . dirname( $file ) );
				$this->assertContains( $handle, $block ? $block->editor_style_handles : [ $handles[ $file ] ] );
			}
		}
		foreach ( bundles() as $bundle ) {
			$this->assertFileExists( build_path( $bundle['file'] ) );
		}
	}

	/** [IS-01] Bundles: four scripts of a header are one request, in the footer, to which later ones add nothing. */
	public function test_several_scripts_are_one_request(): void {
		$html = $this->printed( 'header', 'menu', 'search' );
		$this->assertSame( 1, substr_count( $html, '<script' ) );
		$this->assertMatchesRegularExpression( '~<script[^>]* defer[^>]*/build/bundles/site\.js\?ver=\w{20}~', $html );
		$this->assertTrue( wp_script_is( 'frontage-menu-view-script', 'done' ) );
		$this->assertFalse( wp_script_is( 'frontage-account-view-script', 'done' ) );
		$this->assertSame( '', $this->files( 'account' ) );
	}

	/** [IS-01] Bundles: a page with few of them loads each on its own. */
	public function test_few_scripts_stay_single(): void {
		$this->assertSame( 'runtime menu/view search/view', $this->files( 'menu', 'search' ) );
	}

	/** [IS-01] Bundles: other scripts come after the one that they depend on. */
	public function test_a_dependent_script_comes_after_the_bundle(): void {
		$this->register( 'frontage-portfolio-view-script', 'portfolio/view.js' );
		$this->assertSame( 'bundles/site portfolio/view', $this->files( 'portfolio', 'header', 'menu', 'search' ) );
	}

	/** [IS-01] Bundles: code that another plugin adds, and a file that it replaces, have their effect. */
	public function test_changed_scripts_stay_single(): void {
		wp_add_inline_script( 'frontage-menu-view-script', 'window.added = true;', 'before' );
		$html = $this->printed( 'header', 'menu', 'search' );
		$this->assertStringContainsString( 'window.added', $html );
		$this->assertStringNotContainsString( 'bundles/', $html );
	}

	/** [IS-01] Bundles: a plugin turns them off. */
	public function test_a_filter_turns_bundles_off(): void {
		add_filter( 'frontage_bundles_enabled', '__return_false' );
		$this->assertSame( 'runtime header/view menu/view search/view', $this->files( 'header', 'menu', 'search' ) );
	}

	/** [IS-01] Bundles: a script that cannot be deferred gets what it depends on before it, also by a script between them. */
	public function test_a_blocking_dependent_keeps_scripts_single(): void {
		$this->register( 'frontage-between', 'deferred/overlay.js' );
		wp_enqueue_script( 'blocking', '/blocking.js', [ 'frontage-between' ], '1', true );
		$this->assertStringNotContainsString( 'bundles/', $this->printed( 'header', 'menu', 'search' ) );
	}

	/** [IS-01] Bundles: code after a dependent script runs when that script has run. */
	public function test_code_of_a_dependent_keeps_scripts_single(): void {
		$this->register( 'deferred', 'deferred/overlay.js' );
		wp_enqueue_script( 'deferred' );
		wp_add_inline_script( 'deferred', 'window.added = true;' );
		$this->assertStringNotContainsString( 'bundles/', $this->printed( 'header', 'menu', 'search' ) );
	}
}

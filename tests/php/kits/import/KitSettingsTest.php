<?php
/** Settings of a kit: they travel only if somebody says so. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use Frontage\Settings;
use Frontage\Tests\Elementor\Said;

require_once __DIR__ . '/ImportCase.php';
require_once dirname( __DIR__, 2 ) . '/elementor/Said.php';

final class KitSettingsTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'page/kit-front' => [ 'title' => 'Front', 'slug' => 'kit-front', 'status' => 'publish', 'content' => '' ],
				'settings/site'  => [ 'title' => 'Kit title', 'tagline' => 'Kit tagline', 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-front', 'plugin' => [ 'store_notice_text' => 'Of a kit' ] ],
			]
		);
	}

	/** @return list<mixed> Settings of the site. */
	private function site(): array {
		wp_cache_flush();
		return [ get_option( 'blogname' ), get_option( 'blogdescription' ), get_option( 'show_on_front' ), get_option( 'page_on_front' ), Settings\values() ];
	}

	/** @testdox [KT-02] kits: an import leaves the site’s settings as they are, also if it replaces all, unless they are chosen */
	public function test_import(): void {
		$before = $this->site();
		foreach ( [ [], [ '*' => 'replace' ], [ '*' => 'both' ] ] as $choices ) {
			foreach ( [ false, true ] as $is_trusted ) {
				$run = $this->ok( Kits\import_source( $this->kit(), $choices, $is_trusted ) );
				$this->assertSame( 'done', $run['state'] );
				$this->assertNotNull( $this->page( 'kit-front' ) );
				$this->assertSame( $before, $this->site() );
				$this->take_back( $run );
			}
		}
		$run = $this->ok( Kits\import_source( $this->kit(), Kits\WITH_SETTINGS ) );
		$this->assertSame( [ 'Kit title', 'Kit tagline', 'page', (string) ( $this->page( 'kit-front' )->ID ?? 0 ) ], array_map( 'strval', array_slice( $this->site(), 0, 4 ) ) );
		$this->assertSame( 'Of a kit', Settings\values()['store_notice_text'] );
		$this->take_back( $run );
		$this->assertSame( $before, $this->site() );
	}

	/** @testdox [KT-02] kits: plan and import by REST take the settings by an argument of their own */
	public function test_rest(): void {
		$action = function ( array $more ): string {
			$request = new \WP_REST_Request( 'POST', '/frontage/v1/kit/plan' );
			$request->set_body_params( [ 'manifest' => $this->kit()['manifest'], 'choices' => [ 'page/kit-front' => 'both' ] ] + $more );
			return array_column( rest_do_request( $request )->get_data()['plan'], 'action', 'name' )['settings/site'];
		};
		$this->assertSame( [ 'keep', 'keep', 'change' ], [ $action( [] ), $action( [ 'settings' => false ] ), $action( [ 'settings' => true ] ) ] );
		foreach ( [ 'keep' => false, 'change' => true ] as $expected => $settings ) {
			$request  = new \WP_REST_Request( 'POST', '/frontage/v1/kit/runs' );
			$manifest = $this->kit()['manifest'];
			$shown    = Kits\shown_print( Kits\plan( $manifest, $settings ? Kits\WITH_SETTINGS : [] ) );
			$request->set_body_params( [ 'manifest' => $manifest, 'settings' => $settings, 'plan' => $shown ] );
			$run = rest_do_request( $request )->get_data();
			$this->assertSame( $expected, ( new Kits\Import( $this->run_of( $run['id'] ) ) )->plan['settings/site']['action'] );
			$this->take_back( $run );
		}
	}

	/** @testdox [KT-02] kits: the command takes the settings by a flag */
	public function test_command(): void {
		if ( ! class_exists( 'WP_CLI', false ) ) {
			class_alias( Said::class, 'WP_CLI' );
		}
		$this->add_post( 'page', 'kit-exported' );
		$file = "$this->folder/kit.zip";
		$this->assertSame( [], Kits\export_to( $file, [ 'page/kit-exported', 'settings/site' ] ) );
		update_option( 'blogname', 'Another site' );
		foreach ( [ 'keep' => [ 'replace' => true ], 'update' => [ 'replace' => true, 'settings' => true ] ] as $action => $flags ) {
			Said::$lines = [];
			Kits\run_import( [ $file ], [ 'dry-run' => true ] + $flags );
			$this->assertNotSame( [], preg_grep( "~^$action +settings/site~", Said::$lines ), implode( "\n", Said::$lines ) );
		}
	}
}

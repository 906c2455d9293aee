<?php
/** Files of Elementor as sources of kits: on this server, and on the screen of kits. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\Admin;
use Frontage\Kits;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * @param mixed $sources
 * @return array<mixed>
 */
function add_kit_sources( $sources ): array {
	$formats = items( wp_json_file_decode( __DIR__ . '/formats.json', [ 'associative' => true ] ) );
	$openers = [
		'elementor-kit'      => static function ( array $entries, callable $text_of ) {
			require_once __DIR__ . '/load.php';
			return open_foreign( $entries, $text_of );
		},
		'elementor-template' => static function ( array $entries, callable $text_of ) {
			require_once __DIR__ . '/load.php';
			return open_template( $text_of( $entries[0]['name'] ), $entries[0]['name'] );
		},
	];
	$sources = items( $sources );
	foreach ( $openers as $format => $open ) {
		$sources[ $format ] = items( $formats[ $format ] ?? null ) + compact( 'open' );
	}
	return $sources;
}

/** @param mixed $screen */
function enqueue_kit_source( $screen ): void {
	if ( 'tools_page_' . Kits\SCREEN === $screen ) {
		Admin\enqueue( 'elementor-kit' );
	}
}

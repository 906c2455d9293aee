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
		'elementor-kit'      => __NAMESPACE__ . '\open_kit',
		'elementor-template' => __NAMESPACE__ . '\open_single_template',
	];
	$sources = items( $sources );
	foreach ( $openers as $format => $open ) {
		$sources[ $format ] = items( $formats[ $format ] ?? null ) + compact( 'open' );
	}
	return $sources;
}

/**
 * @param list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool}> $entries
 * @param callable(string): (string|\WP_Error)                                                            $text_of
 * @return array<string, mixed>|\WP_Error
 */
function open_kit( array $entries, callable $text_of ) {
	require_once __DIR__ . '/load.php';
	return open_foreign( $entries, $text_of );
}

/**
 * @param array{array{name: string}}           $entries The file alone.
 * @param callable(string): (string|\WP_Error) $text_of
 * @return array<string, mixed>|\WP_Error
 */
function open_single_template( array $entries, callable $text_of ) {
	require_once __DIR__ . '/load.php';
	$json = $text_of( $entries[0]['name'] );
	return is_wp_error( $json ) ? $json : open_template( $json, $entries[0]['name'] );
}

/** @param mixed $screen */
function enqueue_kit_source( $screen ): void {
	if ( 'tools_page_' . Kits\SCREEN === $screen ) {
		Admin\enqueue( 'elementor-kit' );
	}
}

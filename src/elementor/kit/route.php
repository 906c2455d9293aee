<?php
/** REST routes that translate an Elementor kit, entry by entry, for the browser that reads the file. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Kits\listed;
use function Frontage\Kits\manifest_head;
use function Frontage\Kits\register_kit_route;
use function Frontage\Kits\template_entry;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Seconds after which the parts that are left have to be asked for again. */
const TRANSLATION_SECONDS = 8;

function register_kit_routes(): void {
	$texts = [
		'description'          => __( 'Contents of the index files, by name.', 'frontage' ),
		'type'                 => 'object',
		'required'             => true,
		'additionalProperties' => [ 'type' => 'string' ],
	];
	$names = [
		'description' => __( 'Names of all files in the archive.', 'frontage' ),
		'type'        => 'array',
		'required'    => true,
		'items'       => [ 'type' => 'string' ],
	];
	$map   = [
		'description' => __( 'Context, as returned for the whole file.', 'frontage' ),
		'type'        => 'object',
		'required'    => true,
	];
	$parts = [
		'description' => __( 'Parts of the file, as returned for the whole file, each with its contents.', 'frontage' ),
		'type'        => 'array',
		'required'    => true,
		'items'       => [ 'type' => 'object' ],
	];
	register_kit_route(
		'foreign',
		'POST',
		__NAMESPACE__ . '\answer_with_outline',
		[
			'texts'   => $texts,
			'entries' => $names,
		]
	);
	register_kit_route(
		'foreign/objects',
		'POST',
		__NAMESPACE__ . '\answer_with_translated',
		[
			'context' => $map,
			'parts'   => $parts,
		]
	);
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_outline( \WP_REST_Request $request ) {
	require_once __DIR__ . '/load.php';
	$texts   = array_intersect_key( items( $request['texts'] ), array_flip( foreign_heads() ) );
	$outline = foreign_outline( array_map( 'Frontage\Values\text', $texts ), array_values( items( $request['entries'] ) ) );
	if ( is_wp_error( $outline ) ) {
		return $outline;
	}
	$outline['head']   += manifest_head();
	$outline['objects'] = array_map( __NAMESPACE__ . '\told', array_keys( $outline['objects'] ), $outline['objects'] );
	return $outline;
}

/**
 * Translates as many parts as there is time for, at least one.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_translated( \WP_REST_Request $request ) {
	require_once __DIR__ . '/load.php';
	$until   = microtime( true ) + TRANSLATION_SECONDS;
	$objects = [];
	$notes   = [];
	foreach ( items( $request['parts'] ) as $part ) {
		if ( $objects && microtime( true ) > $until ) {
			break;
		}
		$part = items( $part );
		$made = foreign_object( items( $request['context'] ), $part, text( $part['json'] ?? '' ) );
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		$objects[] = told( text( $part['name'] ?? '' ), $made['object'] );
		$notes     = array_merge( $notes, $made['notes'] );
	}
	return [
		'objects' => $objects,
		'notes'   => $notes,
	];
}

/**
 * An object as an export tells it.
 * @param array<string, mixed> $made
 * @return array<string, mixed>
 */
function told( string $name, array $made ): array {
	$listed = listed( $made, $name );
	return compact( 'name' ) + $listed + [ 'template' => template_entry( $name, $listed['entry']['title'] ) ];
}

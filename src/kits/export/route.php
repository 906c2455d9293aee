<?php
/** REST routes of the export: groups, objects, pieces of files. The browser writes the archive. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Bytes of objects after which an answer ends, and seconds. */
const ANSWER_BYTES   = 2097152;
const ANSWER_SECONDS = 8;

function register_export_routes(): void {
	$routes = [
		'/kit/export'         => [ 'answer_with_groups', [] ],
		'/kit/export/objects' => [
			'answer_with_objects',
			[
				'names' => [
					'description' => __( 'Names of objects. The response may not include all of them.', 'frontage' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
					'minItems'    => 1,
					'maxItems'    => 50,
					'required'    => true,
				],
			],
		],
		'/kit/export/file'    => [
			'answer_with_piece',
			[
				'name'   => [
					'description' => __( 'Name of a file in the kit.', 'frontage' ),
					'type'        => 'string',
					'required'    => true,
				],
				'id'     => [
					'description' => __( 'ID that the response with the object gave. Names alone would be searched for among all files.', 'frontage' ),
					'type'        => 'integer',
					'minimum'     => 1,
					'required'    => true,
				],
				'offset' => [
					'description' => __( 'Offset of the first byte.', 'frontage' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'default'     => 0,
				],
			],
		],
	];
	foreach ( $routes as $route => [ $callback, $args ] ) {
		register_rest_route(
			'frontage/v1',
			$route,
			[
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . "\\$callback",
				'permission_callback' => __NAMESPACE__ . '\may_export',
				'args'                => $args,
			]
		);
	}
}

function may_export(): bool {
	return current_user_can( 'export' ) && current_user_can( 'manage_options' );
}

/** @return array<string, mixed> */
function answer_with_groups(): array {
	require_once dirname( __DIR__ ) . '/load.php';
	$groups = [];
	foreach ( group_labels() as $name => $label ) {
		$objects  = list_objects( [ $name ] );
		$groups[] = [
			'name'        => $name,
			'title'       => $label,
			'count'       => count( $objects ),
			'objects'     => $objects,
			// Left out unless asked for.
			'unpublished' => array_values( array_diff( list_objects( [ $name ], true ), $objects ) ),
		];
	}
	return [
		'groups'    => $groups,
		'manifest'  => manifest_head(),
		'blueprint' => blueprint(),
	];
}

/**
 * Objects as far as there is time for them. `left`: what is left out, each with its name and a sentence.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>
 */
function answer_with_objects( \WP_REST_Request $request ): array {
	require_once dirname( __DIR__ ) . '/load.php';
	$answer  = [
		'objects' => [],
		'left'    => [],
	];
	$replace = to_names();
	$start   = microtime( true );
	$bytes   = 0;
	foreach ( ( new Finder() )->find( array_values( array_unique( $request['names'] ) ) ) as $name => $id ) {
		$object = object_for_kit( $name, $replace, $id );
		if ( is_wp_error( $object ) ) {
			$answer['left'][] = left_line( $object );
			continue;
		}
		$answer['left']      = array_merge( $answer['left'], $object['left'] );
		$answer['objects'][] = object_in_answer( $name, $id, $object );

		$bytes += strlen( $object['json'] );
		if ( $bytes > ANSWER_BYTES || microtime( true ) - $start > ANSWER_SECONDS ) {
			break;
		}
	}
	$answer['left'] = each_once( $answer['left'] );
	return $answer;
}

/**
 * @param int                  $id     Of the site's object, for its files; not in the kit.
 * @param array<string, mixed> $object Of object_for_kit().
 * @return array<string, mixed>
 */
function object_in_answer( string $name, int $id, array $object ): array {
	return [
		'name'     => $name,
		'id'       => $id,
		'json'     => $object['json'],
		'entry'    => $object['entry'],
		'template' => template_entry( $name, $object['entry']['title'] ),
		'files'    => (object) array_map( static fn( array $file ): array => array_diff_key( $file, [ 'path' => '' ] ), $object['files'] ),
	];
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return \WP_REST_Response|\WP_Error
 */
function answer_with_piece( \WP_REST_Request $request ) {
	require_once dirname( __DIR__ ) . '/load.php';
	$path = path_of_file( $request['name'], $request['id'] );
	if ( '' === $path || $request['offset'] > filesize( $path ) ) {
		return new \WP_Error( 'frontage_kit_missing', __( 'This file is no longer on this site.', 'frontage' ), [ 'status' => 404 ] );
	}
	$response = new \WP_REST_Response();
	$response->header( 'Content-Type', 'application/octet-stream' );
	$response->header( 'X-Frontage-Size', (string) filesize( $path ) );
	return $response;
}

/**
 * Sends a piece of a file in place of JSON.
 * @param mixed $is_served
 * @param mixed $response
 * @param mixed $request
 * @return mixed
 */
function serve_piece( $is_served, $response, $request ) {
	$is_ours = ! $is_served && $request instanceof \WP_REST_Request && '/frontage/v1/kit/export/file' === $request->get_route();
	$is_good = $response instanceof \WP_REST_Response && 200 === $response->get_status();
	if ( ! $is_ours || ! $is_good || ! function_exists( __NAMESPACE__ . '\path_of_file' ) ) {
		return $is_served;
	}
	$path = path_of_file( text( $request['name'] ), (int) text( $request['id'] ) );
	// phpcs:ignore WordPress.Security.EscapeOutput, WordPress.WP.AlternativeFunctions -- Bytes of a file, sent as such.
	echo file_get_contents( $path, false, null, (int) $request['offset'], max( 1, limits()['pieceBytes'] ) );
	return true;
}

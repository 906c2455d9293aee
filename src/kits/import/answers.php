<?php
/** Answers of the REST routes of the import. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Number of missing objects and files that an answer names. */
const NEXT_ONES = 50;

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_plan( \WP_REST_Request $request ) {
	$manifest = check_manifest( $request['manifest'] );
	return is_wp_error( $manifest ) ? $manifest : plan( $manifest, asked_choices( $request ) );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, string>
 */
function asked_choices( \WP_REST_Request $request ): array {
	return $request['choices'] + ( $request['settings'] ? WITH_SETTINGS : [] );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_begun( \WP_REST_Request $request ) {
	$manifest = check_manifest( $request['manifest'] );
	if ( is_wp_error( $manifest ) ) {
		return $manifest;
	}
	$is_trusted = $request['trusted'] && current_user_can( 'unfiltered_html' );
	return described_or_error( begin( $manifest, asked_choices( $request ), $is_trusted, $request['plan'] ) );
}

/** @return array<string, mixed> */
function answer_with_runs(): array {
	$open = open_run();
	$last = array_filter( runs(), static fn( array $run ): bool => in_array( $run['state'], OVER, true ) );
	return [
		'open' => $open ? described( $open ) : null,
		'last' => array_map( static fn( array $run ): array => described( $run ), array_slice( array_values( $last ), 0, KEPT_RUNS ) ),
	];
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_run( \WP_REST_Request $request ) {
	return described_or_error( run( $request['run'] ) ?? no_such_run() );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_staged( \WP_REST_Request $request ) {
	$run = run( $request['run'] );
	if ( ! $run ) {
		return no_such_run();
	}
	$kit = kit( $run );
	foreach ( items( $request->get_json_params() ) as $object ) {
		$staged = stage_object( $kit, text( items( $object )['name'] ?? '' ), text( items( $object )['json'] ?? '' ) );
		if ( is_wp_error( $staged ) ) {
			return $staged;
		}
	}
	return described( $run, $kit );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_file( \WP_REST_Request $request ) {
	$run = run( $request['run'] );
	if ( ! $run ) {
		return no_such_run();
	}
	$kit    = kit( $run );
	$staged = stage_file( $kit, $request['name'], $request['offset'], (string) $request->get_body() );
	return is_wp_error( $staged ) ? $staged : described( $run, $kit );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_step( \WP_REST_Request $request ) {
	return described_or_error( step( $request['run'] ) );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_switch( \WP_REST_Request $request ) {
	return described_or_error( switch_over( $request['run'] ) );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_undoing( \WP_REST_Request $request ) {
	return described_or_error( undo( $request['run'] ) );
}

/**
 * @param array<string, mixed>|\WP_Error $run
 * @return array<string, mixed>|\WP_Error
 */
function described_or_error( $run ) {
	return is_wp_error( $run ) ? $run : described( $run );
}

/**
 * A run as it is told to browsers.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed>      $run
 * @param array<string, mixed>|null $kit If it is at hand.
 * @return array<string, mixed>
 */
function described( array $run, ?array $kit = null ): array {
	$is_over      = in_array( $run['state'], OVER, true );
	$kit          = $kit ?? kit( $run );
	$missing      = 'staging' === $run['state'] && 'make' === $run['phase'] ? missing_parts( $kit ) : [
		'objects' => [],
		'files'   => [],
	];
	$run['error'] = $run['error'] ?? $run['failed'] ?? null;
	return array_intersect_key( $run, array_flip( [ 'id', 'state', 'title', 'hash', 'error' ] ) ) + progress( $run, $kit, $missing ) + [
		'created' => gmdate( 'c', $run['created'] ),
		'missing' => array_map( static fn( array $names ): array => array_slice( $names, 0, NEXT_ONES ), $missing ),
		'report'  => $is_over || 'ready' === $run['state'] ? reported( $run['report'] ) : null,
		'canUndo' => 'done' === $run['state'] && null === open_run(),
	];
}

/**
 * @param array<string, mixed> $report
 * @return array<string, mixed>
 */
function reported( array $report ): array {
	return [
		'made'       => $report['make'] ?? 0,
		'changed'    => $report['change'] ?? 0,
		'kept'       => $report['keep'] ?? 0,
		'removed'    => $report['removed'] ?? [],
		'unresolved' => $report['unresolved'] ?? [],
		'left'       => $report['left'] ?? [],
	];
}

/**
 * How far the present state of a run is.
 * @param array<string, mixed> $run
 * @param array<string, mixed> $kit
 * @param array<string, mixed> $missing
 * @return array{done: int, total: int}
 */
function progress( array $run, array $kit, array $missing ): array {
	$number = max( 1, count( $kit['names'] ) );
	$phases = [
		'staging'   => [ 'make', 'files', 'name', 'resolve', 'revise' ],
		'switching' => [ 'settle', 'print', 'verify', 'render' ],
		'undoing'   => [ 'return', 'delete' ],
	][ $run['state'] ] ?? [];
	$phase  = (int) array_search( $run['phase'], $phases, true );
	if ( 'staging' !== $run['state'] ) {
		$total = max( 1, count( $phases ) ) * $number;
		$done  = $phases ? $phase * $number + (int) $run['at'] : $total;
		$done  = 'hidden' === ( PHASES[ $run['phase'] ][1] ?? '' ) ? $total - count( hidden_of( $run['id'] ) ) : $done;
		return [
			'done'  => max( 0, min( $total, $done ) ),
			'total' => $total,
		];
	}
	// Each object counts once as sent, and once in each phase.
	$files = count( $kit['manifest']['files'] ?? [] );
	$sent  = $number + $files - count( $missing['objects'] ) - ( $missing['objects'] ? $files : count( $missing['files'] ) );
	return [
		'done'  => $sent + $phase * $number + $run['at'],
		'total' => $number + $files + count( $phases ) * $number,
	];
}

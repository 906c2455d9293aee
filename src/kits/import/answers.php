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
 * A plan, as far as it is made in some seconds. Asked again with its id, it goes on.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_plan( \WP_REST_Request $request ) {
	$until   = microtime( true ) + STEP_SECONDS;
	$problem = no_transactions();
	$id      = text( $request['id'] );
	$given   = null === $request['manifest'] ? null : check_manifest( $request['manifest'] );
	if ( $problem || is_wp_error( $given ) ) {
		return $problem ?? $given;
	}
	$plan = $given ? begin_plan( $given ) : planned( $id );
	return $plan && empty( $plan['receiving'] ) ? described_plan( go_on_planning( $plan, $until ), asked_choices( $request ) ) : no_such_plan();
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, string>
 */
function asked_choices( \WP_REST_Request $request ): array {
	return $request['choices'] + ( $request['settings'] ? WITH_SETTINGS : [] );
}

/**
 * Takes a piece of a manifest, in place of which a plan may be asked for by the id that is answered.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array{id: string}|\WP_Error
 */
function answer_with_piece_taken( \WP_REST_Request $request ) {
	$plan = take_manifest_piece( $request['id'], $request['offset'], $request['size'], (string) $request->get_body() );
	return is_wp_error( $plan ) ? $plan : [ 'id' => text( items( $plan )['id'] ?? '' ) ];
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error A run, or the plan while it is checked: asked again, it goes on.
 */
function answer_with_begun( \WP_REST_Request $request ) {
	$is_trusted = $request['trusted'] && current_user_can( 'unfiltered_html' );
	$choices    = asked_choices( $request );
	if ( null === $request['manifest'] ) {
		$begun = begin_planned( text( $request['id'] ), $choices, $is_trusted, $request['plan'], microtime( true ) + STEP_SECONDS );
		return is_array( $begun ) && isset( $begun['total'] ) ? described_check( $begun ) : described_or_error( $begun );
	}
	$manifest = check_manifest( $request['manifest'] );
	return is_wp_error( $manifest ) ? $manifest : described_or_error( begin( $manifest, $choices, $is_trusted, $request['plan'] ) );
}

/**
 * A plan that is checked, as a run that is not begun yet.
 * @param KitPlan $plan
 * @return array<string, mixed>
 */
function described_check( array $plan ): array {
	return array_intersect_key( $plan, array_flip( [ 'id', 'state', 'title', 'hash' ] ) ) + [
		'error'       => null,
		'done'        => $plan['checked'],
		'total'       => max( 1, $plan['total'] ),
		'created'     => gmdate( 'c', $plan['touched'] ),
		'missing'     => array_fill_keys( [ 'objects', 'files' ], [] ),
		'report'      => null,
		'canUndo'     => false,
		'isUnseen'    => true,
		'isTakenBack' => false,
	];
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
	$import = new Import( $run );
	foreach ( items( $request->get_json_params() ) as $object ) {
		$staged = stage_object( $import, text( items( $object )['name'] ?? '' ), text( items( $object )['json'] ?? '' ) );
		if ( is_wp_error( $staged ) ) {
			return $staged;
		}
	}
	return described( $run, $import );
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
	$import = new Import( $run );
	$staged = stage_file( $import, $request['name'], $request['offset'], (string) $request->get_body() );
	return is_wp_error( $staged ) ? $staged : described( $run, $import );
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
 * @param KitRun|\WP_Error $run
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
 * @param KitRun      $run
 * @return array<string, mixed>
 */
function described( array $run, ?Import $import = null ): array {
	$is_over      = in_array( $run['state'], OVER, true );
	$import       = $import ?? new Import( $run );
	$missing      = 'staging' === $run['state'] && 'make' === $run['phase'] ? missing_parts( $import ) : [
		'objects' => [],
		'files'   => [],
	];
	$run['error'] = $run['error'] ?? $run['failed'] ?? null;
	return array_intersect_key( $run, array_flip( [ 'id', 'state', 'title', 'hash', 'error' ] ) ) + progress( $run, $import, $missing ) + [
		'created'     => gmdate( 'c', $run['created'] ),
		'missing'     => array_map( static fn( array $names ): array => array_slice( $names, 0, NEXT_ONES ), $missing ),
		'report'      => $is_over || 'ready' === $run['state'] ? reported( $run['report'], items( $import->manifest['objects'] ?? [] ) ) : null,
		'canUndo'     => 'done' === $run['state'] && null === open_run(),
		// What nobody has seen is canceled.
		'isUnseen'    => ! isset( $run['switched'] ),
		'isTakenBack' => 'undoing' === $run['state'] || $run['undo'],
	];
}

/**
 * A report as it is told, with titles in place of names.
 * @param array<string, mixed> $report
 * @param array<mixed>         $objects Of the manifest.
 * @return array{made: int, changed: int, kept: int, removed: list<array{name: string, title: string, what: string}>, unresolved: list<array{name: string, title: string, what: string}>, left: list<string>, forgotten: list<string>}
 */
function reported( array $report, array $objects ): array {
	return [
		'made'       => $report['make'] ?? 0,
		'changed'    => $report['change'] ?? 0,
		'kept'       => $report['keep'] ?? 0,
		'removed'    => told_lines( items( $report['removed'] ?? [] ), $objects ),
		'unresolved' => told_lines( items( $report['unresolved'] ?? [] ), $objects ),
		'left'       => $report['left'] ?? [],
		'forgotten'  => $report['forgotten'] ?? [],
	];
}

/**
 * How far the present state of a run is.
 * @param KitRun $run
 * @param array<string, mixed> $missing
 * @return array{done: int, total: int}
 */
function progress( array $run, Import $import, array $missing ): array {
	$number = max( 1, count( $import->names ) );
	$phases = [
		'staging'   => [ 'make', 'files', 'name', 'resolve', 'revise', 'baseline' ],
		'switching' => [ 'settle', 'print', 'verify', 'render' ],
		'undoing'   => array_merge( [ 'look' ], array_keys( SOURCES ), [ OTHERS, 'hide', 'return', LATE, 'delete' ] ),
	][ $run['state'] ] ?? [];
	$phase  = (int) array_search( $run['phase'], $phases, true );
	if ( 'staging' !== $run['state'] ) {
		$total = max( 1, count( $phases ) ) * $number;
		$at    = '' === ( phases()[ $run['phase'] ]->of ?? 'names' ) ? (int) $run['at'] * $number / max( 1, (int) ( $run['ends'][ $run['phase'] ] ?? 0 ) ) : $run['at'];
		$done  = $phases ? $phase * $number + min( $number, (int) $at ) : $total;
		$done  = 'hidden' === ( phases()[ $run['phase'] ]->of ?? '' ) ? $total - count( hidden_of( $run['id'] ) ) : $done;
		return [
			'done'  => max( 0, min( $total, $done ) ),
			'total' => $total,
		];
	}
	// Each object counts once as sent, and once in each phase.
	$files = count( $import->manifest['files'] ?? [] );
	$sent  = $number + $files - count( $missing['objects'] ) - ( $missing['objects'] ? $files : count( $missing['files'] ) );
	return [
		'done'  => $sent + $phase * $number + $run['at'],
		'total' => $number + $files + count( $phases ) * $number,
	];
}

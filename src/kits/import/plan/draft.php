<?php
/** Plans that are made in steps, and kept until an import is begun with them: nothing of the site is written. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Plans that are kept, the newest ones. */
const KEPT_PLANS = 5;

/** Seconds after which a check of a plan that was interrupted begins anew. */
const CHECK_SECONDS = 60;

/**
 * Begins a plan.
 * @param array<string, mixed> $manifest Checked.
 * @return KitPlan The plan, as it is stored.
 */
function begin_plan( array $manifest ): array {
	return in_transaction(
		static function () use ( $manifest ): array {
			$plan = store_new_plan( facts_of_plan( $manifest ) );
			store_manifest( $plan['id'], $manifest );
			return $plan;
		}
	);
}

/**
 * @param array<string, mixed> $manifest
 * @return array{title: string, hash: string, total: int}
 */
function facts_of_plan( array $manifest ): array {
	return [
		'title' => text( $manifest['title'] ),
		'hash'  => manifest_hash( $manifest ),
		'total' => count( $manifest['objects'] ),
	];
}

/**
 * Stores a new plan, and deletes all but the last ones.
 * @param array{title?: string, hash?: string, total?: int, receiving?: bool} $facts
 * @return KitPlan
 */
function store_new_plan( array $facts ): array {
	$plan  = [
		'version' => 0,
		'id'      => bin2hex( random_bytes( 8 ) ),
		'state'   => 'planning',
		'user'    => get_current_user_id(),
		'touched' => time(),
		'at'      => 0,
		'checked' => 0,
	] + $facts + [
		'title' => '',
		'hash'  => '',
		'total' => 0,
	];
	$known = array_map( 'strval', items( read_row( 'plans' ) ) );
	foreach ( array_slice( $known, KEPT_PLANS - 1 ) as $old ) {
		// What an import was begun with is its own.
		planned( $old ) && delete_rows( $old );
	}
	write_row( 'plans', '', array_merge( [ $plan['id'] ], array_slice( $known, 0, KEPT_PLANS - 1 ) ) );
	write_row( $plan['id'], '', $plan );
	return $plan;
}

/** @return KitPlan|null A plan with which no import was begun. */
function planned( string $id ): ?array {
	$row = preg_match( '/^[a-f0-9]{16}$/', $id ) ? read_row( $id ) : null;
	/** @var KitPlan|null $plan */
	$plan = is_array( $row ) && 'planning' === ( $row['state'] ?? '' ) ? $row : null;
	return $plan;
}

/**
 * Goes on with a plan for some seconds.
 * @param KitPlan $plan
 * @return KitPlan
 */
function go_on_planning( array $plan, float $until ): array {
	$planner = $plan['at'] < $plan['total'] ? new Planner( stored_manifest( $plan['id'] ) ) : null;
	$names   = $planner ? $planner->names() : [];
	while ( $planner && $plan['at'] < $plan['total'] ) {
		$some  = array_slice( $names, $plan['at'], PLANNED_AT_ONCE );
		$found = checked( static fn(): array => $planner->find( $some ) );
		$next  = [
			'at'      => $plan['at'] + count( $some ),
			'touched' => time(),
		] + $plan;
		$plan  = in_transaction(
			static function () use ( $plan, $found, $next ): array {
				write_row( $plan['id'], "q$plan[at]", $found );
				return store_run( $next );
			}
		);
		free_memory();
		if ( microtime( true ) >= $until ) {
			break;
		}
	}
	return $plan;
}

/**
 * What a plan has found so far.
 * @return list<array<string, mixed>>
 */
function found_of( string $plan ): array {
	$found = [];
	foreach ( read_rows( $plan, 'q' ) as $rows ) {
		foreach ( items( $rows ) as $row ) {
			$found[] = items( $row );
		}
	}
	return $found;
}

/**
 * Looks whether the site is still as a plan found it, for some seconds.
 * @param KitPlan $plan Made to its end.
 * @return KitPlan|null The plan, whose `checked` is `total` at the end; null if the site has changed.
 */
function check_plan( array $plan, float $until ): ?array {
	$is_fresh = $plan['checked'] > 0 && $plan['checked'] < $plan['total'] && $plan['touched'] > time() - CHECK_SECONDS;
	$plan     = $is_fresh ? $plan : [
		'checked' => 0,
		'known'   => runs_known(),
	] + $plan;
	$planner  = new Planner( stored_manifest( $plan['id'] ) );
	foreach ( read_rows( $plan['id'], 'q' ) as $first => $found ) {
		if ( $first < $plan['checked'] ) {
			continue;
		}
		if ( ! checked( static fn(): bool => $planner->is_still( array_map( 'Frontage\Values\items', array_values( items( $found ) ) ) ) ) ) {
			return null;
		}
		$plan['checked'] = $first + count( items( $found ) );
		free_memory();
		if ( microtime( true ) >= $until ) {
			break;
		}
	}
	return store_run( [ 'touched' => time() ] + $plan );
}

/**
 * Makes a plan anew.
 * @param KitPlan $plan
 * @return KitPlan
 */
function plan_again( array $plan, float $until ): array {
	$again = in_transaction(
		static function () use ( $plan ): array {
			delete_rows( $plan['id'], '_q' );
			return store_run(
				[
					'at'      => 0,
					'checked' => 0,
				] + $plan
			);
		}
	);
	return go_on_planning( $again, $until );
}

/**
 * A plan as it is told to clients.
 * @param KitPlan               $plan
 * @param array<string, string> $choices
 * @return array<string, mixed> id, hash, done, total; once it is made to its end print, plan, missing, warnings.
 */
function described_plan( array $plan, array $choices ): array {
	$is_whole = $plan['at'] >= $plan['total'];
	return [
		'id'    => $plan['id'],
		'done'  => $plan['at'],
		'total' => $plan['total'],
		'hash'  => $plan['hash'],
	] + ( $is_whole ? plan_by( stored_manifest( $plan['id'] ), found_of( $plan['id'] ), $choices ) : [
		'print'    => '',
		'plan'     => [],
		'warnings' => [],
		'missing'  => array_fill_keys( [ 'objects', 'blocks', 'fonts', 'presets' ], [] ),
	] );
}

/**
 * Begins the import that was planned.
 * @param array<string, string> $choices
 * @param string                $print   Of shown_print(), for the plan that was shown; '' if none was.
 * @return KitRun|KitPlan|\WP_Error The run, or the plan while it is checked.
 */
function begin_planned( string $id, array $choices, bool $is_trusted, string $print, float $until ) {
	$open  = open_run();
	$known = runs_known();
	$plan  = planned( $id );
	if ( $open || ! $plan || ! empty( $plan['receiving'] ) ) {
		return $open ? already_open( $open ) : no_such_plan();
	}
	$is_new = $plan['at'] < $plan['total'];
	$plan   = go_on_planning( $plan, $until );
	if ( $plan['at'] < $plan['total'] ) {
		return $plan;
	}
	$is_shown = '' === $print || shown_print( plan_by( stored_manifest( $id ), found_of( $id ), $choices ) ) === $print;
	$checked  = $is_new ? [ 'checked' => $plan['total'] ] + $plan : ( $is_shown ? check_plan( $plan, $until ) : null );
	if ( ! $is_shown || ! $checked ) {
		return plan_has_changed( described_plan( $is_new ? $plan : plan_again( $plan, $until ), $choices ) );
	}
	if ( $checked['checked'] < $checked['total'] ) {
		return $checked;
	}
	$plan  = $checked;
	$known = $is_new ? $known : $checked['known'] ?? [];
	return alone(
		static function () use ( $plan, $choices, $is_trusted, $known ) {
			$open = open_run();
			if ( $open ) {
				return already_open( $open );
			}
			// An import that came to its end meanwhile has made what this one would make again.
			return runs_known() === $known ? begin_run( $plan, $choices, $is_trusted ) : busy();
		}
	);
}

function no_such_plan(): \WP_Error {
	$message = __( 'This plan is no longer available. Choose the file again.', 'frontage' );
	return new \WP_Error( 'frontage_kit_plan_gone', $message, [ 'status' => 404 ] );
}

<?php
/** Imports without a file: a feature stages what it makes itself, all of it is shown at once, and undone as every import is. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Stages what a feature makes, and publishes it.
 *
 * @since 0.1.0
 *
 * @param string                           $title Of the import, in the list of imports.
 * @param array{by: string, key: string}   $made  Name of the feature, and a key by which it knows this run.
 * @param callable(Staging): void          $work
 * @return KitRun|\WP_Error The finished run; or that another import is open, that what it replaces was edited meanwhile, or a step that failed.
 *                          With an error nothing of it is shown.
 * @throws \Throwable What the work throws, after all that it staged was deleted.
 */
function import_made( string $title, array $made, callable $work ) {
	$problem = may_import() ? no_transactions() : may_not_import();
	$run     = $problem ?? alone(
		static function () use ( $title, $made ) {
			$open = open_run();
			return $open ? already_open( $open ) : begin_making( $title, $made );
		}
	);
	if ( is_wp_error( $run ) ) {
		return $run;
	}
	$staging = new Staging( $run );
	try {
		as_import( static fn() => quietly( static fn() => checked( static fn() => $work( $staging ) ) ) );
		$staging->finish();
	} catch ( \Throwable $problem ) {
		undo_to_end( $run['id'] );
		delete_unlisted( $run['id'] );
		throw $problem;
	}
	$end = to_end( $run['id'] );
	if ( is_wp_error( $end ) && in_array( run( $run['id'] )['state'] ?? '', [ 'staging', 'ready' ], true ) ) {
		undo_to_end( $run['id'] );
	}
	return $end;
}

/**
 * Begins a run whose objects are being made. No step goes on with it before they are: it can only be canceled.
 * @param array{by: string, key: string} $made
 * @return KitRun
 */
function begin_making( string $title, array $made ): array {
	$facts = [
		'version' => 0,
		'id'      => bin2hex( random_bytes( 8 ) ),
		'title'   => $title,
		'hash'    => '',
	];
	$run   = new_run( $facts, 'making', true ) + compact( 'made' );
	schedule_take_up( 15 * MINUTE_IN_SECONDS );
	return in_transaction(
		static function () use ( $run ): array {
			write_row( $run['id'], '', $run );
			list_run( $run['id'] );
			return $run;
		}
	);
}

/** Error of a step of a run whose objects are being made, or were when the process ended. */
function still_making(): \WP_Error {
	$message = __( 'This is being created in another window, or was interrupted. If it was interrupted, cancel it, then try again.', 'frontage' );
	return new \WP_Error( 'frontage_kit_making', $message, [ 'status' => 409 ] );
}

/**
 * Runs of a feature that can be undone or canceled.
 *
 * @since 0.1.0
 *
 * @return list<KitRun> The newest first.
 */
function runs_made_by( string $feature ): array {
	$is_made = static fn( array $run ): bool => ( $run['made']['by'] ?? '' ) === $feature && ! in_array( $run['state'], [ 'undone', 'cancelled' ], true );
	return array_values( array_filter( runs(), $is_made ) );
}

/**
 * Objects of a run.
 *
 * @since 0.1.0
 *
 * @return list<KitEntry>
 */
function entries_of( string $run ): array {
	return journal( $run );
}

/**
 * Undoes a run, or cancels it, to its end.
 *
 * @since 0.1.0
 *
 * @return KitRun|\WP_Error
 */
function undo_to_end( string $id ) {
	$run = undo( $id );
	return is_wp_error( $run ) ? $run : finish_steps( $id );
}

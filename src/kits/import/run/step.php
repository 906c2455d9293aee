<?php
/** One step of an import: what can be done in a few seconds, from wherever the last one ended. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Text\plain_text;

defined( 'ABSPATH' ) || exit;

/** Seconds after which a step begins nothing more. */
const STEP_SECONDS = 7.0;

/** Largest number of things that a report names. */
const REPORT_LINES = 200;

/** Times that a batch is begun which ends the process; after that what it does so at is left out, and named. */
const BATCH_TRIES = 2;

/**
 * Goes on with an import for some seconds.
 *
 * @since 0.1.0
 *
 * @param string $id Of the run.
 * @return KitRun|\WP_Error The run as it is then.
 */
function step( string $id, float $seconds = STEP_SECONDS ) {
	return alone(
		static function () use ( $id, $seconds ) {
			$run = run( $id );
			if ( ! $run ) {
				return no_such_run();
			}
			return may_import() ? go_on( $run, microtime( true ) + $seconds ) : may_not_import();
		}
	);
}

/**
 * @param KitRun $run
 * @return KitRun|\WP_Error
 */
function go_on( array $run, float $deadline ) {
	if ( 'making' === $run['phase'] ) {
		return still_making();
	}
	if ( 'staging' === $run['state'] && array_filter( missing_parts( new Import( $run ) ) ) ) {
		return $run;
	}
	$run = claim( $run );
	try {
		$import = Import::in_phase( $run );
		while ( isset( phases()[ $import->run['phase'] ] ) ) {
			begin_batch( $import );
			$run    = $import->run;
			$import = batch( $import );
			$run    = $import->run;
			free_memory();
			if ( microtime( true ) >= $deadline ) {
				break;
			}
		}
		return in_array( $run['state'], OVER, true ) ? finish( $run ) : $run;
	} catch ( LostRun $problem ) {
		return busy();
	} catch ( \Throwable $problem ) {
		$error        = failed( $problem );
		$run['error'] = [
			'code'    => $error->get_error_code(),
			'message' => $error->get_error_message(),
		];
		// The next step begins the same batch as if it had not been begun. Nothing is stored if another process goes on with it.
		$run['tries']    = 0;
		$run['is_plain'] = ! empty( $run['is_plain'] ) || $problem instanceof EndedTransaction;
		or_error( static fn() => store_run( $run ) );
		announce( 'failed', (string) $error->get_error_code() );
		return $error;
	}//end try
}

/** An error for what an exception says. The run stays as it was, and the next step takes it up. */
function failed( \Throwable $problem ): \WP_Error {
	$why = plain_text( $problem->getMessage() );
	/* translators: %s: why, as a sentence. */
	$message = sprintf( __( 'This step failed. You can try again. Details: %s', 'frontage' ), '' === plugin_of( $problem ) ? $why : blame( $problem ) . " ($why)" );
	return new \WP_Error( 'frontage_kit_step', $message, [ 'status' => 500 ] );
}

/**
 * Clears up after an import that is over.
 * @param KitRun $run
 * @return KitRun
 */
function finish( array $run ): array {
	delete_staging_folder( $run['id'] );
	give_names_up( $run['id'] );
	$originals = 'done' === $run['state'] ? null : originals_of( $run['id'] );

	$run = in_transaction(
		static function () use ( $run ): array {
			if ( 'done' !== $run['state'] ) {
				$run['report']['left'] = array_merge( $run['report']['left'] ?? [], keep_originals( $run ) );
			}
			// Received objects, files, and tries; of what left nothing, all but the report.
			array_map( static fn( string $part ) => delete_rows( $run['id'], "_$part" ), 'done' === $run['state'] ? [ 'o', 'f', 't', 'y', 'shown', 'moves' ] : [ '' ] );
			return store_run( $run );
		}
	);
	$originals && forget_objects( $originals['posts'], $originals['terms'] );
	forget_old_runs();
	announce( [ 'done' => 'success' ][ $run['state'] ] ?? $run['state'] );
	// With what was told of runs that are forgotten.
	return run( $run['id'] ) ?? $run;
}

/** Tells listeners how an import ended, or that a step failed. */
function announce( string $status, string $error = '' ): void {
	$method = wp_doing_cron() ? 'cron' : ( defined( 'WP_CLI' ) ? 'cli' : 'rest' );
	dispatch( 'kit_import_status', compact( 'status', 'method' ) + [ 'step' => 'import' ] + ( '' === $error ? [] : compact( 'error' ) ) );
}

/**
 * Goes on, by cron, with an import that nobody has touched for some minutes; one that got nothing for a week is canceled, and one whose objects were
 * being made after an hour, for nobody else can make them.
 */
function take_up(): void {
	$wait = HOUR_IN_SECONDS;
	try {
		$run = open_run();
		if ( ! $run ) {
			return;
		}
		$idle = time() - max( $run['touched'], (int) read_row( $run['id'], 'touched' ) );
		if ( $idle > 5 * MINUTE_IN_SECONDS ) {
			$wait = with_user_kept( static fn(): bool => take_up_run( $run, $idle ) ) ? 0 : $wait;
		}
	} catch ( \Throwable $problem ) {
		announce( 'failed', (string) failed( $problem )->get_error_code() );
	}
	schedule_take_up( $wait );
}

/**
 * Has cron look whether somebody has to go on with an import. It is scheduled before the run is stored: without one it does nothing, and without it
 * nobody would take up the run of a process that is killed.
 * @param int $wait In seconds.
 */
function schedule_take_up( int $wait ): void {
	wp_schedule_single_event( time() + $wait, 'frontage_kit_take_up' );
}

/**
 * Takes a step as the user who began the import.
 * @param KitRun $run
 * @return bool Whether it got further.
 */
function take_up_run( array $run, int $idle ): bool {
	wp_set_current_user( $run['user'] );
	if ( $idle > ( 'making' === $run['phase'] ? HOUR_IN_SECONDS : WEEK_IN_SECONDS ) && in_array( $run['state'], [ 'staging', 'ready' ], true ) ) {
		undo( $run['id'] );
	}
	$after = step( $run['id'] );
	return ! is_wp_error( $after ) && ( $after['phase'] !== $run['phase'] || $after['at'] !== $run['at'] );
}

<?php
/** Imports: at most one at a time, and the last five that can be undone. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\with_lock;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Number of finished imports that can be undone. */
const KEPT_RUNS = 5;

/** States in which an import is over. */
const OVER = [ 'done', 'undone', 'cancelled' ];

/** @return KitRun|null */
function run( string $id ): ?array {
	$row = preg_match( '/^[a-f0-9]{16}$/', $id ) ? read_row( $id ) : null;
	/** @var KitRun|null $run */
	$run = is_array( $row ) && 'planning' !== ( $row['state'] ?? '' ) ? $row : null;
	return $run;
}

/** The run went on in another process: what this one knows of it is old, and nothing of that is stored. */
final class LostRun extends \RuntimeException {}

/**
 * Stores a run that nobody else has stored since it was read. Within a transaction the work that led to it is rolled back with it otherwise.
 * @template Run of array{version: int, id: string}
 * @param Run $run
 * @return Run The same as it is stored, with its next version.
 * @throws LostRun If another process has stored it.
 */
function store_run( array $run ): array {
	global $wpdb;
	$known = $wpdb->esc_like( "{\"version\":$run[version]," ) . '%';
	$run   = [ 'version' => $run['version'] + 1 ] + $run;
	$sql   = "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value LIKE %s";
	// phpcs:ignore WordPress.DB -- Past caches on purpose.
	if ( ! need( $wpdb->query( $wpdb->prepare( $sql, wp_json_encode( $run ), row_name( $run['id'] ), $known ) ) ) ) {
		throw new LostRun( esc_html( busy()->get_error_message() ) );
	}
	/** @var Run $run */
	return $run;
}

/**
 * Takes a run for this process: whatever another one still does with it can no longer be stored.
 * @param KitRun $run
 * @return KitRun
 */
function claim( array $run ): array {
	return store_run( [ 'holder' => bin2hex( random_bytes( 8 ) ) ] + $run );
}

/** @return list<KitRun> All imports that are known, the newest first. */
function runs(): array {
	$runs = array_filter( array_map( __NAMESPACE__ . '\run', array_map( 'strval', items( read_row( 'runs' ) ) ) ) );
	return array_values( $runs );
}

/** @return KitRun|null The import that is not over. */
function open_run(): ?array {
	foreach ( runs() as $run ) {
		if ( ! in_array( $run['state'], OVER, true ) ) {
			return $run;
		}
	}
	return null;
}

/**
 * Fingerprint of a checked manifest, by which an import is recognized when its file is chosen again.
 * @param array<string, mixed> $manifest
 */
function manifest_hash( array $manifest ): string {
	return hash( 'sha256', (string) wp_json_encode( $manifest ) );
}

/**
 * Does something with imports while no other request does. Where locks are options, that of a killed step is soon open.
 * @template Result
 * @param callable(): Result $work
 * @return Result|\WP_Error
 */
function alone( callable $work ) {
	return with_lock( 'kit', static fn() => or_error( $work ), MINUTE_IN_SECONDS ) ?? busy();
}

/**
 * Does something, and answers with an error for what it throws.
 * @template Result
 * @param callable(): Result $work
 * @return Result|\WP_Error
 */
function or_error( callable $work ) {
	try {
		return $work();
	} catch ( LostRun $problem ) {
		return busy();
	} catch ( \Throwable $problem ) {
		return failed( $problem );
	}
}

/**
 * Begins an import: stores what is to be done, and nothing else.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed>  $manifest   Checked by check_manifest().
 * @param array<string, string> $choices    `keep`, `replace` or `both` by name; by `*` for all.
 * @param bool                  $is_trusted Whether objects are left as they are. WordPress still removes what the user may not save.
 * @param string                $print      Of shown_print(), for the plan that was shown; '' if none was.
 * @return KitRun|\WP_Error The run; or that another one is open, that the database has no transactions, or that the site is no longer as
 *                                        the plan found it, with the new plan.
 */
function begin( array $manifest, array $choices = [], bool $is_trusted = false, string $print = '' ) {
	$problem = no_transactions();
	if ( $problem ) {
		return $problem;
	}
	return or_error(
		static function () use ( $manifest, $choices, $is_trusted, $print ) {
			$open = open_run();
			/** @var KitRun|\WP_Error $begun Without a time limit the plan is made to its end. */
			$begun = $open ? already_open( $open ) : begin_planned( begin_plan( $manifest )['id'], $choices, $is_trusted, $print, INF );
			return $begun;
		}
	);
}

/** @return \WP_Error|null An error if the database has no transactions. */
function no_transactions(): ?\WP_Error {
	$message = __( 'Importing a kit requires database tables that support transactions. Ask your host to convert this site’s tables to InnoDB.', 'frontage' );
	return has_transactions() ? null : new \WP_Error( 'frontage_kit_transactions', $message, [ 'status' => 501 ] );
}

/** @return array<string, string> States of all known runs, by id. */
function runs_known(): array {
	return array_column( runs(), 'state', 'id' );
}

/**
 * @param KitPlan               $plan    As it is stored.
 * @param array<string, string> $choices
 * @return KitRun
 */
function begin_run( array $plan, array $choices, bool $is_trusted ): array {
	$targets = [];
	foreach ( found_of( $plan['id'] ) as $found ) {
		$object                    = plan_of_found( $found, $choices );
		$targets[ $found['name'] ] = [
			'action' => $object['action'],
			'id'     => $object['id'],
			'print'  => $found['print'],
		];
	}
	$run           = new_run( $plan, 'make', $is_trusted );
	$run['report'] = array_count_values( array_column( $targets, 'action' ) );
	schedule_take_up( 15 * MINUTE_IN_SECONDS );
	return in_transaction(
		static function () use ( $run, $targets, $choices ): array {
			delete_rows( $run['id'], '_q' );
			store_plan( $run['id'], $targets );
			write_row( $run['id'], 'choices', $choices );
			list_run( $run['id'] );
			return store_run( $run );
		}
	);
}

/**
 * @param array{version: int, id: string, title: string, hash: string} $facts
 * @return KitRun
 */
function new_run( array $facts, string $phase, bool $is_trusted ): array {
	return [
		'version' => $facts['version'],
		'id'      => $facts['id'],
		'title'   => $facts['title'],
		'hash'    => $facts['hash'],
		'state'   => 'staging',
		'user'    => get_current_user_id(),
		'created' => time(),
		'touched' => time(),
		'trusted' => $is_trusted,
		'phase'   => $phase,
		'at'      => 0,
		'undo'    => false,
		'error'   => null,
		'report'  => [],
	];
}

/** Puts a run first in the list of all. */
function list_run( string $id ): void {
	write_row( 'runs', '', array_merge( [ $id ], array_column( runs(), 'id' ) ) );
}

/** Deletes what is known of a run. What it replaced stays, as revisions or drafts. */
function forget( string $run ): void {
	$originals = originals_of( $run );
	$is_empty  = has_changed_nothing( $run );
	in_transaction(
		static function () use ( $run, $is_empty ): void {
			$known = run( $run );
			/* translators: %s: title of an import. */
			$past = $known && 'done' === $known['state'] && ! $is_empty ? [ sprintf( __( '“%s” can no longer be undone.', 'frontage' ), $known['title'] ) ] : [];
			tell_latest( $known ? array_merge( $past, keep_originals( $known ) ) : [] );
			delete_rows( $run );
			write_row( 'runs', '', array_values( array_diff( items( read_row( 'runs' ) ), [ $run ] ) ) );
		}
	);
	forget_objects( $originals['posts'], $originals['terms'] );
}

/** Whether there is nothing to undo of a run that is done. */
function has_changed_nothing( string $run ): bool {
	$is_set = static fn( $pointer ): bool => ( items( $pointer )['before'] ?? null ) !== ( items( $pointer )['after'] ?? null );
	return ! journal( $run ) && ! array_filter( items( read_row( $run, 'pointers' ) ), $is_set );
}

/** Forgets all finished runs but the last five that changed something, and all but one of the others. */
function forget_old_runs(): void {
	$states = array_column( runs(), 'state', 'id' );
	$empty  = array_filter( $states, static fn( string $state, $id ): bool => 'done' === $state && has_changed_nothing( (string) $id ), ARRAY_FILTER_USE_BOTH );
	$done   = array_keys( array_diff_key( $states, $empty ), 'done', true );
	$left   = array_keys( $empty + array_intersect( $states, [ 'undone', 'cancelled' ] ) );
	$left   = array_values( array_intersect( array_keys( $states ), $left ) );
	foreach ( array_merge( array_slice( $done, KEPT_RUNS ), array_slice( $left, 1 ) ) as $id ) {
		// What another plugin throws at stays for the next time.
		guarded( static fn() => forget( (string) $id ) );
	}
}

/** @param KitRun $open */
function already_open( array $open ): \WP_Error {
	$message = __( 'Another import is unfinished. Continue or cancel it, then try again.', 'frontage' );
	return new \WP_Error(
		'frontage_kit_open',
		$message,
		[
			'status' => 409,
			'run'    => $open['id'],
		]
	);
}

function busy(): \WP_Error {
	$message = __( 'This import is already running in another window. Wait a moment, then try again.', 'frontage' );
	return new \WP_Error( 'frontage_kit_busy', $message, [ 'status' => 409 ] );
}

function no_such_run(): \WP_Error {
	return new \WP_Error( 'frontage_kit_run', __( 'Import not found.', 'frontage' ), [ 'status' => 404 ] );
}

function may_not_import(): \WP_Error {
	$message = __( 'Sorry, you are not allowed to import kits on this site.', 'frontage' );
	return new \WP_Error( 'frontage_may_not_import', $message, [ 'status' => rest_authorization_required_code() ] );
}

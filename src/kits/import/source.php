<?php
/** The import of a kit that lies on this server, in one go. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Bytes of a file that are taken at a time. */
const PIECE = 1048576;

/**
 * Imports a kit: begins or takes up, stages, switches, verifies. It needs as long as it takes.
 *
 * @since 0.1.0
 *
 * @param array{manifest: array<string, mixed>, read: callable, file: callable} $source Of open_source().
 * @param array<string, string> $choices    By name; by `*` for all.
 * @param bool                  $is_trusted Whether contents are left as they are.
 * @return array<string, mixed>|\WP_Error The finished run.
 */
function import_source( array $source, array $choices = [], bool $is_trusted = false ) {
	return or_error( static fn() => import_all( $source, $choices, $is_trusted ) );
}

/**
 * @param array{manifest: array<string, mixed>, read: callable, file: callable} $source
 * @param array<string, string> $choices
 * @return array<string, mixed>|\WP_Error
 */
function import_all( array $source, array $choices, bool $is_trusted ) {
	// Else a run would be begun that its first step refuses.
	$checked = may_import() ? check_source( $source ) : may_not_import();
	if ( is_wp_error( $checked ) ) {
		return $checked;
	}
	$open = open_run();
	$run  = $open && manifest_hash( $source['manifest'] ) === $open['hash'] ? $open : begin( $source['manifest'], $choices, $is_trusted );
	if ( ! is_wp_error( $run ) && 'staging' === $run['state'] ) {
		$sent = send_all( $source, $run );
		if ( is_wp_error( $sent ) ) {
			undo( $run['id'] );
			finish_steps( $run['id'] );
			return $sent;
		}
		$run = finish_steps( $run['id'] );
	}
	if ( ! is_wp_error( $run ) && 'ready' === $run['state'] ) {
		$run = switch_over( $run['id'] );
	}
	$run = is_wp_error( $run ) ? $run : finish_steps( $run['id'] );
	// What cannot be displayed was taken back.
	return is_array( $run ) && isset( $run['failed'] ) ? new \WP_Error( $run['failed']['code'], $run['failed']['message'] ) : $run;
}

/**
 * Steps until a run is ready or over.
 * @return array<string, mixed>|\WP_Error
 */
function finish_steps( string $id ) {
	do {
		$run = step( $id );
	} while ( ! is_wp_error( $run ) && 'ready' !== $run['state'] && ! in_array( $run['state'], OVER, true ) );
	return $run;
}

/**
 * Hands over what a run has not received yet.
 * @param array<string, mixed> $source
 * @param array<string, mixed> $run
 * @param float                $until Time at which it ends before all is sent; one object or file is sent at the least.
 * @return true|\WP_Error
 */
function send_all( array $source, array $run, float $until = INF ) {
	$kit = kit( $run );
	foreach ( missing_parts( $kit )['objects'] as $name ) {
		$json   = $source['read']( $name );
		$staged = is_wp_error( $json ) ? $json : stage_object( $kit, $name, $json );
		if ( is_wp_error( $staged ) ) {
			return $staged;
		}
		if ( microtime( true ) > $until ) {
			return true;
		}
	}
	foreach ( missing_parts( $kit )['files'] as [ 'name' => $name, 'offset' => $offset ] ) {
		$path = $source['file']( $name );
		$sent = is_wp_error( $path ) ? $path : send_file( $kit, $name, $path, $offset );
		is_string( $path ) && wp_delete_file( $path );
		if ( is_wp_error( $sent ) || microtime( true ) > $until ) {
			return $sent;
		}
	}
	return true;
}

/**
 * @param array<string, mixed> $kit
 * @return true|\WP_Error
 */
function send_file( array $kit, string $name, string $path, int $offset ) {
	$sent = true;
	while ( true === $sent && $offset < filesize( $path ) ) {
		$piece   = (string) file_get_contents( $path, false, null, $offset, PIECE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		$sent    = stage_file( $kit, $name, $offset, $piece );
		$offset += strlen( $piece );
	}
	return $sent;
}

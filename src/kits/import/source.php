<?php
/** The import of a kit that lies on this server, in one go. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

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
 * @return KitRun|\WP_Error The finished run.
 */
function import_source( array $source, array $choices = [], bool $is_trusted = false ) {
	return or_error( static fn() => import_all( $source, $choices, $is_trusted ) );
}

/**
 * @param array{manifest: array<string, mixed>, read: callable, file: callable} $source
 * @param array<string, string> $choices
 * @return KitRun|\WP_Error
 */
function import_all( array $source, array $choices, bool $is_trusted ) {
	// Else a run would be begun that its first step refuses.
	$checked = may_import() ? check_source( $source ) : may_not_import();
	if ( is_wp_error( $checked ) ) {
		return $checked;
	}
	$open = open_run();
	$run  = $open && manifest_hash( $source['manifest'] ) === $open['hash']
		? as_begun( $open, $choices, $is_trusted )
		: begin( $source['manifest'], $choices, $is_trusted );
	if ( ! is_wp_error( $run ) && 'staging' === $run['state'] ) {
		$sent = send_all( $source, $run );
		if ( is_wp_error( $sent ) ) {
			// Another window, or a full disk, says nothing about the file: the same command goes on.
			400 === ( items( $sent->get_error_data() )['status'] ?? 0 ) && undo_to_end( $run['id'] );
			return $sent;
		}
	}
	return is_wp_error( $run ) ? $run : to_end( $run['id'] );
}

/**
 * Goes on with a run that has all it needs, and publishes it.
 * @return KitRun|\WP_Error The finished run.
 */
function to_end( string $id ) {
	$run = finish_steps( $id );
	if ( ! is_wp_error( $run ) && 'ready' === $run['state'] ) {
		$run = switch_over( $id );
		$run = is_wp_error( $run ) ? $run : finish_steps( $id );
	}
	// What cannot be displayed was taken back.
	return is_array( $run ) && isset( $run['failed'] ) ? new \WP_Error( $run['failed']['code'], $run['failed']['message'] ) : $run;
}

/**
 * An open run of the same file, if it does what is asked for now.
 * @param KitRun                $open
 * @param array<string, string> $choices
 * @return KitRun|\WP_Error
 */
function as_begun( array $open, array $choices, bool $is_trusted ) {
	// One that could not be displayed is taken back, and says so at the end.
	if ( ( 'undoing' === $open['state'] || $open['undo'] ) && ! isset( $open['failed'] ) ) {
		/* translators: %s: command. */
		$sentence = __( 'The last import of this file is being undone. Finish that first: %s', 'frontage' );
		return new \WP_Error( 'frontage_kit_open', sprintf( $sentence, undo_command( $open ) ), [ 'status' => 409 ] );
	}
	$before = items( read_row( $open['id'], 'choices' ) );
	ksort( $before );
	ksort( $choices );
	if ( $before === $choices && $open['trusted'] === $is_trusted ) {
		return $open;
	}
	/* translators: 1 and 2: options of a command, such as --keep --trust; 3: command. */
	$sentence = __( 'An unfinished import of this file was started with %1$s, not with %2$s. Use the same options, or run this first: %3$s', 'frontage' );
	$sentence = sprintf( $sentence, options_of( $before, $open['trusted'] ), options_of( $choices, $is_trusted ), undo_command( $open ) );
	return new \WP_Error( 'frontage_kit_open', $sentence, [ 'status' => 409 ] );
}

/**
 * The command that undoes an import, by the user who imported.
 * @param KitRun $run
 */
function undo_command( array $run ): string {
	$user  = get_userdata( $run['user'] );
	$login = $user ? $user->user_login : '';
	$login = preg_match( '~^[\w.@-]*$~D', $login ) ? $login : escapeshellarg( $login );
	return "wp frontage kit undo $run[id]" . ( '' === $login ? '' : " --user=$login" );
}

/**
 * Options of the command, in words.
 * @param array<mixed> $choices
 */
function options_of( array $choices, bool $is_trusted ): string {
	$all     = text( $choices['*'] ?? '' );
	$single  = array_diff_key( $choices, [ '*' => 1 ] + WITH_SETTINGS );
	$options = array_filter(
		[
			'' === $all ? '' : "--$all",
			array_intersect_assoc( WITH_SETTINGS, $choices ) ? '--settings' : '',
			$is_trusted ? '--trust' : '',
			$single ? __( 'choices for single items', 'frontage' ) : '',
		]
	);
	return $options ? implode( ' ', $options ) : __( 'no options', 'frontage' );
}

/**
 * Steps until a run is ready or over.
 * @return KitRun|\WP_Error
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
 * @param KitRun $run
 * @param float                $until Time at which it ends before all is sent; one object or file is sent at the least.
 * @return true|\WP_Error
 */
function send_all( array $source, array $run, float $until = INF ) {
	$import = new Import( $run );
	foreach ( missing_parts( $import )['objects'] as $name ) {
		$json   = $source['read']( $name );
		$staged = is_wp_error( $json ) ? $json : stage_object( $import, $name, $json );
		if ( is_wp_error( $staged ) ) {
			return $staged;
		}
		if ( microtime( true ) > $until ) {
			return true;
		}
	}
	foreach ( missing_parts( $import )['files'] as [ 'name' => $name, 'offset' => $offset ] ) {
		$path = $source['file']( $name );
		$sent = is_wp_error( $path ) ? $path : send_file( $import, $name, $path, $offset );
		is_string( $path ) && wp_delete_file( $path );
		if ( is_wp_error( $sent ) || microtime( true ) > $until ) {
			return $sent;
		}
	}
	return true;
}

/**
 * @return true|\WP_Error
 */
function send_file( Import $import, string $name, string $path, int $offset ) {
	$sent = true;
	while ( true === $sent && $offset < filesize( $path ) ) {
		$piece   = (string) file_get_contents( $path, false, null, $offset, PIECE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		$sent    = stage_file( $import, $name, $offset, $piece );
		$offset += strlen( $piece );
	}
	return $sent;
}

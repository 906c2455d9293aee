<?php
/** Tells caches and other plugins of the options that a switch or the way back has set, after their transaction. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Tells of a switch. What caches hold is cleared once more: the process may have been killed after its transaction.
 */
function tell_of_switch( Import $import ): void {
	forget_switched( $import->run['id'], $import->journal );
	tell_of_options( $import, 'before', 'after' );
}

/**
 * Tells of the way back.
 */
function tell_of_return( Import $import ): void {
	forget_switched( $import->run['id'], $import->journal );
	tell_of_options( $import, 'after', 'before' );
}

/**
 * Fires the actions that WordPress fires when options change.
 * @param 'before'|'after'     $from
 * @param 'before'|'after'     $to
 */
function tell_of_options( Import $import, string $from, string $to ): void {
	$changed = [];
	foreach ( items( read_row( $import->run['id'], 'pointers' ) ) as $pointer ) {
		if ( pointer( $pointer ) === $pointer[ $to ] ) {
			$changed[ $pointer['option'] ][] = $pointer;
		}
	}
	foreach ( $changed as $option => $pointers ) {
		$new = stored_option( $option );
		$old = $new;
		foreach ( $pointers as $pointer ) {
			$old = with_value( $old, $pointer['keys'], $pointer[ $from ] );
		}
		$problem = guarded( static fn() => tell_of_option( $option, $old, $new ) );
		if ( $problem ) {
			report_failure( $import, $option, blame( $problem ) );
		}
	}
}

/**
 * @param mixed $old Null if there was none.
 * @param mixed $new Null if there is none.
 */
function tell_of_option( string $option, $old, $new ): void {
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	if ( null === $old ) {
		do_action( "add_option_$option", $option, $new );
		do_action( 'added_option', $option, $new );
	} elseif ( null === $new ) {
		do_action( "delete_option_$option", $option );
		do_action( 'deleted_option', $option );
	} else {
		do_action( "update_option_$option", $old, $new, $option );
		do_action( 'updated_option', $option, $old, $new );
	}
	// phpcs:enable
}

<?php
/** Tells caches and other plugins of the options that a switch or the way back has set, after their transaction. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Tells of a switch. What caches hold is cleared once more: the process may have been killed after its transaction.
 * @param array<string, mixed> $kit With `journal`.
 */
function tell_of_switch( array &$kit ): void {
	forget_switched( $kit['run']['id'], $kit['journal'] );
	tell_of_options( $kit, 'before', 'after' );
}

/**
 * Tells of the way back.
 * @param array<string, mixed> $kit With `journal`.
 */
function tell_of_return( array &$kit ): void {
	forget_switched( $kit['run']['id'], $kit['journal'] );
	tell_of_options( $kit, 'after', 'before' );
}

/**
 * Fires the actions that WordPress fires when options change.
 * @param array<string, mixed> $kit
 * @param 'before'|'after'     $from
 * @param 'before'|'after'     $to
 */
function tell_of_options( array &$kit, string $from, string $to ): void {
	$changed = [];
	foreach ( items( read_row( $kit['run']['id'], 'pointers' ) ) as $pointer ) {
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
			report_failure( $kit, $option, blame( $problem ) );
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

<?php
/** Options that say what the site shows where: front page, logo, title, our settings, the places of menus. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sets pointers.
 * @param array<array<string, mixed>> $pointers Each with of, name, value, and what was there `before`.
 * @return list<array<string, mixed>> Those that changed, with what is there `after`.
 */
function set_pointers( array $pointers ): array {
	$set = [];
	foreach ( $pointers as $pointer ) {
		set_pointer( $pointer, $pointer['value'] );
		$after = pointer( $pointer );
		if ( $pointer['before'] !== $after ) {
			$set[] = compact( 'after' ) + $pointer;
		}
	}
	return $set;
}

/**
 * Sets pointers back.
 * @param array<array<string, mixed>> $pointers Result of set_pointers().
 * @return list<string> Messages about those that were changed since, and stay.
 */
function restore_pointers( array $pointers ): array {
	$left = [];
	foreach ( array_reverse( $pointers ) as $pointer ) {
		$now = pointer( $pointer );
		if ( $now === $pointer['after'] ) {
			set_pointer( $pointer, $pointer['before'] );
		} elseif ( $now !== $pointer['before'] ) {
			/* translators: %s: name of a setting. */
			$left[] = sprintf( __( 'The setting “%s” was changed since, and stays.', 'frontage' ), $pointer['name'] );
		}
	}
	return array_reverse( $left );
}

/**
 * Value of a pointer, as JSON would give it back; null if it is not set.
 * @param array<string, mixed> $pointer
 * @return mixed
 */
function pointer( array $pointer ) {
	if ( 'option' === $pointer['of'] ) {
		$value = get_option( $pointer['name'], null );
		return is_numeric( $value ) ? (string) $value : $value;
	}
	if ( 'setting' === $pointer['of'] ) {
		return Settings\values()[ $pointer['name'] ] ?? null;
	}
	return get_nav_menu_locations()[ $pointer['name'] ] ?? null;
}

/**
 * @param array<string, mixed> $pointer
 * @param mixed                $value   Null to unset it.
 */
function set_pointer( array $pointer, $value ): void {
	if ( 'option' === $pointer['of'] ) {
		null === $value ? delete_option( $pointer['name'] ) : update_option( $pointer['name'], $value );
	} elseif ( 'setting' === $pointer['of'] ) {
		update_option( Settings\OPTION, array_merge( Settings\values(), [ $pointer['name'] => $value ] ) );
	} else {
		$locations = get_nav_menu_locations();
		if ( null === $value ) {
			unset( $locations[ $pointer['name'] ] );
		} else {
			$locations[ $pointer['name'] ] = $value;
		}
		$locations ? set_theme_mod( 'nav_menu_locations', $locations ) : remove_theme_mod( 'nav_menu_locations' );
	}
}

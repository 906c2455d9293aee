<?php
/** References of a kit and of the site under the same names, so that both can be compared. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Stands for an address of something that is not published: WordPress makes it anew once it is. */
const ANY_ADDRESS = 'kit:home/~any~';

/**
 * Function for walk() over what is there: names, as an export has them; a reference that leads nowhere is no name.
 * @return callable(string, int|string, array<string, string>): (int|string|null)
 */
function names_there(): callable {
	$names = to_names();
	return static function ( string $type, $value, array $where ) use ( $names ) {
		// Of the items of menus the export itself has names.
		$is_left = is_string( $value ) && str_starts_with( $value, 'kit:' ) && 'items[].object' !== $where['key'];
		if ( $is_left || 'media-address' === $type && ! is_file_there( (string) $value ) ) {
			return "?$value";
		}
		return without_size( $names( $type, $value, $where ) );
	};
}

/** Whether an address is none of the uploads, or one of a file that is there. */
function is_file_there( string $address ): bool {
	$uploads = wp_upload_dir( null, false );
	$place   = (string) strtok( $address, '?#' );
	$path    = str_replace( $uploads['baseurl'], $uploads['basedir'], $place );
	return $path === $place || is_file( rawurldecode( $path ) );
}

/**
 * Function for walk() over what was asked for: names that its objects have on this site, and the addresses that they have now.
 * @return callable(string, int|string, array<string, string>): (int|string|null)
 */
function names_asked( Import $import ): callable {
	$names = to_names();
	$known = [];
	return static function ( string $type, $value ) use ( $import, $names, &$known ) {
		$is_address = str_ends_with( $type, 'address' );
		if ( ! is_string( $value ) || ! str_starts_with( $value, 'kit:' ) ) {
			return $is_address ? without_size( $names( $type, $value, [] ) ) : null;
		}
		$key = "$is_address $value";
		if ( ! array_key_exists( $key, $known ) ) {
			$known[ $key ] = $is_address ? name_of_address( $import, $value, $names ) : name_on_site( $import, $value );
		}
		return $known[ $key ];
	};
}

/**
 * Name on this site of an object of the kit; null if it is not there.
 */
function name_on_site( Import $import, string $reference ): ?string {
	$name = substr( $reference, 4 );
	$id   = target_of( $import, $reference );
	$type = in_array( kind_of( $name ), [ 'term', 'menu' ], true ) ? 'term' : 'post';
	return $id ? name_of_id( $type, $id ) : null;
}

/**
 * What an export has in the place of an address to an object of the kit.
 * @param callable             $names Of to_names().
 */
function name_of_address( Import $import, string $reference, callable $names ): string {
	preg_match( '~^kit:([a-z]+)/([^?#]*)(\?[^#]*)?(#.*)?$~s', $reference, $parts );
	[ , $kind, $slug, $query, $hash ] = $parts + [ '', '', '', '', '' ];

	$id = 'home' === $kind ? 0 : target_of( $import, "kit:$kind/$slug" );
	if ( 'home' === $kind || ! $id ) {
		// What leads nowhere was led to the home page, and named.
		return text( $names( 'address', 'home' === $kind ? home_url( "/$slug" ) . $query . $hash : home_url( '/' ), [] ) );
	}
	if ( 'font' === $kind || 'media' === $kind ) {
		return text( name_on_site( $import, "kit:$kind/$slug" ) ) . ( 'font' === $kind ? $query : $hash );
	}
	$is_hidden = 'term' !== $kind && ! in_array( get_post_status( $id ), [ 'publish', 'inherit' ], true );
	$address   = text( 'term' === $kind ? get_term_link( $id ) : get_permalink( $id ) );
	$query     = '' === $query || false === strpos( $address, '?' ) ? $query : '&' . substr( $query, 1 );
	return $is_hidden ? ANY_ADDRESS : text( $names( 'address', $address . $query . $hash, [] ) );
}

/**
 * A reference without the size of a picture: this site has its own sizes.
 * @param int|string|null $name
 * @return int|string|null
 */
function without_size( $name ) {
	return is_string( $name ) ? (string) preg_replace( '~^(kit:media/[^?#]+)\?size=\d+x\d+~', '$1', $name ) : $name;
}

<?php
/** What an owner should know of a plan before it is begun, in sentences that every client tells as they are. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed>  $manifest
 * @param array<string, string> $actions  By name; what is kept needs nothing.
 * @return list<string>
 */
function plan_warnings( array $manifest, array $actions ): array {
	$hosts = [];
	$parts = [];
	foreach ( $manifest['objects'] as $name => $entry ) {
		if ( 'keep' === ( $actions[ $name ] ?? 'keep' ) ) {
			continue;
		}
		foreach ( items( $entry['hosts'] ?? null ) as $host => $count ) {
			$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + number( $count );
		}
		array_push( $parts, ...array_map( 'strval', array_values( items( $entry['restricted'] ?? null ) ) ) );
	}
	unset( $hosts[ wp_parse_url( home_url(), PHP_URL_HOST ) ] );
	return array_values( array_filter( array_merge( [ theme_warning( $manifest, $actions ), hosts_warning( $hosts ), rights_warning( sorted( $parts ) ) ], room_warnings( $manifest, $actions, upload_room() ) ) ) );
}

/**
 * That the kit was made with another theme, if any of it is imported.
 * @param array<string, mixed>  $manifest
 * @param array<string, string> $actions
 */
function theme_warning( array $manifest, array $actions ): string {
	$theme = text( $manifest['theme'] ?? '' );
	if ( in_array( $theme, [ '', get_stylesheet(), get_template() ], true ) || ! array_diff( $actions, [ 'keep' ] ) ) {
		return '';
	}
	$made = wp_get_theme( $theme );
	return sprintf(
		/* translators: 1: name of a theme, 2: name of the site's theme. */
		__( 'Made with the theme %1$s. Your site uses %2$s, so some things can look different.', 'frontage' ),
		printable( $made->exists() ? text( $made->get( 'Name' ) ) : $theme ),
		text( wp_get_theme()->get( 'Name' ) )
	);
}

/** @param array<string, int> $hosts */
function hosts_warning( array $hosts ): string {
	/* translators: %s: names of sites, each with a number of files. */
	$sentence = __( 'Shows files of other sites, which are removed unless you trust this file: %s', 'frontage' );
	return $hosts ? sprintf( $sentence, hosts_in_words( $hosts ) ) : '';
}

/** @param list<string> $parts */
function rights_warning( array $parts ): string {
	$is_allowed = static fn( string $part ): bool => current_user_can( 'css' === $part ? 'edit_css' : 'unfiltered_html' );
	$lost       = array_filter( $parts, static fn( string $part ): bool => ! $is_allowed( $part ) );
	/* translators: %s: names of elements, such as iframe, and css. */
	$sentence = __( 'You are not allowed to publish the following on this site, so it will be removed: %s', 'frontage' );
	return $lost ? sprintf( $sentence, implode( ', ', $lost ) ) : '';
}

/**
 * @param array<string, mixed>  $manifest
 * @param array<string, string> $actions
 * @param int                   $room    Bytes that are left for uploads.
 * @return list<string>
 */
function room_warnings( array $manifest, array $actions, int $room ): array {
	$sizes = [];
	foreach ( items( $manifest['files'] ?? null ) as $name => $file ) {
		// A picture's file has its name, and those of a font's faces a number behind it.
		$slug    = (string) preg_replace( '~^files/|(?:--\d+)?\.\w+$~', '', (string) $name );
		$of      = array_intersect_key( $actions, array_flip( [ "media/$slug", "font/$slug" ] ) );
		$is_kept = $of && ! array_diff( $of, [ 'keep' ] );
		$sizes  += $is_kept ? [] : [ (string) $name => number( items( $file )['size'] ?? 0 ) ];
	}
	$limit = upload_limit();
	// On a network the limit is the room that is left, where that is less.
	$large    = $limit < $room ? array_keys( array_filter( $sizes, static fn( int $size ): bool => $size > $limit ) ) : [];
	$needed   = array_sum( $sizes );
	$warnings = [];
	if ( $needed > $room ) {
		$warnings[] = sprintf(
			/* translators: 1: size of the files of a kit, such as 20 MB, 2: size that is left on the site. */
			__( 'The files of this kit need %1$s, but this site has room for %2$s. Files that don’t fit are left out.', 'frontage' ),
			(string) size_format( $needed ),
			(string) size_format( max( 0, $room ) )
		);
	}
	if ( $large ) {
		$names = array_map( __NAMESPACE__ . '\printable', array_map( 'wp_basename', array_slice( $large, 0, 10 ) ) );
		$more  = count( $large ) - count( $names );
		/* translators: %d: number of files that are not shown. */
		$names      = $more > 0 ? array_merge( $names, [ sprintf( __( '%d more', 'frontage' ), $more ) ] ) : $names;
		$warnings[] = sprintf(
			/* translators: 1: size, such as 2 MB, 2: names of files. */
			__( 'This site allows files of %1$s at most. These files are left out: %2$s', 'frontage' ),
			(string) size_format( $limit ),
			implode( ', ', $names )
		);
	}
	return $warnings;
}

/** Bytes that are left for uploads; a site that is not on a network, or on one that does not count, has no limit. */
function upload_room(): int {
	$is_counted = is_multisite() && ! get_site_option( 'upload_space_check_disabled' );
	return $is_counted ? number( get_upload_space_available() ) : PHP_INT_MAX;
}

<?php
/**
 * Gives each gallery of a page the number that its web addresses carry, so that two galleries never move each other.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The name of a gallery within its page: what the editor gave it, else its place on the page.
 *
 * WordPress may render the same content twice (for a description, a feed, a search index), and a page may hold posts that
 * number their galleries alike. So the same gallery always gets the same name again, and another one never gets a name that is taken.
 *
 * @since 0.1.0
 * @param array<string, mixed> $attributes Settings from attributes().
 */
function instance( array $attributes ): string {
	static $given = [];

	$gallery = md5( (string) wp_json_encode( [ get_the_ID(), $attributes ] ) );
	$wanted  = is_string( $attributes['instanceId'] ) ? $attributes['instanceId'] : '';
	$name    = '' === $wanted ? '1' : $wanted;
	for ( $next = 2; isset( $given[ $name ] ) && $given[ $name ] !== $gallery; $next++ ) {
		$name = '' === $wanted ? (string) $next : "$wanted-$next";
	}
	$given[ $name ] = $gallery;
	return $name;
}

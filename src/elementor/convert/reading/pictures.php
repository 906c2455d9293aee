<?php
/** Stored pictures: their attributes, and whether this site has them, or they are the page builder's stand-ins. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Pictures that the page builder shows where nobody chose one. */
const STAND_INS = '~/elementor(?:-pro)?/assets/images/(?:placeholder|no-image)[\w-]*\.\w+~i';

/**
 * Id of a stored file that this site has; 0 otherwise. On another site its number was that of something else.
 * @param mixed $stored `{"id":7,"url":"…"}`.
 */
function id_here( $stored ): int {
	$stored = items( $stored );
	$id     = number_here( $stored['id'] ?? 0 );
	$url    = text( $stored['url'] ?? '' );
	if ( $id < 1 || 'attachment' !== get_post_type( $id ) ) {
		return 0;
	}
	$host   = text( wp_parse_url( $url, PHP_URL_HOST ) );
	$is_own = '' === $host || text( wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host;
	return $is_own || plain_file( $url ) === plain_file( text( get_post_meta( $id, '_wp_attached_file', true ) ) ) ? $id : 0;
}

/** Name of a file without its size, and without what WordPress adds when it changes a picture. */
function plain_file( string $path ): string {
	$name = pathinfo( (string) strtok( $path, '?#' ), PATHINFO_FILENAME );
	return (string) preg_replace( '/(-scaled|-rotated|-e\d{10,}|-\d+x\d+)+$/', '', strtolower( rawurldecode( $name ) ) );
}

/**
 * Attributes of core's image for a stored picture: `{"id":7,"url":"…"}`.
 * @param mixed $stored
 * @return array<string, mixed> Empty without a picture.
 */
function picture( $stored, string $size = 'full' ): array {
	$stored = items( $stored );
	if ( preg_match( STAND_INS, text( $stored['url'] ?? '' ) ) ) {
		return [];
	}
	$id      = id_here( $stored );
	$is_here = $id > 0 && wp_attachment_is_image( $id );
	$url     = $is_here ? wp_get_attachment_image_url( $id, $size ) : '';
	$url     = esc_url_raw( $url ? $url : text( $stored['url'] ?? '' ) );
	if ( '' === $url ) {
		return [];
	}
	$alt = text( $stored['alt'] ?? '' );
	$alt = '' === $alt && $is_here ? text( get_post_meta( $id, '_wp_attachment_image_alt', true ) ) : $alt;
	return array_filter(
		[
			'id'       => $is_here ? $id : 0,
			'url'      => $url,
			'alt'      => $alt,
			'sizeSlug' => $is_here ? $size : '',
		]
	);
}

/** A size that WordPress has, for the name of one: `custom` is the page builder's own. */
function size_slug( string $size ): string {
	return in_array( $size, get_intermediate_image_sizes(), true ) ? $size : 'full';
}

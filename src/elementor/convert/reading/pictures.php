<?php
/** Stored files: whether this site has them, or they are the page builder's stand-ins. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
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
	$id     = number( $stored['id'] ?? 0 );
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

<?php
/** Lets our styles stand in the page beside WordPress's own. */

declare( strict_types=1 );

namespace Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Adds what our enqueued styles take to what WordPress puts into a page. Within its own limit they would push out larger ones, such as the
 * gallery's, and the first paint would wait for one more round trip.
 *
 * @param int|mixed $limit Bytes; other plugins may hand on anything.
 */
function add_room_for_styles( $limit ): int {
	$sizes = array_map(
		static function ( string $handle ): int {
			$path = (string) wp_styles()->get_data( $handle, 'path' );
			return str_starts_with( $handle, 'frontage-' ) && is_readable( $path ) ? (int) filesize( $path ) : 0;
		},
		wp_styles()->queue
	);
	return ( is_numeric( $limit ) ? (int) $limit : 0 ) + array_sum( $sizes );
}

<?php
/** Inlines our styles in addition to core's. */

declare( strict_types=1 );

namespace Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Increases core's limit of inline styles by the size of our enqueued ones. Within the limit, small ones would displace larger ones, such as the
 * gallery's, and delay the first paint by a round trip.
 *
 * @param int|mixed $limit Bytes, or any filtered value.
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

<?php
/** Short share counts. Twin of short-number.ts. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

/** Formats 7, 1.2K, 3M; '' below 1. Numbers that would round to 1000K are 1M. */
function short_number( int $count ): string {
	if ( $count < 1 ) {
		return '';
	}
	if ( $count < 1000 ) {
		return (string) $count;
	}
	$is_million = $count >= 999950;
	$tenths     = (int) round( $count / ( $is_million ? 100000 : 100 ) );
	return number_format_i18n( $tenths / 10, $tenths % 10 ? 1 : 0 ) . ( $is_million ? 'M' : 'K' );
}

<?php
/** Numbers of counters, in the digits and with the separators of the site's language. */

declare( strict_types=1 );

namespace Frontage\Counter;

use Frontage\Text;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Beyond it a script can't count exactly. */
const LARGEST = 1e12;

const DECIMALS = 4;

/**
 * @param mixed $value    Of an attribute.
 * @param float $fallback If it is no number.
 */
function counted( $value, float $fallback ): float {
	return is_numeric( $value ) ? max( -LARGEST, min( LARGEST, (float) $value ) ) : $fallback;
}

/** How many decimals a number has, at most DECIMALS. */
function decimals( float $number ): int {
	$fraction = strrchr( rtrim( number_format( $number, DECIMALS, '.', '' ), '0' ), '.' );
	return strlen( (string) $fraction ) > 1 ? strlen( (string) $fraction ) - 1 : 0;
}

/** Plain text of a number. */
function format( float $number, int $decimals, bool $has_separator ): string {
	$separator = Text\decode_entities( text( $GLOBALS['wp_locale']->number_format['thousands_sep'] ?? '' ) );
	$text      = Text\decode_entities( text( number_format_i18n( $number, $decimals ) ) );
	return $has_separator ? $text : str_replace( $separator, '', $text );
}

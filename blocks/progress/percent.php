<?php
/** Percentages of progress bars. */

declare( strict_types=1 );

namespace Frontage\Progress;

use Frontage\Text;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * A number from 0 to 100, with at most one decimal.
 * @param mixed $value Of the attribute.
 */
function percent( $value ): float {
	return is_numeric( $value ) ? round( max( 0, min( 100, (float) $value ) ), 1 ) : 0;
}

/** Plain text of a percentage, in the site's language. */
function format( float $percent ): string {
	$number = number_format_i18n( $percent, floor( $percent ) === $percent ? 0 : 1 );
	/* translators: %s: a number. */
	return sprintf( __( '%s%%', 'frontage' ), Text\decode_entities( text( $number ) ) );
}

<?php
/** Drawing of a text along a path. edit.tsx draws the same. */

declare( strict_types=1 );

namespace Frontage\TextPath;

use Frontage\Text;
use function Frontage\Values\clamp;
use function Frontage\Values\css_number;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Commands and numbers of a path; an address or script has no place among them. */
const COMMANDS = '/^[Mm][\d\sMLHVCSQTAZmlhvcsqtaz.,eE+-]{3,20000}$/D';

/** Four numbers, of which the last two are positive. */
const BOX = '/^(?:-?\d+(?:\.\d+)?\s+){2}([1-9]\d*(?:\.\d+)?)\s+[1-9]\d*(?:\.\d+)?$/D';

/**
 * Path and view box of a shape, or of the owner's own path; a wave where that is not valid.
 * @param array<string, mixed> $attributes Of the block.
 * @return array{name: string, d: string, box: string, length: float} The width of an owner's own is a length that it has at least.
 */
function shape( array $attributes ): array {
	static $shapes = null;
	$shapes        = $shapes ?? items( wp_json_file_decode( dirname( __DIR__ ) . '/shapes.json', [ 'associative' => true ] ) );
	$name          = text( $attributes['path'] ?? '' );
	$own           = [
		'd'   => trim( text( $attributes['d'] ?? '' ) ),
		'box' => trim( text( $attributes['box'] ?? '' ) ),
	];
	if ( 'custom' === $name && preg_match( COMMANDS, $own['d'] ) && preg_match( BOX, $own['box'], $box ) ) {
		return [
			'name'   => $name,
			'length' => (float) $box[1],
		] + $own;
	}
	$name  = isset( $shapes[ $name ] ) ? $name : 'wave';
	$shape = items( $shapes[ $name ] );
	return [
		'name'   => $name,
		'length' => (float) number( $shape['length'] ?? 0 ),
		'd'      => text( $shape['d'] ?? '' ),
		'box'    => text( $shape['box'] ?? '' ),
	];
}

/**
 * Largest width, in pixels.
 * @param mixed $width
 */
function width( $width ): int {
	return clamp( $width, 40, 4000, 40 );
}

/**
 * Direction that is set for the text.
 * @param array<string, mixed> $attributes Of the block.
 * @return string '' for that of the site's language.
 */
function own_direction( array $attributes ): string {
	$direction = text( $attributes['direction'] ?? '' );
	return in_array( $direction, [ 'ltr', 'rtl' ], true ) ? $direction : '';
}

/**
 * Distance of the text's start from the path's, in percent: its end for text from right to left, which runs against the path.
 * @param array<string, mixed> $attributes Of the block.
 */
function offset( array $attributes ): int {
	if ( true === ( $attributes['isCentered'] ?? false ) ) {
		return 50;
	}
	$offset = clamp( $attributes['startOffset'] ?? 0, 0, 100, 0 );
	$own    = own_direction( $attributes );
	$is_rtl = '' === $own ? is_rtl() : 'rtl' === $own;
	return $is_rtl ? 100 - $offset : $offset;
}

/**
 * Size of letters, in units of the view box, above which they would be longer than their path. A letter is about as wide as half of its height,
 * one of several bytes wider.
 * @param array{length: float} $shape      From shape().
 * @param array<string, mixed> $attributes Of the block.
 */
function most( string $text, array $shape, array $attributes ): float {
	$start = true === ( $attributes['isCentered'] ?? false ) ? 0 : clamp( $attributes['startOffset'] ?? 0, 0, 100, 0 );
	return $shape['length'] * ( 1 - $start / 100 ) / strlen( $text ) / 0.55;
}

/**
 * Width of the block, in pixels, below which letters would be smaller than 9 px, so that the text stands without its path there: one of those that
 * style.scss knows.
 * @param float $most Part of the block's width.
 * @return int 0 if phones are wide enough.
 */
function least_width( float $most, int $width ): int {
	$least = 9 / max( 28 / $width, $most, 0.001 );
	$known = array_filter( [ 360, 480, 640 ], static fn( int $each ): bool => $each >= $least );
	return $least > 320 ? (int) min( $known ? $known : [ 640 ] ) : 0;
}

/**
 * SVG of a text along its path, and the plain text, for where letters would be too small. Custom properties hold the size of letters: the view box's
 * width is `box`, and a pixel at full width is `scale` of its units.
 * @param array{name: string, d: string, box: string, length: float} $shape      From shape().
 * @param array<string, mixed>                                       $attributes Of the block.
 */
function drawing( string $text, array $shape, int $width, array $attributes ): string {
	$box   = (float) ( preg_match( BOX, $shape['box'], $found ) ? $found[1] : 500 );
	$most  = most( $text, $shape, $attributes );
	$least = least_width( $most / $box, $width );
	$style = '--frontage-text-path-box:%s;--frontage-text-path-scale:%s;--frontage-text-path-most:%s';
	$html  = sprintf(
		'<svg class="wp-block-frontage-text-path__drawing" viewBox="%1$s" style="%2$s"%8$s>'
			. '<path class="wp-block-frontage-text-path__path" id="%3$s" d="%4$s" fill="none"%5$s />'
			. '<text class="wp-block-frontage-text-path__text"><textPath href="#%3$s" startOffset="%6$d%%">%7$s</textPath></text></svg>',
		esc_attr( $shape['box'] ),
		sprintf( $style, css_number( $box ), css_number( $box / $width ), css_number( $most ) ),
		esc_attr( wp_unique_id( 'frontage-text-path-' ) ),
		esc_attr( $shape['d'] ),
		true === ( $attributes['showPath'] ?? false ) ? ' data-shown' : '',
		offset( $attributes ),
		Text\escape_text( $text ),
		$least ? " data-least=\"$least\"" : ''
	);
	return $least ? "$html<span class=\"wp-block-frontage-text-path__plain\">" . Text\escape_text( $text ) . '</span>' : $html;
}

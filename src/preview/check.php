<?php
/** Checks a state by schema.json, as check.ts does. */

declare( strict_types=1 );

namespace Frontage\Preview;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** In a path: number of a color, part of the page, or level of headings. A `*` in the schema says that there is one. */
const PART = '~s/\d\d?$|(body|headings)-|-h[1-6]$~D';

/**
 * Checks a state.
 * @param array<mixed> $data   Data by parameter.
 * @param string       $parent Their path.
 * @return array{applied: array<string, string>, refused: array<string, string>} Valid texts by path; and why others are refused: the schema has no such
 *                                                                               path, or not such a value.
 */
function check( array $data, string $parent = '' ): array {
	static $patterns = null;
	$patterns        = $patterns ?? items( wp_json_file_decode( __DIR__ . '/schema.json', [ 'associative' => true ] ) );
	$applied         = [];
	$refused         = [];
	foreach ( $data as $name => $value ) {
		$path    = "$parent/$name";
		$type    = preg_replace( PART, '', $path, 1, $count );
		$pattern = $patterns[ ( $count ? '*' : '' ) . $type ] ?? '';
		$text    = is_scalar( $value ) ? as_text( $value ) : '';
		if ( is_array( $value ) ) {
			$inner   = check( $value, $path );
			$applied = array_merge( $applied, $inner['applied'] );
			$refused = array_merge( $refused, $inner['refused'] );
		} elseif ( '' === $pattern ) {
			$refused[ $path ] = 'unknown';
		} elseif ( 1 === preg_match( "~^(?!inherit$)(?:$pattern)$~Du", $text ) ) {
			$applied[ $path ] = $text;
		} else {
			$refused[ $path ] = 'invalid';
		}
	}
	return compact( 'applied', 'refused' );
}

/**
 * As scripts write it.
 * @param bool|float|int|string $value
 */
function as_text( $value ): string {
	return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
}

<?php
/** Styles and fonts of strangers: values that would be more than a value. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Paths of all leaves.
 * @param mixed $value
 * @return list<string>
 */
function paths_of( $value, string $path = '' ): array {
	if ( ! is_array( $value ) ) {
		return [ $path ];
	}
	$paths = [];
	foreach ( $value as $key => $inner ) {
		array_push( $paths, ...paths_of( $inner, '' === $path ? text( $key ) : "$path.$key" ) );
	}
	return $paths;
}

/**
 * Settings whose presets all have a name, which WordPress asks for where it cleans them; those of many themes have a slug only.
 * @param array<mixed> $settings
 * @return array<mixed>
 */
function named_presets( array $settings ): array {
	$named = array_map( static fn( $inner ) => is_array( $inner ) ? named_presets( $inner ) : $inner, $settings );
	return isset( $named['slug'] ) && is_string( $named['slug'] ) ? $named + [ 'name' => $named['slug'] ] : $named;
}

/** Texts of theme.json that are read, and not printed as CSS. */
const NO_CSS = [ 'description', 'name', 'slug', 'title' ];

/** Signs that end a value of CSS and begin a rule, and addresses; WordPress looks at what is before them only. */
const RULE = '~[{}<>;@\\\\]|/\*|url\s*\(~i';

/**
 * Styles or a font of a stranger, without values that would be rules of CSS, and without files of other sites.
 * @param mixed $value
 * @return mixed
 */
function without_rules( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	$file   = '~^(?:kit:|file:\./|' . preg_quote( STAND_IN, '~' ) . ')[^\s"\'();{}<>\\\\]*$~D';
	$is_own = static fn( $src ): bool => is_string( $src ) && preg_match( $file, $src );
	foreach ( $value as $key => $inner ) {
		if ( 'src' === $key ) {
			$value[ $key ] = array_values( array_filter( (array) $inner, $is_own ) );
		} elseif ( 'url' === $key && ! $is_own( $inner ) ) {
			unset( $value[ $key ] );
		} elseif ( is_string( $inner ) && ! in_array( $key, NO_CSS, true ) && preg_match( RULE, $inner ) ) {
			unset( $value[ $key ] );
		} else {
			$value[ $key ] = without_rules( $inner );
		}
	}
	return $value;
}

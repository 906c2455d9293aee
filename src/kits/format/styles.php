<?php
/**
 * Shapes of theme.json in a kit. WordPress reads settings, styles and font faces without asking for their types: a text in the place of a list ends
 * every page, the dashboard too, with a fatal error.
 */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Keys of theme.json that hold a map wherever they stand. */
const STYLE_MAPS = [
	'background',
	'blocks',
	'border',
	'color',
	'dimensions',
	'elements',
	'filter',
	'layout',
	'lightbox',
	'outline',
	'position',
	'spacing',
	'typography',
	'variations',
];

/** Descriptors of a font face that WordPress prints. */
const FACE_KEYS = [
	'ascentOverride',
	'descentOverride',
	'fontDisplay',
	'fontFamily',
	'fontFeatureSettings',
	'fontStretch',
	'fontStyle',
	'fontVariant',
	'fontVariationSettings',
	'fontWeight',
	'lineGapOverride',
	'preview',
	'sizeAdjust',
	'src',
	'unicodeRange',
];

/**
 * Styles or a font without what has another type than WordPress expects.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object From check_object(), of the kind `styles` or `font`.
 * @return array{object: array<string, mixed>, removed: list<string>} `removed`: paths such as `settings.color.palette`.
 */
function shaped_styles( array $object, string $kind ): array {
	$shaped = $object;
	if ( 'font' === $kind ) {
		$shaped['family'] = shaped_preset( items( $object['family'] ?? [] ) );
		foreach ( items( $object['faces'] ?? [] ) as $at => $face ) {
			$shaped['faces'][ $at ]['settings'] = shaped_face( items( $face )['settings'] ?? [] );
		}
	} else {
		$shaped['settings'] = shaped_settings( items( $object['settings'] ?? [] ) );
		$shaped['styles']   = shaped_tree( items( $object['styles'] ?? [] ) );
	}
	$shaped = array_intersect_key( $shaped, $object );
	return [
		'object'  => $shaped,
		'removed' => array_values( array_diff( paths_of( $object ), paths_of( $shaped ) ) ),
	];
}

/**
 * @param array<mixed> $settings Of theme.json, or of a block in it.
 * @return array<mixed>
 */
function shaped_settings( array $settings ): array {
	$shaped = shaped_tree( $settings );
	if ( isset( $shaped['custom'] ) ) {
		$shaped['custom'] = items( $shaped['custom'] );
	}
	foreach ( \WP_Theme_JSON::PRESETS_METADATA as $metadata ) {
		$presets = _wp_array_get( $shaped, $metadata['path'], null );
		if ( null !== $presets ) {
			_wp_array_set( $shaped, $metadata['path'], shaped_presets( items( $presets ) ) );
		}
	}
	foreach ( items( $shaped['blocks'] ?? [] ) as $block => $inner ) {
		$shaped['blocks'][ $block ] = shaped_settings( items( $inner ) );
	}
	return $shaped;
}

/**
 * @param array<mixed> $presets A list, or lists by origin: `theme`, `custom`.
 * @return array<mixed>
 */
function shaped_presets( array $presets ): array {
	if ( ! array_is_list( $presets ) ) {
		return array_map( static fn( $list ): array => shaped_presets( array_values( items( $list ) ) ), $presets );
	}
	$shaped = array_map( static fn( $preset ): array => shaped_preset( items( $preset ) ), $presets );
	$shaped = array_values( array_filter( $shaped, static fn( array $preset ): bool => is_string( $preset['slug'] ?? null ) ) );
	return array_map( static fn( array $preset ): array => $preset + [ 'name' => $preset['slug'] ], $shaped );
}

/**
 * A color, a size, a font family …: texts and numbers by name, and the lists that some have.
 * @param array<mixed> $preset
 * @return array<mixed>
 */
function shaped_preset( array $preset ): array {
	$shaped = array_filter( $preset, 'is_scalar' );
	if ( isset( $preset['colors'] ) ) {
		$shaped['colors'] = array_values( array_filter( items( $preset['colors'] ), 'is_string' ) );
	}
	if ( isset( $preset['fluid'] ) && is_array( $preset['fluid'] ) ) {
		$shaped['fluid'] = array_filter( $preset['fluid'], 'is_scalar' );
	}
	if ( isset( $preset['fontFace'] ) ) {
		$shaped['fontFace'] = array_values( array_filter( array_map( __NAMESPACE__ . '\shaped_face', items( $preset['fontFace'] ) ) ) );
	}
	return $shaped;
}

/**
 * @param mixed $face
 * @return array<mixed> Empty for what is not a font face.
 */
function shaped_face( $face ): array {
	$shaped = array_intersect_key( items( $face ), array_flip( FACE_KEYS ) );
	$src    = $shaped['src'] ?? null;
	$shaped = array_filter( $shaped, 'is_scalar' );
	if ( is_array( $src ) ) {
		$shaped['src'] = array_values( array_filter( $src, 'is_string' ) );
	}
	return $shaped;
}

/**
 * A tree of maps whose leaves are texts, numbers and lists, which those of presets go through again.
 * @param array<mixed> $tree
 * @return array<mixed>
 */
function shaped_tree( array $tree ): array {
	$shaped = [];
	foreach ( $tree as $key => $value ) {
		if ( is_array( $value ) && array_is_list( $value ) ) {
			$shaped[ $key ] = in_array( $key, STYLE_MAPS, true ) ? [] : $value;
		} elseif ( is_array( $value ) ) {
			$shaped[ $key ] = shaped_tree( $value );
		} elseif ( is_scalar( $value ) && ! in_array( $key, STYLE_MAPS, true ) ) {
			$shaped[ $key ] = $value;
		}
	}
	return $shaped;
}

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

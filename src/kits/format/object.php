<?php
/** Objects of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the JSON of an object: size, hash, levels, shape, and that it is what the manifest says of it. Unknown keys are left out.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $manifest From check_manifest().
 * @return array<string, mixed>|\WP_Error The object, decoded, with the names that this site has for the portfolio's post type and taxonomies.
 */
function check_object( string $name, string $json, array $manifest ) {
	$entry = items( items( $manifest['objects'] ?? null )[ $name ] ?? null );
	if ( ! $entry ) {
		return refuse( 'unlisted', $name );
	}
	if ( strlen( $json ) !== ( $entry['size'] ?? 0 ) ) {
		return refuse( 'size', $name );
	}
	if ( hash( 'sha256', $json ) !== ( $entry['sha256'] ?? '' ) ) {
		return refuse( 'hash', $name );
	}
	$decoded = decoded( $name, $json );
	if ( is_wp_error( $decoded ) ) {
		return $decoded;
	}
	if ( has_danger( $decoded ) ) {
		return refuse( 'value', $name );
	}
	$fit = fit_object( $name, $decoded, $manifest );
	if ( $fit['wrong'] ) {
		return refuse( 'object', "$name ({$fit['wrong'][0]})" );
	}
	$said = array_intersect_key( $entry, array_flip( [ 'title', 'needs', 'blocks', 'presets', 'defines' ] ) );
	// Not `hosts` and `restricted`, which are looked for anew in what is imported.
	$found = array_diff_key( summary( $decoded, $name ), array_flip( [ 'hosts', 'restricted' ] ) );
	// Presets that it does not need do no harm.
	$said['presets'] = array_values( array_intersect( items( $said['presets'] ?? null ), items( $found['presets'] ) ) );
	// phpcs:ignore Universal.Operators.StrictComparisons, WordPress.PHP.StrictComparisons -- In any order.
	return $found == $said ? site_key( $fit['object'] ) : refuse( 'summary', $name );
}

/** Whether an error of check_object() concerns the object alone, which is left out of the import and named. */
function is_left_out( \WP_Error $error ): bool {
	return 'frontage_kit_object' === $error->get_error_code();
}

/**
 * Decodes JSON within the limits.
 * @return array<string, mixed>|\WP_Error
 */
function decoded( string $name, string $json ) {
	$limits = limits();
	if ( strlen( $json ) > $limits['jsonBytes'] ) {
		return refuse( 'large', $name );
	}
	$decoded = json_decode( without_mark( $json ), true, max( 1, $limits['jsonDepth'] ) );
	if ( JSON_ERROR_DEPTH === json_last_error() ) {
		return refuse( 'deep', $name );
	}
	return is_array( $decoded ) && ( ! $decoded || ! array_is_list( $decoded ) ) ? $decoded : refuse( 'json', $name );
}

/**
 * Whether a value holds keys that reach the prototypes of a script. Texts are somebody's words: nothing of a kit is unserialized.
 * @param mixed $value
 */
function has_danger( $value ): bool {
	foreach ( is_array( $value ) ? $value : [] as $key => $inner ) {
		if ( in_array( $key, [ '__proto__', 'constructor', 'prototype' ], true ) || has_danger( $inner ) ) {
			return true;
		}
	}
	return false;
}

/** Whether a slug is that of a template's or part's name: by it WordPress finds what the plan shows by its name. */
function is_slug_of( string $name, string $slug ): bool {
	$own = name_of( kind_of( $name ), $slug );
	// Of several hashed names with the same slug, the others get a number.
	$is_own = $name === $own || str_contains( $own, '/x-' ) && str_starts_with( $name, "$own-" );
	return $is_own && sanitize_title( $slug ) === $slug;
}

/**
 * Fits an object to the schema of its kind.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object Decoded.
 * @param array<string, mixed> $manifest
 * @return array{object: array<string, mixed>, wrong: list<string>, removed: list<string>} Paths such as `items.0.url`: of what is wrong, and of what
 *                                                                                         was left out.
 */
function fit_object( string $name, array $object, array $manifest ): array {
	$fit   = fit( $object, items( schema()['kinds'][ kind_of( $name ) ] ?? null ), items( $manifest['files'] ?? null ) );
	$kept  = items( $fit['value'] );
	$paths = static fn( array $places ): array => array_values( array_map( static fn( array $place ): string => implode( '.', $place ), $places ) );
	$wrong = $paths( $fit['wrong'] );
	if ( ! $wrong && 'term' === kind_of( $name ) && ! str_starts_with( $name, 'term/x-' ) && ! str_starts_with( $name, "term/{$kept['taxonomy']}--" ) ) {
		$wrong = [ 'taxonomy' ];
	}
	if ( ! $wrong && in_array( kind_of( $name ), [ 'template', 'part' ], true ) && ! is_slug_of( $name, text( $kept['slug'] ?? '' ) ) ) {
		$wrong = [ 'slug' ];
	}
	return [
		'object'  => $kept,
		'wrong'   => $wrong,
		'removed' => $paths( $fit['removed'] ),
	];
}

<?php
/** Objects of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Keys of objects and their types; `reference`, `references` and `file` are checked for what they name. */
const SHAPE = [
	'alt'         => 'string',
	'area'        => 'string',
	'caption'     => 'string',
	'comments'    => 'string',
	'content'     => 'string',
	'date'        => 'string',
	'description' => 'string',
	'excerpt'     => 'string',
	'faces'       => 'array',
	'family'      => 'array',
	'file'        => 'file',
	'frontPage'   => 'reference',
	'height'      => 'integer',
	'icon'        => 'reference',
	'items'       => 'array',
	'locations'   => 'array',
	'logo'        => 'reference',
	'meta'        => 'array',
	'name'        => 'string',
	'order'       => 'integer',
	'parent'      => 'reference',
	'pings'       => 'string',
	'plugin'      => 'array',
	'postsPage'   => 'reference',
	'settings'    => 'array',
	'showOnFront' => 'string',
	'slug'        => 'string',
	'status'      => 'string',
	'sticky'      => 'boolean',
	'styles'      => 'array',
	'tagline'     => 'string',
	'taxonomy'    => 'string',
	'template'    => 'string',
	'terms'       => 'references',
	'thumbnail'   => 'reference',
	'title'       => 'string',
	'version'     => 'integer',
	'width'       => 'integer',
];

/** Kinds of objects to which the references of a key lead. */
const REFERENCED = [
	'frontPage' => [ 'page' ],
	'icon'      => [ 'media' ],
	'logo'      => [ 'media' ],
	'postsPage' => [ 'page' ],
	'terms'     => [ 'term' ],
	'thumbnail' => [ 'media' ],
];

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
	$wrong = wrong_key( $decoded, $manifest );
	$wrong = '' === $wrong ? wrong_kind( $name, $decoded ) : $wrong;
	if ( '' !== $wrong ) {
		return refuse( 'object', "$name ($wrong)" );
	}
	$said = array_intersect_key( $entry, array_flip( [ 'title', 'needs', 'blocks', 'presets', 'defines' ] ) );
	// phpcs:ignore Universal.Operators.StrictComparisons, WordPress.PHP.StrictComparisons -- In any order.
	return summary( $decoded, $name ) == $said ? site_key( array_intersect_key( $decoded, SHAPE ) ) : refuse( 'summary', $name );
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

/**
 * Name of the first key that does not fit the kind of the object; '' if all do.
 * @param array<string, mixed> $object Whose keys have their types.
 */
function wrong_kind( string $name, array $object ): string {
	$kind = kind_of( $name );
	foreach ( REFERENCED as $key => $kinds ) {
		foreach ( (array) ( $object[ $key ] ?? [] ) as $reference ) {
			if ( ! in_array( kind_of( substr( $reference, 4 ) ), $kinds, true ) ) {
				return $key;
			}
		}
	}
	$parent = kind_of( substr( $object['parent'] ?? "kit:$name", 4 ) );
	if ( ( 'term' === $kind ) !== ( 'term' === $parent ) ) {
		return 'parent';
	}
	if ( 'term' !== $kind ) {
		return '';
	}
	$taxonomy = $object['taxonomy'] ?? '';
	$is_named = str_starts_with( $name, 'term/x-' ) || str_starts_with( $name, "term/$taxonomy--" );
	return in_array( $taxonomy, TAXONOMIES, true ) && $is_named ? '' : 'taxonomy';
}

/**
 * Name of the first key that is not of its type; '' if all are.
 * @param array<string, mixed> $object
 * @param array<string, mixed> $manifest
 */
function wrong_key( array $object, array $manifest ): string {
	$reference = '~^' . REFERENCE . '$~D';
	foreach ( array_intersect_key( SHAPE, $object ) as $key => $type ) {
		$value    = $object[ $key ];
		$is_right = [
			'array'      => is_array( $value ),
			'boolean'    => is_bool( $value ),
			'file'       => is_string( $value ) && isset( $manifest['files'][ $value ] ),
			'integer'    => is_int( $value ),
			'reference'  => is_string( $value ) && preg_match( $reference, $value ),
			'references' => are_names( $value, $reference ),
			'string'     => is_string( $value ),
		][ $type ];
		if ( ! $is_right ) {
			return $key;
		}
	}
	$status = $object['status'] ?? 'publish';
	if ( ! in_array( $status, STATUSES, true ) || 'inherit' === $status ) {
		return 'status';
	}
	foreach ( items( $object['faces'] ?? null ) as $face ) {
		$file      = items( $face )['file'] ?? '';
		$is_listed = '' === $file || ( is_string( $file ) && isset( $manifest['files'][ $file ] ) );
		if ( ! is_array( $face ) || ! is_array( $face['settings'] ?? null ) || ! $is_listed ) {
			return 'faces';
		}
	}
	foreach ( items( $object['items'] ?? null ) as $item ) {
		if ( ! is_array( $item ) || ! is_string( $item['title'] ?? '' ) || ! is_string( $item['url'] ?? '' ) || ! is_string( $item['object'] ?? '' ) ) {
			return 'items';
		}
	}
	return '';
}

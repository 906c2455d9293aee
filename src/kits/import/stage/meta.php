<?php
/** Meta of objects: the schema of each key is the one by which this site registered it. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * An object with the meta that this site has for it: known keys, with values of their types. So it is with each item of a menu.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object From check_object().
 * @return array{object: array<string, mixed>, removed: list<string>} `removed`: paths such as `meta.color`.
 */
function fit_meta( array $object, string $kind ): array {
	$removed = [];
	if ( isset( $object['meta'] ) ) {
		$all            = items( $object['meta'] );
		$object['meta'] = meta_that_fits( $all, 'menu' === $kind ? 'nav_menu_item' : post_type_of( $kind ) );
		$removed        = array_map( static fn( $key ): string => "meta.$key", array_keys( array_diff_key( $all, $object['meta'] ) ) );
	}
	foreach ( 'menu' === $kind ? items( $object['items'] ?? null ) : [] as $at => $item ) {
		$fit                    = fit_meta( $item, $kind );
		$object['items'][ $at ] = $fit['object'];
		$removed                = array_merge( $removed, array_map( static fn( string $path ): string => "items.$at.$path", $fit['removed'] ) );
	}
	return [
		'object'  => $object,
		'removed' => $removed,
	];
}

/**
 * @param array<mixed> $meta By key.
 * @return array<string, mixed>
 */
function meta_that_fits( array $meta, string $type ): array {
	$rules = registered_meta( $type );
	$known = array_intersect_key( $meta, array_flip( kit_meta_keys( $type ) ) );
	// A filter may add keys that are registered nowhere.
	return array_filter( $known, static fn( $value, $key ): bool => ! isset( $rules[ $key ] ) || is_meta( $value, $rules[ $key ] ), ARRAY_FILTER_USE_BOTH );
}

/**
 * Whether a value is what a key of meta holds; the empty text and references are what WordPress stores, or will.
 * @param mixed                $value
 * @param array<string, mixed> $rule  As registered.
 */
function is_meta( $value, array $rule ): bool {
	if ( '' === $value || is_string( $value ) && str_starts_with( $value, 'kit:' ) ) {
		return true;
	}
	$schema = items( items( $rule['show_in_rest'] ?? null )['schema'] ?? null ) + [ 'type' => text( $rule['type'] ?? '', 'string' ) ];
	$values = $rule['single'] ?? true ? [ $value ] : $value;
	$wrong  = array_filter( items( $values ), static fn( $one ): bool => true !== rest_validate_value_from_schema( $one, $schema, 'meta' ) );
	return is_array( $values ) && ! $wrong;
}

<?php
/** Answers queries for terms from memory. */

declare( strict_types=1 );

namespace Frontage\Templates;

use Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Lists of ids or of names, and the property of a term that stands in them. */
const LISTS = [
	'ids'    => 'term_id',
	'tt_ids' => 'term_id',
	'names'  => 'name',
	'slugs'  => 'slug',
];

/** Maps from ids, and the property. */
const MAPS = [
	'id=>name'   => 'name',
	'id=>slug'   => 'slug',
	'id=>parent' => 'parent',
];

/**
 * Terms of the template, for queries of taxonomies that kits hold.
 * @param mixed $terms
 * @param mixed $query
 * @return mixed
 */
function answer_terms( $terms, $query ) {
	$own = array_merge( array_map( 'Frontage\Kits\site_key', Kits\TAXONOMIES ), [ 'wp_theme', 'wp_template_part_area' ] );
	if ( ! $query instanceof \WP_Term_Query || ! array_intersect( (array) $query->query_vars['taxonomy'], $own ) ) {
		return $terms;
	}
	$asked  = $query->query_vars;
	$found  = array_values( array_filter( Memory::terms(), static fn( \WP_Term $term ): bool => is_asked( $term, $asked ) ) );
	$fields = $asked['fields'];
	if ( 'count' === $fields ) {
		return (string) count( $found );
	}
	if ( isset( LISTS[ $fields ] ) ) {
		return wp_list_pluck( $found, LISTS[ $fields ] );
	}
	return isset( MAPS[ $fields ] ) ? wp_list_pluck( $found, MAPS[ $fields ], 'term_id' ) : $found;
}

/**
 * Whether a query asks for a term.
 * @param array<string, mixed> $asked Variables of the query.
 */
function is_asked( \WP_Term $term, array $asked ): bool {
	foreach ( [
		'include' => 'term_id',
		'slug'    => 'slug',
		'name'    => 'name',
	] as $name => $property ) {
		$wanted = array_diff( array_map( 'strval', (array) $asked[ $name ] ), [ '' ] );
		if ( $wanted && ! in_array( (string) $term->$property, $wanted, true ) ) {
			return false;
		}
	}
	$ids_of = static fn( $id ): array => items( wp_cache_get( $id, "{$term->taxonomy}_relationships" ) );
	$of     = $asked['object_ids'] ? array_merge( [], ...array_map( $ids_of, (array) $asked['object_ids'] ) ) : [];
	return in_array( $term->taxonomy, (array) $asked['taxonomy'], true ) && ( ! $asked['object_ids'] || in_array( $term->term_id, $of, true ) )
		&& ( ! $asked['hide_empty'] || $term->count > 0 );
}

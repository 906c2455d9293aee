<?php
/** Names the categories and tags that have something to show. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * The terms of one taxonomy that have public items, or whose children have.
 * @param 'categories'|'otherCategories'|'tags' $kind Which of the three.
 * @param int[] $only Term ids to choose from, in the order wanted; empty means all, by name.
 * @param array<int, list<int>>|null $among The only items that count, from terms_of_picked(); null for all.
 * @return list<array{id: int, name: string, slug: string, parent: int, count: int}> Name in plain text; count of the items in the term and its children, each once.
 */
function terms( string $kind, array $only = [], ?array $among = null ): array {
	$all = get_terms(
		[
			'taxonomy'               => taxonomy( $kind ),
			'hide_empty'             => false,
			'orderby'                => 'name',
			'update_term_meta_cache' => false,
		]
	);
	if ( ! is_array( $all ) ) {
		return [];
	}
	$terms = [];
	foreach ( $all as $term ) {
		if ( $term instanceof \WP_Term ) {
			$terms[ $term->term_id ] = $term;
		}
	}
	$counts = null === $among ? counts_with_children( $kind, $terms ) : counts_among( $among, $terms );
	$chosen = $only ? array_filter( wp_parse_id_list( $only ), static fn( int $id ): bool => isset( $terms[ $id ] ) ) : array_keys( $terms );
	$shown  = [];
	foreach ( $chosen as $id ) {
		if ( $counts[ $id ] > 0 ) {
			$shown[] = [
				'id'     => $id,
				'name'   => plain_text( $terms[ $id ]->name ),
				'slug'   => $terms[ $id ]->slug,
				'parent' => $terms[ $id ]->parent,
				'count'  => $counts[ $id ],
			];
		}
	}
	return $shown;
}

/**
 * The names of an item's categories. A list of items has read all their terms at once.
 * @return list<string> Plain text, by name.
 */
function term_names( \WP_Post $post ): array {
	$terms = get_the_terms( $post, taxonomy( 'categories' ) );
	return is_array( $terms ) ? array_map( __NAMESPACE__ . '\plain_text', array_values( wp_list_pluck( $terms, 'name' ) ) ) : [];
}

/**
 * How many public items each term has together with its children, at every depth.
 *
 * What WordPress stores counts a term alone. Terms with children are counted anew, which takes long on a large site, and
 * remembered until WordPress counts again or a term moves.
 * @param 'categories'|'otherCategories'|'tags' $kind Which taxonomy.
 * @param array<int, \WP_Term> $terms All its terms, by id.
 * @return array<int, int> Counts by id.
 */
function counts_with_children( string $kind, array $terms ): array {
	$own      = array_map( static fn( \WP_Term $term ): int => (int) $term->count, $terms );
	$families = parents_with_children( $terms );
	if ( ! $families ) {
		return $own;
	}
	// With the counts of each alone: what was counted before an item came is not taken for what there is after it.
	$present    = md5( (string) wp_json_encode( [ $families, $own ] ) );
	$remembered = get_transient( memory_of_families( taxonomy( $kind ) ) );
	$remembered = is_array( $remembered ) && isset( $remembered['of'] ) && is_array( $remembered['counts'] ?? null ) ? $remembered : [
		'of'     => '',
		'counts' => [],
	];
	if ( $remembered['of'] === $present ) {
		return $remembered['counts'] + $own;
	}
	$counts = public_counts( $families );
	if ( null === $counts ) {
		// A database that does not answer now: what was true a moment ago is nearer to it than nothing.
		return $remembered['counts'] + $own;
	}
	set_transient(
		memory_of_families( taxonomy( $kind ) ),
		[
			'of'     => $present,
			'counts' => $counts,
		],
		DAY_IN_SECONDS
	);
	return $counts + $own;
}

/**
 * Each term that has children, with all that count with it.
 * @param array<int, \WP_Term> $terms All terms of a taxonomy, by id.
 * @return array<int, int[]> Term taxonomy ids of the term and its children at every depth, by the term's id.
 */
function parents_with_children( array $terms ): array {
	$families = [];
	foreach ( $terms as $id => $term ) {
		$seen     = [ $id => true ];
		$ancestor = $term->parent;
		while ( isset( $terms[ $ancestor ] ) && ! isset( $seen[ $ancestor ] ) ) {
			$families[ $ancestor ][] = $term->term_taxonomy_id;
			$seen[ $ancestor ]       = true;
			$ancestor                = $terms[ $ancestor ]->parent;
		}
	}
	foreach ( array_keys( $families ) as $id ) {
		$families[ $id ][] = $terms[ $id ]->term_taxonomy_id;
	}
	return $families;
}

/** The transient that remembers the counts of a taxonomy's terms with children. */
function memory_of_families( string $taxonomy ): string {
	return 'frontage_families_' . $taxonomy;
}

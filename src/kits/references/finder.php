<?php
/** Finds many objects of this site by their names in kits, with a few queries for all of them. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Rows that are read at once. */
const FOUND_AT_ONCE = 1000;

/**
 * Ids by names. It remembers what has a hash for a name, for which all of a kind are read once: one for each request, in which nobody else writes.
 *
 * @since 0.1.0
 */
final class Finder {

	/** @var array<string, array<string, int>> Ids of what has a hash for a name, by kind. */
	private array $hashed = [];

	/**
	 * Ids of this site's own objects; 0 for what there is not, and for the settings.
	 *
	 * @since 0.1.0
	 *
	 * @param list<string> $names
	 * @return array<string, int> By name.
	 */
	public function find( array $names ): array {
		$kinds = [];
		foreach ( $names as $name ) {
			[ $kind, $slug ] = explode( '/', $name, 2 ) + [ '', '' ];

			$kinds[ $kind ][ $name ] = $slug;
		}
		$found = [];
		foreach ( $kinds as $kind => $slugs ) {
			$kind   = (string) $kind;
			$hashes = array_filter( $slugs, static fn( string $slug ): bool => str_starts_with( $slug, 'x-' ) );
			$plain  = array_diff_key( $slugs, $hashes );
			$found += $plain ? $this->plain( $kind, $plain ) : [];
			$found += $hashes ? $this->hashed( $kind ) : [];
		}
		return array_replace( array_fill_keys( $names, 0 ), array_intersect_key( $found, array_flip( $names ) ) );
	}

	/**
	 * @param array<string, string> $slugs By name.
	 * @return array<string, int>
	 */
	private function plain( string $kind, array $slugs ): array {
		if ( 'styles' === $kind || '' === ( KINDS[ $kind ] ?? '' ) && ! in_array( $kind, [ 'term', 'menu' ], true ) ) {
			return array_map( static fn( string $slug ): int => find_object( "$kind/$slug" ), $slugs );
		}
		$last = static function ( string $slug ): string {
			$parts = explode( '--', $slug );
			return (string) end( $parts );
		};
		$ends = array_values( array_unique( array_map( $last, $slugs ) ) );
		if ( in_array( $kind, [ 'term', 'menu' ], true ) ) {
			return $this->named_terms( terms_of_kind( $kind, $ends ) );
		}
		$found = [];
		foreach ( array_chunk( array_map( __NAMESPACE__ . '\site_key', $ends ), FOUND_AT_ONCE ) as $some ) {
			$found += $this->named_posts( $kind, rows_with( $kind, $some ) );
		}
		return $found;
	}

	/** @return array<string, int> */
	private function hashed( string $kind ): array {
		if ( isset( $this->hashed[ $kind ] ) ) {
			return $this->hashed[ $kind ];
		}
		$all = [];
		if ( in_array( $kind, [ 'term', 'menu' ], true ) ) {
			$all = $this->named_terms( terms_of_kind( $kind ) );
		} elseif ( '' !== post_type_of( $kind ) ) {
			for ( $rows = rows_after( $kind, 0 ); $rows; $rows = rows_after( $kind, (int) end( $rows )->ID ) ) {
				$all += $this->named_posts( $kind, $rows, true );
			}
		}
		$this->hashed[ $kind ] = array_filter( $all, static fn( string $name ): bool => str_starts_with( $name, "$kind/x-" ), ARRAY_FILTER_USE_KEY );
		return $this->hashed[ $kind ];
	}

	/**
	 * @param list<\WP_Term> $terms
	 * @return array<string, int> The first of each name.
	 */
	private function named_terms( array $terms ): array {
		$found = [];
		_prime_term_caches( array_filter( array_column( $terms, 'parent' ) ), false );
		foreach ( $terms as $term ) {
			$found += [ name_of_term( $term ) => $term->term_id ];
		}
		return $found;
	}

	/**
	 * @param list<\stdClass> $rows
	 * @return array<string, int> The first of each name.
	 */
	private function named_posts( string $kind, array $rows, bool $is_hashed = false ): array {
		$above = is_post_type_hierarchical( post_type_of( $kind ) ) ? rows_above( $rows ) : [];
		$found = [];
		foreach ( $rows as $row ) {
			$name  = name_of_row( $kind, $row, $above );
			$is_in = ! $is_hashed || str_starts_with( $name, "$kind/x-" );
			if ( $is_in && ! isset( $found[ $name ] ) && belongs_to_theme( (int) $row->ID, $row->post_type ) ) {
				$found[ $name ] = (int) $row->ID;
			}
		}
		return $found;
	}
}

/**
 * Rows of posts of a kind with one of some slugs.
 * @param list<string> $slugs
 * @return list<\stdClass>
 */
function rows_with( string $kind, array $slugs ): array {
	$marks = implode( ',', array_fill( 0, count( $slugs ), '%s' ) );
	return rows_where( $kind, "AND post_name IN ( $marks )", $slugs );
}

/**
 * The next rows of posts of a kind.
 * @return list<\stdClass>
 */
function rows_after( string $kind, int $id ): array {
	return rows_where( $kind, 'AND ID > %d', [ $id ], 'LIMIT ' . FOUND_AT_ONCE );
}

/**
 * Rows of the posts above some, up to the top.
 * @param list<\stdClass> $rows
 * @return array<int, \stdClass> By id.
 */
function rows_above( array $rows ): array {
	global $wpdb;
	$above = [];
	for ( $level = 0; $level < 20; $level++ ) {
		$ids = array_diff( array_unique( array_filter( array_map( 'intval', array_column( $rows, 'post_parent' ) ) ) ), array_keys( $above ) );
		if ( ! $ids ) {
			break;
		}
		$sql  = 'SELECT ' . ROW_COLUMNS . " FROM $wpdb->posts WHERE ID IN ( " . implode( ',', $ids ) . ' )';
		$rows = (array) $wpdb->get_results( $sql ); // phpcs:ignore WordPress.DB -- Ids are numbers.
		foreach ( $rows as $row ) {
			$above[ (int) $row->ID ] = $row;
		}
	}
	return $above;
}

/**
 * @param list<string>|null $slugs Null for all.
 * @return list<\WP_Term>
 */
function terms_of_kind( string $kind, ?array $slugs = null ): array {
	$taxonomies = 'menu' === $kind ? [ 'nav_menu' ] : array_map( __NAMESPACE__ . '\site_key', TAXONOMIES );
	$terms      = get_terms(
		[
			'taxonomy'               => array_filter( $taxonomies, 'taxonomy_exists' ),
			'hide_empty'             => false,
			'update_term_meta_cache' => false,
			'slug'                   => $slugs ?? '',
		]
	);
	return array_values( array_filter( is_array( $terms ) ? $terms : [], static fn( $term ): bool => $term instanceof \WP_Term ) );
}

<?php
/** After the switch: WordPress and other plugins hear of each object. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Tells of a batch of shown objects, and notes how the import left them.
 * @param list<int>            $numbers Of entries of the journal.
 */
function settle_objects( Import $import, array $numbers ): void {
	$was          = items( read_row( $import->run['id'], 'was' ) );
	$was_deferred = wp_defer_term_counting();
	$problem      = null;
	wp_defer_term_counting( true );
	try {
		foreach ( $numbers as $number ) {
			$entry   = $import->journal[ $number ];
			$problem = guarded( static fn() => settle_object( $entry, text( $was[ $entry['id'] ] ?? STAGED ) ) );
			if ( $problem ) {
				report_failure( $import, title_of_entry( $entry ), blame( $problem ) );
			}
		}
	} finally {
		$problem = guarded( static fn() => wp_defer_term_counting( $was_deferred ) );
	}
	if ( $problem ) {
		report_failure( $import, __( 'Categories and tags', 'frontage' ), blame( $problem ) );
	}
}

/**
 * @param KitEntry $entry Of the journal.
 * @param string               $was   Status before the switch.
 */
function settle_object( array $entry, string $was ): void {
	if ( 'post' === $entry['of'] ) {
		settle_post( $entry['target'], $was );
		is_swapped( $entry ) && count_terms_of( $entry['id'], text( get_post_type( $entry['target'] ) ) );
	} else {
		clean_term_cache( $entry['target'], $entry['taxonomy'] );
	}
	array_map( static fn( int $part ) => settle_post( $part, STAGED ), $entry['parts'] );
	is_swapped( $entry ) && 'term' === $entry['of'] && settle_menu( $entry );
}

/** Counts the terms of a post again. */
function count_terms_of( int $id, string $type ): void {
	foreach ( get_object_taxonomies( $type ) as $taxonomy ) {
		$terms = get_the_terms( $id, $taxonomy );
		if ( is_array( $terms ) ) {
			wp_update_term_count( wp_list_pluck( $terms, 'term_taxonomy_id' ), $taxonomy );
		}
	}
}

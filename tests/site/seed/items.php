<?php
/**
 * Gives the studio its portfolio: categories, tags and the items in them.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

use WP_Term;

use function Frontage\Portfolio\post_type;
use function Frontage\Portfolio\prefix;
use function Frontage\Portfolio\taxonomy;

defined( 'ABSPATH' ) || exit;

/** The newest item's day; each next one is nine days older, so that every site has the same order. */
const NEWEST = '2026-06-20 10:00:00';

/** Where items.json says which terms an item has, by the plugin's word for the taxonomy. */
const KEYS = [
	'categories'      => 'categories',
	'otherCategories' => 'other',
	'tags'            => 'tags',
];

/** Writes the terms of all three taxonomies and answers how many there are. */
function terms(): int {
	$written = 0;
	foreach ( data( 'terms' ) as $kind => $list ) {
		$written += write_terms( taxonomy( $kind ), $list, 0 );
	}
	return $written;
}

/**
 * Writes terms and the terms below them.
 *
 * @param string                           $taxonomy Taxonomy.
 * @param array<int, array<string, mixed>> $list     Terms with slug, name, and where they have them description and children.
 * @param int                              $under    Id of the parent term, 0 for none.
 * @return int How many were written.
 */
function write_terms( string $taxonomy, array $list, int $under ): int {
	$written = 0;
	foreach ( $list as $term ) {
		$words = [
			'slug'        => $term['slug'],
			'parent'      => $under,
			'description' => $term['description'] ?? '',
		];
		$id    = term( $taxonomy, $term['slug'] );
		if ( $id ) {
			sure( wp_update_term( $id, $taxonomy, wp_slash( [ 'name' => $term['name'] ] + $words ) ) );
		} else {
			$id = (int) sure( wp_insert_term( wp_slash( $term['name'] ), $taxonomy, wp_slash( $words ) ) )['term_id'];
		}
		$written += 1 + write_terms( $taxonomy, $term['children'] ?? [], $id );
	}
	return $written;
}

/**
 * The id of a term, 0 if there is none.
 *
 * @param string $taxonomy Taxonomy.
 * @param string $slug     Slug.
 */
function term( string $taxonomy, string $slug ): int {
	static $ids = []; // WordPress forgets the ones that it knows whenever an item is put into one.

	if ( ! isset( $ids[ $taxonomy ][ $slug ] ) ) {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		if ( ! $term instanceof WP_Term ) {
			return 0;
		}
		$ids[ $taxonomy ][ $slug ] = $term->term_id;
	}
	return $ids[ $taxonomy ][ $slug ];
}

/** Writes the items and answers how many there are. */
function items(): int {
	$items = array_filter( data( 'items' ), __NAMESPACE__ . '\has_its_picture' );
	foreach ( array_values( $items ) as $place => $item ) {
		write_item( $item, $place );
	}
	return count( $items );
}

/**
 * Writes one item.
 *
 * @param array<string, mixed> $item  An entry of items.json.
 * @param int                  $place Its place, 0 is the newest.
 */
function write_item( array $item, int $place ): void {
	$status = $item['status'] ?? 'publish';
	$days   = 9 * $place;
	$prefix = prefix();
	$meta   = [
		'_thumbnail_id'                  => picture( $item['picture'] ),
		"$prefix-portfolio-type"         => $item['type'],
		"$prefix-portfolio-image-id"     => picture( $item['picture'] ),
		"$prefix-lightbox-image-id"      => isset( $item['lightbox'] ) ? picture( $item['lightbox'] ) : 0,
		"$prefix-portfolio-video-url"    => $item['video'] ?? '',
		"$prefix-site-url"               => isset( $item['site'] ) ? home_url( $item['site'] ) : '',
		"$prefix-site-open-portfolio-in" => $item['opensIn'] ?? '',
		"$prefix-site-open-in-new-tab"   => 'new-tab' === ( $item['opensIn'] ?? '' ) ? 1 : 0,
	];
	$id     = write(
		[
			'post_type'      => post_type(),
			'post_name'      => $item['slug'],
			'post_title'     => $item['title'],
			'post_content'   => paragraphs( [ $item['text'] ] ),
			'post_excerpt'   => $item['text'],
			'post_status'    => $status,
			'post_password'  => $item['password'] ?? '',
			'post_author'    => person( 0 === $place % 2 ? 'editor' : 'author' ),
			'post_date'      => 'future' === $status ? '2098-03-01 10:00:00' : gmdate( 'Y-m-d H:i:s', (int) strtotime( NEWEST . " UTC -{$days} days" ) ),
			'comment_status' => 'closed',
			'meta_input'     => array_filter( $meta ),
		]
	);
	foreach ( array_diff_key( $meta, array_filter( $meta ) ) as $key => $nothing ) {
		if ( metadata_exists( 'post', $id, $key ) ) {
			delete_post_meta( $id, $key );
		}
	}
	foreach ( KEYS as $kind => $key ) {
		$taxonomy = taxonomy( $kind );
		$ids      = array_map(
			static function ( string $slug ) use ( $taxonomy ): int {
				return term( $taxonomy, $slug );
			},
			$item[ $key ]
		);
		sure( wp_set_object_terms( $id, $ids, $taxonomy ) );
	}
}

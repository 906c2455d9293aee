<?php
/** The objects of this site. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Groups of objects, in the order in which an import makes them. */
const GROUPS = [
	'media'     => [ 'media' ],
	'styles'    => [ 'font', 'styles' ],
	'content'   => [ 'term', 'page', 'post', 'item' ],
	'menus'     => [ 'navigation', 'menu' ],
	'templates' => [ 'pattern', 'part', 'template' ],
	'settings'  => [ 'settings' ],
];

/** Statuses of posts that an export leaves out unless asked for. */
const UNPUBLISHED = [ 'draft', 'pending', 'private', 'future' ];

/** @return array<string, string> Labels by group. */
function group_labels(): array {
	return [
		'media'     => __( 'Media', 'frontage' ),
		'styles'    => __( 'Styles and fonts', 'frontage' ),
		'content'   => __( 'Pages, posts, and portfolio', 'frontage' ),
		'menus'     => __( 'Menus', 'frontage' ),
		'templates' => __( 'Templates and patterns', 'frontage' ),
		'settings'  => __( 'Settings', 'frontage' ),
	];
}

/**
 * Names of all objects of groups, parents before their children.
 *
 * @since 0.1.0
 *
 * @param list<string> $groups      Names of GROUPS.
 * @param bool         $with_drafts Also drafts, and pending, private and scheduled posts.
 * @return list<string>
 */
function list_objects( array $groups, bool $with_drafts = false ): array {
	$names = [];
	foreach ( array_merge( ...array_values( array_intersect_key( GROUPS, array_flip( $groups ) ) ), ...[ [] ] ) as $kind ) {
		$of_kind = names_of_kind( $kind, $with_drafts );
		sort( $of_kind, SORT_STRING );
		$names = array_merge( $names, $of_kind );
	}
	return array_values( array_unique( $names ) );
}

/** @return list<string> */
function names_of_kind( string $kind, bool $with_drafts ): array {
	switch ( $kind ) {
		case 'settings':
			return [ 'settings/site' ];
		case 'styles':
			return find_object( 'styles/user' ) ? [ 'styles/user' ] : [];
		case 'menu':
			return array_values( array_map( __NAMESPACE__ . '\name_of_term', wp_get_nav_menus() ) );
		case 'term':
			return names_of_terms();
	}
	$names = [];
	foreach ( rows_of( $kind ) as $row ) {
		$is_wanted = $with_drafts || ! in_array( $row->post_status, UNPUBLISHED, true );
		if ( $is_wanted && belongs_to_theme( (int) $row->ID, $row->post_type ) ) {
			$names[] = name_of_row( $kind, $row );
		}
	}
	return $names;
}

/**
 * Number of posts of groups that have a password, which no kit holds.
 * @param list<string> $groups Names of GROUPS.
 */
function count_with_password( array $groups ): int {
	global $wpdb;
	$kinds = array_merge( ...array_values( array_intersect_key( GROUPS, array_flip( $groups ) ) ), ...[ [] ] );
	$types = array_values( array_filter( array_map( __NAMESPACE__ . '\post_type_of', $kinds ) ) );
	$in    = static fn( array $values ): string => implode( ', ', array_fill( 0, max( 1, count( $values ) ), '%s' ) );
	$sql   = "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type IN ( {$in( $types )} ) AND post_status IN ( {$in( STATUSES )} ) AND post_password <> ''";
	return (int) $wpdb->get_var( $wpdb->prepare( $sql, array_merge( $types ? $types : [ '' ], STATUSES ) ) ); // phpcs:ignore WordPress.DB -- Placeholders only.
}

/** @return list<string> */
function names_of_terms(): array {
	$terms = get_terms(
		[
			'taxonomy'               => array_filter( array_map( __NAMESPACE__ . '\site_key', TAXONOMIES ), 'taxonomy_exists' ),
			'hide_empty'             => false,
			'update_term_meta_cache' => false,
		]
	);
	$terms = array_filter( items( $terms ), static fn( $term ): bool => $term instanceof \WP_Term );
	return array_values( array_map( __NAMESPACE__ . '\name_of_term', $terms ) );
}

<?php
/** Names of objects in kits: each follows from the object alone, so that every request of an export knows all of them. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Kinds of objects and their post types, as kits name them; '' for what is no post. */
const KINDS = [
	'media'      => 'attachment',
	'term'       => '',
	'pattern'    => 'wp_block',
	'navigation' => 'wp_navigation',
	'part'       => 'wp_template_part',
	'template'   => 'wp_template',
	'styles'     => 'wp_global_styles',
	'font'       => 'wp_font_family',
	'page'       => 'page',
	'post'       => 'post',
	'item'       => 'frontage-portfolio',
	'menu'       => '',
	'settings'   => '',
];

/** Statuses of posts that kits hold. */
const STATUSES = [ 'publish', 'future', 'draft', 'pending', 'private', 'inherit' ];

/** Columns of posts that their names are made of. */
const ROW_COLUMNS = 'ID, post_name, post_title, post_date, post_parent, post_type, post_status';

/** Taxonomies that kits hold. */
const TAXONOMIES = [
	'category',
	'post_tag',
	'post_format',
	'wp_pattern_category',
	'frontage-portfolio-categories',
	'frontage-portfolio-other-categories',
	'frontage-portfolio-tags',
];

/** Name of an object: its slugs from the top one down, or a hash of what no file may be called. */
function name_of( string $kind, string ...$slugs ): string {
	$path     = implode( '--', $slugs );
	$is_plain = preg_match( '~^[a-z0-9][a-z0-9_-]{0,119}$~D', $path ) && ! in_array( '', $slugs, true ) && ! str_starts_with( $path, 'x-' );
	return "$kind/" . ( $is_plain ? $path : 'x-' . substr( md5( $path ), 0, 12 ) );
}

/** Post type of a kind on this site; '' for what is no post. */
function post_type_of( string $kind ): string {
	return site_key( KINDS[ $kind ] ?? '' );
}

/** Name of a post in kits, `page/about`; '' for what no kit holds. */
function name_of_post( \WP_Post $post ): string {
	$kind = (string) array_search( kit_key( $post->post_type ), KINDS, true );
	if ( '' === $kind || ! in_array( $post->post_status, STATUSES, true ) || '' !== $post->post_password ) {
		return '';
	}
	return 'styles' === $kind ? 'styles/user' : name_of_row( $kind, $post );
}

/**
 * @param \stdClass|\WP_Post   $row   Of the table of posts, with ROW_COLUMNS.
 * @param array<int, \stdClass> $above Rows of its parents, if they are at hand, by id.
 */
function name_of_row( string $kind, object $row, array $above = [] ): string {
	$slugs = [];
	for ( $at = $row, $level = 0; $at && $level < 20; $level++ ) {
		// Of a draft without a slug, one that follows from its title and date.
		array_unshift( $slugs, '' === $at->post_name ? 'draft ' . $at->post_title . $at->post_date : kit_key( $at->post_name ) );
		$up = (int) $at->post_parent;
		$at = $up && is_post_type_hierarchical( $at->post_type ) ? $above[ $up ] ?? get_post( $up ) : null;
	}
	return name_of( $kind, ...$slugs );
}

/**
 * Rows of the posts of a kind that kits hold, by id.
 * @param string $slug Only those with this one; '' for all.
 * @return list<\stdClass> With ROW_COLUMNS.
 */
function rows_of( string $kind, string $slug = '' ): array {
	return '' === $slug ? rows_where( $kind, '', [] ) : rows_where( $kind, 'AND post_name = %s', [ $slug ] );
}

/**
 * @param list<int|string> $values For the condition.
 * @return list<\stdClass> With ROW_COLUMNS.
 */
function rows_where( string $kind, string $condition, array $values, string $limit = '' ): array {
	global $wpdb;
	$statuses = implode( "','", STATUSES );
	$sql      = 'SELECT ' . ROW_COLUMNS . " FROM $wpdb->posts
		WHERE post_type = %s AND post_status IN ( '$statuses' ) AND post_password = '' $condition ORDER BY ID $limit";
	// phpcs:ignore WordPress.DB -- Prepared; statuses and columns are constants.
	return array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, array_merge( [ post_type_of( $kind ) ], $values ) ) ) );
}

/** Name of a term in kits, `term/category--news`, or of a classic menu; '' for what no kit holds. */
function name_of_term( \WP_Term $term ): string {
	if ( 'nav_menu' === $term->taxonomy ) {
		return name_of( 'menu', $term->slug );
	}
	if ( ! in_array( kit_key( $term->taxonomy ), TAXONOMIES, true ) ) {
		return '';
	}
	$slugs = [];
	for ( $at = $term, $level = 0; $at instanceof \WP_Term && $level < 20; $level++ ) {
		array_unshift( $slugs, $at->slug );
		$at = $at->parent ? get_term( $at->parent, $at->taxonomy ) : null;
	}
	return name_of( 'term', kit_key( $term->taxonomy ), ...$slugs );
}

/** Kind of an object by its name. */
function kind_of( string $name ): string {
	return explode( '/', $name, 2 )[0];
}

/**
 * Id of this site's own object with a name; 0 if there is none, and for the settings. Objects in the trash or being imported do not count.
 *
 * @since 0.1.0
 */
function find_object( string $name ): int {
	[ $kind, $slug ] = explode( '/', $name, 2 ) + [ '', '' ];
	if ( 'menu' === $kind ) {
		return find_term( $name, [ 'nav_menu' ], $slug );
	}
	if ( 'term' === $kind ) {
		$parts = explode( '--', $slug );
		return find_term( $name, str_starts_with( $slug, 'x-' ) ? TAXONOMIES : [ $parts[0] ], (string) end( $parts ) );
	}
	if ( 'styles' === $kind ) {
		// Not the other function of core's, which makes a post where there is none.
		$styles = \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		return (int) ( $styles['ID'] ?? 0 );
	}
	return '' === post_type_of( $kind ) ? 0 : find_post( $name, $kind, $slug );
}

/** @param list<string> $taxonomies */
function find_term( string $name, array $taxonomies, string $slug ): int {
	$terms = get_terms(
		[
			'taxonomy'               => array_filter( array_map( __NAMESPACE__ . '\site_key', $taxonomies ), 'taxonomy_exists' ),
			'hide_empty'             => false,
			'update_term_meta_cache' => false,
			'slug'                   => str_starts_with( explode( '/', $name )[1], 'x-' ) ? '' : $slug,
		]
	);
	foreach ( is_array( $terms ) ? $terms : [] as $term ) {
		if ( $term instanceof \WP_Term && name_of_term( $term ) === $name ) {
			return $term->term_id;
		}
	}
	return 0;
}

function find_post( string $name, string $kind, string $slug ): int {
	if ( str_starts_with( $slug, 'x-' ) ) {
		return ( new Finder() )->find( [ $name ] )[ $name ];
	}
	$parts = explode( '--', $slug );
	foreach ( rows_of( $kind, site_key( (string) end( $parts ) ) ) as $row ) {
		if ( name_of_row( $kind, $row ) === $name && belongs_to_theme( (int) $row->ID, $row->post_type ) ) {
			return (int) $row->ID;
		}
	}
	return 0;
}

/** Whether a template or part is one of the active theme; true for other posts. */
function belongs_to_theme( int $id, string $type ): bool {
	if ( ! in_array( $type, [ 'wp_template', 'wp_template_part' ], true ) ) {
		return true;
	}
	return in_array( get_stylesheet(), items( wp_get_post_terms( $id, 'wp_theme', [ 'fields' => 'names' ] ) ), true );
}

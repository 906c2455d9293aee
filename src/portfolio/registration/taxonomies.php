<?php
/** Two sets of categories and the tags of portfolio items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Suffixes of the items' slug in URLs of terms. */
const SLUG_SUFFIXES = [
	'categories'      => '-category',
	'otherCategories' => '-other-category',
	'tags'            => '-tag',
];

/** Registers the taxonomies, except those that another plugin has registered; items get those too. */
function register_taxonomies(): void {
	foreach ( KINDS as $kind ) {
		$name  = taxonomy( $kind );
		$found = get_taxonomy( $name );
		if ( $found ) {
			register_taxonomy_for_object_type( $name, post_type() );
			// Its counts would reveal hidden items.
			if ( ! $found->update_count_callback ) {
				$found->update_count_callback = __NAMESPACE__ . '\count_public_items';
			}
			continue;
		}
		$args = [
			'labels'                => taxonomy_labels( $kind ),
			'public'                => true,
			'hierarchical'          => 'tags' !== $kind,
			'show_admin_column'     => true,
			'show_in_rest'          => true,
			'rest_base'             => $name,
			'rewrite'               => [
				'slug'         => str_replace( '/', '-', (string) get( 'portfolio_slug' ) ) . SLUG_SUFFIXES[ $kind ],
				'with_front'   => false,
				'hierarchical' => 'tags' !== $kind,
			],
			'update_count_callback' => __NAMESPACE__ . '\count_public_items',
			'capabilities'          => [
				'manage_terms' => 'manage_portfolio_terms',
				'edit_terms'   => 'edit_portfolio_terms',
				'delete_terms' => 'delete_portfolio_terms',
				'assign_terms' => 'assign_portfolio_terms',
			],
		];

		/**
		 * Filters the registration of a taxonomy of portfolio items.
		 *
		 * @since 0.1.0
		 * @param array $args Arguments of register_taxonomy().
		 * @param string $kind categories, otherCategories or tags.
		 */
		$filtered = apply_filters( 'frontage_portfolio_taxonomy_args', $args, $kind );
		register_taxonomy( $name, post_type(), is_array( $filtered ) ? $filtered : $args );
	}//end foreach
}

/**
 * Labels that replace core's ones for categories and tags.
 * @param 'categories'|'otherCategories'|'tags' $kind
 * @return array<string, string>
 */
function taxonomy_labels( string $kind ): array {
	switch ( $kind ) {
		case 'categories':
			return [
				'name'                  => _x( 'Portfolio categories', 'taxonomy general name', 'frontage' ),
				'singular_name'         => _x( 'Portfolio category', 'taxonomy singular name', 'frontage' ),
				'menu_name'             => _x( 'Categories', 'admin menu', 'frontage' ),
				'item_link'             => _x( 'Portfolio category link', 'navigation link block title', 'frontage' ),
				'item_link_description' => _x( 'A link to a portfolio category.', 'navigation link block description', 'frontage' ),
			];
		case 'tags':
			return [
				'name'                  => _x( 'Portfolio tags', 'taxonomy general name', 'frontage' ),
				'singular_name'         => _x( 'Portfolio tag', 'taxonomy singular name', 'frontage' ),
				'menu_name'             => _x( 'Tags', 'admin menu', 'frontage' ),
				'item_link'             => _x( 'Portfolio tag link', 'navigation link block title', 'frontage' ),
				'item_link_description' => _x( 'A link to a portfolio tag.', 'navigation link block description', 'frontage' ),
			];
		default:
			return [
				'name'                  => _x( 'Other portfolio categories', 'taxonomy general name', 'frontage' ),
				'singular_name'         => _x( 'Other portfolio category', 'taxonomy singular name', 'frontage' ),
				'menu_name'             => _x( 'Other categories', 'admin menu', 'frontage' ),
				'all_items'             => __( 'All other categories', 'frontage' ),
				'search_items'          => __( 'Search other categories', 'frontage' ),
				'parent_item'           => __( 'Parent other category', 'frontage' ),
				'parent_item_colon'     => __( 'Parent other category:', 'frontage' ),
				'edit_item'             => __( 'Edit other category', 'frontage' ),
				'view_item'             => __( 'View other category', 'frontage' ),
				'update_item'           => __( 'Update other category', 'frontage' ),
				'add_new_item'          => __( 'Add other category', 'frontage' ),
				'new_item_name'         => __( 'New other category name', 'frontage' ),
				'not_found'             => __( 'No other categories found.', 'frontage' ),
				'no_terms'              => __( 'No other categories', 'frontage' ),
				'filter_by_item'        => __( 'Filter by other category', 'frontage' ),
				'items_list_navigation' => __( 'Other categories list navigation', 'frontage' ),
				'items_list'            => __( 'Other categories list', 'frontage' ),
				'back_to_items'         => __( '&larr; Go to other categories', 'frontage' ),
				'item_link'             => _x( 'Other portfolio category link', 'navigation link block title', 'frontage' ),
				'item_link_description' => _x( 'A link to another portfolio category.', 'navigation link block description', 'frontage' ),
			];
	}//end switch
}

<?php
/** The post type of portfolio items, with a page for each and a REST collection. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Registers it, unless another plugin has it already: then ours lives on that one. */
function register_items(): void {
	if ( post_type_exists( post_type() ) ) {
		// What our sidebar edits: without the first the REST API has no meta, without the second no order.
		add_post_type_support( post_type(), [ 'custom-fields', 'page-attributes' ] );
		return;
	}
	$args = [
		'labels'          => item_labels(),
		'description'     => __( 'Pieces of work that a gallery shows: pages, pictures, videos and sites.', 'frontage' ),
		'public'          => true,
		'hierarchical'    => false,
		'show_in_rest'    => true,
		'rest_base'       => post_type(),
		'menu_position'   => 20,
		'menu_icon'       => 'dashicons-portfolio',
		'supports'        => [ 'title', 'editor', 'thumbnail', 'excerpt', 'page-attributes', 'custom-fields', 'revisions', 'author' ],
		'taxonomies'      => array_map( __NAMESPACE__ . '\taxonomy', KINDS ),
		'has_archive'     => false,
		'rewrite'         => [
			'slug'       => get( 'portfolio_slug' ),
			'with_front' => false,
		],
		'capability_type' => [ 'portfolio_item', 'portfolio_items' ],
		'map_meta_cap'    => true,
	];

	/**
	 * Filters how the post type of portfolio items is registered.
	 *
	 * @since 0.1.0
	 * @param array $args Arguments of register_post_type().
	 */
	$filtered = apply_filters( 'frontage_portfolio_post_type_args', $args );
	register_post_type( post_type(), is_array( $filtered ) ? $filtered : $args );
}

/**
 * Leaves the addresses below a page to that page's children, where the items' addresses begin like its own: a page `portfolio` may well have been
 * there before. A published item of the same name comes first.
 * @param mixed $vars What WordPress has read from the address.
 * @return mixed The same, or the page.
 */
function prefer_child_pages( $vars ) {
	$type = get_post_type_object( post_type() );
	$base = $type && is_array( $type->rewrite ) ? $type->rewrite['slug'] . '/' : '';
	if ( ! is_array( $vars ) || '' === $base ) {
		return $vars;
	}
	$path = '';
	if ( post_type() === ( $vars['post_type'] ?? '' ) && is_string( $vars['name'] ?? null ) ) {
		$path = has_readable_item( $vars['name'] ) ? '' : $base . $vars['name'];
	} elseif ( isset( $vars['attachment'] ) ) {
		// What stands below an item's address WordPress takes for something attached to it.
		$asked = (string) $GLOBALS['wp']->request;
		$path  = str_starts_with( $asked, $base ) ? $asked : '';
	}
	if ( '' === $path || ! get_page_by_path( $path ) ) {
		return $vars;
	}
	return array_diff_key( $vars, array_flip( [ 'post_type', 'name', 'attachment', post_type() ] ) ) + [ 'pagename' => $path ];
}

/** Whether the reader may see an item of this slug: drafts and scheduled items have no address yet. */
function has_readable_item( string $slug ): bool {
	$query = [
		'post_type'   => post_type(),
		'name'        => $slug,
		'post_status' => is_user_logged_in() ? [ 'publish', 'private' ] : 'publish',
		'perm'        => 'readable',
		'fields'      => 'ids',
		'numberposts' => 1,
	];
	return (bool) get_posts( $query );
}

/** @return array<string, string> */
function item_labels(): array {
	return [
		'name'                     => _x( 'Portfolio items', 'post type general name', 'frontage' ),
		'singular_name'            => _x( 'Portfolio item', 'post type singular name', 'frontage' ),
		'menu_name'                => _x( 'Portfolio', 'admin menu', 'frontage' ),
		'name_admin_bar'           => _x( 'Portfolio item', 'add new on admin bar', 'frontage' ),
		'add_new'                  => __( 'Add item', 'frontage' ),
		'add_new_item'             => __( 'Add portfolio item', 'frontage' ),
		'new_item'                 => __( 'New portfolio item', 'frontage' ),
		'edit_item'                => __( 'Edit portfolio item', 'frontage' ),
		'view_item'                => __( 'View portfolio item', 'frontage' ),
		'view_items'               => __( 'View portfolio items', 'frontage' ),
		'all_items'                => __( 'All items', 'frontage' ),
		'search_items'             => __( 'Search portfolio items', 'frontage' ),
		'parent_item_colon'        => __( 'Parent portfolio item:', 'frontage' ),
		'not_found'                => __( 'No portfolio items found.', 'frontage' ),
		'not_found_in_trash'       => __( 'No portfolio items found in Trash.', 'frontage' ),
		'archives'                 => __( 'Portfolio item archives', 'frontage' ),
		'attributes'               => __( 'Portfolio item attributes', 'frontage' ),
		'insert_into_item'         => __( 'Insert into portfolio item', 'frontage' ),
		'uploaded_to_this_item'    => __( 'Uploaded to this portfolio item', 'frontage' ),
		'featured_image'           => _x( 'Featured image', 'portfolio item', 'frontage' ),
		'set_featured_image'       => _x( 'Set featured image', 'portfolio item', 'frontage' ),
		'remove_featured_image'    => _x( 'Remove featured image', 'portfolio item', 'frontage' ),
		'use_featured_image'       => _x( 'Use as featured image', 'portfolio item', 'frontage' ),
		'filter_items_list'        => __( 'Filter portfolio items list', 'frontage' ),
		'filter_by_date'           => __( 'Filter by date', 'frontage' ),
		'items_list_navigation'    => __( 'Portfolio items list navigation', 'frontage' ),
		'items_list'               => __( 'Portfolio items list', 'frontage' ),
		'item_published'           => __( 'Portfolio item published.', 'frontage' ),
		'item_published_privately' => __( 'Portfolio item published privately.', 'frontage' ),
		'item_reverted_to_draft'   => __( 'Portfolio item reverted to draft.', 'frontage' ),
		'item_trashed'             => __( 'Portfolio item trashed.', 'frontage' ),
		'item_scheduled'           => __( 'Portfolio item scheduled.', 'frontage' ),
		'item_updated'             => __( 'Portfolio item updated.', 'frontage' ),
		'item_link'                => _x( 'Portfolio item link', 'navigation link block title', 'frontage' ),
		'item_link_description'    => _x( 'A link to a portfolio item.', 'navigation link block description', 'frontage' ),
	];
}

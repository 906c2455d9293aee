<?php
/** Post type of portfolio items, with single pages and a REST collection. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Registers the post type, unless another plugin has registered it. */
function register_items(): void {
	if ( post_type_exists( post_type() ) ) {
		// Needed by our sidebar, for meta and the order in the REST API.
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
	 * Filters the registration of the post type of portfolio items.
	 *
	 * @since 0.1.0
	 * @param array $args Arguments of register_post_type().
	 */
	$filtered = apply_filters( 'frontage_portfolio_post_type_args', $args );
	register_post_type( post_type(), is_array( $filtered ) ? $filtered : $args );
}

/**
 * Prefers child pages of a page whose slug is that of the items: a page `portfolio` may have existed before. A published item of the same name has
 * precedence.
 * @param mixed $vars Query variables.
 * @return mixed
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
		// Core parses URLs below an item as its attachments.
		$request = (string) $GLOBALS['wp']->request;
		$path    = str_starts_with( $request, $base ) ? $request : '';
	}
	if ( '' === $path || ! get_page_by_path( $path ) ) {
		return $vars;
	}
	return array_diff_key( $vars, array_flip( [ 'post_type', 'name', 'attachment', post_type() ] ) ) + [ 'pagename' => $path ];
}

/** Whether the user may see an item with this slug: drafts and scheduled items have no URL yet. */
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

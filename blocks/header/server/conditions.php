<?php
/** Pages on which a header is shown, by its conditions and the choice of each page. */

declare( strict_types=1 );

namespace Frontage\Header;

defined( 'ABSPATH' ) || exit;

const META    = '_frontage_header';
const CHOICES = [ '', 'transparent', 'not-sticky', 'none' ];

/**
 * Whether a header's conditions match the requested page.
 * @param array<string, mixed> $attributes Of the header.
 */
function is_shown( array $attributes ): bool {
	$show_on = array_filter( (array) ( $attributes['showOn'] ?? [] ), 'is_string' );
	$hide_on = array_filter( (array) ( $attributes['hideOn'] ?? [] ), 'is_string' );
	return ( ! $show_on || array_filter( $show_on, __NAMESPACE__ . '\matches_condition' ) )
		&& ! array_filter( $hide_on, __NAMESPACE__ . '\matches_condition' );
}

/** Whether the requested page is of a kind: one of the names below, or `type:` and a post type for its posts and archive. */
function matches_condition( string $condition ): bool {
	switch ( $condition ) {
		case 'front-page':
			return is_front_page();
		case 'singular':
			return is_singular();
		case 'archive':
			return is_archive() || is_home();
		case '404':
			return is_404();
		case 'search':
			return is_search();
	}
	$type = str_starts_with( $condition, 'type:' ) ? substr( $condition, 5 ) : '';
	return '' !== $type && ( is_singular( $type ) || is_post_type_archive( $type ) || ( 'post' === $type && is_home() ) );
}

/** Choice of the current page, one of CHOICES. */
function page_choice(): string {
	$page   = is_singular() ? get_queried_object_id() : 0;
	$page   = is_home() && ! is_front_page() ? (int) get_option( 'page_for_posts' ) : $page;
	$choice = $page ? get_post_meta( $page, META, true ) : '';
	return in_array( $choice, CHOICES, true ) ? $choice : '';
}

/** Registers the choice for all public post types. */
function register_page_choice(): void {
	foreach ( get_post_types( [ 'public' => true ] ) as $type ) {
		register_post_meta(
			$type,
			META,
			[
				'type'              => 'string',
				'description'       => __( 'What the header does on this page: nothing special, transparent, not-sticky or none.', 'frontage' ),
				'single'            => true,
				'default'           => '',
				'sanitize_callback' => static fn( $value ): string => in_array( $value, CHOICES, true ) ? $value : '',
				'auth_callback'     => __NAMESPACE__ . '\can_choose',
				'show_in_rest'      => [ 'schema' => [ 'enum' => CHOICES ] ],
			]
		);
	}
}

/**
 * @param mixed $allowed Core's answer: false, because the key begins with an underscore.
 * @param mixed $key Name of the meta.
 * @param mixed $post Id of the page.
 */
function can_choose( $allowed, $key, $post ): bool {
	return current_user_can( 'edit_post', absint( $post ) );
}

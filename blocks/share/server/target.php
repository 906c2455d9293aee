<?php
/** What is shared: the post around a block, or the page itself. Nothing of one visitor gets into it, for caches keep the page. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Address\absolute_http_url;
use function Frontage\Text\plain_text;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $attributes As attributes() gives them; an address of theirs comes first.
 * @param array<string, mixed> $context The block's.
 * @return array{url: string, title: string, post: int} The site's name stands for a title that is missing; the post is 0 where the page is none, or not
 *         for everybody to know of.
 */
function target( array $attributes, array $context ): array {
	$own  = absolute_http_url( $attributes['url'] );
	$post = '' !== $own ? post_of_address( $own ) : ( is_around_post( $context ) ? (int) ( $context['postId'] ?? get_the_ID() ) : 0 );
	if ( $post > 0 ) {
		$title = title_of( $post );
	} else {
		$title = '' === $own && is_archive() ? plain_text( text( get_the_archive_title() ) ) : '';
	}
	if ( '' !== $attributes['title'] ) {
		$title = $attributes['title'];
	}
	return [
		'url'   => '' !== $own ? $own : ( $post > 0 ? text( get_permalink( $post ) ) : page_address() ),
		'title' => '' !== $title ? $title : plain_text( text( get_bloginfo( 'name' ) ) ),
		'post'  => $post,
	];
}

/**
 * What a block is called: by what it shares, where that has a name of its own.
 * @param array<string, mixed> $attributes As attributes() gives them.
 * @param array{url: string, title: string, post: int} $target
 */
function label_of_block( array $attributes, array $target ): string {
	$is_untitled = $target['post'] > 0 && '' === $attributes['title'] && '' === title_of( $target['post'] );
	/* translators: %s: title of a post or page. */
	return $is_untitled || '' === $target['title'] ? __( 'Share this post', 'frontage' ) : sprintf( __( 'Share “%s”', 'frontage' ), $target['title'] );
}

/**
 * Whether a block stands for one post: on its own page, in a loop, or in a Query Loop. Elsewhere the present post is only the first of an archive.
 * @param array<string, mixed> $context The block's.
 */
function is_around_post( array $context ): bool {
	return is_singular() || in_the_loop() || isset( $context['queryId'] ) || wp_is_serving_rest_request();
}

function title_of( int $post ): string {
	return plain_text( text( get_the_title( $post ) ) );
}

/** The address of a page that is no post, made of what WordPress has understood of it. */
function page_address(): string {
	global $wp;
	if ( is_search() ) {
		return text( get_search_link( text( get_query_var( 's' ) ) ) );
	}
	if ( ! get_option( 'permalink_structure' ) ) {
		return text( home_url( '' === (string) $wp->query_string ? '/' : '/?' . $wp->query_string ) );
	}
	return text( home_url( text( user_trailingslashit( '/' . ltrim( (string) $wp->request, '/' ) ) ) ) );
}

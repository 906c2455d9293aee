<?php
/** Page to share: the post around a block, or the current page. Without data of one visitor, because caches keep the page. */

declare( strict_types=1 );

namespace Frontage\Share;

use Frontage\Page;
use function Frontage\Address\absolute_http_url;
use function Frontage\Text\plain_text;
use function Frontage\Text\plain_title;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $attributes From attributes(); its URL overrides the page.
 * @param array<string, mixed> $context Context of the block.
 * @return array{url: string, title: string, post: int} Without a title, that of the site; without a public post, 0.
 */
function target( array $attributes, array $context ): array {
	$own  = absolute_http_url( $attributes['url'] );
	$post = is_around_post( $context ) ? (int) ( $context['postId'] ?? get_the_ID() ) : 0;
	$post = '' !== $own ? post_of_address( $own ) : $post;
	if ( $post > 0 ) {
		$title = plain_title( $post );
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
 * Accessible name of a block, by the title of the shared page.
 * @param array<string, mixed> $attributes From attributes().
 * @param array{url: string, title: string, post: int} $target
 */
function block_label( array $attributes, array $target ): string {
	$is_untitled = $target['post'] > 0 && '' === $attributes['title'] && '' === plain_title( $target['post'] );
	if ( $is_untitled || '' === $target['title'] ) {
		return __( 'Share this post', 'frontage' );
	}
	/* translators: %s: title of a post or page. */
	return sprintf( __( 'Share “%s”', 'frontage' ), $target['title'] );
}

/**
 * Whether a block belongs to one post: on its own page, in the loop, in a Query Loop, or outside of pages. Elsewhere the current post is only
 * the first of an archive.
 * @param array<string, mixed> $context The block's.
 */
function is_around_post( array $context ): bool {
	return is_singular() || in_the_loop() || isset( $context['queryId'] ) || Page\is_bare() || Page\is_block_preview();
}

/** URL of a page that is not a post, from the parsed request. */
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

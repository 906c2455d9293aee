<?php
/** What is shared: the post around a block, or the page itself. Nothing of one visitor gets into it, for caches keep the page. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $attributes As attributes() gives them; an address of theirs comes first.
 * @param array<string, mixed> $context The block's.
 * @return array{url: string, title: string, post: int} The post is 0 where the page is none.
 */
function target( array $attributes, array $context ): array {
	$own = web_address( $attributes['url'] );
	if ( '' !== $own ) {
		$post = post_of_address( $own );
		return [
			'url'   => $own,
			'title' => '' !== $attributes['title'] ? $attributes['title'] : ( $post ? title_of( $post ) : plain_text( get_bloginfo( 'name' ) ) ),
			'post'  => $post,
		];
	}
	$post = is_around_post( $context ) ? (int) ( $context['postId'] ?? get_the_ID() ) : 0;
	$page = $post > 0 ? [
		'url'   => (string) get_permalink( $post ),
		'title' => title_of( $post ),
		'post'  => $post,
	] : [
		'url'   => page_address(),
		'title' => is_archive() ? plain_text( get_the_archive_title() ) : plain_text( get_bloginfo( 'name' ) ),
		'post'  => 0,
	];
	if ( '' !== $attributes['title'] ) {
		$page['title'] = $attributes['title'];
	}
	return $page;
}

/** An address of the web, or ''. */
function web_address( string $url ): string {
	return preg_match( '~^https?://[^/?#\s]+~i', $url ) ? sanitize_url( $url ) : '';
}

/**
 * Whether a block stands for one post: on its own page, in a loop, or in a Query Loop. Elsewhere the present post is only the first of an archive.
 * @param array<string, mixed> $context The block's.
 */
function is_around_post( array $context ): bool {
	return is_singular() || in_the_loop() || isset( $context['queryId'] ) || wp_is_serving_rest_request();
}

function title_of( int $post ): string {
	return plain_text( get_the_title( $post ) );
}

/** HTML as it is read. */
function plain_text( string $html ): string {
	return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/** The address of a page that is no post, made of what WordPress has understood of it. */
function page_address(): string {
	global $wp;
	if ( is_search() ) {
		return get_search_link( (string) get_query_var( 's' ) );
	}
	if ( ! get_option( 'permalink_structure' ) ) {
		return home_url( '' === (string) $wp->query_string ? '/' : '/?' . $wp->query_string );
	}
	return home_url( user_trailingslashit( '/' . ltrim( (string) $wp->request, '/' ) ) );
}

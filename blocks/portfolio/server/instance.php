<?php
/** Gives each gallery of a page the name that its addresses carry, so that two galleries never move each other. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The name of a gallery within its page: its `instanceId`, else its place on the page; with a suffix where that is taken. WordPress may render a
 * content more than once (for a description, a feed, a search index): each time its galleries get the names that they had. Equal galleries of one
 * content (a synced pattern or a shortcode used twice) differ by their order.
 * @param array<string, mixed> $attributes From attributes().
 */
function instance( array $attributes ): string {
	static $taken = [];

	$gallery = md5( (string) wp_json_encode( [ get_the_ID(), $attributes ] ) );
	$gallery = $gallery . '-' . occurrence( $gallery );
	$wanted  = is_string( $attributes['instanceId'] ) ? $attributes['instanceId'] : '';
	$name    = '' === $wanted ? '1' : $wanted;
	for ( $next = 2; isset( $taken[ $name ] ) && $taken[ $name ] !== $gallery; $next++ ) {
		$name = '' === $wanted ? (string) $next : "$wanted-$next";
	}
	$taken[ $name ] = $gallery;
	return $name;
}

/**
 * Counts equal galleries within one rendering of a content. What stands outside of contents (templates, widgets) is counted apart; what plugins
 * render for the page's head is not shown, and counted as the content that it comes from.
 * @param string|null $gallery What makes galleries equal; null begins a new rendering of the present post's content.
 */
function occurrence( ?string $gallery ): string {
	static $counts = [];

	$post = (int) get_the_ID();
	if ( null === $gallery ) {
		$counts[ $post ] = [];
		return '';
	}
	$scope = doing_filter( 'the_content' ) || doing_action( 'wp_head' ) ? $post : "outside $post";

	$counts[ $scope ][ $gallery ] = ( $counts[ $scope ][ $gallery ] ?? 0 ) + 1;
	return "$scope-{$counts[ $scope ][ $gallery ]}";
}

/**
 * Has the galleries of a content counted from the first again.
 * @param mixed $content The content, before any block of it is rendered.
 * @return mixed The same.
 */
function restart_occurrences( $content ) {
	occurrence( null );
	return $content;
}

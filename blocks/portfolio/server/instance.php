<?php
/** Names of a page's galleries, so that the URL parameters of two do not collide. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/**
 * Name of a gallery within its page: its `instanceId`, else its number, with a suffix if that is in use. Content may be rendered more than once
 * (for a description, a feed, a search index): its galleries get the same names each time. Equal galleries of one content (a synced pattern or a
 * shortcode used twice) differ by their order.
 * @param array<string, mixed> $attributes From attributes().
 */
function instance( array $attributes ): string {
	static $taken = [];

	$gallery = md5( (string) wp_json_encode( [ get_the_ID(), $attributes ] ) );
	$gallery = $gallery . '-' . count_occurrence( $gallery );
	$wanted  = is_string( $attributes['instanceId'] ) ? $attributes['instanceId'] : '';
	$name    = '' === $wanted ? '1' : $wanted;
	for ( $next = 2; isset( $taken[ $name ] ) && $taken[ $name ] !== $gallery; $next++ ) {
		$name = '' === $wanted ? (string) $next : "$wanted-$next";
	}
	$taken[ $name ] = $gallery;
	return $name;
}

/**
 * Counts equal galleries within one rendering of a content. Galleries outside of contents (templates, widgets) are counted separately; those that
 * plugins render for the page's head are not shown, and counted with the content.
 * @param string $gallery Hash of a gallery.
 */
function count_occurrence( string $gallery ): string {
	$post  = (int) get_the_ID();
	$scope = doing_filter( 'the_content' ) || doing_action( 'wp_head' ) ? $post : "outside $post";
	$count = 1 + ( Notes::all( "galleries $scope" )[ $gallery ] ?? 0 );
	Notes::add( "galleries $scope", $gallery, $count );
	return "$scope-$count";
}

/**
 * Restarts the count of a content's galleries.
 * @param mixed $content The content, before any block of it is rendered.
 * @return mixed The same.
 */
function restart_occurrences( $content ) {
	Notes::clear( 'galleries ' . (int) get_the_ID() );
	return $content;
}

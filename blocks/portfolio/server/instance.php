<?php
/** Gives each gallery of a page the name that its addresses carry, so that two galleries never move each other. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Page\Notes;

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
 * Counts equal galleries within one rendering of a content. What stands outside of contents (templates, widgets) is counted apart; what plugins
 * render for the page's head is not shown, and counted as the content that it comes from.
 * @param string $gallery Equal for equal galleries.
 * @return string The scope and the count in it.
 */
function count_occurrence( string $gallery ): string {
	$post  = (int) get_the_ID();
	$scope = doing_filter( 'the_content' ) || doing_action( 'wp_head' ) ? $post : "outside $post";
	$count = 1 + ( Notes::all( "galleries $scope" )[ $gallery ] ?? 0 );
	Notes::add( "galleries $scope", $gallery, $count );
	return "$scope-$count";
}

/**
 * Has the galleries of a content counted from the first again.
 * @param mixed $content The content, before any block of it is rendered.
 * @return mixed The same.
 */
function restart_occurrences( $content ) {
	Notes::clear( 'galleries ' . (int) get_the_ID() );
	return $content;
}

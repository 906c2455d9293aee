<?php
/** References of a template's objects, and addresses that lead on within the preview. */

declare( strict_types=1 );

namespace Frontage\Templates;

use function Frontage\Kits\find_object;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Value of a reference in the preview: an id, or an address.
 * @param string $type Of Frontage\Kits\walk().
 * @param mixed  $value
 * @return int|string|null
 */
function refer( string $type, $value ) {
	$reference = text( $value );
	if ( 0 !== strpos( $reference, 'kit:' ) ) {
		return is_int( $value ) ? $value : $reference;
	}
	$name = substr( $reference, 4, strcspn( $reference, '?#' ) - 4 );
	if ( 'media-address' === $type ) {
		return (string) wp_get_attachment_url( id_of( $name ) );
	}
	if ( 'address' === $type ) {
		return address( 0 === strpos( $name, 'home/' ) ? 'front' : $name ) . substr( $reference, strlen( $name ) + 4 );
	}
	$id = id_of( $name );
	return $id ? $id : null;
}

/** Id of an object of the template, or of a picture of the site's, which the owner has chosen; 0 for none. */
function id_of( string $name ): int {
	$id = Memory::id( $name );
	return $id || 0 !== strpos( $name, 'media/' ) ? $id : find_object( $name );
}

/** Address of a page of the template, by its word or its object's name. */
function address( string $page ): string {
	$word = array_search( $page, [ 'front' => 'page/home' ], true );
	$word = preg_match( '#^page/(work|journal|about|contact)$#', $page, $found ) ? $found[1] : $word;
	return add_query_arg(
		[
			TEMPLATE_PARAMETER => Memory::template(),
			PAGE_PARAMETER     => $word ? $word : $page,
		],
		home_url( '/' )
	);
}

/** Address of the items of galleries that filter or go on. */
function items_address(): string {
	return address( 'items' );
}

/**
 * Links to posts and terms of the template.
 * @param mixed $link
 * @param mixed $object A post, a term, or the id of a page.
 * @return mixed
 */
function lead_to_preview( $link, $object ) {
	if ( $object instanceof \WP_Term ) {
		return Memory::name( $object->term_id ) ? address( 'category' === $object->taxonomy ? 'page/journal' : 'page/work' ) : $link;
	}
	$name = Memory::name( $object instanceof \WP_Post ? $object->ID : (int) text( $object ) );
	return '' === $name ? $link : address( $name );
}

/**
 * Pictures of the template are files of the plugin.
 * @param mixed $url
 * @param mixed $id
 * @return mixed
 */
function lead_to_picture( $url, $id ) {
	$name = Memory::name( (int) text( $id ) );
	return '' === $name ? $url : plugins_url( 'pictures/' . text( get_post_meta( (int) text( $id ), '_wp_attached_file', true ) ), __DIR__ );
}

/**
 * Links of the site's title and logo.
 * @param mixed $html
 * @param mixed $block The parsed block.
 * @return mixed
 */
function lead_home( $html, $block ) {
	if ( ! in_array( $block['blockName'] ?? '', [ 'core/site-title', 'core/site-logo', 'core/home-link' ], true ) ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( text( $html ) );
	while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
		$tags->set_attribute( 'href', address( 'front' ) );
	}
	return $tags->get_updated_html();
}

/**
 * Link from a post to its neighbor, which WordPress looks for in the database only.
 * @param mixed $html
 * @param mixed $format With %link.
 * @param mixed $link   With %title.
 * @param mixed $found  A post of the site.
 * @param mixed $side   previous or next.
 */
function link_neighbor( $html, $format, $link, $found, $side ): string {
	$posts = array_values( wp_list_filter( Memory::posts(), [ 'post_type' => get_post_type() ] ) );
	$place = array_search( get_the_ID(), wp_list_pluck( $posts, 'ID' ), true );
	// The newest one is the first.
	$post = $posts[ (int) $place + ( 'previous' === $side ? 1 : -1 ) ] ?? null;
	if ( false === $place || ! $post ) {
		return '';
	}
	$rel    = 'previous' === $side ? 'prev' : 'next';
	$anchor = sprintf( '<a href="%s" rel="%s">%s</a>', esc_url( address( Memory::name( $post->ID ) ) ), $rel, text( $link ) );
	return str_replace( [ '%link', '%title' ], [ $anchor, get_the_title( $post ) ], text( $format ) );
}

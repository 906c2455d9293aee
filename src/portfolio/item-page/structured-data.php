<?php
/** Structured data (schema.org): the item of a page, and the printed items of galleries. */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Page\Notes;
use Frontage\Portfolio;
use function Frontage\Text\plain_text;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Types of schema.org by type of item. */
const SCHEMA_TYPES = [
	'page'   => 'CreativeWork',
	'iframe' => 'CreativeWork',
	'image'  => 'ImageObject',
	'video'  => 'VideoObject',
];

/**
 * Collects the printed items of a gallery. One that is rendered twice, as for an excerpt, counts once.
 * @param mixed $items Of one gallery, from Portfolio\item().
 */
function collect_shown_items( $items ): void {
	if ( is_array( $items ) && $items ) {
		Notes::add( 'shown items', implode( ',', wp_list_pluck( $items, 'id' ) ), array_values( $items ) );
	}
}

/** Prints the page's structured data at its end. */
function print_structured_data(): void {
	$graph = array_map( __NAMESPACE__ . '\gallery_data', array_values( Notes::all( 'shown items' ) ) );
	// A process may render several pages.
	Notes::clear( 'shown items' );
	$post = is_singular( Portfolio\post_type() ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && is_open( $post ) ) {
		array_unshift( $graph, item_data( $post ) );
	}

	/**
	 * Filters the structured data of the portfolio on a page. An empty list (`__return_empty_array`) prints none, for sites with another plugin for
	 * it.
	 *
	 * @since 0.1.0
	 * @param array $graph Nodes of schema.org: of the page's item, of each gallery.
	 */
	$graph = apply_filters( 'frontage_structured_data', $graph );
	if ( ! is_array( $graph ) || ! $graph ) {
		return;
	}
	$data = [
		'@context' => 'https://schema.org',
		'@graph'   => array_values( $graph ),
	];
	// JSON_HEX_TAG, for titles with `</script>`.
	$json = (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	wp_print_inline_script_tag( $json, [ 'type' => 'application/ld+json' ] );
}

/**
 * Node of an item on its own page.
 * @return array<string, mixed>
 */
function item_data( \WP_Post $post ): array {
	$item    = Portfolio\item( $post );
	$excerpt = $post->post_excerpt;
	if ( '' === $excerpt ) {
		$excerpt = wp_trim_words( excerpt_remove_blocks( strip_shortcodes( $post->post_content ) ), 55, '…' );
	}
	$data = [
		'@id'           => $item['link'] . '#item',
		'description'   => plain_text( $excerpt, true ),
		'datePublished' => (string) get_post_time( 'c', true, $post ),
		'dateModified'  => (string) get_post_modified_time( 'c', true, $post ),
		'keywords'      => Portfolio\term_names( $post, 'tags' ),
		'inLanguage'    => text( get_bloginfo( 'language' ) ),
	];
	if ( 'iframe' === $item['type'] && '' !== $item['siteUrl'] ) {
		$data['about'] = [
			'@type' => 'WebSite',
			'url'   => $item['siteUrl'],
		];
	}
	return array_filter( node( $item ) + $data );
}

/**
 * Node of a gallery and its printed items.
 * @param list<array<string, mixed>> $items From Portfolio\item().
 * @return array<string, mixed>
 */
function gallery_data( array $items ): array {
	return array_filter(
		[
			'@type'   => 'ImageGallery',
			'name'    => is_singular() ? plain_text( text( single_post_title( '', false ) ) ) : '',
			'url'     => is_singular() ? text( wp_get_canonical_url() ) : '',
			'hasPart' => array_map( __NAMESPACE__ . '\node', $items ),
		]
	);
}

/**
 * Common properties of an item.
 * @param array<string, mixed> $item From Portfolio\item().
 * @return array<string, mixed>
 */
function node( array $item ): array {
	$image = $item['image']['src'] ?? '';
	$node  = [
		'@type'        => SCHEMA_TYPES[ $item['type'] ],
		'name'         => $item['title'],
		'url'          => $item['link'],
		'image'        => $image,
		'thumbnailUrl' => 'video' === $item['type'] ? $image : '',
		'contentUrl'   => 'image' === $item['type'] ? $item['lightboxUrl'] : '',
	];
	if ( 'video' === $item['type'] ) {
		$player = video_player( $item['videoUrl'] );
		// A framed player is a page, not a file.
		$name               = 'file' === ( $player['kind'] ?? '' ) ? 'contentUrl' : 'embedUrl';
		$node[ $name ]      = $player['src'] ?? $item['videoUrl'];
		$node['uploadDate'] = (string) get_post_time( 'c', true, $item['id'] );
	}
	return array_filter( $node );
}

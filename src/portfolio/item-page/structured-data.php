<?php
/** Structured data (schema.org) of a page: an item on its own page, the printed items of galleries. */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Page\Notes;
use Frontage\Portfolio;
use function Frontage\Text\decode_entities;
use function Frontage\Text\plain_text;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** What each type of item is to schema.org. */
const SCHEMA_TYPES = [
	'page'   => 'CreativeWork',
	'iframe' => 'CreativeWork',
	'image'  => 'ImageObject',
	'video'  => 'VideoObject',
];

/**
 * Keeps the items that galleries print on this page, for the one script at its end. A gallery that was rendered twice, as for an excerpt, counts
 * once.
 * @param mixed $items Of one gallery, from Portfolio\item().
 */
function collect_shown_items( $items ): void {
	if ( is_array( $items ) && $items ) {
		Notes::add( 'shown items', implode( ',', wp_list_pluck( $items, 'id' ) ), array_values( $items ) );
	}
}

/** Prints what this page shows, once, at its end. */
function print_structured_data(): void {
	$graph = array_map( __NAMESPACE__ . '\gallery_data', array_values( Notes::all( 'shown items' ) ) );
	// A process may render more than one page.
	Notes::clear( 'shown items' );
	$post = is_singular( Portfolio\post_type() ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && is_open( $post ) ) {
		array_unshift( $graph, item_data( $post ) );
	}

	/**
	 * Filters the structured data of the portfolio on this page. An empty list (`__return_empty_array`) prints none, for sites where another plugin
	 * does.
	 *
	 * @since 0.1.0
	 * @param array $graph Nodes of schema.org: of the item whose page this is, of each gallery.
	 */
	$graph = apply_filters( 'frontage_structured_data', $graph );
	if ( ! is_array( $graph ) || ! $graph ) {
		return;
	}
	$data = [
		'@context' => 'https://schema.org',
		'@graph'   => array_values( $graph ),
	];
	// A title that holds `</script>` stays within.
	wp_print_inline_script_tag( (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), [ 'type' => 'application/ld+json' ] );
}

/**
 * An item on its own page.
 * @return array<string, mixed>
 */
function item_data( \WP_Post $post ): array {
	$item = Portfolio\item( $post );
	$data = [
		'@id'           => $item['link'] . '#item',
		'description'   => decode_entities( wp_strip_all_tags( '' === $post->post_excerpt ? wp_trim_words( excerpt_remove_blocks( strip_shortcodes( $post->post_content ) ), 55, '…' ) : $post->post_excerpt, true ) ),
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
 * The items that a gallery prints.
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
 * What is said of an item wherever it stands.
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
		// What is played in a frame has a page, not a file.
		$name               = 'file' === ( $player['kind'] ?? '' ) ? 'contentUrl' : 'embedUrl';
		$node[ $name ]      = $player['src'] ?? $item['videoUrl'];
		$node['uploadDate'] = (string) get_post_time( 'c', true, $item['id'] );
	}
	return array_filter( $node );
}

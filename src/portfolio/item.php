<?php
/**
 * Turns a stored portfolio item into plain data in our own words: what it shows, what it opens and where. This is the border to the names under
 * which items have been stored and served since before this plugin: no other PHP file knows them.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Address\sanitize_http_url;
use function Frontage\Text\plain_title;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** The three taxonomies, in our words. */
const KINDS = [ 'categories', 'otherCategories', 'tags' ];

/** What an item can be. The last is what an item of no type, or of an unknown one, is. */
const TYPES = [ 'page', 'image', 'video', 'iframe' ];

/** What stands behind the prefix in the names of the taxonomies. */
const TAXONOMY_ENDINGS = [
	'categories'      => '-portfolio-categories',
	'otherCategories' => '-portfolio-other-categories',
	'tags'            => '-portfolio-tags',
];

/**
 * The provider's prefix of post type, taxonomies, meta keys and REST fields. It is decided once, when the plugin loads.
 * @return lowercase-string&non-empty-string
 */
function prefix(): string {
	static $prefix = null;
	if ( null === $prefix ) {
		/**
		 * Filters the prefix under which a site stores and serves its portfolio. Add it in a must-use plugin: plugins that load after this one come too
		 * late.
		 *
		 * @since 0.1.0
		 * @param string $prefix Lower-case letters, digits and hyphens, at most 5 characters; `astra` unless filtered.
		 */
		$filtered = apply_filters( 'frontage_portfolio_prefix', 'astra' );
		// WordPress allows a taxonomy's name 32 characters.
		$prefix = is_string( $filtered ) && preg_match( '/^[a-z][a-z0-9-]{0,4}$/', $filtered ) ? $filtered : 'astra';
	}
	return $prefix;
}

/**
 * The post type of portfolio items, also its REST base.
 * @return lowercase-string&non-empty-string
 */
function post_type(): string {
	return prefix() . '-portfolio';
}

/**
 * The taxonomy of one kind, also its REST base and the name of the collection's parameter.
 * @param 'categories'|'otherCategories'|'tags' $kind Which of the three.
 * @return lowercase-string&non-empty-string
 */
function taxonomy( string $kind ): string {
	return prefix() . TAXONOMY_ENDINGS[ $kind ];
}

/**
 * The meta keys under which an item's own data is stored.
 * @return array{type: string, image: string, lightboxImage: string, videoUrl: string, siteUrl: string, siteType: string, newTab: string, opening: string, focus: string} Keys by our words.
 */
function meta_keys(): array {
	return [
		'type'          => prefix() . '-portfolio-type',
		'image'         => prefix() . '-portfolio-image-id',
		'lightboxImage' => prefix() . '-lightbox-image-id',
		'videoUrl'      => prefix() . '-portfolio-video-url',
		'siteUrl'       => prefix() . '-site-url',
		'siteType'      => prefix() . '-site-type',
		'newTab'        => prefix() . '-site-open-in-new-tab',
		'opening'       => prefix() . '-site-open-portfolio-in',
		'focus'         => 'frontage_focus',
	];
}

/**
 * Meta keys on which depends what a gallery shows of an item.
 * @return list<string>
 */
function shown_meta_keys(): array {
	return array_merge( array_values( meta_keys() ), [ '_thumbnail_id', FRAMING_META ] );
}

/**
 * The names of an item's REST fields.
 * @return array{type: string, thumbnailUrl: string, thumbnailMeta: string, lightboxUrl: string, videoUrl: string, siteUrl: string, siteType: string, newTab: string, opening: string, plainTitle: string, image: string, terms: string, frameable: string} Names by our words.
 */
function field_names(): array {
	return [
		'type'          => 'portfolio-type',
		'thumbnailUrl'  => 'thumbnail-image-url',
		'thumbnailMeta' => 'thumbnail-image-meta',
		'lightboxUrl'   => 'lightbox-image-url',
		'videoUrl'      => 'portfolio-video-url',
		'siteUrl'       => prefix() . '-site-url',
		'siteType'      => prefix() . '-site-type',
		'newTab'        => prefix() . '-site-open-in-new-tab',
		'opening'       => prefix() . '-site-open-portfolio-in',
		'plainTitle'    => 'frontage_plain_title',
		'image'         => 'frontage_image',
		'terms'         => 'frontage_terms',
		'frameable'     => 'frontage_frameable',
	];
}

/**
 * What is stored with an item, made sound: only known words, only http and https addresses.
 * @return array{type: 'page'|'video'|'image'|'iframe', image: int, lightboxImage: int, videoUrl: string, siteUrl: string, siteType: string, newTab: bool, opening: 'new-tab'|'same-tab'|'iframe', focus: array{x: float, y: float}} By our words.
 */
function stored( int $id ): array {
	$values = [];
	foreach ( meta_keys() as $word => $key ) {
		$value           = get_post_meta( $id, $key, true );
		$values[ $word ] = is_scalar( $value ) ? (string) $value : '';
	}
	return [
		'type'          => known_type( $values['type'] ),
		'image'         => absint( $values['image'] ),
		'lightboxImage' => absint( $values['lightboxImage'] ),
		'videoUrl'      => sanitize_http_url( $values['videoUrl'] ),
		'siteUrl'       => sanitize_http_url( $values['siteUrl'] ),
		'siteType'      => sanitize_text_field( $values['siteType'] ),
		'newTab'        => '1' === $values['newTab'],
		'opening'       => known_opening( $values['opening'] ),
		'focus'         => known_focus( get_post_meta( $id, meta_keys()['focus'], true ) ),
	];
}

/**
 * One portfolio item in our words. Where it opens: a page where its editor said, otherwise in the lightbox; a framed site in a new tab if its
 * editor said so, otherwise in the lightbox; pictures and videos in the lightbox. An item that has nothing to open there leads to its own page.
 * @return array{id: int, slug: string, title: string, link: string, type: 'page'|'video'|'image'|'iframe', opensIn: 'lightbox'|'new-tab'|'same-tab', siteUrl: string, videoUrl: string, lightboxUrl: string, frameable?: false, image: null|array{src: string, srcset: string, width: int, height: int, alt: string, color: string, focus?: array{x: float, y: float}}, terms: list<string>}
 *         Title and alternative text are plain text; addresses are absolute, or empty; sizes are in pixels; the color is `#rrggbb` or empty.
 *         The focus says which point of a cropped picture stays in sight, 0 to 1 from its left and its top; it is missing for the middle.
 *         Frameable is there only where the site of the item is known to refuse to be shown in a frame.
 */
function item( \WP_Post $post ): array {
	$stored    = stored( $post->ID );
	$lightbox  = lightbox_url( $post, $stored );
	$to_frame  = [
		'page'   => text( get_permalink( $post ) ),
		'video'  => $stored['videoUrl'],
		'image'  => $lightbox,
		'iframe' => $stored['siteUrl'],
	];
	$opens_in  = 'lightbox';
	$elsewhere = [
		'page'   => 'iframe' === $stored['opening'] ? 'lightbox' : $stored['opening'],
		'iframe' => $stored['newTab'] ? 'new-tab' : 'lightbox',
	];
	if ( '' === $to_frame[ $stored['type'] ] ) {
		$opens_in = 'same-tab';
	} elseif ( isset( $elsewhere[ $stored['type'] ] ) ) {
		$opens_in = $elsewhere[ $stored['type'] ];
	}

	$item = [
		'id'          => $post->ID,
		// Slugs of other scripts are kept percent-encoded by WordPress; an address encodes them itself.
		'slug'        => urldecode( $post->post_name ),
		'title'       => plain_title( $post ),
		'link'        => $to_frame['page'],
		'type'        => $stored['type'],
		'opensIn'     => $opens_in,
		'siteUrl'     => $stored['siteUrl'],
		'videoUrl'    => $stored['videoUrl'],
		'lightboxUrl' => $lightbox,
		'image'       => tile_image_data( $post, $stored ),
		'terms'       => term_names( $post ),
	];
	if ( 'iframe' === $stored['type'] && is_known_to_refuse( $post->ID, $stored['siteUrl'] ) ) {
		$item['frameable'] = false;
	}

	/**
	 * Filters a portfolio item as the gallery and the REST API show it. Id, slug, title and link are WordPress's own and stay: `the_title` and
	 * `post_type_link` change those.
	 *
	 * @since 0.1.0
	 * @param array $item The item, in the shape that Frontage\Portfolio\item() documents; keep its keys and types.
	 * @param \WP_Post $post The post that it comes from.
	 */
	return sound_item( items( apply_filters( 'frontage_portfolio_item', $item, $post ) ), $item );
}

/**
 * An item as a filter has changed it, where what it says is of the right type.
 * @param array<mixed> $given
 * @param array{id: int, slug: string, title: string, link: string, type: 'page'|'video'|'image'|'iframe', opensIn: 'lightbox'|'new-tab'|'same-tab', siteUrl: string, videoUrl: string, lightboxUrl: string, frameable?: false, image: null|array{src: string, srcset: string, width: int, height: int, alt: string, color: string, focus?: array{x: float, y: float}}, terms: list<string>} $item
 * @return array{id: int, slug: string, title: string, link: string, type: 'page'|'video'|'image'|'iframe', opensIn: 'lightbox'|'new-tab'|'same-tab', siteUrl: string, videoUrl: string, lightboxUrl: string, frameable?: false, image: null|array{src: string, srcset: string, width: int, height: int, alt: string, color: string, focus?: array{x: float, y: float}}, terms: list<string>}
 */
function sound_item( array $given, array $item ): array {
	foreach ( [ 'siteUrl', 'videoUrl', 'lightboxUrl' ] as $name ) {
		$item[ $name ] = text( $given[ $name ] ?? null, $item[ $name ] );
	}
	if ( in_array( $given['type'] ?? null, TYPES, true ) ) {
		$item['type'] = $given['type'];
	}
	if ( in_array( $given['opensIn'] ?? null, [ 'lightbox', 'new-tab', 'same-tab' ], true ) ) {
		$item['opensIn'] = $given['opensIn'];
	}
	if ( array_key_exists( 'image', $given ) && ( null === $given['image'] || is_array( $given['image'] ) ) ) {
		$item['image'] = sound_image( items( $given['image'] ) );
	}
	if ( is_array( $given['terms'] ?? null ) ) {
		$item['terms'] = array_values( array_filter( $given['terms'], 'is_string' ) );
	}
	if ( false === ( $given['frameable'] ?? null ) ) {
		$item['frameable'] = false;
	} elseif ( true === ( $given['frameable'] ?? null ) ) {
		unset( $item['frameable'] );
	}
	return $item;
}

/**
 * An item's type, if it is one that we know; otherwise `iframe`.
 * @param mixed $type
 * @return 'page'|'video'|'image'|'iframe'
 */
function known_type( $type ): string {
	return in_array( $type, TYPES, true ) ? $type : 'iframe';
}

/**
 * What editors call the types of items.
 * @return array{page: string, image: string, video: string, iframe: string}
 */
function type_labels(): array {
	return [
		'page'   => _x( 'Page', 'type of portfolio item', 'frontage' ),
		'image'  => _x( 'Picture', 'type of portfolio item', 'frontage' ),
		'video'  => _x( 'Video', 'type of portfolio item', 'frontage' ),
		'iframe' => _x( 'Another site', 'type of portfolio item', 'frontage' ),
	];
}

/**
 * Where a page opens, if it is one of the known words; otherwise `iframe`, which is the lightbox.
 * @param mixed $opening
 * @return 'new-tab'|'same-tab'|'iframe'
 */
function known_opening( $opening ): string {
	return in_array( $opening, [ 'new-tab', 'same-tab' ], true ) ? $opening : 'iframe';
}

<?php
/**
 * Data of a portfolio item under our names. The only PHP file that uses the names under which items have been stored and served since before this
 * plugin.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Address\sanitize_http_url;
use function Frontage\Text\plain_title;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Kinds of taxonomies. */
const KINDS = [ 'categories', 'otherCategories', 'tags' ];

/** Types of items. The last one is the default. */
const TYPES = [ 'page', 'image', 'video', 'iframe' ];

/** Taxonomy names without the prefix. */
const TAXONOMY_ENDINGS = [
	'categories'      => '-portfolio-categories',
	'otherCategories' => '-portfolio-other-categories',
	'tags'            => '-portfolio-tags',
];

/**
 * Prefix of post type, taxonomies, meta keys and REST fields, constant after the plugin has loaded.
 * @return lowercase-string&non-empty-string
 */
function prefix(): string {
	static $prefix = null;
	if ( null === $prefix ) {
		/**
		 * Filters the prefix under which a site stores and serves its portfolio. Use a must-use plugin: plugins that load after this one are too late.
		 *
		 * @since 0.1.0
		 * @param string $prefix Lower-case letters, digits and hyphens, at most 5 characters; `astra` unless filtered.
		 */
		$filtered = apply_filters( 'frontage_portfolio_prefix', 'astra' );
		// The maximum length of a taxonomy's name is 32 characters.
		$prefix = is_string( $filtered ) && preg_match( '/^[a-z][a-z0-9-]{0,4}$/', $filtered ) ? $filtered : 'astra';
	}
	return $prefix;
}

/**
 * Post type of portfolio items, also its REST base.
 * @return lowercase-string&non-empty-string
 */
function post_type(): string {
	return prefix() . '-portfolio';
}

/**
 * Taxonomy of a kind, also its REST base and the name of the collection's parameter.
 * @param 'categories'|'otherCategories'|'tags' $kind
 * @return lowercase-string&non-empty-string
 */
function taxonomy( string $kind ): string {
	return prefix() . TAXONOMY_ENDINGS[ $kind ];
}

/**
 * Meta keys of an item's data.
 * @return MetaKeys By our names.
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
 * Meta keys that affect an item in galleries.
 * @return list<string>
 */
function shown_meta_keys(): array {
	return array_merge( array_values( meta_keys() ), [ '_thumbnail_id', FRAMING_META ] );
}

/**
 * Meta keys of an item's pictures.
 * @return list<string>
 */
function picture_keys(): array {
	$keys = meta_keys();
	return [ $keys['image'], $keys['lightboxImage'], '_thumbnail_id' ];
}

/**
 * Names of an item's REST fields.
 * @return FieldNames By our names.
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
 * Stored data of an item, sanitized: known values, http and https URLs.
 * @return StoredItem
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
 * One portfolio item under our names. A page opens by its own setting; a framed site in a new tab by its own setting, otherwise in the lightbox;
 * pictures and videos in the lightbox. An item without anything to open links to its own page.
 * @return Item Title and alternative text are plain text; URLs are absolute, or empty; sizes are in pixels; the color is `#rrggbb` or empty. Focus is
 *         the focal point of a cropped picture, 0 to 1 from its left and its top; missing for the middle. Frameable is false if the item's site is
 *         known to refuse framing, otherwise missing.
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
		// Core stores slugs of other scripts percent-encoded.
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
	 * Filters a portfolio item for the gallery and the REST API. Id, slug, title and link are core's own and stay: `the_title` and `post_type_link`
	 * change those.
	 *
	 * @since 0.1.0
	 * @param array $item The item, as documented by Frontage\Portfolio\item(); keep its keys and types.
	 * @param \WP_Post $post The post of the item.
	 */
	return sanitized_item( items( apply_filters( 'frontage_portfolio_item', $item, $post ) ), $item );
}

/**
 * Sanitizes a filtered item; invalid values are replaced by the unfiltered ones.
 * @param array<mixed> $given
 * @param Item $item
 * @return Item
 */
function sanitized_item( array $given, array $item ): array {
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
		$item['image'] = sanitized_image( items( $given['image'] ) );
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
 * Type of an item; `iframe` if it is unknown.
 * @param mixed $type
 * @return 'page'|'video'|'image'|'iframe'
 */
function known_type( $type ): string {
	return in_array( $type, TYPES, true ) ? $type : 'iframe';
}

/**
 * Labels of the types.
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
 * Opening of a page; `iframe`, the lightbox, if it is unknown.
 * @param mixed $opening
 * @return 'new-tab'|'same-tab'|'iframe'
 */
function known_opening( $opening ): string {
	return in_array( $opening, [ 'new-tab', 'same-tab' ], true ) ? $opening : 'iframe';
}

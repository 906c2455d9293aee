<?php
/** What owners call the fields of objects. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Label of a field.
 * @param string $path Such as `content`, `meta.color`, `items.2`.
 */
function label_of( string $path ): string {
	[ $field, $key ] = explode( '.', $path, 2 ) + [ '', '' ];
	$patterns        = [
		/* translators: %s: key of a custom field. */
		'meta'     => __( 'Custom field “%s”', 'frontage' ),
		/* translators: %s: name of a setting. */
		'plugin'   => __( 'Setting “%s”', 'frontage' ),
		/* translators: %s: path of a setting, such as color.palette. */
		'settings' => __( 'Style setting “%s”', 'frontage' ),
		/* translators: %s: path of a style, such as color.text. */
		'styles'   => __( 'Style “%s”', 'frontage' ),
		/* translators: %s: number. */
		'items'    => __( 'Menu item %s', 'frontage' ),
		/* translators: %s: number. */
		'faces'    => __( 'Font face %s', 'frontage' ),
	];
	if ( '' !== $key && isset( $patterns[ $field ] ) ) {
		return sprintf( $patterns[ $field ], ctype_digit( $key ) ? (string) ( (int) $key + 1 ) : printable( $key ) );
	}
	return field_labels()[ $field ] ?? $path;
}

/** @return array<string, string> */
function field_labels(): array {
	return [
		'alt'         => __( 'Alternative text', 'frontage' ),
		'area'        => __( 'Area', 'frontage' ),
		'caption'     => __( 'Caption', 'frontage' ),
		'comments'    => __( 'Comments setting', 'frontage' ),
		'content'     => __( 'Content', 'frontage' ),
		'date'        => __( 'Date', 'frontage' ),
		'description' => __( 'Description', 'frontage' ),
		'excerpt'     => __( 'Excerpt', 'frontage' ),
		'family'      => __( 'Font family', 'frontage' ),
		'frontPage'   => __( 'Homepage', 'frontage' ),
		'icon'        => __( 'Site icon', 'frontage' ),
		'items'       => __( 'Number of menu items', 'frontage' ),
		'locations'   => __( 'Menu location', 'frontage' ),
		'logo'        => __( 'Site logo', 'frontage' ),
		'name'        => __( 'Name', 'frontage' ),
		'order'       => __( 'Order', 'frontage' ),
		'parent'      => __( 'Parent', 'frontage' ),
		'pings'       => __( 'Pingbacks setting', 'frontage' ),
		'postsPage'   => __( 'Posts page', 'frontage' ),
		'showOnFront' => __( 'Homepage setting', 'frontage' ),
		'slug'        => __( 'Slug', 'frontage' ),
		'status'      => __( 'Status', 'frontage' ),
		'sticky'      => __( 'Sticky setting', 'frontage' ),
		'tagline'     => __( 'Tagline', 'frontage' ),
		'taxonomy'    => __( 'Taxonomy', 'frontage' ),
		'template'    => __( 'Page template', 'frontage' ),
		'terms'       => __( 'Category or tag', 'frontage' ),
		'thumbnail'   => __( 'Featured image', 'frontage' ),
		'title'       => __( 'Title', 'frontage' ),
	];
}

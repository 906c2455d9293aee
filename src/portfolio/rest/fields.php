<?php
/** REST fields of an item's data, for readers who may see the item. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Registers the fields of an item. They are read-only: editors write the meta. */
function register_fields(): void {
	$names = field_names();
	foreach ( fields_schema() as $word => $schema ) {
		register_rest_field(
			post_type(),
			$names[ $word ],
			[
				'get_callback' => static fn( $item, $name, $request ) => field( $word, $item, $request ),
				'schema'       => [
					'context'  => [ 'view', 'edit', 'embed' ],
					'readonly' => true,
				] + $schema,
			]
		);
	}
}

/**
 * Value of a field; its default for readers who may not see the item.
 * @param mixed $data REST response of the item.
 * @param mixed $request
 * @return mixed By the field's schema.
 */
function field( string $word, $data, $request ) {
	static $last = [ 'id' => 0 ];

	$post = get_post( absint( is_array( $data ) ? $data['id'] ?? 0 : 0 ) );
	$may  = $post instanceof \WP_Post && $request instanceof \WP_REST_Request && may_see( $post, $request );
	if ( ! $may ) {
		return fields_schema()[ $word ]['default'];
	}
	// Core reads the fields of an item one by one.
	$changed = wp_cache_get_last_changed( 'posts' );
	if ( $last['id'] !== $post->ID || $last['changed'] !== $changed || $last['request'] !== $request ) {
		$last = [
			'id'      => $post->ID,
			'changed' => $changed,
			'request' => $request,
			'values'  => field_values( item( $post ), stored( $post->ID ) ),
		];
	}
	return $last['values'][ $word ];
}

/**
 * Values of all fields of an item.
 * @param array<string, mixed> $item From item().
 * @param array<string, mixed> $stored From stored().
 * @return array<string, mixed> By our names.
 */
function field_values( array $item, array $stored ): array {
	$image   = $item['image'];
	$new_tab = $stored['newTab'];
	$opening = $stored['opening'];
	// From the item, which may be filtered.
	if ( 'page' === $item['type'] ) {
		$opening = 'lightbox' === $item['opensIn'] ? 'iframe' : $item['opensIn'];
	} elseif ( 'iframe' === $item['type'] && '' !== $item['siteUrl'] ) {
		$new_tab = 'new-tab' === $item['opensIn'];
	}
	return [
		'type'          => $item['type'],
		'thumbnailUrl'  => $image ? $image['src'] : '',
		'thumbnailMeta' => [ 'alt' => $image ? $image['alt'] : '' ],
		'lightboxUrl'   => $item['lightboxUrl'],
		'videoUrl'      => $item['videoUrl'],
		'siteUrl'       => $item['siteUrl'],
		'siteType'      => $stored['siteType'],
		'newTab'        => $new_tab ? 1 : 0,
		'opening'       => $opening,
		'plainTitle'    => $item['title'],
		'image'         => $image,
		'terms'         => $item['terms'],
		'frameable'     => $item['frameable'] ?? true,
	];
}

/**
 * Whether a reader may see an item: public ones, those whose password is given, and editors all.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function may_see( \WP_Post $post, \WP_REST_Request $request ): bool {
	if ( is_post_publicly_viewable( $post ) ) {
		$password = $request['password'];
		if ( '' === $post->post_password || ( is_string( $password ) && hash_equals( $post->post_password, $password ) ) ) {
			return true;
		}
	}
	return current_user_can( 'edit_post', $post->ID );
}

/**
 * JSON schema of each field; the default is the value for readers who may not see the item.
 * @return array<string, array<string, mixed>> By our names.
 */
function fields_schema(): array {
	$type = [
		'description' => __( 'What the item is; empty for those who may not see it.', 'frontage' ),
		'type'        => 'string',
		'enum'        => array_merge( TYPES, [ '' ] ),
		'default'     => '',
	];
	return [ 'type' => $type ] + media_fields_schema() + link_fields_schema() + [
		'plainTitle' => string_schema( __( 'The title as a person reads it, plain text.', 'frontage' ) ),
		'image'      => image_schema(),
		'terms'      => [
			'description' => __( 'Names of its categories, plain text.', 'frontage' ),
			'type'        => 'array',
			'items'       => [ 'type' => 'string' ],
			'default'     => [],
		],
		'frameable'  => [
			'description' => __( 'False where the site is known to refuse to be shown in a frame.', 'frontage' ),
			'type'        => 'boolean',
			'default'     => true,
		],
	];
}

/** @return array<string, array<string, mixed>> */
function media_fields_schema(): array {
	return [
		'thumbnailUrl'  => string_schema( __( 'Address of the picture on the tile.', 'frontage' ) ),
		'thumbnailMeta' => [
			'description' => __( 'About the picture on the tile.', 'frontage' ),
			'type'        => 'object',
			'properties'  => [
				'alt' => [
					'description' => __( 'Alternative text, plain.', 'frontage' ),
					'type'        => 'string',
				],
			],
			'default'     => [ 'alt' => '' ],
		],
		'lightboxUrl'   => string_schema( __( 'Address of the whole picture that opens in the lightbox.', 'frontage' ) ),
		'videoUrl'      => string_schema( __( 'Address of the video that the item plays.', 'frontage' ) ),
	];
}

/** @return array<string, array<string, mixed>> */
function link_fields_schema(): array {
	return [
		'siteUrl'  => string_schema( __( 'Address of the site that the item shows.', 'frontage' ) ),
		'siteType' => string_schema( __( 'A word for the kind of site.', 'frontage' ) ),
		'newTab'   => [
			'description' => __( 'Whether the site opens in a new tab: 1 or 0.', 'frontage' ),
			'type'        => 'integer',
			'enum'        => [ 0, 1 ],
			'default'     => 0,
		],
		'opening'  => string_schema( __( 'Where a page opens: new-tab, same-tab, anything else is the lightbox.', 'frontage' ) ),
	];
}

/** @return array<string, mixed> */
function string_schema( string $description ): array {
	return [
		'description' => $description,
		'type'        => 'string',
		'default'     => '',
	];
}

/**
 * JSON schema of an item's picture.
 * @return array<string, mixed>
 */
function image_schema(): array {
	$part = static fn( string $type, string $description ): array => [
		'description' => $description,
		'type'        => $type,
	];
	return [
		'description' => __( 'The picture on the tile; null where there is none.', 'frontage' ),
		'type'        => [ 'object', 'null' ],
		'properties'  => [
			'src'    => $part( 'string', __( 'Address of the picture.', 'frontage' ) ),
			'srcset' => $part( 'string', __( 'Its other sizes, as the attribute of the same name.', 'frontage' ) ),
			'width'  => $part( 'integer', __( 'Width in pixels.', 'frontage' ) ),
			'height' => $part( 'integer', __( 'Height in pixels.', 'frontage' ) ),
			'alt'    => $part( 'string', __( 'Alternative text, plain.', 'frontage' ) ),
			'color'  => $part( 'string', __( 'Dominant color, #rrggbb, or empty.', 'frontage' ) ),
			'focus'  => $part(
				'object',
				__(
					'Which point stays in sight where the picture is cropped: x and y, 0 to 1 from its left and its top. Missing for the middle.',
					'frontage'
				)
			),
		],
		'default'     => null,
	];
}

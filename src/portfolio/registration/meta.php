<?php
/** Meta of items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Registers the meta for the editor. Visitors use the REST fields, which check permissions. */
function register_item_meta(): void {
	$keys = meta_keys();
	foreach ( meta_schema() as $word => $entry ) {
		$empty = [
			'integer' => 0,
			'object'  => MIDDLE,
		];
		register_post_meta(
			post_type(),
			$keys[ $word ],
			[
				'type'              => $entry['type'],
				'description'       => $entry['description'],
				'single'            => true,
				'default'           => $empty[ $entry['type'] ] ?? '',
				'sanitize_callback' => $entry['sanitize'],
				'auth_callback'     => __NAMESPACE__ . '\can_edit_meta',
				'revisions_enabled' => post_type_supports( post_type(), 'revisions' ),
				'show_in_rest'      => [
					'schema'           => [ 'context' => [ 'edit' ] ] + $entry['schema'],
					'prepare_callback' => static fn( $value ) => 'integer' === $entry['type'] ? absint( $value ) : $entry['sanitize']( $value ),
				],
			]
		);
	}//end foreach
}

/**
 * Sanitized by type only, because importers store ids before the posts exist; validated on reading.
 * @return array<string, array{type: string, description: string, sanitize: callable, schema: array<string, mixed>}> By our words.
 */
function meta_schema(): array {
	return [
		'type'          => [
			'type'        => 'string',
			'description' => __( 'What the item is. Empty means a framed site.', 'frontage' ),
			'sanitize'    => static fn( $value ): string => in_array( $value, TYPES, true ) ? $value : '',
			'schema'      => [ 'enum' => array_merge( [ '' ], TYPES ) ],
		],
		'image'         => image_meta( __( 'Id of the picture on the tile; 0 means the featured image.', 'frontage' ) ),
		'lightboxImage' => image_meta( __( 'Id of the picture that opens in the lightbox; 0 means the tile’s.', 'frontage' ) ),
		'videoUrl'      => address_meta( __( 'Address of the video that the item plays.', 'frontage' ) ),
		'siteUrl'       => address_meta( __( 'Address of the site that the item shows.', 'frontage' ) ),
		'siteType'      => [
			'type'        => 'string',
			'description' => __( 'A word for the kind of site, for those who filter by it.', 'frontage' ),
			'sanitize'    => static fn( $value ): string => is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '',
			'schema'      => [ 'maxLength' => 100 ],
		],
		'newTab'        => [
			'type'        => 'integer',
			'description' => __( 'Whether the site opens in a new tab: 1 or 0.', 'frontage' ),
			'sanitize'    => static fn( $value ): int => is_scalar( $value ) && 1 === (int) $value ? 1 : 0,
			'schema'      => [ 'enum' => [ 0, 1 ] ],
		],
		'opening'       => [
			'type'        => 'string',
			'description' => __( 'Where a page opens: new-tab, same-tab, or iframe for the lightbox. Empty means the lightbox.', 'frontage' ),
			'sanitize'    => static fn( $value ): string => in_array( $value, [ 'new-tab', 'same-tab', 'iframe' ], true ) ? $value : '',
			'schema'      => [ 'enum' => [ '', 'new-tab', 'same-tab', 'iframe' ] ],
		],
		'focus'         => [
			'type'        => 'object',
			'description' => __(
				'Which point of the tile’s picture stays in sight where it is cropped: x and y, 0 to 1 from its left and its top.',
				'frontage'
			),
			'sanitize'    => __NAMESPACE__ . '\known_focus',
			'schema'      => [
				'properties'           => [
					'x' => [
						'type'    => 'number',
						'minimum' => 0,
						'maximum' => 1,
					],
					'y' => [
						'type'    => 'number',
						'minimum' => 0,
						'maximum' => 1,
					],
				],
				'additionalProperties' => false,
			],
		],
	];
}

/** @return array{type: string, description: string, sanitize: callable, schema: array<string, mixed>} */
function image_meta( string $description ): array {
	return [
		'type'        => 'integer',
		'description' => $description,
		'sanitize'    => static fn( $value ): int => is_scalar( $value ) ? absint( $value ) : 0,
		'schema'      => [ 'minimum' => 0 ],
	];
}

/** @return array{type: string, description: string, sanitize: callable, schema: array<string, mixed>} */
function address_meta( string $description ): array {
	return [
		'type'        => 'string',
		'description' => $description,
		'sanitize'    => 'Frontage\Address\sanitize_http_url',
		'schema'      => [ 'maxLength' => 2000 ],
	];
}

/**
 * Allows users who may edit the item.
 * @param mixed $allowed
 * @param mixed $key
 * @param mixed $item
 * @param mixed $user
 */
function can_edit_meta( $allowed, $key, $item, $user ): bool {
	return user_can( absint( $user ), 'edit_post', absint( $item ) );
}

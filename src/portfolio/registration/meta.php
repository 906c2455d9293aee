<?php
/**
 * Lets editors say what an item is, what it opens and which pictures it shows, safely stored with the item.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Registers an item's meta for the editor. Visitors read it as REST fields, which know what a visitor may see.
 *
 * @since 0.1.0
 */
function register_item_meta(): void {
	$keys = meta_keys();
	foreach ( descriptions_of_meta() as $word => $entry ) {
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
				'sanitize_callback' => $entry['sanitise'],
				'auth_callback'     => __NAMESPACE__ . '\may_edit_meta',
				'revisions_enabled' => post_type_supports( post_type(), 'revisions' ),
				'show_in_rest'      => [
					'schema'           => [ 'context' => [ 'edit' ] ] + $entry['schema'],
					'prepare_callback' => static fn( $value ) => 'integer' === $entry['type'] ? absint( $value ) : $entry['sanitise']( $value ),
				],
			]
		);
	}//end foreach
}

/**
 * What each meta entry holds and how it is made sound.
 *
 * @since 0.1.0
 *
 * @return array<string, array{type: string, description: string, sanitise: callable, schema: array<string, mixed>}> By our words.
 */
function descriptions_of_meta(): array {
	return [
		'type'          => [
			'type'        => 'string',
			'description' => __( 'What the item is. Empty means a framed site.', 'frontage' ),
			'sanitise'    => static fn( $value ): string => in_array( $value, TYPES, true ) ? $value : '',
			'schema'      => [ 'enum' => array_merge( [ '' ], TYPES ) ],
		],
		'image'         => image_meta( __( 'Id of the picture on the tile; 0 means the featured image.', 'frontage' ) ),
		'lightboxImage' => image_meta( __( 'Id of the picture that opens in the lightbox; 0 means the tile’s.', 'frontage' ) ),
		'videoUrl'      => address_meta( __( 'Address of the video that the item plays.', 'frontage' ) ),
		'siteUrl'       => address_meta( __( 'Address of the site that the item shows.', 'frontage' ) ),
		'siteType'      => [
			'type'        => 'string',
			'description' => __( 'A word for the kind of site, for those who filter by it.', 'frontage' ),
			'sanitise'    => static fn( $value ): string => is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '',
			'schema'      => [ 'maxLength' => 100 ],
		],
		'newTab'        => [
			'type'        => 'integer',
			'description' => __( 'Whether the site opens in a new tab: 1 or 0.', 'frontage' ),
			'sanitise'    => static fn( $value ): int => is_scalar( $value ) && 1 === (int) $value ? 1 : 0,
			'schema'      => [ 'enum' => [ 0, 1 ] ],
		],
		'opening'       => [
			'type'        => 'string',
			'description' => __( 'Where a page opens: new-tab, same-tab, or iframe for the lightbox. Empty means the lightbox.', 'frontage' ),
			'sanitise'    => static fn( $value ): string => in_array( $value, [ 'new-tab', 'same-tab', 'iframe' ], true ) ? $value : '',
			'schema'      => [ 'enum' => [ '', 'new-tab', 'same-tab', 'iframe' ] ],
		],
		'focus'         => [
			'type'        => 'object',
			'description' => __( 'Which point of the tile’s picture stays in sight where it is cropped: x and y, 0 to 1 from its left and its top.', 'frontage' ),
			'sanitise'    => __NAMESPACE__ . '\known_focus',
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

/**
 * An entry that holds a picture.
 *
 * @since 0.1.0
 *
 * @param string $description What it is for.
 * @return array{type: string, description: string, sanitise: callable, schema: array<string, mixed>}
 */
function image_meta( string $description ): array {
	return [
		'type'        => 'integer',
		'description' => $description,
		'sanitise'    => static fn( $value ): int => is_scalar( $value ) && wp_attachment_is_image( absint( $value ) ) ? absint( $value ) : 0,
		'schema'      => [ 'minimum' => 0 ],
	];
}

/**
 * An entry that holds an address.
 *
 * @since 0.1.0
 *
 * @param string $description What it is for.
 * @return array{type: string, description: string, sanitise: callable, schema: array<string, mixed>}
 */
function address_meta( string $description ): array {
	return [
		'type'        => 'string',
		'description' => $description,
		'sanitise'    => __NAMESPACE__ . '\web_address',
		'schema'      => [ 'maxLength' => 2000 ],
	];
}

/**
 * Whoever may edit an item may edit its meta.
 *
 * @since 0.1.0
 *
 * @param mixed $allowed Ignored: WordPress's guess from the key.
 * @param mixed $key     The meta key.
 * @param mixed $item    The item's id.
 * @param mixed $user    The person's id.
 */
function may_edit_meta( $allowed, $key, $item, $user ): bool {
	return user_can( absint( $user ), 'edit_post', absint( $item ) );
}

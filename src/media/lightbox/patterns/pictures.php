<?php
/** Pictures of patterns, taken from the media library. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * The latest pictures with alternative text, which names their link. Those that are attached to private posts only for users who may read these.
 * @return list<int> Ids.
 */
function latest_pictures( int $most ): array {
	$pictures = get_posts(
		[
			'post_type'      => 'attachment',
			'post_mime_type' => 'image',
			'post_status'    => 'inherit',
			'posts_per_page' => 30,
			'meta_query'     => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- In the editor alone.
				[
					'key'     => '_wp_attachment_image_alt',
					'value'   => '',
					'compare' => '!=',
				],
			],
		]
	);
	$pictures = array_filter(
		$pictures,
		static fn( \WP_Post $picture ): bool => is_post_publicly_viewable( $picture ) || current_user_can( 'read_post', $picture->ID )
	);
	return array_slice( array_column( $pictures, 'ID' ), 0, $most );
}

/**
 * Image blocks of the latest pictures, linked to their files.
 * @param array<string, mixed> $attributes More attributes of each block.
 * @param string               $css        Declarations that the editor saves for them.
 */
function picture_blocks( int $most, array $attributes = [], string $css = '' ): string {
	$style  = '' === $css ? '' : sprintf( ' style="%s"', esc_attr( $css ) );
	$blocks = '';
	foreach ( latest_pictures( $most ) as $id ) {
		$own     = [
			'id'              => $id,
			'sizeSlug'        => 'large',
			'linkDestination' => 'media',
		];
		$blocks .= sprintf(
			'<!-- wp:image %1$s --><figure class="wp-block-image size-large"><a href="%2$s">'
				. '<img src="%3$s" alt="%4$s" class="wp-image-%5$d"%6$s/></a></figure>'
				. "<!-- /wp:image -->\n",
			serialize_block_attributes( $own + $attributes ),
			esc_url( text( wp_get_attachment_url( $id ) ) ),
			esc_url( text( wp_get_attachment_image_url( $id, 'large' ) ) ),
			esc_attr( text( get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ),
			$id,
			$style
		);
	}
	return $blocks;
}

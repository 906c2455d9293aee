<?php
/** Pattern: the latest pictures of the media library in a row. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_pictures = get_posts(
	[
		'post_type'      => 'attachment',
		'post_mime_type' => 'image',
		'post_status'    => 'inherit',
		'posts_per_page' => 8,
		// A link needs a name.
		'meta_query'     => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- In the editor alone.
			[
				'key'     => '_wp_attachment_image_alt',
				'value'   => '',
				'compare' => '!=',
			],
		],
	]
);
?>
<!-- wp:frontage/carousel {"kind":"images","align":"wide"} -->
<?php
foreach ( $frontage_pictures as $frontage_picture ) {
	// Pictures that are attached to private posts only for users who may read those.
	if ( is_post_publicly_viewable( $frontage_picture ) || current_user_can( 'read_post', $frontage_picture->ID ) ) {
		printf(
			'<!-- wp:image {"id":%1$d,"aspectRatio":"4/3","scale":"cover","sizeSlug":"large","linkDestination":"media","frontageLightbox":"yes"} -->'
				. '<figure class="wp-block-image size-large"><a href="%2$s">'
				. '<img src="%3$s" alt="%4$s" class="wp-image-%1$d" style="aspect-ratio:4/3;object-fit:cover"/></a></figure><!-- /wp:image -->' . "\n",
			absint( $frontage_picture->ID ),
			esc_url( (string) wp_get_attachment_url( $frontage_picture->ID ) ),
			esc_url( (string) wp_get_attachment_image_url( $frontage_picture->ID, 'large' ) ),
			esc_attr( (string) get_post_meta( $frontage_picture->ID, '_wp_attachment_image_alt', true ) )
		);
	}
}
?>
<!-- /wp:frontage/carousel -->

<?php
/** Pattern: a gallery with lightbox, of the latest pictures in the media library. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_pictures = get_posts(
	[
		'post_type'      => 'attachment',
		'post_mime_type' => 'image',
		'post_status'    => 'inherit',
		'posts_per_page' => 30,
	]
);
// Pictures that are attached to private posts only for users who may read those.
$frontage_pictures = array_filter(
	$frontage_pictures,
	static fn( WP_Post $picture ): bool => is_post_publicly_viewable( $picture ) || current_user_can( 'read_post', $picture->ID )
);
// Only pictures with alternative text, which names the link; captions would cover the pictures.
$frontage_alts = array_filter(
	array_map(
		static fn( WP_Post $picture ): string => (string) get_post_meta( $picture->ID, '_wp_attachment_image_alt', true ),
		array_column( $frontage_pictures, null, 'ID' )
	)
);
?>
<!-- wp:gallery {"columns":3,"linkTo":"media","frontageLightbox":"yes","align":"wide"} -->
<figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped">
<?php
foreach ( array_slice( $frontage_alts, 0, 6, true ) as $frontage_id => $frontage_alt ) {
	printf(
		'<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large">'
			. '<a href="%2$s"><img src="%3$s" alt="%4$s" class="wp-image-%1$d"/></a></figure><!-- /wp:image -->' . "\n",
		absint( $frontage_id ),
		esc_url( (string) wp_get_attachment_url( $frontage_id ) ),
		esc_url( (string) wp_get_attachment_image_url( $frontage_id, 'large' ) ),
		esc_attr( $frontage_alt )
	);
}
?>
</figure><!-- /wp:gallery -->

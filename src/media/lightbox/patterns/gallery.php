<?php
/** Pattern: a gallery that opens in the lightbox, with the latest pictures of the media library; empty where there is none. */

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
// One that is attached to a private post is not everybody's who may write.
$frontage_pictures = array_filter( $frontage_pictures, static fn( WP_Post $picture ): bool => is_post_publicly_viewable( $picture ) || current_user_can( 'read_post', $picture->ID ) );
// A link around a picture without alternative text would have no name; captions would lie on the pictures.
$frontage_alts = array_filter( array_map( static fn( WP_Post $picture ): string => (string) get_post_meta( $picture->ID, '_wp_attachment_image_alt', true ), array_column( $frontage_pictures, null, 'ID' ) ) );
?>
<!-- wp:gallery {"columns":3,"linkTo":"media","frontageLightbox":"yes","align":"wide"} --><figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped">
<?php
foreach ( array_slice( $frontage_alts, 0, 6, true ) as $frontage_id => $frontage_alt ) {
	printf(
		'<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large"><a href="%2$s"><img src="%3$s" alt="%4$s" class="wp-image-%1$d"/></a></figure><!-- /wp:image -->' . "\n",
		absint( $frontage_id ),
		esc_url( (string) wp_get_attachment_url( $frontage_id ) ),
		esc_url( (string) wp_get_attachment_image_url( $frontage_id, 'large' ) ),
		esc_attr( $frontage_alt )
	);
}
?>
</figure><!-- /wp:gallery -->

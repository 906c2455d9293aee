<?php
/** Pattern: steps of a project on cards. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_steps = [
	__( 'Visit', 'frontage' )     => __( 'We come to see the place and to listen, without a bill.', 'frontage' ),
	__( 'Survey', 'frontage' )    => __( 'Every room is measured, and drawn as it stands.', 'frontage' ),
	__( 'Proposals', 'frontage' ) => __( 'Three ways to do it, each with its price.', 'frontage' ),
	__( 'Drawings', 'frontage' )  => __( 'The chosen one is worked out to the last door handle.', 'frontage' ),
	__( 'Site', 'frontage' )      => __( 'We are there once a week until you have the keys.', 'frontage' ),
];
?>
<!-- wp:frontage/carousel {
	"align":"wide","infinite":false,"offsetSides":"right","navigation":"arrows",
	"label":"<?php echo esc_attr__( 'Steps of a project', 'frontage' ); ?>"
} -->
<?php foreach ( $frontage_steps as $frontage_title => $frontage_text ) : ?>
<!-- wp:frontage/carousel-slide {
	"style":{"spacing":{"padding":{"top":"24px","right":"24px","bottom":"24px","left":"24px"}},"border":{"width":"1px"}}
} -->
<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php echo esc_html( $frontage_title ); ?></h3>
<!-- /wp:heading -->
<!-- wp:paragraph -->
<p><?php echo esc_html( $frontage_text ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/carousel-slide -->
<?php endforeach; ?>
<!-- /wp:frontage/carousel -->

<?php
/** Pattern: a heading, and questions that open their answers. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_questions = [
	__( 'How long does a project take?', 'frontage' ) => __( 'Six to ten weeks, from the first talk to the last drawing.', 'frontage' ),
	__( 'Do you work abroad?', 'frontage' )           => __( 'Yes. We come for the first visit, and do the rest by video and by post.', 'frontage' ),
	__( 'May we use the photographs?', 'frontage' )   => __( 'On your own site and in print, with our name beside them.', 'frontage' ),
];
?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group">
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Questions and answers', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:frontage/accordion -->
<?php foreach ( $frontage_questions as $frontage_question => $frontage_answer ) : ?>
	<?php $frontage_item = serialize_block_attributes( [ 'title' => esc_html( $frontage_question ) ] ); ?>
<!-- wp:frontage/accordion-item <?php echo $frontage_item; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON of escaped text. ?> -->
<!-- wp:paragraph -->
<p><?php echo esc_html( $frontage_answer ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/accordion-item -->
<?php endforeach; ?>
<!-- /wp:frontage/accordion -->
</div>
<!-- /wp:group -->

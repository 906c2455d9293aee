<?php
/** Pattern: a note with what a visitor should know, and a list. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_title  = serialize_block_attributes( [ 'title' => esc_html__( 'Before you come', 'frontage' ) ] );
$frontage_points = [
	__( 'The gate on the river side is closed until May.', 'frontage' ),
	__( 'There is a lift; the bell for it is on the left.', 'frontage' ),
	__( 'Dogs are welcome downstairs.', 'frontage' ),
];
?>
<!-- wp:frontage/alert <?php echo $frontage_title; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON of escaped text. ?> -->
<!-- wp:list -->
<ul class="wp-block-list">
<?php foreach ( $frontage_points as $frontage_point ) : ?>
<!-- wp:list-item --><li><?php echo esc_html( $frontage_point ); ?></li><!-- /wp:list-item -->
<?php endforeach; ?>
</ul>
<!-- /wp:list -->
<!-- /wp:frontage/alert -->

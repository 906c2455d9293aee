<?php
/** Pattern: a heading, and three numbers in a row. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_figures = [
	[ 46, '', __( 'houses that somebody lives in', 'frontage' ) ],
	[ 12400, '', __( 'slates, each of them turned over once', 'frontage' ) ],
	[ 98, '%', __( 'of the oak from within twenty miles', 'frontage' ) ],
];
?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide">
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'In figures', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:columns -->
<div class="wp-block-columns">
<?php foreach ( $frontage_figures as [ $frontage_end, $frontage_suffix, $frontage_title ] ) : ?>
	<?php
	$frontage_counter = serialize_block_attributes(
		[
			'end'    => $frontage_end,
			'suffix' => $frontage_suffix,
			'title'  => esc_html( $frontage_title ),
		]
	);
	?>
<!-- wp:column --><div class="wp-block-column">
<!-- wp:frontage/counter <?php echo $frontage_counter; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON of escaped text. ?> /-->
</div><!-- /wp:column -->
<?php endforeach; ?>
</div>
<!-- /wp:columns -->
</div>
<!-- /wp:group -->

<?php
/** Pattern: a heading, and the parts of a project with how much of each is done. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_parts = [
	[ __( 'Stonework', 'frontage' ), 100, __( 'Set, and dry', 'frontage' ) ],
	[ __( 'Roof', 'frontage' ), 72, '' ],
	[ __( 'Handrail', 'frontage' ), 35, '' ],
];
?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group">
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How far we are', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<?php foreach ( $frontage_parts as [ $frontage_title, $frontage_percent, $frontage_text ] ) : ?>
	<?php
	$frontage_bar = serialize_block_attributes(
		[
			'title'     => esc_html( $frontage_title ),
			'percent'   => $frontage_percent,
			'innerText' => esc_html( $frontage_text ),
		]
	);
	?>
<!-- wp:frontage/progress <?php echo $frontage_bar; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON of escaped text. ?> /-->
<?php endforeach; ?>
</div>
<!-- /wp:group -->

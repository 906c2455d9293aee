<?php
/** Pattern: words around a circle, as on a seal. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_path = serialize_block_attributes(
	[
		'text'     => __( 'Measure twice, draw once, wait for the tide', 'frontage' ),
		'path'     => 'circle',
		'width'    => 320,
		'align'    => 'center',
		'fontSize' => 'large',
	]
);
?>
<!-- wp:frontage/text-path <?php echo $frontage_path; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON. ?> /-->

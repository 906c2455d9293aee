<?php
/** Pattern: a round button with phone, mail and a messenger, and the hours in which somebody answers. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_contact = serialize_block_attributes(
	[
		'heading' => __( 'Talk to us', 'frontage' ),
		'links'   => [
			[
				'type'  => 'phone',
				'value' => '+44 1632 960011',
				'label' => __( 'The office', 'frontage' ),
			],
			[
				'type'  => 'email',
				'value' => 'studio@example.com',
				'label' => __( 'Write to us', 'frontage' ),
			],
			[
				'type'  => 'whatsapp',
				'value' => '+44 7700 900011',
				'label' => '',
			],
		],
		'hours'   => (object) array_fill( 1, 5, '09:00-17:00' ),
	]
);
?>
<!-- wp:frontage/contact-buttons <?php echo $frontage_contact; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON. ?> /-->

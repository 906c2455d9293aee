<?php
/** Pattern: services of a studio, as vertical tabs. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_services = [
	[
		__( 'Survey', 'frontage' ),
		__( 'We measure the house as it stands, and draw every room of it.', 'frontage' ),
		[
			__( 'Plans, sections and a model', 'frontage' ),
			__( 'A list of what needs repair', 'frontage' ),
			__( 'Two weeks, at a fixed price', 'frontage' ),
		],
	],
	[
		__( 'Design', 'frontage' ),
		__( 'Three proposals, then one that we work out with you to the last door handle.', 'frontage' ),
		[ __( 'Drawings for the permit', 'frontage' ), __( 'Materials to hold in your hand', 'frontage' ), __( 'Costs within a tenth', 'frontage' ) ],
	],
	[
		__( 'Site', 'frontage' ),
		__( 'We are there once a week until you have the keys.', 'frontage' ),
		[
			__( 'Tenders and contracts', 'frontage' ),
			__( 'A report with pictures every Friday', 'frontage' ),
			__( 'Five years of advice afterwards', 'frontage' ),
		],
	],
];
?>
<!-- wp:frontage/tabs {"layout":{"value":"vertical","mobile":"accordion"},"align":"wide"} -->
<?php foreach ( $frontage_services as [ $frontage_title, $frontage_text, $frontage_points ] ) : ?>
<!-- wp:frontage/tab <?php echo wp_json_encode( [ 'title' => $frontage_title ] ); ?> -->
<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php echo esc_html( $frontage_text ); ?></p>
<!-- /wp:paragraph -->
<!-- wp:list --><ul class="wp-block-list">
	<?php foreach ( $frontage_points as $frontage_point ) : ?>
<!-- wp:list-item --><li><?php echo esc_html( $frontage_point ); ?></li><!-- /wp:list-item -->
	<?php endforeach; ?>
</ul><!-- /wp:list -->
<!-- /wp:frontage/tab -->
<?php endforeach; ?>
<!-- /wp:frontage/tabs -->

<?php
/** Pattern: what clients say, one at a time. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_quotes = [
	__( 'Ines and Tom, house by the loch', 'frontage' ) => __(
		'The house was warm on the first evening, and it has not asked for anything since.',
		'frontage'
	),
	__( 'Priya, kitchen in Leith', 'frontage' )         => __( 'They drew it with us at our own table until every drawer had its place.', 'frontage' ),
	__( 'The parish of Dunure', 'frontage' )            => __( 'The hall costs what was agreed, and it sounds better than we had hoped.', 'frontage' ),
];
?>
<!-- wp:frontage/carousel {"effect":"fade","label":"<?php echo esc_attr__( 'What clients say', 'frontage' ); ?>"} -->
<?php foreach ( $frontage_quotes as $frontage_name => $frontage_quote ) : ?>
<!-- wp:frontage/carousel-slide -->
<!-- wp:quote {"className":"is-style-plain"} -->
<blockquote class="wp-block-quote is-style-plain"><!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php echo esc_html( $frontage_quote ); ?></p>
<!-- /wp:paragraph --><cite><?php echo esc_html( $frontage_name ); ?></cite></blockquote>
<!-- /wp:quote -->
<!-- /wp:frontage/carousel-slide -->
<?php endforeach; ?>
<!-- /wp:frontage/carousel -->

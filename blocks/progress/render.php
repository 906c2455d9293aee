<?php
/**
 * Progress bar. With a role instead of a native progress or meter: these hold no text, look different in each browser, and take no border or padding.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\Progress;

use Frontage\Blocks;
use Frontage\Page;
use Frontage\Text;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

$frontage_percent = percent( $attributes['percent'] ?? 0 );
$frontage_value   = format( $frontage_percent );
$frontage_shown   = false !== ( $attributes['showPercentage'] ?? true );
$frontage_title   = Text\label_html( $attributes['title'] ?? '' );
$frontage_inner   = Text\label_html( $attributes['innerText'] ?? '' );
$frontage_name    = Text\plain_text( $frontage_title );
$frontage_spoken  = implode( ', ', array_filter( [ $frontage_value, Text\plain_text( $frontage_inner ) ] ) );
$frontage_wrapper = get_block_wrapper_attributes( [ 'id' => Blocks\anchor( $attributes ) ] );
$frontage_number  = Values\css_number( $frontage_percent );

if ( Page\is_bare() ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- label_html() above.
	printf( '<p>%s %s %s</p>', $frontage_title, Text\escape_text( $frontage_value ), $frontage_inner );
	return;
}
// phpcs:disable WordPress.Security.EscapeOutput -- Escaped by core and by escape_text() and label_html().
?>
<div <?php echo $frontage_wrapper; ?>>
	<?php if ( '' !== $frontage_title || $frontage_shown ) : ?>
	<p class="wp-block-frontage-progress__line">
		<span class="wp-block-frontage-progress__title"><?php echo $frontage_title; ?></span>
		<?php if ( $frontage_shown ) : ?>
		<span class="wp-block-frontage-progress__percent" aria-hidden="true"><?php echo Text\escape_text( $frontage_value ); ?></span>
		<?php endif; ?>
	</p>
	<?php endif; ?>
	<div
		class="wp-block-frontage-progress__track"
		role="progressbar"
		aria-label="<?php echo Text\escape_text( '' === $frontage_name ? __( 'Progress', 'frontage' ) : $frontage_name ); ?>"
		aria-valuemin="0"
		aria-valuemax="100"
		aria-valuenow="<?php echo esc_attr( $frontage_number ); ?>"
		aria-valuetext="<?php echo Text\escape_text( $frontage_spoken ); ?>"
	>
		<div class="wp-block-frontage-progress__bar" style="inline-size:<?php echo esc_attr( $frontage_number ); ?>%"></div>
		<?php if ( '' !== $frontage_inner ) : ?>
		<span class="wp-block-frontage-progress__inner"><?php echo $frontage_inner; ?></span>
		<?php endif; ?>
	</div>
</div>

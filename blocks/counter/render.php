<?php
/**
 * Counter: the number that it ends with. A script counts over it, for the eye alone.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\Counter;

use Frontage\Blocks;
use Frontage\Text;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

$frontage_start    = counted( $attributes['start'] ?? null, 0 );
$frontage_end      = counted( $attributes['end'] ?? null, 100 );
$frontage_decimals = max( decimals( $frontage_start ), decimals( $frontage_end ) );
$frontage_grouped  = false !== ( $attributes['hasSeparator'] ?? true );
$frontage_number   = format( $frontage_end, $frontage_decimals, $frontage_grouped );
$frontage_widest   = format( max( abs( $frontage_start ), abs( $frontage_end ) ), $frontage_decimals, $frontage_grouped );
$frontage_duration = Values\clamp( $attributes['duration'] ?? 2000, 0, 60000, 0 );
$frontage_options  = [
	'start'    => $frontage_start,
	'end'      => $frontage_end,
	'duration' => $frontage_duration,
	'decimals' => $frontage_decimals,
	'template' => (string) preg_replace( '/\p{Nd}/u', '0', $frontage_widest ),
	'digits'   => implode( '', array_map( static fn( int $digit ): string => format( $digit, 0, false ), range( 0, 9 ) ) ),
];
$frontage_data     = (string) wp_json_encode( $frontage_options, JSON_HEX_AMP | JSON_HEX_TAG | JSON_UNESCAPED_UNICODE );
// A number that counts down has room for its first one.
$frontage_style  = strlen( $frontage_widest ) > strlen( $frontage_number ) ? sprintf( 'min-inline-size:%dch', strlen( $frontage_widest ) ) : '';
$frontage_before = Text\escape_text( Values\text( $attributes['prefix'] ?? '' ) );
$frontage_after  = Text\escape_text( Values\text( $attributes['suffix'] ?? '' ) );
$frontage_moving = sprintf(
	'<span class="wp-block-frontage-counter__number" dir="ltr" style="%s"%s>'
		. '<span class="wp-block-frontage-counter__text">%s</span></span>',
	esc_attr( $frontage_style ),
	$frontage_duration > 0 ? sprintf( ' data-frontage-counter="%s"', esc_attr( $frontage_data ) ) : '',
	Text\escape_text( $frontage_number )
);
$frontage_value  = $frontage_before . $frontage_moving . $frontage_after;
// In text from right to left, a percent sign would be at the left of a number that is a box, though it is at the right of one that is text.
if ( preg_match( '/^[^\p{L}\p{Arabic}]+$/u', $frontage_before . $frontage_after ) ) {
	$frontage_value = "<bdi dir=\"ltr\">$frontage_value</bdi>";
}
$frontage_title   = Text\label_html( $attributes['title'] ?? '' );
$frontage_wrapper = get_block_wrapper_attributes( [ 'id' => Blocks\anchor( $attributes ) ] );
// phpcs:disable WordPress.Security.EscapeOutput -- Escaped by core and by escape_text() and label_html().
?>
<div <?php echo $frontage_wrapper; ?>>
	<p class="wp-block-frontage-counter__value"><?php echo $frontage_value; ?></p>
	<?php if ( '' !== $frontage_title ) : ?>
	<p class="wp-block-frontage-counter__title"><?php echo $frontage_title; ?></p>
	<?php endif; ?>
</div>

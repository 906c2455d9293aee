<?php
/**
 * Counter: the number that it ends with. A script counts in a copy of it, for the eye alone.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\Counter;

use Frontage\Blocks;
use Frontage\Text;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

$frontage_start     = counted( $attributes['start'] ?? null, 0 );
$frontage_end       = counted( $attributes['end'] ?? null, 100 );
$frontage_separator = false !== ( $attributes['hasSeparator'] ?? true );
$frontage_decimals  = max( decimals( $frontage_start ), decimals( $frontage_end ) );
$frontage_widest    = max( abs( $frontage_start ), abs( $frontage_end ) );
$frontage_prefix    = Values\text( $attributes['prefix'] ?? '' );
$frontage_suffix    = Values\text( $attributes['suffix'] ?? '' );
$frontage_title     = wp_kses( Values\text( $attributes['title'] ?? '' ), Text\INLINE_TAGS );
$frontage_options   = [
	'start'    => $frontage_start,
	'end'      => $frontage_end,
	'duration' => max( 0, min( 60000, Values\number( $attributes['duration'] ?? 2000 ) ) ),
	'decimals' => $frontage_decimals,
	'prefix'   => $frontage_prefix,
	'suffix'   => $frontage_suffix,
	'raw'      => number_format( $frontage_widest, $frontage_decimals, '', '' ),
	'template' => format( $frontage_widest, $frontage_decimals, $frontage_separator ),
];
$frontage_wrapper   = get_block_wrapper_attributes( [ 'id' => Blocks\anchor( $attributes ) ] );
$frontage_data      = wp_json_encode( $frontage_options, JSON_HEX_AMP | JSON_HEX_TAG | JSON_UNESCAPED_UNICODE );
$frontage_text      = $frontage_prefix . format( $frontage_end, $frontage_decimals, $frontage_separator ) . $frontage_suffix;
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<p class="wp-block-frontage-counter__value" data-frontage-counter="<?php echo esc_attr( (string) $frontage_data ); ?>">
		<span class="wp-block-frontage-counter__text"><?php echo Text\escape_text( $frontage_text ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escapes. ?></span>
	</p>
	<?php if ( '' !== trim( $frontage_title ) ) : ?>
	<p class="wp-block-frontage-counter__title"><?php echo $frontage_title; // phpcs:ignore WordPress.Security.EscapeOutput -- wp_kses(). ?></p>
	<?php endif; ?>
</div>

<?php
/**
 * A link to the top of the page. A script moves it into the window's corner and shows it once the page is scrolled; without, it stands where it is.
 *
 * @var array<string, mixed> $attributes As the content holds them.
 */

declare( strict_types=1 );

namespace Frontage\ScrollToTop;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                          => Blocks\anchor( $attributes ),
		'data-frontage-scroll-to-top' => '',
		'data-position'               => 'start' === ( $attributes['position'] ?? '' ) ? 'start' : 'end',
		'data-devices'                => in_array( $attributes['devices'] ?? '', [ 'desktop', 'mobile' ], true ) ? $attributes['devices'] : 'both',
	]
);
?>
<a href="#" <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress. ?>>
	<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true" focusable="false"><path d="M12 20L12 5M17 10L12 5L7 10"/></svg>
	<span class="wp-block-frontage-scroll-to-top__label"><?php esc_html_e( 'Back to top', 'frontage' ); ?></span>
</a>

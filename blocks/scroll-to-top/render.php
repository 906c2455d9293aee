<?php
/**
 * Link to the top of the page. A script moves it into the corner of the window and shows it once the page is scrolled.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\ScrollToTop;

use Frontage\Blocks;
use Frontage\Page;
use function Frontage\Icons\outline;

defined( 'ABSPATH' ) || exit;

if ( Page\is_bare() ) {
	return;
}
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                          => Blocks\anchor( $attributes ),
		'data-frontage-scroll-to-top' => '',
		'data-position'               => 'start' === ( $attributes['position'] ?? '' ) ? 'start' : 'end',
		'data-devices'                => in_array( $attributes['devices'] ?? '', [ 'desktop', 'mobile' ], true ) ? $attributes['devices'] : 'both',
	]
);
?>
<a href="#" <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<?php echo outline( '<path d="M12 20L12 5M17 10L12 5L7 10"/>' ), "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- SVG. ?>
	<span class="wp-block-frontage-scroll-to-top__label"><?php esc_html_e( 'Back to top', 'frontage' ); ?></span>
</a>

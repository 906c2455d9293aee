<?php
/**
 * A menu, with or without script.
 * @var array<string, mixed> $attributes Of the block.
 * @var \WP_Block            $block      With the mega panels, not yet rendered.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Blocks;
use Frontage\Page;
use function Frontage\Icons\outline;
use function Frontage\Icons\solid;
use const Frontage\Icons\CLOSE;

defined( 'ABSPATH' ) || exit;

$frontage_menu = menu( $attributes );
if ( ! $frontage_menu['items'] ) {
	if ( '' !== $frontage_menu['problem'] && current_user_can( 'edit_theme_options' ) ) {
		$frontage_wrapper = get_block_wrapper_attributes( [ 'data-problem' => '' ] );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core.
		printf( '<p %s>%s</p>', $frontage_wrapper, esc_html( $frontage_menu['problem'] ) );
	}
	return;
}

$frontage_panels = [];
foreach ( Blocks\render_inner_blocks( $block ) as [ $frontage_panel, $frontage_html ] ) {
	$frontage_panels[ (string) ( $frontage_panel->attributes['item'] ?? '' ) ] = $frontage_html;
}
$frontage_label = '' !== $attributes['label'] ? $attributes['label'] : __( 'Menu', 'frontage' );
if ( Page\is_bare() ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core.
	printf( '<nav %s><ul>', get_block_wrapper_attributes( [ 'aria-label' => $frontage_label ] ) );
	print_items( $frontage_menu['items'], $frontage_panels, $attributes['showDescriptions'] );
	echo '</ul></nav>';
	return;
}
$frontage_id      = wp_unique_id( 'frontage-menu-' );
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                 => Blocks\anchor( $attributes ),
		'data-frontage-menu' => (string) wp_json_encode( [ 'isHover' => 'click' !== $attributes['openOn'] ] ),
		'data-mobile'        => $attributes['mobile'],
		'data-desktop'       => $attributes['desktop'],
		'aria-label'         => $frontage_label,
	]
);
?>
<nav <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<button
		class="wp-block-frontage-menu__toggle"
		type="button"
		popovertarget="<?php echo esc_attr( $frontage_id ); ?>"
		aria-controls="<?php echo esc_attr( $frontage_id ); ?>"
		aria-label="<?php esc_attr_e( 'Open menu', 'frontage' ); ?>"
		data-frontage-wake<?php echo 'dropdown' === $attributes['mobile'] ? '' : '="intent"'; ?>

	><?php echo solid( '<path d="M4 7.25h16v1.5H4zM4 15.25h16v1.5H4z" />' ); // phpcs:ignore WordPress.Security.EscapeOutput -- SVG. ?></button>
	<div class="wp-block-frontage-menu__sheet" id="<?php echo esc_attr( $frontage_id ); ?>" popover>
		<button
			class="wp-block-frontage-menu__close"
			type="button"
			popovertarget="<?php echo esc_attr( $frontage_id ); ?>"
			popovertargetaction="hide"
			aria-label="<?php esc_attr_e( 'Close', 'frontage' ); ?>"
		><?php echo outline( CLOSE ); // phpcs:ignore WordPress.Security.EscapeOutput -- SVG. ?></button>
		<ul
			class="wp-block-frontage-menu__list"
			data-frontage-wake="intent"
		><?php print_items( $frontage_menu['items'], $frontage_panels, $attributes['showDescriptions'] ); ?></ul>
	</div>
</nav>

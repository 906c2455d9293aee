<?php
/**
 * Tabs: titles that are links to their panels. Without a script, in print and in feeds all panels are shown, below their titles.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var \WP_Block            $block      With the panels, not yet rendered.
 */

declare( strict_types=1 );

namespace Frontage\Tabs;

use Frontage\Blocks;
use Frontage\Deferred;
use Frontage\Page;
use Frontage\Text;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

[ $frontage_tabs, $frontage_rest ] = read_tabs( $block );
$frontage_level                    = heading_level( number( $attributes['headingLevel'] ?? 0 ) );
// A feed has neither styles nor links within the page.
if ( Page\is_bare() ) {
	foreach ( $frontage_tabs as $frontage_tab ) {
		// phpcs:ignore WordPress.Security.EscapeOutput -- Sanitized in tabs.php, and rendered by WordPress.
		printf( '<h%1$d>%2$s</h%1$d>%3$s', (int) $frontage_level, $frontage_tab['title'], $frontage_tab['html'] );
	}
	echo $frontage_rest; // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by WordPress.
	return;
}
if ( [] === $frontage_tabs ) {
	echo $frontage_rest; // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by WordPress.
	return;
}
$frontage_initial = number( $attributes['initial'] ?? 0 );
$frontage_initial = isset( $frontage_tabs[ $frontage_initial ] ) ? $frontage_initial : 0;
Deferred\offer( 'tabs' );
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                 => Blocks\anchor( $attributes ),
		'data-frontage-tabs' => 'manual' === ( $attributes['activation'] ?? '' ) ? '{"isManual":true}' : '',
		'style'              => layout_style( $attributes['layout'] ?? null ),
	]
);
$frontage_label   = Blocks\encode_brackets( esc_attr( text( $attributes['label'] ?? '' ) ) );
$frontage_label   = '' === $frontage_label ? '' : " role=\"group\" aria-label=\"$frontage_label\"";
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<div class="wp-block-frontage-tabs__list"<?php echo $frontage_label; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above. ?>>
		<?php foreach ( $frontage_tabs as $frontage_at => $frontage_tab ) : ?>
		<a
			<?php echo class_and( 'wp-block-frontage-tabs__tab', $frontage_tab['hidden'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escapes. ?>

			id="<?php echo esc_attr( "{$frontage_tab['id']}-title" ); ?>"
			href="#<?php echo Text\escape_text( $frontage_tab['address'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escapes. ?>"
			aria-controls="<?php echo esc_attr( $frontage_tab['id'] ); ?>"
			<?php echo $frontage_at === $frontage_initial ? 'aria-current="true"' : ''; ?>
			data-frontage-wake
		><?php echo $frontage_tab['title']; // phpcs:ignore WordPress.Security.EscapeOutput -- Sanitized in tabs.php. ?></a>
		<?php endforeach; ?>
	</div>
	<div class="wp-block-frontage-tabs__panels">
		<?php
		foreach ( $frontage_tabs as $frontage_at => $frontage_tab ) {
			echo section( $frontage_tab, $frontage_level, $frontage_at === $frontage_initial ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escapes.
		}
		// The script takes children for panels.
		echo '' === trim( $frontage_rest ) ? '' : "<div>$frontage_rest</div>"; // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by WordPress.
		?>
	</div>
</div>

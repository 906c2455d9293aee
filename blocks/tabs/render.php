<?php
/**
 * Tabs: titles that are links to their panels. Without a script, in print and in feeds all panels are shown, below their titles.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The panels.
 * @var \WP_Block            $block
 */

declare( strict_types=1 );

namespace Frontage\Tabs;

use Frontage\Blocks;
use Frontage\Deferred;
use Frontage\Text;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by WordPress.
	return;
}
[ $frontage_panels, $frontage_tabs ] = list_tabs( $block, $content, number( $attributes['initial'] ?? 0 ) );
if ( [] === $frontage_tabs ) {
	return;
}
Deferred\offer( 'tabs' );
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                 => Blocks\anchor( $attributes ),
		'data-frontage-tabs' => 'manual' === ( $attributes['activation'] ?? '' ) ? '{"isManual":true}' : '',
		'style'              => layout_style( $attributes['layout'] ?? null ),
	]
);
$frontage_label   = esc_attr( text( $attributes['label'] ?? '' ) );
$frontage_label   = '' === $frontage_label ? '' : " role=\"group\" aria-label=\"$frontage_label\"";
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<div class="wp-block-frontage-tabs__list"<?php echo $frontage_label; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above. ?>>
		<?php foreach ( $frontage_tabs as $frontage_tab ) : ?>
		<a
			class="wp-block-frontage-tabs__tab"
			id="<?php echo esc_attr( "{$frontage_tab['id']}-title" ); ?>"
			href="#<?php echo Text\escape_text( $frontage_tab['address'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escapes. ?>"
			aria-controls="<?php echo esc_attr( $frontage_tab['id'] ); ?>"
			<?php echo $frontage_tab['is_shown'] ? 'aria-current="true"' : ''; ?>
			data-frontage-wake
		><?php echo $frontage_tab['title']; // phpcs:ignore WordPress.Security.EscapeOutput -- Sanitized by the block of the tab. ?></a>
		<?php endforeach; ?>
	</div>
	<?php // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by WordPress. ?>
	<div class="wp-block-frontage-tabs__panels"><?php echo $frontage_panels; ?></div>
</div>

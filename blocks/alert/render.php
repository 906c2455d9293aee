<?php
/**
 * Alert: icon, title, and the blocks inside. Without `role=alert`, for it is there when the page comes; in feeds, a title and text.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 * @var \WP_Block            $block
 */

declare( strict_types=1 );

namespace Frontage\Alert;

use Frontage\Blocks;
use Frontage\Dismissal;
use Frontage\Page;
use function Frontage\Icons\outline;

defined( 'ABSPATH' ) || exit;

$frontage_type  = type_of( $attributes['type'] ?? '' );
$frontage_title = title( $attributes['title'] ?? '' );
if ( '' === $frontage_title && '' === trim( $content ) ) {
	return;
}
$frontage_word = sprintf( '<span class="wp-block-frontage-alert__type">%s </span>', esc_html( word( $frontage_type ) ) );
$frontage_text = ( '' === $frontage_title
	? $frontage_word
	: "<p class=\"wp-block-frontage-alert__title\">$frontage_word$frontage_title</p>" ) . $content;
if ( Page\is_bare() ) {
	echo $frontage_text; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above, and rendered by core.
	return;
}

$frontage_dismissible = true === ( $attributes['dismissible'] ?? false );
$frontage_wrapper     = get_block_wrapper_attributes(
	[
		'id'        => Blocks\anchor( $attributes ),
		'data-kind' => $frontage_type,
	] + ( $frontage_dismissible ? [ 'data-frontage-dismissal' => Dismissal\hash_of_block( $block, $content ) ] : [] )
);
// phpcs:disable WordPress.Security.EscapeOutput -- Escaped above and by core, and rendered by core.
?>
<div <?php echo $frontage_wrapper; ?>>
	<?php echo $frontage_dismissible ? Dismissal\script() : ''; ?>
	<?php echo outline( ICONS[ $frontage_type ], 24, 'wp-block-frontage-alert__icon' ); ?>
	<div class="wp-block-frontage-alert__text is-layout-flow"><?php echo $frontage_text; ?></div>
	<?php echo $frontage_dismissible ? Dismissal\button( 'wp-block-frontage-alert__dismiss', __( 'Dismiss', 'frontage' ) ) : ''; ?>
</div>

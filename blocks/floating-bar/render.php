<?php
/**
 * Bar at the top or the bottom of the window; in feeds, what is in it.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 * @var \WP_Block            $block
 */

declare( strict_types=1 );

namespace Frontage\FloatingBar;

use Frontage\Blocks;
use Frontage\Dismissal;
use Frontage\Page;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

if ( '' === trim( $content ) || Page\is_bare() ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by core.
	return;
}
$frontage_label       = Values\text( $attributes['label'] ?? '' );
$frontage_dismissible = false !== ( $attributes['dismissible'] ?? true );
$frontage_wrapper     = get_block_wrapper_attributes(
	[
		'id'         => Blocks\anchor( $attributes ),
		'aria-label' => '' === trim( $frontage_label ) ? __( 'Announcement', 'frontage' ) : $frontage_label,
	] + ( $frontage_dismissible ? [ 'data-frontage-dismissal' => Dismissal\hash_of_block( $block, $content ) ] : [] )
);
// phpcs:disable WordPress.Security.EscapeOutput -- Escaped and rendered by core, and of dismissal.php.
?>
<section <?php echo $frontage_wrapper; ?>>
	<?php echo $frontage_dismissible ? Dismissal\script() : ''; ?>
	<div class="wp-block-frontage-floating-bar__content"><?php echo $content; ?></div>
	<?php echo $frontage_dismissible ? Dismissal\button( 'wp-block-frontage-floating-bar__dismiss', __( 'Dismiss', 'frontage' ) ) : ''; ?>
</section>

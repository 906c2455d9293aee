<?php
/**
 * Item of an accordion; in feeds, a heading and what is below it.
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 * @var \WP_Block            $block
 */

declare( strict_types=1 );

namespace Frontage\Accordion;

use Frontage\Blocks;
use Frontage\Page;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

$frontage_title = text( $attributes['title'] ?? '' );
$frontage_level = $block->context['frontage/accordionHeadingLevel'] ?? 3;

if ( Page\is_bare() ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in markup.php, and rendered by core.
	echo heading( $frontage_title, $frontage_level, 'p' ), "\n", $content;
	return;
}

$frontage_summary = heading( $frontage_title, $frontage_level, 'span' ) . icon( $block->context['frontage/accordionIcon'] ?? '' );
$frontage_wrapper = get_block_wrapper_attributes(
	array_filter(
		[
			'id'   => Blocks\anchor( $attributes ),
			'name' => text( $block->context[ NAME ] ?? '' ),
		]
	)
);
$frontage_is_open = $block->context[ IS_OPEN ] ?? $attributes['isOpen'] ?? false;
// phpcs:disable WordPress.Security.EscapeOutput -- Escaped by core and in markup.php, and rendered by core.
?>
<details <?php echo $frontage_wrapper; ?><?php echo true === $frontage_is_open ? ' open' : ''; ?>>
	<summary class="wp-block-frontage-accordion-item__summary"><?php echo $frontage_summary; ?></summary>
	<div class="wp-block-frontage-accordion-item__panel is-layout-flow"><?php echo $content; ?></div>
</details>

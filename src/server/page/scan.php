<?php
/** Passes the HTML of a page to features that enqueue their script only if it is needed. */

declare( strict_types=1 );

namespace Frontage\Page;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Blocks that only contain other blocks, which are scanned themselves. */
const WRAPPERS = [ 'core/block', 'core/pattern', 'core/post-content', 'core/post-template', 'core/query', 'core/template-part' ];

/**
 * Scans a block's own HTML: only its own tags if it is static and has inner blocks.
 * @param mixed $html  Of the block.
 * @param mixed $block Parsed.
 * @return mixed Unchanged.
 */
function scan_block( $html, $block ) {
	$block = items( $block );
	$name  = text( $block['blockName'] ?? '' );
	$type  = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	if ( ! empty( $block['innerBlocks'] ) && ! ( $type && $type->is_dynamic() ) ) {
		scan( implode( '', array_filter( items( $block['innerContent'] ?? [] ), 'is_string' ) ) );
	} elseif ( ! in_array( $name, WRAPPERS, true ) ) {
		scan( $html );
	}
	return $html;
}

/**
 * Scans content of any origin.
 * @param mixed $html
 * @return mixed Unchanged.
 */
function scan( $html ) {
	if ( is_string( $html ) && str_contains( $html, '<' ) && ! is_bare() ) {
		/**
		 * Fires with each part of a page's HTML, for features that enqueue a script if they find something in it.
		 *
		 * @since 0.2.0
		 * @param string $html A block's HTML, a post's content.
		 */
		do_action( 'frontage_scan_html', $html );
	}
	return $html;
}

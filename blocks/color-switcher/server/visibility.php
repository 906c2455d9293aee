<?php
/** Blocks that are shown on one palette only, by an attribute. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use Frontage\Admin;
use function Frontage\Blocks\add_attribute;
use function Frontage\Page\is_bare;

defined( 'ABSPATH' ) || exit;

const ATTRIBUTE = 'frontageScheme';

/** Repeated in editor/index.tsx. */
const BLOCKS = [ 'core/image', 'core/site-logo', 'core/group', 'core/cover' ];

/**
 * @param mixed $arguments Of a block type.
 * @param mixed $name      Of the block.
 * @return mixed
 */
function register_attribute( $arguments, $name ) {
	return is_array( $arguments ) && in_array( $name, BLOCKS, true ) ? add_attribute( $arguments, ATTRIBUTE, [ 'type' => 'string' ] ) : $arguments;
}

/**
 * Marks the block's element. On a site with one palette, blocks of the other one are not printed.
 * @param mixed $content A block's HTML.
 * @param mixed $block   The parsed block.
 * @return mixed
 */
function render_for_palette( $content, $block ) {
	$palette = is_array( $block ) ? $block['attrs'][ ATTRIBUTE ] ?? null : null;
	if ( ! is_string( $content ) || ! in_array( $palette, [ 'default', 'switched' ], true ) || ! in_array( $block['blockName'], BLOCKS, true ) ) {
		return $content;
	}
	$config = config();
	if ( ! $config['palettes']['switched'] ) {
		return 'switched' === $palette ? '' : $content;
	}
	$is_usual = 'switched' === $config['defaultMode'] ? 'switched' === $palette : 'default' === $palette;
	if ( is_bare() ) {
		// No styles there hide the other one.
		return $is_usual ? $content : '';
	}
	$tag = new \WP_HTML_Tag_Processor( $content );
	if ( $tag->next_tag() ) {
		$tag->set_attribute( 'data-frontage-scheme', $palette );
	}
	if ( ! $is_usual ) {
		// A lazy image that is hidden is not fetched.
		$pictures = new \WP_HTML_Tag_Processor( $tag->get_updated_html() );
		while ( $pictures->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$pictures->set_attribute( 'loading', 'lazy' );
			$pictures->remove_attribute( 'fetchpriority' );
		}
		return $pictures->get_updated_html();
	}
	return $tag->get_updated_html();
}

/** Enqueues the panel of the inspector. */
function enqueue_editor(): void {
	Admin\enqueue( 'color-switcher-editor' );
}

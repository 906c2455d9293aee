<?php
/** Block styles of core's audio, group and paragraph. */

declare( strict_types=1 );

namespace Frontage\CoreStyles;

use Frontage\Admin;
use Frontage\Assets;
use Frontage\Page;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-core-styles';

/** Class names of the styles. */
const CLASSES = '/\bis-style-frontage-(card|columns-[23])\b/';

/** Without a stylesheet: WordPress would print it on each page with a group. */
function register_styles(): void {
	register_block_style(
		'core/audio',
		[
			'name'  => 'frontage-card',
			'label' => __( 'Card', 'frontage' ),
		]
	);
	register_block_style(
		[ 'core/group', 'core/paragraph' ],
		[
			'name'  => 'frontage-columns-2',
			'label' => __( 'Text in 2 columns', 'frontage' ),
		]
	);
	register_block_style(
		[ 'core/group', 'core/paragraph' ],
		[
			'name'  => 'frontage-columns-3',
			'label' => __( 'Text in 3 columns', 'frontage' ),
		]
	);
}

/** Enqueues the script with the starting points. */
function enqueue_editor(): void {
	Admin\enqueue( 'core-styles-editor' );
}

/** Enqueues the stylesheet, and no script. */
function enqueue(): void {
	Assets\register_view( HANDLE, 'core-styles/view' );
	wp_enqueue_style( HANDLE );
}

/** Enqueues it in the editor's canvas and, for posts that need it, in classic themes. */
function enqueue_early(): void {
	if ( is_admin() || Page\posts_match( CLASSES ) ) {
		enqueue();
	}
}

/**
 * Enqueues the stylesheet for a block with one of the styles.
 * @param mixed $content A block's HTML.
 * @param mixed $block   The parsed block.
 * @return mixed Unchanged.
 */
function enqueue_for_block( $content, $block ) {
	$attributes = items( items( $block )['attrs'] ?? null );
	if ( preg_match( CLASSES, text( $attributes['className'] ?? '' ) ) ) {
		enqueue();
	}
	return $content;
}

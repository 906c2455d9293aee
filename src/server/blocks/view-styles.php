<?php
/**
 * What a block's first paint does without: its view.css, with states and motion, which the build makes of what view.ts imports. It is a link at the
 * end of the page, where it holds up nothing and needs no script. Core's own viewStyle would stand in the head.
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/**
 * Notes which of our blocks stand on the page.
 * @param mixed $content A block's HTML.
 * @param mixed $block What was parsed.
 * @return mixed The HTML as it is.
 */
function note_rendered( $content, $block ) {
	$name = $block['blockName'] ?? '';
	if ( is_string( $name ) && str_starts_with( $name, 'frontage/' ) ) {
		Notes::add( 'blocks', $name );
	}
	return $content;
}

/** Whether a block of ours stands on the page so far. */
function is_rendered( string $name ): bool {
	return Notes::has( 'blocks', $name );
}

/** Prints the links. Not by enqueueing: classic themes would hoist them into the head since WordPress 6.9. */
function print_view_styles(): void {
	$handles = [];
	foreach ( array_keys( Notes::all( 'blocks' ) ) as $name ) {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		array_push( $handles, ...( $block ? $block->editor_style_handles : [] ) );
	}
	// Without handles WordPress takes it for the call in the head, with its action.
	if ( $handles ) {
		wp_print_styles( $handles );
	}
}

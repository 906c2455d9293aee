<?php
/**
 * Styles that a block's first paint does not need (states and motion): its view.css, built from the imports of view.ts, as a link at the end of the
 * page. Core's own viewStyle would be in the head.
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

use Frontage\Page\Notes;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Notes which of our blocks are on the page.
 * @param mixed $content A block's HTML.
 * @param mixed $block The parsed block.
 * @return mixed Unchanged.
 */
function note_rendered( $content, $block ) {
	$name = $block['blockName'] ?? '';
	if ( is_string( $name ) && str_starts_with( $name, 'frontage/' ) ) {
		Notes::add( 'blocks', $name );
	}
	return $content;
}

/** Whether a block was rendered on the page so far. */
function is_rendered( string $name ): bool {
	return Notes::has( 'blocks', $name );
}

/** Prints the links. Not enqueued, because classic themes would print them in the head since WordPress 6.9. */
function print_view_styles(): void {
	$handles = [];
	foreach ( array_keys( Notes::all( 'blocks' ) ) as $name ) {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		array_push( $handles, ...( $block ? view_styles( $block->editor_style_handles ) : [] ) );
	}
	// Without handles core would call the action for the head.
	if ( $handles ) {
		wp_print_styles( $handles );
	}
}

/**
 * Those that are not for the editor alone.
 * @param array<string> $handles Of the styles of a block in the editor.
 * @return list<string>
 */
function view_styles( array $handles ): array {
	$registered = wp_styles()->registered;
	$is_view    = static fn( string $handle ): bool => isset( $registered[ $handle ] ) && 'view.css' === basename( text( $registered[ $handle ]->src ) );
	return array_values( array_filter( $handles, $is_view ) );
}

<?php
/** Media of blocks' stylesheets for one side of the header's breakpoint: blocks/<block>/style/narrow.scss and wide.scss, which block.json lists. */

declare( strict_types=1 );

namespace Frontage\Breakpoints;

defined( 'ABSPATH' ) || exit;

/** Sets it as core prints it with a link: in the editor's canvas, and where a page's styles are too large to be inlined. */
function set_media(): void {
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
		foreach ( str_starts_with( $name, 'frontage/' ) ? $block->style_handles : [] as $handle ) {
			$style = wp_styles()->query( $handle );
			if ( $style instanceof \_WP_Dependency && preg_match( '~/(narrow|wide)\.css$~', (string) $style->src, $range ) ) {
				$style->args = media( $range[1] );
			}
		}
	}
}

/** Puts it around what wp_maybe_inline_styles() has inlined: core prints a style element without `media`. */
function wrap_inlined(): void {
	foreach ( wp_styles()->queue as $handle ) {
		$style = wp_styles()->query( $handle );
		if ( str_starts_with( $handle, 'frontage-' ) && $style instanceof \_WP_Dependency && ! $style->src && 'all' !== $style->args ) {
			$style->extra['after'] = [ "@media $style->args{" . implode( $style->extra['after'] ) . '}' ];
			$style->args           = 'all';
		}
	}
}

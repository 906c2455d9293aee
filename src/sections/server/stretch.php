<?php
/** Blocks that are stretched to the window, or to the section around them: style/stretch.scss. */

declare( strict_types=1 );

namespace Frontage\Sections;

defined( 'ABSPATH' ) || exit;

/** Places to which a block can be stretched. */
const PLACES = [ 'window', 'container' ];

/**
 * Place to which a block is stretched; '' for none.
 * @param mixed $given The attribute.
 * @param mixed $name  Of the block.
 */
function stretched_to( $given, $name ): string {
	return is_string( $given ) && in_array( $given, PLACES, true ) && in_array( $name, stretch_blocks(), true ) ? $given : '';
}

/** Stretches the current tag. By the class, layouts of WordPress and themes neither narrow nor center it. */
function apply_stretch( \WP_HTML_Tag_Processor $tag, string $place ): void {
	$tag->set_attribute( 'data-frontage-stretch', $place );
	$tag->remove_class( 'alignwide' );
	$tag->add_class( 'alignfull' );
	wp_enqueue_style( HANDLE );
}

<?php
/** Blocks that can be sticky, and their attribute. */

declare( strict_types=1 );

namespace Frontage\Sticky;

use Frontage\Admin;
use Frontage\Deferred;
use function Frontage\Blocks\add_attribute;

defined( 'ABSPATH' ) || exit;

const ATTRIBUTE = 'frontageSticky';

/** @return list<string> Names of blocks with the panel in their inspector. */
function sticky_blocks(): array {
	/**
	 * Filters the blocks that can be sticky. Each has to print one element.
	 *
	 * @since 0.1.0
	 * @param list<string> $names
	 */
	$names = apply_filters( 'frontage_sticky_blocks', [ 'core/group', 'core/columns', 'core/template-part' ] );
	return array_values( array_filter( (array) $names, 'is_string' ) );
}

/**
 * Registers the attribute: for those blocks and, for the anchor offset, for all blocks with an anchor.
 * @param mixed $arguments Of a block type.
 * @param mixed $name      Of the block.
 * @return mixed
 */
function register_attribute( $arguments, $name ) {
	return is_array( $arguments ) && ( ! empty( $arguments['supports']['anchor'] ) || in_array( $name, sticky_blocks(), true ) )
		? add_attribute( $arguments, ATTRIBUTE, [ 'type' => 'object' ] )
		: $arguments;
}

/** Enqueues the panel of the inspector. */
function enqueue_editor(): void {
	Admin\enqueue( 'sticky-editor' );
}

/** Prints the names of blocks with the panel, and with the attribute. */
function print_editor_data(): void {
	if ( wp_script_is( 'frontage-sticky-editor' ) ) {
		$types = \WP_Block_Type_Registry::get_instance()->get_all_registered();
		Admin\print_json(
			'sticky-editor',
			[
				'sticky' => sticky_blocks(),
				'all'    => array_keys( array_filter( $types, static fn( $type ): bool => isset( $type->attributes[ ATTRIBUTE ] ) ) ),
			]
		);
	}
}

/** Enqueues the stuck look in the editor's canvas. */
function enqueue_canvas_style(): void {
	if ( is_admin() ) {
		wp_enqueue_style( Deferred\handle( 'viewport' ) );
	}
}

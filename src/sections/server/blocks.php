<?php
/** Blocks with the panel “Section”, and their attributes. */

declare( strict_types=1 );

namespace Frontage\Sections;

use Frontage\Admin;
use function Frontage\Blocks\add_attribute;
use function Frontage\Breakpoints\responsive_schema;

defined( 'ABSPATH' ) || exit;

/** Attributes of all blocks but STRETCH, which only stretch_blocks() have. */
const HIDDEN   = 'frontageHidden';
const STRETCH  = 'frontageStretch';
const ENTRANCE = 'frontageEntrance';

/** Blocks that are not one thing on the page. */
const EXCLUDED = [ 'core/missing', 'core/more', 'core/nextpage', 'core/post-template' ];

/** @return list<string> Names of blocks that can be stretched. */
function stretch_blocks(): array {
	/**
	 * Filters the blocks that can be stretched to the window. Each has to print one element that is as wide as its place.
	 *
	 * @since 0.2.0
	 * @param list<string> $names
	 */
	$names = apply_filters(
		'frontage_stretch_blocks',
		[
			'core/columns',
			'core/cover',
			'core/embed',
			'core/gallery',
			'core/group',
			'core/image',
			'core/media-text',
			'core/query',
			'core/video',
			'frontage/carousel',
			'frontage/portfolio',
		]
	);
	return array_values( array_filter( (array) $names, 'is_string' ) );
}

/**
 * Registers the attributes.
 * @param mixed $arguments Of a block type.
 * @param mixed $name      Of the block.
 * @return mixed
 */
function register_attributes( $arguments, $name ) {
	if ( ! is_array( $arguments ) || in_array( $name, EXCLUDED, true ) ) {
		return $arguments;
	}
	$arguments = add_attribute(
		$arguments,
		HIDDEN,
		[
			'type'  => 'array',
			'items' => [ 'type' => 'string' ],
		]
	);
	$arguments = add_attribute(
		$arguments,
		ENTRANCE,
		[
			'type'       => 'object',
			'properties' => [
				'animation' => responsive_schema( [ 'type' => 'string' ] ),
				'delay'     => [ 'type' => 'number' ],
				'duration'  => [ 'type' => 'number' ],
			],
		]
	);
	return in_array( $name, stretch_blocks(), true ) ? add_attribute( $arguments, STRETCH, [ 'type' => 'string' ] ) : $arguments;
}

/** Enqueues the panel of the inspector. */
function enqueue_editor(): void {
	Admin\enqueue( 'sections-editor' );
}

/** Prints the names of blocks with the attributes, and whether WordPress hides blocks per device itself. */
function print_editor_data(): void {
	if ( wp_script_is( 'frontage-sections-editor' ) ) {
		$types = \WP_Block_Type_Registry::get_instance()->get_all_registered();
		Admin\print_json(
			'sections-editor',
			[
				'all'       => array_keys( array_filter( $types, static fn( $type ): bool => isset( $type->attributes[ HIDDEN ] ) ) ),
				'stretch'   => stretch_blocks(),
				'coreHides' => core_hides(),
			]
		);
	}
}

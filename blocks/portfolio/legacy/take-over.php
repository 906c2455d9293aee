<?php
/**
 * Goes on showing the galleries of the plugin that this one replaces, once that one is gone: its block and its shortcodes stand in contents and would
 * otherwise be nothing, or words in brackets.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Assets;
use function Frontage\Blocks\render;
use function Frontage\Blocks\translate_script;

defined( 'ABSPATH' ) || exit;

/** Registers its block as one that can no longer be inserted, only shown and turned into ours; unless somebody else has it. */
function take_over_block(): void {
	if ( \WP_Block_Type_Registry::get_instance()->is_registered( ORIGINAL_BLOCK ) ) {
		return;
	}
	$any        = [ 'type' => [ 'string', 'number', 'boolean', 'array', 'object', 'null' ] ];
	$own        = array_merge( array_keys( attributes( [] ) ), [ 'categorySelectedLabels', 'otherCategorySelectedLabels', 'enableMasonry' ], array_keys( ORIGINAL_NAMES ) );
	$attributes = array_fill_keys( array_diff( $own, [ 'instanceId', 'pickedItems' ] ), $any );
	// For the editor alone: where it left no settings, reading them would cost every page a query.
	foreach ( is_admin() ? original_defaults() : [] as $name => $default ) {
		$attributes[ $name ]['default'] = $default;
	}
	// Whatever was saved inside stays there.
	$attributes['saved'] = [
		'type'   => 'string',
		'source' => 'raw',
	];

	$block = new \WP_Block_Type( ORIGINAL_BLOCK );

	$block->api_version           = 3;
	$block->title                 = __( 'Portfolio of an earlier plugin', 'frontage' );
	$block->category              = 'frontage';
	$block->attributes            = array_merge( $block->get_attributes(), $attributes );
	$block->supports              = [
		'inserter' => false,
		'html'     => false,
	];
	$block->editor_script_handles = [ register_stand_in() ];
	$block->render_callback       = static function ( $attributes ): string {
		return render_as_gallery( from_original( ( is_array( $attributes ) ? $attributes : [] ) + original_defaults() ) );
	};
	register_block_type( $block );
}

/**
 * Registers the script that shows its block in the editor.
 * @return string The script's handle.
 */
function register_stand_in(): string {
	$handle = 'frontage-portfolio-legacy';
	Assets\register_script( $handle, 'portfolio-legacy', [ 'in_footer' => true ] );
	translate_script( $handle );
	return $handle;
}

/** Answers to its shortcodes, unless somebody else does. */
function take_over_shortcodes(): void {
	foreach ( ORIGINAL_SHORTCODES as $tag ) {
		if ( ! shortcode_exists( $tag ) ) {
			add_shortcode(
				$tag,
				static function ( $given ): string {
					// Where the original read nothing between the quotes, it took its default.
					$given = array_diff( is_array( $given ) ? $given : [], [ '' ] );
					return render_as_gallery( array_merge( original_shortcode_defaults(), from_original( $given ) ) );
				}
			);
		}
	}
}

/**
 * Our gallery, with attributes that were not made for it.
 * @param array<string, mixed> $attributes Under our names.
 */
function render_as_gallery( array $attributes ): string {
	// In their own types, or WordPress would take the defaults in place of words such as "no".
	return render( 'frontage/portfolio', attributes( $attributes ) + $attributes );
}

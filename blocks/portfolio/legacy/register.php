<?php
/**
 * Renders the legacy plugin's block and shortcodes, once that plugin is gone.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Assets;
use function Frontage\Blocks\render;
use function Frontage\Blocks\translate_script;

defined( 'ABSPATH' ) || exit;

/** Registers the legacy block, unless it exists: it can be shown and transformed, but not inserted. */
function register_legacy_block(): void {
	if ( \WP_Block_Type_Registry::get_instance()->is_registered( LEGACY_BLOCK ) ) {
		return;
	}
	$any        = [ 'type' => [ 'string', 'number', 'boolean', 'array', 'object', 'null' ] ];
	$own        = array_merge(
		array_keys( attributes( [] ) ),
		[ 'categorySelectedLabels', 'otherCategorySelectedLabels', 'enableMasonry' ],
		array_keys( LEGACY_NAMES )
	);
	$attributes = array_fill_keys( array_diff( $own, [ 'instanceId', 'pickedItems' ] ), $any );
	// Only in the editor: without stored settings, reading them would cost every page a query.
	foreach ( is_admin() ? legacy_defaults() : [] as $name => $default ) {
		$attributes[ $name ]['default'] = $default;
	}
	// Saved inner HTML is kept.
	$attributes['saved'] = [
		'type'   => 'string',
		'source' => 'raw',
	];

	$block = new \WP_Block_Type( LEGACY_BLOCK );

	$block->api_version           = 3;
	$block->title                 = __( 'Portfolio of an earlier plugin', 'frontage' );
	$block->category              = 'frontage';
	$block->attributes            = array_merge( $block->get_attributes(), $attributes );
	$block->supports              = [
		'inserter' => false,
		'html'     => false,
	];
	$block->editor_script_handles = [ register_legacy_editor_script() ];
	$block->render_callback       = static function ( $attributes ): string {
		return render_as_gallery( from_legacy( ( is_array( $attributes ) ? $attributes : [] ) + legacy_defaults() ) );
	};
	register_block_type( $block );
}

/**
 * Kits hold the legacy block's references as those of a gallery.
 * @param mixed $table
 * @return mixed
 */
function add_legacy_references( $table ) {
	if ( is_array( $table ) && isset( $table['blocks']['frontage/portfolio'] ) ) {
		$table['blocks'][ LEGACY_BLOCK ] = $table['blocks']['frontage/portfolio'];
	}
	return $table;
}

/**
 * Registers the editor script of the legacy block.
 * @return string The script's handle.
 */
function register_legacy_editor_script(): string {
	$handle = 'frontage-portfolio-legacy';
	Assets\register_script( $handle, 'portfolio-legacy', [ 'in_footer' => true ] );
	translate_script( $handle );
	return $handle;
}

/** Registers the legacy shortcodes, unless they exist. */
function register_legacy_shortcodes(): void {
	foreach ( LEGACY_SHORTCODES as $tag ) {
		if ( ! shortcode_exists( $tag ) ) {
			add_shortcode(
				$tag,
				static function ( $given ): string {
					// The legacy plugin used its defaults for empty values.
					$given = array_diff( is_array( $given ) ? $given : [], [ '' ] );
					return render_as_gallery( array_merge( legacy_shortcode_defaults(), from_legacy( $given ) ) );
				}
			);
		}
	}
}

/**
 * Renders a gallery with legacy attributes.
 * @param array<string, mixed> $attributes Under our names.
 */
function render_as_gallery( array $attributes ): string {
	// With sanitized types, because core would replace values such as "no" by defaults.
	return render( 'frontage/portfolio', attributes( $attributes ) + $attributes );
}

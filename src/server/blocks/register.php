<?php
/** Registers the built blocks.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

use function Frontage\Values\text;
use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Registers the blocks of the build's manifest, by the fastest function of this WordPress version.
 *
 * @since 0.1.0
 */
function register(): void {
	$build    = dirname( PLUGIN_FILE ) . '/build';
	$manifest = $build . '/blocks-manifest.php';

	if ( function_exists( 'wp_register_block_types_from_metadata_collection' ) ) {
		// Since WordPress 6.8.
		wp_register_block_types_from_metadata_collection( $build, $manifest );
	} else {
		if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
			// Since WordPress 6.7: avoids reading each block.json.
			wp_register_block_metadata_collection( $build, $manifest );
		}
		foreach ( array_keys( require $manifest ) as $folder ) {
			register_block_type( $build . '/' . $folder );
		}
	}

	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
		if ( str_starts_with( $name, 'frontage/' ) ) {
			$handles = array_merge( $block->editor_script_handles, $block->script_handles, $block->view_script_handles );
			array_map( __NAMESPACE__ . '\translate_script', $handles );
			foreach ( $block->view_script_handles as $handle ) {
				wp_scripts()->add_data( $handle, 'group', 1 );
			}
		}
	}
}

/**
 * Renders a block by the file in blocks/, which the build does not copy.
 *
 * @since 0.1.0
 *
 * @param mixed $metadata A block.json.
 * @return mixed With the path from build/<block>/ for our blocks.
 */
function render_from_source( $metadata ) {
	if ( is_array( $metadata ) && preg_match( '~^frontage/([\w-]+)$~', text( $metadata['name'] ?? '' ), $name ) ) {
		$metadata['render'] = "file:../../blocks/{$name[1]}/render.php";
	}
	return $metadata;
}

/** Adds our category to the inserter.
 *
 * @since 0.1.0
 * @param mixed $categories Categories with slug and title.
 * @return array<mixed>
 */
function add_category( $categories ): array {
	$categories   = is_array( $categories ) ? $categories : [];
	$categories[] = [
		'slug'  => 'frontage',
		'title' => __( 'Frontage', 'frontage' ),
		'icon'  => null,
	];
	return $categories;
}

/** Adds an attribute to a block type, before its own ones.
 * @param array<mixed>         $arguments Of the block type.
 * @param array<string, mixed> $schema    Of the attribute.
 * @return array<mixed>
 */
function add_attribute( array $arguments, string $attribute, array $schema ): array {
	$arguments['attributes'] = [ $attribute => $schema ] + (array) ( $arguments['attributes'] ?? [] );
	return $arguments;
}

/** Renders a block that is not in content.
 * @param array<string, mixed> $attributes
 */
function render( string $name, array $attributes = [] ): string {
	$block = [
		'blockName'    => $name,
		'attrs'        => $attributes,
		'innerBlocks'  => [],
		'innerHTML'    => '',
		'innerContent' => [],
	];
	return text( render_block( $block ) );
}

/** Anchor of a block for the id of its wrapper. Before WordPress 7.0 core reads it from saved HTML only, which our blocks do not have.
 *
 * @param array<string, mixed> $attributes Of the block.
 */
function anchor( array $attributes ): string {
	$anchor = $attributes['anchor'] ?? '';
	return is_string( $anchor ) ? $anchor : '';
}

/** Loads the translations of a registered script, from the plugin's own languages folder or from the site's.
 *
 * Not for scripts without translations: core would add `wp-i18n` to their dependencies.
 *
 * @since 0.1.0
 *
 * @param string $handle A registered script, `frontage-…`.
 */
function translate_script( string $handle ): void {
	$script = wp_scripts()->query( $handle );
	if ( $script instanceof \_WP_Dependency && in_array( 'wp-i18n', $script->deps, true ) ) {
		wp_set_script_translations( $handle, 'frontage', dirname( PLUGIN_FILE ) . '/languages' );
	}
}

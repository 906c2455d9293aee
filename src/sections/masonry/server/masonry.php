<?php
/** The attribute of a masonry, and its markup: columns and space are those of the block itself. */

declare( strict_types=1 );

namespace Frontage\Masonry;

use Frontage\Admin;
use Frontage\Assets;
use Frontage\Page;
use Frontage\Runtime;
use function Frontage\Blocks\add_attribute;
use function Frontage\Breakpoints\responsive;
use function Frontage\Breakpoints\responsive_schema;
use function Frontage\Values\css_preset;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const ATTRIBUTE = 'frontageMasonry';
const ON_DEVICE = 'frontageMasonryColumns';
const BLOCKS    = [ 'core/gallery', 'core/group', 'core/post-template' ];
const HANDLE    = 'frontage-masonry';
const COLUMNS   = 3;
const MOST      = 12;

/** Least width of a column; the same in masonry.scss. */
const LEAST = '220px';

/**
 * @param mixed $arguments Of a block type.
 * @param mixed $name      Of the block.
 * @return mixed
 */
function register_attribute( $arguments, $name ) {
	$is_ours = is_array( $arguments ) && in_array( $name, BLOCKS, true );
	if ( ! $is_ours ) {
		return $arguments;
	}
	$arguments = add_attribute( $arguments, ATTRIBUTE, [ 'type' => 'boolean' ] );
	return add_attribute( $arguments, ON_DEVICE, responsive_schema( [ 'type' => 'integer' ] ) );
}

/** Enqueues the panel of the inspector. */
function enqueue_editor(): void {
	Admin\enqueue( 'masonry-editor' );
}

/** Enqueues the style in the editor's canvas and, for posts with a masonry, in classic themes. */
function enqueue_style(): void {
	if ( is_admin() || Page\posts_match( '/"frontageMasonry":true/' ) ) {
		enqueue();
	}
}

/**
 * Marks the block's element.
 * @param mixed $content A block's HTML.
 * @param mixed $block   The parsed block.
 * @return mixed
 */
function render( $content, $block ) {
	$block      = items( $block );
	$attributes = items( $block['attrs'] ?? null );
	$is_masonry = true === ( $attributes[ ATTRIBUTE ] ?? false ) && in_array( $block['blockName'] ?? '', BLOCKS, true );
	$layout     = items( $attributes['layout'] ?? null );
	// In other layouts a group's blocks have widths and margins of their own.
	$is_grid = 'core/group' !== ( $block['blockName'] ?? '' ) || 'grid' === ( $layout['type'] ?? '' );
	if ( ! is_string( $content ) || ! $is_masonry || ! $is_grid ) {
		return $content;
	}
	$tag = new \WP_HTML_Tag_Processor( $content );
	if ( ! $tag->next_tag() ) {
		return $content;
	}
	$own = rtrim( text( $tag->get_attribute( 'style' ) ), '; ' );
	$tag->set_attribute( 'data-frontage-masonry', '' );
	$tag->set_attribute( 'style', ltrim( "$own;" . declarations( $attributes, $layout ), ';' ) );
	enqueue();
	return Page\is_bare() ? $tag->get_updated_html() : with_script( $tag->get_updated_html() );
}

/** Enqueues the stylesheet; there is no script beside the inline one. */
function enqueue(): void {
	Assets\register_view( HANDLE, 'masonry/view' );
	wp_enqueue_style( HANDLE );
}

/**
 * Puts the script at the start of an element, so that what is in it is placed before it is painted.
 * @param string $html Of a masonry.
 */
function with_script( string $html ): string {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Of the build.
	$script = (string) file_get_contents( Assets\build_path( 'masonry/head.js' ) );
	$script = trim( Runtime\before_paint( $script ) );
	return (string) preg_replace_callback(
		'/<[a-z]+(?:[^>"\']|"[^"]*"|\'[^\']*\')*>/i',
		static fn( array $tag ): string => $tag[0] . $script,
		$html,
		1
	);
}

/**
 * Custom properties for masonry.scss. The same in editor/index.tsx.
 * @param array<mixed> $attributes Of the block.
 * @param array<mixed> $layout     Of the block.
 */
function declarations( array $attributes, array $layout ): string {
	$least   = text( $layout['minimumColumnWidth'] ?? '' );
	$columns = number( $layout['columnCount'] ?? $attributes['columns'] ?? 0 );
	$gap     = $attributes['style']['spacing']['blockGap'] ?? '';
	$own     = array_filter( array_map( __NAMESPACE__ . '\count_css', array_diff_key( items( $attributes[ ON_DEVICE ] ?? null ), [ 'value' => '' ] ) ) );
	// Without a number, as many as there is room for.
	$most  = $columns > 0 ? min( MOST, $columns ) : ( is_length( $least ) ? MOST : COLUMNS );
	$least = is_length( $least ) ? $least : '';
	// A device's own columns are as narrow as they become.
	$leasts = $own ? [ 'value' => '' === $least ? LEAST : $least ] + array_fill_keys( array_keys( $own ), '0px' ) : $least;
	$styles = [
		responsive( '--frontage-masonry-columns', [ 'value' => $most ] + $own, static fn( $value ): string => text( $value ) ),
		responsive( '--frontage-masonry-least', $leasts, static fn( $value ): string => text( $value ) ),
		responsive( '--frontage-masonry-row', is_array( $gap ) ? $gap['top'] ?? '' : $gap, __NAMESPACE__ . '\length' ),
		responsive( '--frontage-masonry-gap', is_array( $gap ) ? $gap['left'] ?? '' : $gap, __NAMESPACE__ . '\length' ),
	];
	return implode( ';', array_filter( $styles ) );
}

/**
 * A number of columns; '' for what is none.
 * @param mixed $value
 */
function count_css( $value ): string {
	$count = number( $value );
	return $count > 0 ? (string) min( MOST, $count ) : '';
}

function is_length( string $value ): bool {
	return 1 === preg_match( '/^\d{0,5}(\.\d+)?(px|em|rem|ch|vw|vh)$/D', $value );
}

/**
 * CSS of a block's space.
 * @param mixed $value A length or a preset.
 * @return string '' for what is neither.
 */
function length( $value ): string {
	$value = text( $value );
	return '0' === $value ? '0px' : ( is_length( $value ) ? $value : css_preset( $value, 'spacing' ) );
}

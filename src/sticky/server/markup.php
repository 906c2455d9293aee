<?php
/** Adds the attribute `data-frontage-sticky` and the look's custom properties to an element. */

declare( strict_types=1 );

namespace Frontage\Sticky;

use Frontage\Deferred;
use function Frontage\Breakpoints\devices;
use const Frontage\Breakpoints\DEVICES;

defined( 'ABSPATH' ) || exit;

/**
 * Applies a block's attribute to its element.
 * @param mixed $content A block's HTML.
 * @param mixed $block   The parsed block.
 * @return mixed
 */
function render( $content, $block ) {
	$given = is_array( $block ) ? $block['attrs'][ ATTRIBUTE ] ?? null : null;
	if ( ! is_string( $content ) || ! is_array( $given ) ) {
		return $content;
	}
	$options = options( $given );
	if ( ! in_array( $block['blockName'], sticky_blocks(), true ) ) {
		$options['enabled'] = false;
	}
	$tag = new \WP_HTML_Tag_Processor( $content );
	if ( $tag->next_tag() ) {
		apply_options( $tag, $options );
	}
	return $tag->get_updated_html();
}

/**
 * Applies options to a processor's current tag.
 * @param array<string, mixed> $options From options().
 */
function apply_options( \WP_HTML_Tag_Processor $tag, array $options ): void {
	$styles = [];
	if ( 0 !== $options['anchorOffset'] ) {
		$styles[] = "scroll-margin-block-start:{$options['anchorOffset']}px";
	}
	if ( $options['enabled'] ) {
		$tag->set_attribute( 'data-frontage-sticky', (string) wp_json_encode( for_script( $options ) ) );
		wp_enqueue_script( Deferred\handle( 'viewport' ) );
		$look = look( $options );
		if ( $look ) {
			$tag->set_attribute( 'data-frontage-sticky-look', true );
		}
		if ( isset( $look['background'] ) ) {
			make_background_overridable( $tag );
		}
		foreach ( $look as $name => $value ) {
			$styles[] = "--frontage-sticky-$name:$value";
		}
	}
	if ( $styles ) {
		$own = (string) $tag->get_attribute( 'style' );
		$tag->set_attribute( 'style', ltrim( rtrim( $own, '; ' ) . ';', ';' ) . implode( ';', $styles ) );
	}
}

/**
 * Options for the script, in the shape of StickyOptions in sticky.ts.
 * @param array<string, mixed> $options
 * @return array<string, mixed>
 */
function for_script( array $options ): array {
	$texts   = static fn( array $lengths ): object => (object) array_map(
		static fn( array $length ): string => $length['size'] . $length['unit'],
		array_intersect_key( lengths( $lengths, $lengths ), array_flip( $options['devices'] ) )
	);
	$choices = [ 'distance' => $texts( $options['distance'] ) ];
	if ( DEVICES !== devices() ) {
		$choices['devices'] = devices();
	}
	return $options['hides'] ? $choices + [
		'hides'     => true,
		'threshold' => $texts( $options['threshold'] ),
	] : $choices;
}

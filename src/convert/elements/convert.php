<?php
/** Converts elements, each by the function of its type. */

declare( strict_types=1 );

namespace Frontage\Convert;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Functions by the type of element. Each returns the blocks, or null if it can't convert this one.
 * @return array<string, mixed>
 */
function converters(): array {
	$by_function = [
		'accordion'     => [ 'accordion', 'toggle' ],
		'alert'         => [ 'alert' ],
		'anchor'        => [ 'menu-anchor' ],
		'audio'         => [ 'audio' ],
		'button'        => [ 'button' ],
		'carousel'      => [ 'image-carousel' ],
		'column'        => [ 'column' ],
		'container'     => [ 'container' ],
		'counter'       => [ 'counter' ],
		'divider'       => [ 'divider' ],
		'gallery'       => [ 'image-gallery', 'gallery' ],
		'global_widget' => [ 'global' ],
		'heading'       => [ 'heading' ],
		'html_widget'   => [ 'html' ],
		'icon_box'      => [ 'icon-box', 'image-box' ],
		'icon_list'     => [ 'icon-list' ],
		'image'         => [ 'image' ],
		'map'           => [ 'google_maps' ],
		'nested'        => [ 'nested-tabs', 'nested-accordion' ],
		'progress'      => [ 'progress' ],
		'section'       => [ 'section' ],
		'shortcode'     => [ 'shortcode' ],
		'social_icons'  => [ 'social-icons' ],
		'spacer'        => [ 'spacer' ],
		'tabs'          => [ 'tabs' ],
		'testimonial'   => [ 'testimonial' ],
		'text_editor'   => [ 'text-editor' ],
		'text_path'     => [ 'text-path' ],
		'video'         => [ 'video' ],
	];
	$converters  = [];
	foreach ( $by_function as $function => $types ) {
		$converters += array_fill_keys( $types, __NAMESPACE__ . "\\convert_$function" );
	}
	/**
	 * Filters the functions that convert elements of a page builder to blocks.
	 *
	 * @since 0.1.0
	 * @param array<string, callable> $converters By the type of element: `heading`. A function takes a `Frontage\Convert\Element` and returns a list
	 *                                            of `Frontage\Convert\block()`, or null if it can't convert it.
	 */
	return (array) apply_filters( 'frontage_converters', $converters );
}

/**
 * Blocks of an element. One without a converter, or whose converter gives up, stays as HTML.
 * @return list<ConvertBlock>
 */
function convert_element( Element $element ): array {
	$convert = converters()[ $element->type ] ?? null;
	$blocks  = is_callable( $convert ) ? $convert( $element ) : null;
	if ( ! is_array( $blocks ) ) {
		$element->report( 'html' );
		return with_common( $element, kept_as_html( $element ) );
	}
	$blocks = with_common( $element, array_values( array_filter( $blocks, 'is_array' ) ) );
	report_settings( $element );
	return $blocks;
}

/**
 * Blocks of all elements inside one.
 * @return list<ConvertBlock>
 */
function convert_children( Element $element ): array {
	return array_merge( [], ...array_map( __NAMESPACE__ . '\convert_element', $element->children() ) );
}

/** Reports what an element has set and nothing took over. */
function report_settings( Element $element ): void {
	$computed = array_filter( items( $element->settings['__dynamic__'] ?? null ) );
	$computed = array_filter( $computed, static fn( $stored ): bool => '' === computed_url( text( $stored ) ) );
	if ( $computed ) {
		$element->report( 'dynamic', array_map( 'strval', array_keys( $computed ) ) );
	}
	$lost = $element->unread();
	if ( $lost ) {
		$element->report( 'settings', $lost );
	}
}

<?php
/** Converts elements, each by the function of its type. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** HTML that WordPress leaves out for authors. */
const UNSAFE = '/<(script|style|iframe|form|input|select|object|embed|svg|link|meta)\b|<[^>]+(\son\w+\s*=|javascript:)/i';

/** Elements of a text with other styles than an alignment. */
const STYLED = '/<(?:p|h[1-6]|ul|ol|li|div|blockquote)\b[^>]*\sstyle\s*=\s*["\'](?!\s*(?:(?:text-align|list-style-type):[^;"\']*;?\s*)*["\'])/i';

/**
 * Functions by the type of element. Each returns the blocks, or null if it can't convert this one.
 * @return array<string, mixed>
 */
function converters(): array {
	$by_function = [
		'accordion'       => [ 'accordion', 'toggle' ],
		'alert'           => [ 'alert' ],
		'anchor'          => [ 'menu-anchor' ],
		'audio'           => [ 'audio' ],
		'button'          => [ 'button' ],
		'call_to_action'  => [ 'call-to-action' ],
		'carousel'        => [ 'image-carousel' ],
		'column'          => [ 'column' ],
		'contact_buttons' => [ 'contact-buttons' ],
		'container'       => [ 'container' ],
		'counter'         => [ 'counter' ],
		'divider'         => [ 'divider' ],
		'flip_box'        => [ 'flip-box' ],
		'floating_bar'    => [ 'floating-bars' ],
		'form'            => [ 'form', 'login' ],
		'gallery'         => [ 'image-gallery', 'gallery' ],
		'global_widget'   => [ 'global' ],
		'heading'         => [ 'heading' ],
		'html_widget'     => [ 'html' ],
		'icon'            => [ 'icon' ],
		'icon_box'        => [ 'icon-box', 'image-box' ],
		'icon_list'       => [ 'icon-list' ],
		'image'           => [ 'image' ],
		'map'             => [ 'google_maps' ],
		'nested'          => [ 'nested-tabs', 'nested-accordion' ],
		'nested_carousel' => [ 'nested-carousel' ],
		'progress'        => [ 'progress' ],
		'section'         => [ 'section' ],
		'shortcode'       => [ 'shortcode' ],
		'social_icons'    => [ 'social-icons' ],
		'spacer'          => [ 'spacer' ],
		'tabs'            => [ 'tabs' ],
		'theme'           => array_keys( THEME_BLOCKS ),
		'plugin_form'     => array_keys( PLUGIN_FORMS ),
		'post_info'       => [ 'post-info' ],
		'shop'            => array_keys( SHOP_SHORTCODES ),
		'testimonial'     => [ 'testimonial' ],
		'text_editor'     => [ 'text-editor' ],
		'text_path'       => [ 'text-path' ],
		'video'           => [ 'video' ],
		'visible'         => array_keys( visible_settings() ),
	];
	$converters  = [];
	foreach ( $by_function as $function => $types ) {
		$converters += array_fill_keys( $types, __NAMESPACE__ . "\\convert_$function" );
	}
	/**
	 * Filters the functions that convert elements of a page builder to blocks.
	 *
	 * @since 0.1.0
	 * @param array<string, callable> $converters By the type of element: `heading`. A function takes a `Frontage\Elementor\Element` and returns a list
	 *                                            of `Frontage\Elementor\block()`, or null if it can't convert it.
	 */
	return (array) apply_filters( 'frontage_converters', $converters );
}

/**
 * Blocks of an element. One without a converter, or whose converter gives up, stays as HTML; of one that not everybody saw its place stays.
 * @return list<ConvertBlock>
 */
function convert_element( Element $element ): array {
	if ( is_for_some( $element ) ) {
		return hidden_place( $element );
	}
	$convert = converters()[ $element->type ] ?? ( preg_match( FORMS, $element->type ) ? __NAMESPACE__ . '\convert_form' : null );
	report_unsafe( $element );
	$blocks = is_callable( $convert ) ? $convert( $element ) : null;
	if ( ! is_array( $blocks ) ) {
		return with_common( $element, kept_as_html( $element ) );
	}
	$blocks = array_values( array_filter( $blocks, 'is_array' ) );
	if ( ! $element->children() ) {
		report_link_attributes( $element, $blocks );
	}
	$blocks = with_common( $element, $blocks );
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

/** Reports settings with HTML that their writer, or this person, may not publish. */
function report_unsafe( Element $element ): void {
	if ( may_keep_html() ) {
		return;
	}
	$unsafe = [];
	foreach ( $element->settings as $name => $value ) {
		$texts = is_array( $value ) ? $value : [ $value ];
		array_walk_recursive(
			$texts,
			static function ( $text ) use ( $name, &$unsafe ): void {
				if ( is_string( $text ) && preg_match( UNSAFE, $text ) ) {
					$unsafe[ $name ] = (string) $name;
				}
			}
		);
	}
	if ( $unsafe ) {
		$element->report( 'unsafe', array_values( $unsafe ) );
	}
}

/**
 * Names of settings whose HTML has styles that no block takes over; alignment is.
 * @return list<string>
 */
function settings_with_styles( Element $element ): array {
	$found = [];
	foreach ( in_array( $element->type, [ 'html', 'shortcode' ], true ) ? [] : $element->settings as $name => $value ) {
		$texts = is_array( $value ) ? $value : [ $value ];
		array_walk_recursive(
			$texts,
			static function ( $text ) use ( $name, &$found ): void {
				if ( is_string( $text ) && preg_match( STYLED, $text ) ) {
					$found[ $name ] = (string) $name;
				}
			}
		);
	}
	return array_values( $found );
}

/** Whether a setting that was computed also has a stored value, which is no stand-in. */
function has_own_value( Element $element, string $name ): bool {
	$value = $element->settings[ $name ] ?? null;
	return has_value( $value ) && ! preg_match( STAND_INS, text( items( $value )['url'] ?? '' ) );
}

/** Reports what an element, or an entry of its lists, has set and nothing took over. */
function report_settings( Element $element ): void {
	$all     = $element->with_entries();
	$stored  = [];
	$missing = [];
	foreach ( $all as $one ) {
		foreach ( array_filter( items( $one->settings['__dynamic__'] ?? null ) ) as $name => $tag ) {
			if ( '' === computed_url( text( $tag ) ) ) {
				has_own_value( $one, (string) $name ) ? $stored[] = (string) $name : $missing[] = (string) $name;
			}
		}
	}
	$lines = [
		'dynamic'  => $stored,
		'missing'  => $missing,
		'styles'   => settings_with_styles( $element ),
		'settings' => array_merge( [], ...array_map( static fn( Element $one ): array => $one->unread(), $all ) ),
	];
	foreach ( array_filter( $lines ) as $kind => $names ) {
		$element->report( $kind, array_values( array_unique( $names ) ) );
	}
}

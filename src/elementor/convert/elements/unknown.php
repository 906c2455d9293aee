<?php
/** HTML of elements that nothing converts: what the page builder renders if it is active, else what visitors saw of the settings. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** The page builder's picture for none. */
const STAND_IN_TAG = '~<img\b[^>]*/elementor(?:-pro)?/assets/images/placeholder[^>]*>~i';

/** What is seen without words: elements, pictures of styles. */
const SEEN_WITHOUT_WORDS = '~<(?:audio|button|canvas|embed|hr|iframe|img|input|object|script|select|svg|textarea|video)\b|\burl\(~i';

/** Widgets of a shop, which show products and no words of their settings. */
const SHOPS = '/^(woocommerce|wc|edd)[-_]/';

/** @return list<ConvertBlock> */
function kept_as_html( Element $element ): array {
	$html   = trim( clean_html( (string) preg_replace( STAND_IN_TAG, '', rendered_by_builder( $element ) ) ) );
	$inside = [];
	$left   = [];
	if ( ! is_seen( $html ) ) {
		// Otherwise it has rendered what is inside, too.
		$inside = convert_children( $element );
		$own    = preg_split( '/[-_]/', $element->type, -1, PREG_SPLIT_NO_EMPTY );
		$own    = $own ? $own : [];
		$shown  = preg_match( SHOPS, $element->type ) ? [] : $element->settings;
		$html   = trim( clean_html( html_of_settings( $shown, $own ) ) );
		$html   = is_seen( $html ) ? $html : '';
		$left   = doubtful( $shown, $own );
	}
	$kept = block(
		'core/html',
		[
			'content'  => $html,
			'metadata' => [ 'name' => $element->place ],
		]
	);
	$element->report( '' === $html ? ( $inside ? 'inside' : 'empty' ) : 'html' );
	if ( $left ) {
		$element->report( 'settings', $left );
	}
	return array_merge( '' === $html ? [] : [ $kept ], $inside );
}

/** Whether visitors would see something of HTML. */
function is_seen( string $html ): bool {
	return preg_match( SEEN_WITHOUT_WORDS, $html ) || '' !== preg_replace( '/[\s\x{a0}]+/u', '', plain( $html ) );
}

/** HTML by the page builder itself; '' if it is not active, or fails, and for another site's elements, for which nothing is run here. */
function rendered_by_builder( Element $element ): string {
	if ( null !== foreign_kit() || ! did_action( 'elementor/loaded' ) || ! class_exists( '\Elementor\Plugin' ) ) {
		return '';
	}
	$level = ob_get_level();
	ob_start();
	try {
		as_visitor(
			static function () use ( $element ): void {
				$instance = \Elementor\Plugin::$instance->elements_manager->create_element_instance( $element->stored );
				if ( $instance ) {
					$instance->print_element();
				}
			}
		);
		return (string) ob_get_contents();
	} catch ( \Throwable $error ) {
		return '';
	} finally {
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
	}
}

/**
 * HTML of texts, pictures, links and lists in settings.
 * @param array<mixed> $settings
 * @param list<string> $own      Words of the widget's type.
 */
function html_of_settings( array $settings, array $own ): string {
	if ( has_condition( $settings ) ) {
		return '';
	}
	$html  = '';
	$off   = off_switches( $settings );
	$links = links_of_settings( $settings, $off );
	foreach ( $settings as $name => $value ) {
		$name = (string) $name;
		if ( is_array( $value ) ) {
			$html .= is_owners( $name ) || is_switched_off( $name, $off ) ? '' : html_of_list( $value, $own );
		} elseif ( is_picture_address( $name, text( $value ) ) ) {
			$html .= html_of_list( [ 'url' => $value ], $own );
		} elseif ( is_read( $name, text( $value ), $own ) && ! is_switched_off( $name, $off ) ) {
			$is_button = preg_match( '/(^|_)(button|btn|cta|link)(_|$)/', $name );
			$html     .= html_of_text( $name, $is_button ? linked( inline_html( text( $value ) ), $links[0] ?? null ) : text( $value ) );
		}
	}
	foreach ( $links as $link ) {
		$label = preg_replace( '~^(https?://(www\.)?|tel:|mailto:)|/$~', '', $link['href'] );
		$html .= str_contains( $html, 'href="' . url( $link['href'] ) . '"' ) ? '' : '<p>' . linked( esc_html( (string) $label ), $link ) . "</p>\n";
	}
	return $html;
}

/**
 * Links of settings, each once; those to the top of the page are none.
 * @param array<mixed>                      $settings
 * @param array<string, list<list<string>>> $off      As off_switches() returns them.
 * @return list<array{href: string, target: string, rel: string, more: array<string, string>}>
 */
function links_of_settings( array $settings, array $off ): array {
	$links = [];
	foreach ( array_keys( $settings + items( $settings['__dynamic__'] ?? null ) ) as $name ) {
		$value   = link_value( $settings, (string) $name );
		$is_link = preg_match( LINK_WORDS, (string) $name ) && ! is_owners( (string) $name ) && ! is_switched_off( (string) $name, $off );
		$link    = $is_link ? link_of( is_array( $value ) ? $value : [ 'url' => $value ] ) : null;
		if ( $link && '#' !== $link['href'] && ! preg_match( NO_PAGE, $link['href'] ) ) {
			$links[ $link['href'] ] = $link;
		}
	}
	return array_values( $links );
}

/**
 * @param array<mixed> $value
 * @param list<string> $own   Words of the widget's type.
 */
function html_of_list( array $value, array $own ): string {
	$url = text( $value['url'] ?? '' );
	if ( preg_match( PICTURE, $url ) ) {
		return preg_match( STAND_INS, $url ) ? '' : '<p><img src="' . url( $url ) . '" alt="' . esc_attr( text( $value['alt'] ?? '' ) ) . "\"></p>\n";
	}
	$html = '';
	foreach ( array_filter( $value, 'is_array' ) as $item ) {
		$html .= preg_match( PICTURE, text( $item['url'] ?? '' ) ) ? html_of_list( $item, $own ) : html_of_settings( $item, $own );
	}
	return $html;
}

function html_of_text( string $name, string $value ): string {
	if ( preg_match( '/<(p|h[1-6]|ul|ol|div|table|section|figure|blockquote|script|style)\b/i', $value ) ) {
		return "$value\n";
	}
	$tag = preg_match( '/(^|_)(title|heading)(_\d+|_[a-z])?$/', $name ) ? 'h3' : 'p';
	return "<$tag>$value</$tag>\n";
}

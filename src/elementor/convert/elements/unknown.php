<?php
/** HTML of elements that nothing converts: what the page builder renders if it is active, else the texts, pictures and links of the settings. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Last words of the names of settings that are read by visitors; a number or a letter may follow. */
const READ_WORDS = '/(^|_)(title|text|description|content|editor|caption|name|label|subtitle|heading|price|quote|question|answer|message|job|html'
	. '|item|prefix|suffix|button|cta)(_\d+|_[a-z])?$/';

/** Words in the names of settings that only their owner reads. */
const OWNERS_WORDS = '/(^|_)(mail|email|error|success|redirect|webhook|slack|discord|recipient|api|key|token|secret|password|class|classes|css|id|aria|alt'
	. '|placeholder|tag|form|field|action|event|query|meta|animation|library)(_|$)/';

/** Address of a picture. */
const PICTURE = '/\.(avif|gif|jpe?g|png|svg|webp)(\?.*)?$/i';

/** The page builder's picture for none. */
const STAND_IN_TAG = '~<img\b[^>]*/elementor(?:-pro)?/assets/images/placeholder[^>]*>~i';

/** @return list<ConvertBlock> */
function kept_as_html( Element $element ): array {
	$html   = trim( clean_html( (string) preg_replace( STAND_IN_TAG, '', rendered_by_builder( $element ) ) ) );
	$inside = convert_children( $element );
	if ( '' === $html ) {
		$html = trim( clean_html( html_of_settings( $element->settings ) ) );
	} else {
		// It has rendered what is inside, too.
		$inside = [];
	}
	$kept = block(
		'core/html',
		[
			'content'  => $html,
			'metadata' => [ 'name' => $element->place ],
		]
	);
	return array_merge( '' === $html ? [] : [ $kept ], $inside );
}

/** HTML by the page builder itself; '' if it is not active, or fails, and for another site's elements, for which nothing is run here. */
function rendered_by_builder( Element $element ): string {
	if ( null !== foreign_kit() || ! did_action( 'elementor/loaded' ) || ! class_exists( '\Elementor\Plugin' ) ) {
		return '';
	}
	$level = ob_get_level();
	ob_start();
	try {
		$instance = \Elementor\Plugin::$instance->elements_manager->create_element_instance( $element->stored );
		if ( $instance ) {
			$instance->print_element();
		}
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
 */
function html_of_settings( array $settings ): string {
	$html = '';
	$link = null;
	foreach ( $settings as $name => $value ) {
		$link = $link ?? ( preg_match( '/(^|_)(link|url)$/', (string) $name ) ? link_of( is_array( $value ) ? $value : [ 'url' => $value ] ) : null );
	}
	foreach ( $settings as $name => $value ) {
		$name = (string) $name;
		if ( '_' === substr( $name, 0, 1 ) || preg_match( OWNERS_WORDS, $name ) ) {
			continue;
		}
		if ( is_array( $value ) ) {
			$html .= html_of_list( $value );
		} elseif ( preg_match( READ_WORDS, $name ) && '' !== trim( text( $value ) ) && ! in_array( $value, [ 'yes', 'no', 'none' ], true ) ) {
			$is_button = preg_match( '/(^|_)(button|cta|link)(_|$)/', $name );
			$html     .= html_of_text( $name, $is_button ? linked( inline_html( text( $value ) ), $link ) : text( $value ) );
		}
	}
	$label = $link ? preg_replace( '~^https?://(www\.)?|/$~', '', $link['href'] ) : '';
	return $html . ( $link && ! str_contains( $html, 'href=' ) ? '<p>' . linked( esc_html( text( $label ) ), $link ) . "</p>\n" : '' );
}

/** @param array<mixed> $value */
function html_of_list( array $value ): string {
	$url = text( $value['url'] ?? '' );
	if ( preg_match( PICTURE, $url ) ) {
		return preg_match( STAND_INS, $url ) ? '' : '<p><img src="' . url( $url ) . '" alt="' . esc_attr( text( $value['alt'] ?? '' ) ) . "\"></p>\n";
	}
	$html = '';
	foreach ( array_filter( $value, 'is_array' ) as $item ) {
		$html .= preg_match( PICTURE, text( $item['url'] ?? '' ) ) ? html_of_list( $item ) : html_of_settings( $item );
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

<?php
/** Files of other sites in HTML and CSS. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * HTML without files of other sites: the attributes that name them are taken out.
 * @param array<string, int> $hosts
 */
function html_without_hosts( string $html, array &$hosts ): string {
	if ( false === strpos( $html, '<' ) ) {
		return $html;
	}
	$css  = static function ( array $found ) use ( &$hosts ): string {
		return $found[1] . css_without_hosts( $found[2], $hosts );
	};
	$html = (string) preg_replace_callback( '~(<style\b[^>]*>)(.*?)(?=</style)~is', $css, $html );
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
			$value = $tags->get_attribute( $name );
			if ( ! is_string( $value ) ) {
				continue;
			}
			$kept = attribute_without_hosts( (string) $tags->get_tag(), $name, $value, $hosts );
			if ( '' === $kept && '' !== $value ) {
				$tags->remove_attribute( $name );
			} elseif ( $kept !== $value ) {
				$tags->set_attribute( $name, $kept );
			}
		}
	}
	return $tags->get_updated_html();
}

/**
 * @param array<string, int> $hosts
 * @return string '' to take it out.
 */
function attribute_without_hosts( string $tag, string $name, string $value, array &$hosts ): string {
	if ( 'style' === $name ) {
		return css_without_hosts( $value, $hosts );
	}
	if ( str_starts_with( $name, 'data-wp-' ) ) {
		// Directives of WordPress's Interactivity API can write any attribute, and its blocks write theirs when they are printed.
		$hosts['data-wp'] = ( $hosts['data-wp'] ?? 0 ) + 1;
		return '';
	}
	$is_set     = in_array( $name, [ 'imagesrcset', 'srcset' ], true );
	$is_fetched = in_array( $name, FETCHING, true ) || ( 'href' === $name && ! in_array( $tag, [ 'A', 'AREA' ], true ) );
	if ( ! $is_set && ! $is_fetched ) {
		return $value;
	}
	$found = array_filter( array_map( __NAMESPACE__ . '\foreign_host', $is_set ? explode( ' ', strtr( $value, ",\t\n", '   ' ) ) : [ $value ] ) );
	foreach ( $is_set ? array_unique( $found ) : $found as $host ) {
		$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
	}
	return $found ? '' : $value;
}

/**
 * CSS without the declarations that name files of other sites.
 * @param array<string, int> $hosts
 */
function css_without_hosts( string $css, array &$hosts ): string {
	if ( ! hosts_of_css( $css ) ) {
		return $css;
	}
	$removed = [];
	$part    = '(?:[^;{}()"\']++|"[^"]*+"|\'[^\']*+\'|\((?:[^()"\']++|"[^"]*+"|\'[^\']*+\'|\([^()]*+\))*+\))++';
	$kept    = preg_replace_callback(
		"~$part;?~",
		static function ( array $found ) use ( &$removed ): string {
			$foreign = hosts_of_css( $found[0] );
			array_push( $removed, ...$foreign );
			return $foreign ? '' : $found[0];
		},
		$css
	);
	// What is no list of declarations, such as an address without its end, goes as a whole.
	$rest = hosts_of_css( $kept ?? $css );
	foreach ( array_merge( $removed, $rest ) as $host ) {
		$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
	}
	return $rest ? '' : (string) $kept;
}

/**
 * Other sites whose files CSS names, once each.
 * @return list<string>
 */
function hosts_of_css( string $css ): array {
	if ( ! preg_match( '~url\s*\(|@import|image-set~i', $css ) ) {
		return [];
	}
	preg_match_all( '~url\(\s*+["\']?([^"\')]++)|"([^"]*+)|\'([^\']*+)~i', $css, $addresses, PREG_SET_ORDER );
	$hosts = array_map( static fn( array $address ): string => foreign_host( (string) end( $address ) ), $addresses );
	return array_values( array_unique( array_filter( $hosts ) ) );
}

/**
 * Links where WordPress would embed what an address leads to: in a line of its own, also of code, and in its shortcodes.
 * @param array<string, int> $hosts
 */
function links_for_embeds( string $html, array &$hosts ): string {
	$line = '(?<address>https?://[^\s<>"]+)';
	foreach ( [ "~(?<before><p(?:\\s[^>]*)?>\\s*)$line(?<after>\\s*</p>)~i", "~^(?<before>\\s*)$line(?<after>\\s*)$~im" ] as $embed ) {
		$html = (string) preg_replace_callback(
			$embed,
			static function ( array $found ) use ( &$hosts ): string {
				$link = link_to_host( str_replace( '&amp;', '&', $found['address'] ), $hosts );
				return '' === $link ? $found[0] : $found['before'] . $link . $found['after'];
			},
			$html
		);
	}
	if ( false === strpos( $html, '[' ) ) {
		return $html;
	}
	// In a tag there is no room for a link.
	$parts = [];
	foreach ( wp_html_split( $html ) as $part ) {
		$parts[] = str_starts_with( $part, '<' ) ? shortcodes_without_hosts( $part, false, $hosts ) : $part;
	}
	return shortcodes_without_hosts( implode( '', $parts ), true, $hosts );
}

/**
 * @param array<string, int> $hosts
 */
function shortcodes_without_hosts( string $html, bool $with_links, array &$hosts ): string {
	return (string) preg_replace_callback(
		'~' . get_shortcode_regex( [ 'audio', 'embed', 'video' ] ) . '~',
		static function ( array $found ) use ( $with_links, &$hosts ): string {
			$is_escaped = '[' === $found[1] && ']' === $found[6];
			$values     = $is_escaped ? [] : array_merge( items( shortcode_parse_atts( html_entity_decode( $found[3], ENT_QUOTES | ENT_HTML5 ) ) ), [ trim( wp_strip_all_tags( $found[5] ) ) ] );
			foreach ( $values as $value ) {
				$link = link_to_host( html_entity_decode( text( $value ) ), $hosts );
				if ( '' !== $link ) {
					return $with_links ? $link : '';
				}
			}
			return $found[0];
		},
		$html
	);
}

/**
 * A link to another site; '' for an address of this one or of the kit.
 * @param array<string, int> $hosts
 */
function link_to_host( string $address, array &$hosts ): string {
	$host = foreign_host( $address );
	if ( '' === $host ) {
		return '';
	}
	$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
	return '<a href="' . esc_url( $address ) . '">' . esc_html( $address ) . '</a>';
}

<?php
/** Files of other sites in HTML and CSS. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * HTML without files of other sites: the attributes that name them are taken out.
 * @param array<string, int> $hosts
 */
function html_without_hosts( string $html, array &$hosts ): string {
	if ( false === strpos( $html, '<' ) ) {
		return preg_match( '~url\s*\(|@import~i', $html ) ? css_without_hosts( $html, $hosts ) : $html;
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
	$part = '(?:[^;{}()"\']|"[^"]*"|\'[^\']*\'|\((?:[^()"\']|"[^"]*"|\'[^\']*\'|\([^()]*\))*\))+';
	return (string) preg_replace_callback(
		"~(?:$part);?~",
		static function ( array $found ) use ( &$hosts ): string {
			if ( ! preg_match( '~url\s*\(|@import|image-set~i', $found[0] ) ) {
				return $found[0];
			}
			preg_match_all( '~url\(\s*["\']?([^"\')]+)|"([^"]*)"|\'([^\']*)\'~i', $found[0], $addresses, PREG_SET_ORDER );
			$names   = array_map( static fn( array $address ): string => foreign_host( (string) end( $address ) ), $addresses );
			$foreign = array_unique( array_filter( $names ) );
			foreach ( $foreign as $host ) {
				$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
			}
			return $foreign ? '' : $found[0];
		},
		$css
	);
}

/**
 * Links where WordPress would embed what an address leads to: in a line of its own, and in shortcodes.
 * @param array<string, int> $hosts
 */
function links_for_embeds( string $html, array &$hosts ): string {
	$link = static function ( array $found ) use ( &$hosts ): string {
		$address = str_replace( '&amp;', '&', $found['address'] );
		$host    = foreign_host( $address );
		if ( '' === $host ) {
			return $found[0];
		}
		$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
		return ( $found['before'] ?? '' ) . '<a href="' . esc_url( $address ) . '">' . esc_html( $address ) . '</a>' . ( $found['after'] ?? '' );
	};
	$line = '(?<address>https?://[^\s<>"]+)';
	$html = (string) preg_replace_callback( "~(?<before><p(?:\\s[^>]*)?>\\s*)$line(?<after>\\s*</p>)~i", $link, $html );
	$html = (string) preg_replace_callback( "~^(?<before>\\s*)$line(?<after>\\s*)$~im", $link, $html );
	$code = '~\[(audio|embed|video)\b[^\[\]<>]*?(?<address>(?:https?:)?//[^\s<>"\'\[\]]+)[^\[\]<>]*\](?:[^\[\]]*\[/\1\])?'
		. '|\[embed\b[^\[\]]*\]\s*(?<inner>(?:https?:)?//[^\s<>"\'\[\]]+)\s*\[/embed\]~i';
	return (string) preg_replace_callback(
		$code,
		static fn( array $found ): string => $link( [ 'address' => ( $found['inner'] ?? '' ) ? $found['inner'] : $found['address'] ] + [ $found[0] ] ),
		$html
	);
}

<?php
/** Files of other sites in HTML: attribute by attribute, never by a pattern over tags. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Attributes of elements whose address is fetched by itself, and those with a list of addresses. */
const FETCHING     = [ 'archive', 'background', 'classid', 'codebase', 'data', 'dynsrc', 'icon', 'lowsrc', 'manifest', 'poster', 'src', 'xlink:href' ];
const FETCHED_SETS = [ 'imagesrcset', 'srcset' ];

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
	$tags = new \WP_HTML_Tag_Processor( without_hidden_tags( $html, $hosts ) );
	while ( $tags->next_tag() ) {
		// A name of digits comes as a number.
		foreach ( array_map( 'strval', $tags->get_attribute_names_with_prefix( '' ) ?? [] ) as $name ) {
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
 * HTML whose elements of plain text have no tags within: there are none for the processor, but for browsers within `math` and `svg`, which another text may begin.
 * @param array<string, int> $hosts
 */
function without_hidden_tags( string $html, array &$hosts ): string {
	if ( ! preg_match( '~<(?:textarea|title|xmp|noembed|noframes)~i', $html ) ) {
		return $html;
	}
	$parts = wp_html_split( $html );
	$name  = '';
	foreach ( $parts as $at => $part ) {
		if ( '' === $name ) {
			$name = preg_match( '~^<(textarea|title|xmp|noembed|noframes)(?![\w-])~i', $part, $found ) ? $found[1] : '';
		} elseif ( preg_match( "~^</$name(?![\\w-])~i", $part ) ) {
			$name = '';
		} elseif ( str_starts_with( $part, '<' ) ) {
			// Read as before.
			$parts[ $at ] = str_replace( '<', '&lt;', $part );
			foreach ( foreign_hosts_in( $part ) as $host ) {
				$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
			}
		}
	}
	return implode( '', $parts );
}

/**
 * @param array<string, int> $hosts
 * @return string '' to take it out.
 */
function attribute_without_hosts( string $tag, string $name, string $value, array &$hosts ): string {
	if ( 'style' === $name ) {
		return css_without_hosts( $value, $hosts );
	}
	$found = [];
	if ( str_starts_with( $name, 'data-wp-' ) ) {
		// Directives of WordPress's Interactivity API can write any attribute, and its blocks write theirs when they are printed.
		$found = [ 'data-wp' ];
	} elseif ( in_array( $name, FETCHED_SETS, true ) || ( str_starts_with( $name, 'data-' ) && 'data-link' !== $name ) ) {
		// Scripts of themes, and ours, load what such attributes name.
		$found = foreign_hosts_in( $value );
	} elseif ( in_array( $name, FETCHING, true ) || ( 'href' === $name && ! in_array( $tag, [ 'A', 'AREA' ], true ) ) ) {
		$found = array_filter( [ foreign_host( $value ) ] );
	}
	foreach ( $found as $host ) {
		$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
	}
	return $found ? '' : $value;
}

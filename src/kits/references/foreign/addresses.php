<?php
/** Addresses of other sites, as browsers read them: alone, anywhere in a value, and in CSS. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** An escape of CSS, and the parts of CSS that may hold addresses: comments hold none, `url( … )` and strings do. */
const CSS_ESCAPE = '\\\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\n\r\f])?|(\r\n|[^0-9a-f]))';
const CSS_URL    = '(?<![\w\\\\-])(?:\\\\?u|\\\\0{0,4}[57]5\s?)(?:\\\\?r|\\\\0{0,4}[57]2\s?)(?:\\\\?l|\\\\0{0,4}[46]c\s?)\(\s*+';
const CSS_STRING = '(?:"((?:[^"\\\\\n\r\f]++|\\\\.)*+)"?|\'((?:[^\'\\\\\n\r\f]++|\\\\.)*+)\'?)';
const CSS_PARTS  = '~/\*.*?(?:\*/|\z)|' . CSS_URL . '(?|' . CSS_STRING . '\s*+\)?|()()((?:[^)\\\\]++|\\\\.)*+)\)?)|()()()' . CSS_STRING . '~is';

/**
 * Host of another site that an address leads to, by the URL standard; '' for an address of this one, of the kit, or without a host.
 * One that only some browsers would read, such as `https:example.org`, counts as well.
 */
function foreign_host( string $address ): string {
	$plain = strtr( str_replace( [ "\t", "\n", "\r" ], '', trim( $address, "\x00..\x20" ) ), '\\', '/' );
	if ( ! preg_match( '~^(?:(?:https?|ftp|wss?|file):/*|//+)([^/?#]*)~i', $plain, $found ) ) {
		return '';
	}
	// What is before the last @ is the name of a user.
	$host = strtolower( (string) preg_replace( '~^.*@|:\d*$~s', '', $found[1] ) );
	$host = str_replace( "\u{2060}", '', $host );
	$host = (string) substr( (string) preg_replace( '~[\x00-\x20\x7F"\'<>]~', '', $host ), 0, 253 );
	return in_array( $host, [ wp_parse_url( STAND_IN, PHP_URL_HOST ), wp_parse_url( home_url(), PHP_URL_HOST ) ], true ) ? '' : $host;
}

/**
 * Hosts of other sites whose addresses a value holds anywhere: in JSON, in CSS, in a list.
 * @return list<string>
 */
function foreign_hosts_in( string $value ): array {
	$value = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
	$json  = (string) preg_replace_callback( '~\\\\u00([2-7][0-9a-f])~i', static fn( array $found ): string => chr( (int) hexdec( $found[1] ) ), $value );
	$hosts = [ foreign_host( $value ) ];
	foreach ( [ $value, $json, str_replace( '\/', '/', $json ), css_decoded( $value ) ] as $text ) {
		foreach ( [ $text, str_replace( [ "\t", "\n", "\r" ], '', $text ) ] as $plain ) {
			// No further than the host, and each once: there may be many.
			preg_match_all( '~(?=((?:(?:https?|ftp|wss?|file):|(?<![\w:/\\\\])[/\\\\]{2})[/\\\\]{0,300}[^\s"<>/\\\\?#]{1,300}))~i', $plain, $found );
			array_push( $hosts, ...array_map( __NAMESPACE__ . '\foreign_host', array_values( array_unique( $found[1] ) ) ) );
		}
	}
	return array_values( array_unique( array_filter( $hosts ) ) );
}

/** Text of CSS without its escapes. */
function css_decoded( string $css ): string {
	return (string) preg_replace_callback(
		'~' . CSS_ESCAPE . '~i',
		static fn( array $found ): string => '' !== $found[1] ? html_entity_decode( "&#x$found[1];", ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : trim( $found[2], "\r\n\f" ),
		$css
	);
}

/** Whether CSS, without its escapes, has functions or rules that fetch strings, or names for them. */
function fetches_strings( string $css ): bool {
	return (bool) preg_match( '~image-set\s*\(|(?<![\w-])src\s*\(|@import|--[\w-]+\s*:~i', css_decoded( $css ) );
}

/**
 * CSS with `none` for each file of another site; all other words of it stay.
 * @param array<string, int> $hosts
 * @param bool|null          $has_strings Whether strings are fetched; null to find out.
 */
function css_without_hosts( string $css, array &$hosts, ?bool $has_strings = null ): string {
	$has_strings = $has_strings ?? fetches_strings( $css );
	return (string) preg_replace_callback(
		CSS_PARTS,
		static function ( array $found ) use ( $has_strings, &$hosts ): string {
			$is_string = (bool) preg_match( '~^["\']~', $found[0] );
			$host      = str_starts_with( $found[0], '/*' ) || ( $is_string && ! $has_strings ) ? '' : foreign_host( css_decoded( implode( '', array_slice( $found, 1 ) ) ) );
			if ( '' === $host ) {
				return $found[0];
			}
			$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
			return 'none';
		},
		$css
	);
}

/**
 * The same of a text that may be CSS, or HTML, whose strings within tags are links: files in its tags are taken out before.
 * @param array<string, int> $hosts
 */
function css_in_text_without_hosts( string $text, array &$hosts ): string {
	if ( ! preg_match( '~<[a-z/!]~i', $text ) ) {
		return css_without_hosts( $text, $hosts );
	}
	$has_strings = fetches_strings( wp_strip_all_tags( $text ) );
	$parts       = wp_html_split( $text );
	foreach ( $parts as $at => $part ) {
		$parts[ $at ] = css_without_hosts( $part, $hosts, $has_strings && ! str_starts_with( $part, '<' ) );
	}
	return implode( '', $parts );
}

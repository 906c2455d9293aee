<?php
/** What WordPress makes films and frames of when it prints a text: shortcodes, and addresses in lines of their own. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Names of shortcodes that fetch. */
const FETCHING_SHORTCODES = '(?:audio|embed|playlist|video)(?![\w-])';

/** Start or end of such a shortcode, also one that is there only after tags are taken out. */
const SHORTCODE_START = '\[(?=/?(?:' . FETCHING_SHORTCODES . '|[a-z]{0,8}<))';

/** One that is whole, as WordPress finds it: escaped, attributes, content, end of the escape. */
const WHOLE_SHORTCODE = '(?<escape>\[?)\[(?<name>' . FETCHING_SHORTCODES . ')(?<values>[^\[\]]*)\](?:(?<content>[^\[\]]*)\[/\k<name>\])?(?<end>\]?)';

/** Signs that are read as before, and begin neither a shortcode nor an embed; entities as kses writes them. */
const CODED = [
	'[' => '&#091;',
	':' => '&#058;',
];

/** The first in attributes, whose entities kses decodes: followed by a sign without width. */
const JOINED = "[\u{2060}";

/**
 * Text without embeds.
 * @param bool               $is_content Whether it is printed as content, where links may be instead of them.
 * @param array<string, int> $hosts
 */
function without_embeds( string $html, bool $is_content, array &$hosts ): string {
	return lines_without_embeds( without_shortcodes( $html, $is_content, $hosts ), $is_content, $hosts );
}

/**
 * Text without shortcodes that fetch from other sites. Only in content whole ones stay shortcodes, with files of the kit.
 * @param array<string, int> $hosts
 */
function without_shortcodes( string $html, bool $is_content, array &$hosts ): string {
	// Core takes such signs out when it prints, in the middle of a name as well.
	$html = (string) preg_replace( '~[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]~', '', $html );
	if ( false === strpos( $html, '[' ) ) {
		return $html;
	}
	$parts = wp_html_split( $html );
	foreach ( $parts as $at => $part ) {
		if ( str_starts_with( $part, '<' ) ) {
			$parts[ $at ] = str_starts_with( $part, '<!--' ) ? $part : coded_shortcodes( $part, JOINED, $hosts );
			continue;
		}
		// The next tag is seen, but not changed.
		$next         = isset( $parts[ $at + 1 ] ) ? '<' : '';
		$text         = $is_content ? linked_shortcodes( $part . $next, $hosts ) : coded_shortcodes( $part . $next, CODED['['], $hosts );
		$parts[ $at ] = substr( $text, 0, strlen( $text ) - strlen( $next ) );
	}
	return implode( '', $parts );
}

/**
 * Text, or a tag, in which no such shortcode begins.
 * @param array<string, int> $hosts
 */
function coded_shortcodes( string $text, string $sign, array &$hosts ): string {
	$named = preg_match_all( '~' . WHOLE_SHORTCODE . '~', $text, $found, PREG_SET_ORDER ) ? $found : [];
	foreach ( $named as $shortcode ) {
		linked_shortcode( $shortcode, $hosts );
	}
	return (string) preg_replace( '~' . SHORTCODE_START . '~', $sign, $text );
}

/**
 * Text of content, in which whole shortcodes are links to other sites, or stay.
 * @param array<string, int> $hosts
 */
function linked_shortcodes( string $text, array &$hosts ): string {
	return (string) preg_replace_callback(
		'~' . WHOLE_SHORTCODE . '|' . SHORTCODE_START . '~',
		static function ( array $found ) use ( &$hosts ): string {
			return isset( $found['name'] ) ? linked_shortcode( $found, $hosts ) : CODED['['];
		},
		$text
	);
}

/**
 * A whole shortcode, or a link to the other site that it names.
 * @param array<string>      $found
 * @param array<string, int> $hosts
 */
function linked_shortcode( array $found, array &$hosts ): string {
	$plain  = html_entity_decode( $found['values'], ENT_QUOTES | ENT_HTML5 );
	$values = array_map( 'Frontage\Values\text', items( shortcode_parse_atts( $plain ) ) );
	array_push( $values, trim( $found['content'] ?? '' ) );
	$values = array_map( 'html_entity_decode', $values );
	$named  = array_values( array_filter( $values, static fn( string $value ): bool => '' !== foreign_host( $value ) ) );
	if ( ! $named && ! foreign_hosts_in( implode( ' ', $values ) . ' ' . $plain ) ) {
		return $found[0];
	}
	if ( '[' === $found['escape'] && ']' === ( $found['end'] ?? '' ) ) {
		// As it is printed: it must not be printed twice.
		return strtr( substr( $found[0], 1, -1 ), [ '[' => CODED['['] ] );
	}
	return $named ? $found['escape'] . link_to_host( $named[0], $hosts ) . ( $found['end'] ?? '' ) : strtr( $found[0], [ '[' => CODED['['] ] );
}

/**
 * Text in which no line that is only an address of another site is an embed, also after its tags are taken out.
 * @param array<string, int> $hosts
 */
function lines_without_embeds( string $html, bool $is_content, array &$hosts ): string {
	if ( false === strpos( $html, ':' ) ) {
		return $html;
	}
	$parts   = wp_html_split( $html );
	$lines   = address_lines( $parts );
	$is_link = false;
	foreach ( $lines ? $parts : [] as $at => $part ) {
		if ( str_starts_with( $part, '<' ) ) {
			$is_link = preg_match( '~^<a(?![\w-])~i', $part ) || ( $is_link && ! preg_match( '~^</a(?![\w-])~i', $part ) );
			continue;
		}
		$rows = explode( "\n", $part );
		foreach ( $lines[ $at ] ?? [] as $row => $has_tags ) {
			$is_whole     = '' !== foreign_host( $rows[ $row ] );
			$link         = $is_content && ! $is_link && ! $has_tags && $is_whole ? link_to_host( str_replace( '&amp;', '&', trim( $rows[ $row ] ) ), $hosts ) : '';
			$rows[ $row ] = '' === $link ? strtr( $rows[ $row ], [ ':' => CODED[':'] ] ) : str_replace( trim( $rows[ $row ] ), $link, $rows[ $row ] );
		}
		$parts[ $at ] = implode( "\n", $rows );
	}
	return implode( '', $parts );
}

/**
 * Pieces of lines and paragraphs whose text is only an address of another site.
 * @param list<string> $parts Tags and what is between them.
 * @return array<int, array<int, bool>> By part and row in it: whether there are other tags than those of paragraphs and comments.
 */
function address_lines( array $parts ): array {
	$line   = 0;
	$texts  = [ '' ];
	$tags   = [ false ];
	$pieces = [];
	foreach ( $parts as $at => $part ) {
		$is_tag = str_starts_with( $part, '<' );
		$is_end = $is_tag && preg_match( '~^</?p(?![\w-])~i', $part );
		if ( $is_tag && ! $is_end ) {
			$tags[ $line ] = $tags[ $line ] || ! str_starts_with( $part, '<!--' );
		}
		foreach ( $is_tag ? ( $is_end ? [ '', '' ] : [] ) : explode( "\n", $part ) as $row => $piece ) {
			if ( $row ) {
				++$line;
				$texts[ $line ] = '';
				$tags[ $line ]  = false;
			}
			$texts[ $line ] .= $piece;
			$pieces[]        = [ $at, $row, $line ];
		}
	}
	$found = [];
	foreach ( $pieces as [ $at, $row, $line ] ) {
		$is_address = preg_match( '~^\s*https?://[^\s<>"]+\s*$~i', $texts[ $line ] ) && '' !== foreign_host( html_entity_decode( $texts[ $line ] ) );
		if ( $is_address && ! str_starts_with( $parts[ $at ], '<' ) ) {
			$found[ $at ][ $row ] = $tags[ $line ];
		}
	}
	return $found;
}

/**
 * A link to another site, whose words are no embed where its tags are taken out; '' for an address of this one or of the kit.
 * @param array<string, int> $hosts
 */
function link_to_host( string $address, array &$hosts ): string {
	$host = foreign_host( $address );
	if ( '' === $host ) {
		return '';
	}
	$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
	return '<a href="' . esc_url( $address ) . '">' . preg_replace( '~:~', CODED[':'], esc_html( $address ), 1 ) . '</a>';
}

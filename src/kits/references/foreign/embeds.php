<?php
/** What WordPress makes films and frames of when it prints a text: shortcodes, and addresses in lines of their own. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Shortcodes of core. */
const CORE_SHORTCODES = [ 'audio', 'caption', 'embed', 'gallery', 'playlist', 'video', 'wp_caption' ];

/** Those that may stay where all of their values are the kit's own. */
const KEPT_SHORTCODES = '(?:audio|embed|gallery|playlist|video)(?![\w-])';

/** One that is whole, as WordPress finds it: escaped, attributes, content, end of the escape. */
const WHOLE_SHORTCODE = '(?<escape>\[?)\[(?<name>' . KEPT_SHORTCODES . ')(?<values>[^\[\]]*)\](?:(?<content>[^\[\]]*)\[/\k<name>\])?(?<end>\]?)';

/** Start or end of a caption in whose place is a picture, or a link with one: it prints none of its attributes as HTML. */
const PLAIN_CAPTION = '(?<caption>\[(?:wp_)?caption(?![\w-])(?![^\]]*\bcaption\s*=)[^\[\]<>&\\\\]*\](?=<(?:img|a)\s)|\[/(?:wp_)?caption\])';

/** Signs that are read as before, and begin neither a shortcode nor an embed: in content entities as kses writes them. */
const CODED = [
	'[' => '&#091;',
	':' => '&#058;',
];

/** The same in attributes and other texts, whose entities may be decoded, or shown: followed by a sign without width. */
const JOINED = [
	'[' => "[\u{2060}",
	':' => ":\u{2060}",
];

/** Names of all shortcodes of the site, as part of a pattern. */
function shortcode_names(): string {
	$names = array_merge( CORE_SHORTCODES, array_map( 'strval', array_keys( items( $GLOBALS['shortcode_tags'] ?? null ) ) ) );
	return '(?:' . implode( '|', array_map( static fn( string $name ): string => preg_quote( $name, '~' ), array_unique( $names ) ) ) . ')(?![\w-])';
}

/** Start or end of a shortcode, also one that is there only after tags or other shortcodes are taken out. */
function shortcode_start(): string {
	return '\[(?!' . substr( JOINED['['], 1 ) . ')(?=(?<begun>' . shortcode_names() . ')|/?(?:' . shortcode_names() . '|[^\s\[\]<>&/=]{0,60}+[<\[]))';
}

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
			$parts[ $at ] = str_starts_with( $part, '<!--' ) ? $part : coded_shortcodes( $part, $hosts );
			continue;
		}
		// The next tag is seen, but not changed.
		$next         = preg_match( '~^<(?:(?:img|a)\s)?~i', $parts[ $at + 1 ] ?? '', $found ) ? $found[0] : '';
		$text         = $is_content ? linked_shortcodes( $part . $next, $hosts ) : coded_shortcodes( $part . $next, $hosts );
		$parts[ $at ] = substr( $text, 0, strlen( $text ) - strlen( $next ) );
	}
	return implode( '', $parts );
}

/**
 * Text, or a tag, in which no shortcode begins.
 * @param array<string, int> $hosts
 */
function coded_shortcodes( string $text, array &$hosts ): string {
	$named = preg_match_all( '~' . WHOLE_SHORTCODE . '~', $text, $found, PREG_SET_ORDER ) ? $found : [];
	foreach ( $named as $shortcode ) {
		linked_shortcode( $shortcode, $hosts );
	}
	return (string) preg_replace_callback(
		'~' . shortcode_start() . '~',
		static function ( array $found ) use ( &$hosts ): string {
			return coded_start( $found, JOINED['['], $hosts );
		},
		$text
	);
}

/**
 * Sign in the place of a shortcode's first one; shortcodes of plugins, which nobody looked through, are named.
 * @param array<string>      $found
 * @param array<string, int> $hosts
 */
function coded_start( array $found, string $sign, array &$hosts ): string {
	if ( ! in_array( $found['begun'] ?? '', array_merge( [ '' ], CORE_SHORTCODES ), true ) ) {
		$hosts['shortcodes'] = ( $hosts['shortcodes'] ?? 0 ) + 1;
	}
	return $sign;
}

/**
 * Text of content, in which whole shortcodes are links to other sites, or stay.
 * @param array<string, int> $hosts
 */
function linked_shortcodes( string $text, array &$hosts ): string {
	return (string) preg_replace_callback(
		'~' . WHOLE_SHORTCODE . '|' . PLAIN_CAPTION . '|' . shortcode_start() . '~',
		static function ( array $found ) use ( &$hosts ): string {
			if ( '' !== ( $found['caption'] ?? '' ) ) {
				return $found[0];
			}
			return '' !== ( $found['name'] ?? '' ) ? linked_shortcode( $found, $hosts ) : coded_start( $found, CODED['['], $hosts );
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
	$others = $named ? [] : foreign_hosts_in( implode( ' ', $values ) . " $plain " . stripcslashes( $plain ) );
	// Only plain signs are read by all as they are here.
	$is_plain = ! preg_match( '~[\\\\&<>]~', $found['values'] . ( $found['content'] ?? '' ) );
	if ( ! $named && ! $others && $is_plain && '' === $found['escape'] . ( $found['end'] ?? '' ) ) {
		return $found[0];
	}
	if ( '[' === $found['escape'] && ']' === ( $found['end'] ?? '' ) ) {
		// As it is printed: it must not be printed twice.
		return strtr( substr( $found[0], 1, -1 ), [ '[' => CODED['['] ] );
	}
	foreach ( $others as $host ) {
		$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
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
			$is_whole = '' !== foreign_host( $rows[ $row ] );
			$link     = $is_content && ! $is_link && ! $has_tags && $is_whole ? link_to_host( str_replace( '&amp;', '&', trim( $rows[ $row ] ) ), $hosts ) : '';
			// Those of references stay: shortcodes may be beside the address.
			$rows[ $row ] = '' === $link ? (string) preg_replace( '~:(?!\w)~', $is_content ? CODED[':'] : JOINED[':'], $rows[ $row ] ) : str_replace( trim( $rows[ $row ] ), $link, $rows[ $row ] );
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
	// As they are when shortcodes have printed nothing.
	$shortcode = '~\[/?' . shortcode_names() . '[^\[\]]*\]~';
	$texts     = array_map( static fn( string $text ): string => (string) preg_replace( $shortcode, '', $text ), $texts );
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

<?php
/** Files of other sites that a browser would fetch while it shows an object: pictures, films, embeds, styles. Links are not among them. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Blocks\has_block_comments;
use function Frontage\Values\change_json;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Blocks that fetch what their address names, by the attribute that holds it. */
const FETCHING_BLOCKS = [
	'core/embed' => 'url',
	'core/rss'   => 'feedURL',
];

/** Attributes of blocks with links that nobody fetches before a click, where their name does not say so. */
const LINKS = [
	'core/button'              => [ 'url' ],
	'core/home-link'           => [ 'url' ],
	'core/navigation-link'     => [ 'url' ],
	'core/navigation-submenu'  => [ 'url' ],
	'core/social-link'         => [ 'url' ],
	'frontage/account'         => [ 'accountUrl', 'loginUrl' ],
	'frontage/contact-buttons' => [ 'links.value' ],
	'frontage/share'           => [ 'url' ],
	'frontage/text-path'       => [ 'url' ],
	'frontage/video'           => [ 'url' ],
];

/** Names of attributes of blocks that hold links, or words. */
const LINK_KEYS  = '~(?:^|[._-])(?:cite|href|link|permalink)(?:\.url)?$|(?:Href|Link|Permalink)(?:\.url)?$~';
const WORDS_KEYS = '~(?:^|[._-])(?:alt|answer|caption|content|description|heading|headline|label|message|name|placeholder|question|quote|subtitle|tagline|text|title)$'
	. '|(?:Answer|Caption|Description|Heading|Headline|Label|Message|Placeholder|Question|Subtitle|Text|Title)$~';

/** Paths of custom fields, which plugins read as they are; core prints one of them as content. */
const FIELDS = '~^meta\.(?!footnotes(?:\[|$))~';

/** Attributes of blocks in whose place a custom field is printed within a tag: no embed comes of it. */
const QUIET_KEYS = '~^(?:alt|id|linkTarget|rel|title)$~';

/**
 * How often each other site would be asked for a file, by its host.
 * @param array<string, mixed> $object As in a kit.
 * @return array<string, int>
 */
function hosts_of( array $object, string $kind ): array {
	$hosts = [];
	in_array( $kind, [ 'styles', 'font' ], true ) ? data_without_hosts( $object, '', '', $hosts ) : values_without_hosts( $object, $hosts );
	ksort( $hosts );
	return $hosts;
}

/**
 * Values of an object without files of other sites.
 * @param mixed              $value
 * @param array<string, int> $hosts Counts what is taken out.
 * @return mixed
 */
function values_without_hosts( $value, array &$hosts, string $path = '' ) {
	if ( is_array( $value ) || $value instanceof \stdClass ) {
		$is_list = is_array( $value ) && array_is_list( $value );
		$kept    = [];
		foreach ( (array) $value as $name => $inner ) {
			$inner_path = path_below( $path, $name, $is_list );
			$key        = preg_match( FIELDS, $inner_path ) ? $name : key_without_hosts( $name, $hosts );

			$kept[ $key ] = values_without_hosts( $inner, $hosts, $inner_path );
		}
		return is_array( $value ) ? $kept : (object) $kept;
	}
	if ( ! is_string( $value ) ) {
		return $value;
	}
	// Content is printed as it is, whatever it looks like.
	if ( 'content' === $path ) {
		return without_embeds( without_hosts( $value, $hosts ), true, $hosts );
	}
	if ( preg_match( '~^\s*[{["]~', $value ) && null !== json_decode( $value ) ) {
		return change_json(
			$value,
			static function ( $values ) use ( &$hosts, $path ) {
				return values_without_hosts( $values, $hosts, "{$path}[]" );
			}
		);
	}
	$is_address = preg_match( ADDRESS_KEYS . 'i', $path ) || preg_match( LINK_KEYS, $path );
	$kept       = without_hosts( $value, $hosts );
	if ( preg_match( FIELDS, $path ) ) {
		return $kept;
	}
	return $is_address ? without_shortcodes( $kept, false, $hosts ) : without_embeds( $kept, false, $hosts );
}

/**
 * A key, which is printed where JSON is printed as a text.
 * @param int|string         $key
 * @param array<string, int> $hosts
 * @return int|string
 */
function key_without_hosts( $key, array &$hosts ) {
	return is_string( $key ) ? without_shortcodes( without_hosts( $key, $hosts ), false, $hosts ) : $key;
}

/**
 * HTML, or blocks, without files of other sites.
 * @param array<string, int> $hosts Counts what is taken out.
 */
function without_hosts( string $text, array &$hosts ): string {
	if ( ! has_block_comments( $text ) ) {
		return html_without_hosts( $text, $hosts );
	}
	$parsed = parse_blocks( $text );
	$blocks = [];
	foreach ( $parsed as $block ) {
		$blocks[] = block_without_hosts( $block, $hosts );
	}
	$kept = serialize_blocks( $blocks );
	return serialize_blocks( $parsed ) === $kept ? $text : $kept;
}

/**
 * @param array<mixed>       $block Parsed.
 * @param array<string, int> $hosts
 * @return array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}
 */
function block_without_hosts( array $block, array &$hosts ): array {
	$name    = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null;
	$attrs   = items( $block['attrs'] ?? null );
	$content = items( $block['innerContent'] ?? null );
	$known   = preg_replace( '~^core-embed/.*~', 'core/embed', (string) $name );
	$address = text( $attrs[ FETCHING_BLOCKS[ $known ] ?? '' ] ?? '' );
	$link    = link_to_host( $address, $hosts );
	if ( '' !== $link ) {
		$words = trim( wp_strip_all_tags( str_replace( $address, '', implode( '', array_filter( $content, 'is_string' ) ) ) ) );
		$words = '' === $words ? '' : '<br>' . esc_html( html_entity_decode( $words ) );
		$html  = "<p>$link$words</p>";
		return [
			'blockName'    => 'core/paragraph',
			'attrs'        => [],
			'innerBlocks'  => [],
			'innerHTML'    => $html,
			'innerContent' => [ $html ],
		];
	}
	$inner = [];
	foreach ( items( $block['innerBlocks'] ?? null ) as $one ) {
		$inner[] = block_without_hosts( items( $one ), $hosts );
	}
	foreach ( $content as $at => $part ) {
		$content[ $at ] = is_string( $part ) ? html_without_hosts( $part, $hosts ) : $part;
	}
	return [
		'blockName'    => $name,
		'attrs'        => items( data_without_hosts( attributes_without_bindings( $attrs, (string) $name, $hosts ), (string) $name, '', $hosts ) ),
		'innerBlocks'  => $inner,
		'innerHTML'    => '',
		'innerContent' => $content,
	];
}

/**
 * Settings of a block whose address is not that of a custom field, which may hold the address of a file anywhere.
 * @param array<mixed>       $attrs
 * @param array<string, int> $hosts
 * @return array<mixed>
 */
function attributes_without_bindings( array $attrs, string $block, array &$hosts ): array {
	foreach ( items( items( $attrs['metadata'] ?? null )['bindings'] ?? null ) as $key => $binding ) {
		$is_link    = preg_match( LINK_KEYS, (string) $key ) || in_array( $key, LINKS[ $block ] ?? [], true );
		$source     = text( items( $binding )['source'] ?? '' );
		$is_field   = ! preg_match( '~^core/(?!post-meta$)~', $source );
		$field      = text( items( items( $binding )['args'] ?? null )['key'] ?? '' );
		$is_address = preg_match( ADDRESS_KEYS . 'i', (string) $key ) && ! $is_link;
		// What is not looked through may be an embed: a shortcode, or an address as the only words of a paragraph. Our own fields are plain texts.
		$is_embed = 'frontage/portfolio-item' === $source ? 'content' === $key && preg_match( ADDRESS_KEYS . 'i', $field ) : ! $is_link && ! preg_match( QUIET_KEYS, (string) $key );
		if ( $is_field && ( $is_address || $is_embed ) ) {
			unset( $attrs['metadata']['bindings'][ $key ] );
			$hosts['bindings'] = ( $hosts['bindings'] ?? 0 ) + 1;
		}
	}
	return $attrs;
}

/**
 * Settings of a block without files of other sites.
 * @param mixed              $value
 * @param array<string, int> $hosts
 * @return mixed Null for what is taken out.
 */
function data_without_hosts( $value, string $block, string $path, array &$hosts ) {
	if ( is_array( $value ) || $value instanceof \stdClass ) {
		$is_list = is_array( $value ) && array_is_list( $value );
		$kept    = [];
		foreach ( (array) $value as $key => $inner ) {
			$clean = data_without_hosts( $inner, $block, $is_list ? $path : path_below( $path, $key, false ), $hosts );
			if ( null !== $clean || null === $inner ) {
				$kept[ key_without_hosts( $key, $hosts ) ] = $clean;
			}
		}
		$kept = $is_list ? array_values( $kept ) : $kept;
		if ( ! $kept && (array) $value && '' !== $path ) {
			return null;
		}
		return is_array( $value ) ? $kept : (object) $kept;
	}
	if ( ! is_string( $value ) ) {
		return $value;
	}
	if ( ! preg_match( '~^\s*[{["]~', $value ) || null === json_decode( $value ) ) {
		return data_text_without_hosts( $value, $block, $path, $hosts );
	}
	$kept = change_json(
		$value,
		static function ( $values ) use ( $block, $path, &$hosts ) {
			return data_without_hosts( $values, $block, $path, $hosts );
		}
	);
	return 'null' === $kept ? null : $kept;
}

/**
 * @param array<string, int> $hosts
 */
function data_text_without_hosts( string $value, string $block, string $path, array &$hosts ): ?string {
	// A pattern's override is an attribute of a block of any kind; its name is the maker's.
	$path = 'core/block' === $block ? (string) preg_replace( '~^content\..*\.~s', '', $path ) : $path;
	if ( preg_match( '~(?:^|[._-])format$|Format$~', $path ) && preg_match( '~[\\[<]|:[\\\\]*/~', $value ) ) {
		// A date's format prints what follows its backslashes.
		$hosts['format'] = ( $hosts['format'] ?? 0 ) + 1;
		return null;
	}
	$html = without_hosts( $value, $hosts );
	if ( preg_match( WORDS_KEYS, $path ) ) {
		return without_embeds( $html, false, $hosts );
	}
	$kept = css_in_text_without_hosts( $html, $hosts );
	if ( $kept !== $value && in_array( trim( $kept ), [ '', 'none' ], true ) ) {
		return null;
	}
	if ( preg_match( LINK_KEYS, $path ) || in_array( $path, LINKS[ $block ] ?? [], true ) ) {
		return without_shortcodes( $kept, false, $hosts );
	}
	$found = hosts_of_data( $kept, $path );
	foreach ( $found as $host ) {
		$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
	}
	return $found ? null : without_embeds( $kept, false, $hosts );
}

/**
 * Other sites that a setting's address leads to, as it is or as a browser reads it in an attribute or in CSS; none for words that hold one.
 * @return list<string>
 */
function hosts_of_data( string $value, string $path ): array {
	$found = [];
	$plain = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
	css_in_text_without_hosts( $plain, $found );
	// A list of pictures and their sizes; links of HTML are none.
	$words = preg_match( '~src_?-?set$~i', $path ) ? $plain : wp_strip_all_tags( $plain );
	if ( preg_match( '~\S\s+[\d.]+[wx]\s*(?:,|$)~', $words ) ) {
		return array_values( array_unique( array_merge( array_map( 'strval', array_keys( $found ) ), foreign_hosts_in( $words ) ) ) );
	}
	$is_words = preg_match( '~\s~', trim( $value ) ) && ! preg_match( ADDRESS_KEYS . 'i', $path ) && ! preg_match( '~\.\w{2,5}(?:[?#]\S*)?\s*$~', $value );
	$hosts    = $is_words ? [] : [ foreign_host( $value ), foreign_host( $plain ), foreign_host( css_decoded( $plain ) ) ];
	return array_values( array_unique( array_filter( array_merge( array_map( 'strval', array_keys( $found ) ), $hosts ) ) ) );
}

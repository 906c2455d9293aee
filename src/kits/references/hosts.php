<?php
/** Files of other sites that a browser would fetch while it shows an object: pictures, films, embeds, styles. Links are not among them. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\change_json;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** An address with a host, as browsers read it. */
const WITH_HOST = '~^(?:(?:https?|ftp|wss?):/*|//+)(?:[^/?#@]*@)?([^/?#:@\x00-\x20\x7F]+)~i';

/** Attributes of elements whose address is fetched by itself. */
const FETCHING = [ 'background', 'data', 'dynsrc', 'lowsrc', 'poster', 'src', 'xlink:href' ];

/** Blocks that fetch what their address names, by the attribute that holds it. */
const FETCHING_BLOCKS = [
	'core/embed' => 'url',
	'core/rss'   => 'feedURL',
];

/** Attributes of blocks with links that nobody fetches before a click, where their name does not say so. */
const LINKS = [
	'core/button'             => [ 'url' ],
	'core/home-link'          => [ 'url' ],
	'core/navigation-link'    => [ 'url' ],
	'core/navigation-submenu' => [ 'url' ],
	'core/social-link'        => [ 'url' ],
	'frontage/account'        => [ 'accountUrl', 'loginUrl' ],
	'frontage/share'          => [ 'url' ],
	'frontage/text-path'      => [ 'url' ],
	'frontage/video'          => [ 'url' ],
];

/** Names of attributes of blocks that hold links, or words. */
const LINK_KEYS  = '~(?:^|[._-])(?:cite|href|link|permalink)(?:\.url)?$|(?:Href|Link|Permalink)(?:\.url)?$~';
const WORDS_KEYS = '~(?:^|[._-])(?:alt|caption|content|description|label|name|placeholder|text|title)$~';

/** Host of another site that an address leads to; '' for an address of this one or of the kit. */
function foreign_host( string $address ): string {
	$plain = strtr( (string) preg_replace( '~[\t\n\r]|^[\x00-\x20]+~', '', $address ), '\\', '/' );
	$host  = preg_match( WITH_HOST, $plain, $found ) ? strtolower( $found[1] ) : '';
	return in_array( $host, [ wp_parse_url( STAND_IN, PHP_URL_HOST ), wp_parse_url( home_url(), PHP_URL_HOST ) ], true ) ? '' : $host;
}

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
 * Values of an object without files of other sites in their HTML.
 * @param mixed              $value
 * @param array<string, int> $hosts Counts what is taken out.
 * @param int|string         $key
 * @return mixed
 */
function values_without_hosts( $value, array &$hosts, $key = '' ) {
	if ( is_array( $value ) || $value instanceof \stdClass ) {
		$kept = [];
		foreach ( (array) $value as $name => $inner ) {
			$kept[ $name ] = values_without_hosts( $inner, $hosts, $name );
		}
		return is_array( $value ) ? $kept : (object) $kept;
	}
	if ( ! is_string( $value ) ) {
		return $value;
	}
	// Content is printed as it is, whatever it looks like.
	if ( 'content' !== $key && preg_match( '~^\s*[{[]~', $value ) && null !== json_decode( $value ) ) {
		return change_json(
			$value,
			static function ( $values ) use ( &$hosts ) {
				return values_without_hosts( $values, $hosts );
			}
		);
	}
	return 'content' === $key || false !== strpos( $value, '<' ) ? without_hosts( $value, $hosts ) : $value;
}

/**
 * A text without files of other sites; where an embed was, a link is.
 * @param array<string, int> $hosts Counts what is taken out.
 */
function without_hosts( string $text, array &$hosts ): string {
	if ( ! preg_match( '~[/\\\\]{2}|:[/\\\\]|(?:https?|ftp):|&(?:#|bsol|colon|sol)|data-wp-|"bindings"~i', $text ) ) {
		return $text;
	}
	if ( ! has_blocks( $text ) ) {
		return links_for_embeds( html_without_hosts( $text, $hosts ), $hosts );
	}
	$blocks = [];
	$before = $hosts;
	foreach ( parse_blocks( $text ) as $block ) {
		$blocks[] = block_without_hosts( $block, $hosts );
	}
	return $hosts === $before ? $text : serialize_blocks( $blocks );
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
	$host    = foreign_host( $address );
	if ( '' !== $host ) {
		$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
		$words          = trim( wp_strip_all_tags( str_replace( $address, '', implode( '', array_filter( $content, 'is_string' ) ) ) ) );
		$words          = '' === $words ? '' : '<br>' . esc_html( html_entity_decode( $words ) );
		$html           = '<p><a href="' . esc_url( $address ) . '">' . esc_html( $address ) . "</a>$words</p>";
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
		$content[ $at ] = is_string( $part ) ? links_for_embeds( html_without_hosts( $part, $hosts ), $hosts ) : $part;
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
		$is_link  = preg_match( LINK_KEYS, (string) $key ) || in_array( $key, LINKS[ $block ] ?? [], true );
		$is_bound = preg_match( ADDRESS_KEYS . 'i', (string) $key ) && ! preg_match( '~^core/(?!post-meta$)~', text( items( $binding )['source'] ?? '' ) );
		if ( $is_bound && ! $is_link ) {
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
				$kept[ $key ] = $clean;
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
	$html = false !== strpos( $value, '<' ) ? without_hosts( $value, $hosts ) : $value;
	$kept = preg_match( WORDS_KEYS, $path ) ? $html : css_without_hosts( $html, $hosts );
	if ( $kept !== $value ) {
		return '' === trim( $kept ) ? null : $kept;
	}
	$is_link  = preg_match( LINK_KEYS, $path ) || in_array( $path, LINKS[ $block ] ?? [], true );
	$is_words = preg_match( WORDS_KEYS, $path ) || ( preg_match( '~\s~', trim( $value ) ) && ! preg_match( ADDRESS_KEYS . 'i', $path ) );
	$host     = $is_link || $is_words ? '' : foreign_host( $value );
	if ( '' === $host ) {
		return $value;
	}
	$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
	return null;
}

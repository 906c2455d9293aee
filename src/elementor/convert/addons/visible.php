<?php
/** Widgets of add-ons: blocks of what visitors saw, by a list of settings for each. No other setting of theirs is published. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return array<string, list<array<string, mixed>>> Settings in reading order by the type of widget, each with its kind and its conditions. */
function visible_settings(): array {
	static $all = null;
	$all        = $all ?? items( wp_json_file_decode( __DIR__ . '/visible.json', [ 'associative' => true ] ) );
	return $all;
}

/** @return list<ConvertBlock> */
function convert_visible( Element $element ): array {
	$blocks = blocks_of_fields( $element, visible_settings()[ $element->type ] ?? [] );
	if ( ! $blocks ) {
		$element->report( 'empty' );
		read_all( $element );
	}
	return count( $blocks ) < 2 ? $blocks : [ block( 'core/group', [], $blocks ) ];
}

/**
 * @param list<array<string, mixed>> $fields
 * @return list<ConvertBlock>
 */
function blocks_of_fields( Element $from, array $fields ): array {
	$blocks = [];
	foreach ( $fields as $field ) {
		$convert = __NAMESPACE__ . '\field_' . array_key_first( $field );
		$made    = is_callable( $convert ) && is_shown( $from, $field ) ? $convert( $from, $field ) : [];
		$blocks  = array_merge( $blocks, array_values( array_filter( items( $made ), 'is_array' ) ) );
	}
	return $blocks;
}

/**
 * Whether the switches of a setting let visitors see it. A name alone is a switch that is off by default, one after a `-` is on by default.
 * @param array<string, mixed> $field
 */
function is_shown( Element $from, array $field ): bool {
	foreach ( items( $field['if'] ?? null ) as $condition ) {
		preg_match( '/^([-!]?)([\w]+)(?:(!?=)(.*))?$/', text( $condition ), $found );
		[ , $sign, $name, $compares, $word ] = $found + [ '', '', '', '', '' ];
		$is                                  = $from->text( $name );
		if ( '' !== $compares ) {
			$holds = ( $is === $word ) === ( '=' === $compares );
		} elseif ( '-' === $sign ) {
			$holds = ! isset( $from->settings[ $name ] ) || ! $from->is_off( $name );
		} else {
			$holds = $from->is_on( $name ) === ( '' === $sign );
		}
		if ( ! $holds ) {
			return false;
		}
	}
	return true;
}

/**
 * Entries of the list that a field names.
 * @param array<string, mixed> $field
 * @return list<Element>
 */
function entries( Element $from, array $field ): array {
	return $from->entries( text( reset( $field ) ) );
}

/**
 * HTML within a line of the settings that a field names, joined by spaces; `list.*.text` is that of each entry. Some add-ons mark words by braces.
 * @param mixed $names
 */
function field_line_html( Element $from, $names ): string {
	$texts = [];
	foreach ( is_array( $names ) ? $names : [ $names ] as $name ) {
		[ $setting, $inner ] = explode( '.*.', text( $name ) ) + [ 1 => '' ];
		$values              = '' === $inner
			? [ $from->value( $setting ) ]
			: array_map( static fn( Element $entry ) => $entry->value( $inner ), $from->entries( $setting ) );
		foreach ( $values as $text ) {
			$texts[] = inline_html( str_replace( [ '{{', '}}' ], '', text( $text ) ) );
		}
	}
	return implode( ' ', array_filter( $texts, static fn( string $html ): bool => '' !== $html ) );
}

/**
 * Link of the setting that a field names.
 * @param array<string, mixed> $field
 * @return array{href: string, target: string, rel: string, more: array<string, string>}|null
 */
function field_link( Element $from, array $field ): ?array {
	return isset( $field['link'] ) ? element_link( $from, text( $field['link'] ) ) : null;
}

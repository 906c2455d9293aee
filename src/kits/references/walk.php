<?php
/** Every reference of an object: ids by the table, addresses and classes wherever they stand. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Address under which references pass core's filters, which know no protocol `kit:`. */
const STAND_IN = 'https://kit.invalid/';

/**
 * Calls a function for each reference of an object, and puts in its place what it returns.
 *
 * Types of ids: `media`, `post` (of any post type), `term`, `pattern`, `navigation`, `menu`, and `user` and `comment`, which no kit holds. The value
 * is the id, or the name in a kit, `kit:page/about`. Types of addresses: `media-address`, `font-address`, `address`; the value is the whole address,
 * of this site, of another one, or `kit:…`. Type `theme` is the name of the theme of a template part. For an id that leads nowhere the function
 * returns null, and its attribute or class is taken out.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object  As in a kit: title, content, terms, thumbnail, meta and so on.
 * @param callable             $replace Of type, value, and where it stands: `block` and `key`; returns an int, a string or null.
 * @return array<string, mixed>
 */
function walk( array $object, string $kind, callable $replace ): array {
	return items( walk_value( $object, '', rules( 'objects', $kind ), $replace, '' ) );
}

/**
 * Walks a value of any kind. Maps are arrays in objects and stdClass in blocks, where an empty one has to stay a map.
 * @param mixed                $node
 * @param array<string, mixed> $rules
 * @return mixed Null for what is to be taken out.
 */
function walk_value( $node, string $path, array $rules, callable $replace, string $block ) {
	if ( ! is_array( $node ) && ! $node instanceof \stdClass ) {
		return is_string( $node ) ? walk_text_value( $node, $path, $replace, $block ) : $node;
	}
	$is_list = is_array( $node ) && array_is_list( $node );
	$beside  = (array) $node;
	foreach ( $beside as $key => $value ) {
		$at   = path_below( $path, $key, $is_list );
		$type = null === $value ? 'text' : type_at( $rules, $at, (array) $node );
		if ( 'text' === $type ) {
			continue;
		}
		$is_inner       = '' === $type || is_array( $value ) || $value instanceof \stdClass;
		$beside[ $key ] = $is_inner ? walk_value( $value, $at, $rules, $replace, $block ) : walk_typed( $type, $value, $at, $replace, $block );
		if ( null === $beside[ $key ] ) {
			unset( $beside[ $key ] );
		}
	}
	$beside = $is_list ? array_values( $beside ) : $beside;
	return $node instanceof \stdClass ? (object) $beside : $beside;
}

/**
 * Path of a value, as the table names it.
 * @param int|string $key
 */
function path_below( string $path, $key, bool $is_list ): string {
	return $is_list ? "{$path}[]" : ( '' === $path ? (string) $key : "$path.$key" );
}

/**
 * Walks a value that the table names.
 * @param mixed $value
 * @return mixed
 */
function walk_typed( string $type, $value, string $path, callable $replace, string $block ) {
	$where = [
		'block' => $block,
		'key'   => $path,
	];
	if ( 'content' === $type ) {
		return is_string( $value ) ? walk_content( $value, $replace ) : $value;
	}
	if ( 'json' === $type ) {
		$decoded = is_string( $value ) ? json_decode( $value ) : null;
		$walked  = null === $decoded ? null : walk_value( $decoded, $path, [], $replace, $block );
		// phpcs:ignore Universal.Operators.StrictComparisons, WordPress.PHP.StrictComparisons -- By content.
		return null === $decoded || $walked == $decoded ? $value : wp_json_encode( $walked );
	}
	if ( 'theme' === $type ) {
		return is_string( $value ) ? $replace( $type, $value, $where ) : $value;
	}
	if ( is_int( $value ) || is_float( $value ) ) {
		return $value > 0 ? $replace( $type, (int) $value, $where ) : $value;
	}
	return is_string( $value ) ? walk_ids( $type, $value, $replace, $where ) : $value;
}

/**
 * Walks ids in a text: one, or a list in any notation (`1,2`, `[1,2]`).
 * @param array<string, string> $where
 * @return int|string|null
 */
function walk_ids( string $type, string $ids, callable $replace, array $where ) {
	$id = '~(?<![\w:/-])(?:' . REFERENCE . '|[1-9]\d*)(?![\w-])~';
	if ( preg_match( $id, $ids, $found ) && $found[0] === $ids ) {
		return $replace( type_of( $ids, $type ), ctype_digit( $ids ) ? (int) $ids : $ids, $where );
	}
	$walked = preg_replace_callback(
		$id,
		static fn( array $found ): string =>
			(string) $replace( type_of( $found[0], $type ), ctype_digit( $found[0] ) ? (int) $found[0] : $found[0], $where ),
		$ids
	);
	return trim( (string) preg_replace( '~,(?:\s*,)+~', ',', (string) $walked ), ',' );
}

/** Type of a reference by its kind, for `post` stands for several; of an id the given one. */
function type_of( string $reference, string $type ): string {
	$kind = preg_match( '~^kit:([a-z]+)/~', $reference, $found ) ? $found[1] : '';
	return in_array( $kind, [ 'media', 'term', 'pattern', 'navigation', 'menu' ], true ) ? $kind : ( '' === $kind ? $type : 'post' );
}

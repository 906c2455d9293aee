<?php
/** Compares an object that was asked for with one that is there, field by field. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\is_stored_date;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Fields that an object has to have as they are, also if they are empty. */
const WHOLE_FIELDS = [ 'content', 'excerpt', 'thumbnail', 'template', 'order', 'alt', 'caption', 'description', 'parent' ];

/** Fields that are compared if they were asked for. */
const ASKED_FIELDS = [ 'title', 'name', 'taxonomy', 'tagline', 'logo', 'icon', 'showOnFront', 'frontPage', 'postsPage' ];

/** Fields that stay the site's own where an object is replaced. */
const OWN_FIELDS = [ 'date', 'slug', 'comments', 'pings', 'name', 'locations' ];

/**
 * @param array<mixed> $asked Both as an export has them.
 * @param array<mixed> $there
 * @param array<mixed> $entry Of the journal.
 * @return array<string, array{mixed, mixed}> By a label in words: what was asked for, and what is there.
 */
function differences( array $asked, array $there, string $kind, array $entry ): array {
	$is_new = 'make' === ( $entry['action'] ?? '' );
	$pairs  = [];
	$asked  = in_array( $kind, [ 'styles', 'menu', 'term' ], true ) ? [ 'title' => $there['title'] ?? null ] + $asked : $asked;
	foreach ( array_merge( 'settings' === $kind ? [] : WHOLE_FIELDS, array_intersect( ASKED_FIELDS, array_keys( $asked ) ) ) as $field ) {
		$pairs[ $field ] = [ $asked[ $field ] ?? null, $there[ $field ] ?? null ];
	}
	$pairs += fields_of_post( $asked, $there, $kind, $entry );
	$pairs += fields_of_many( $asked, $there, $kind );
	$pairs  = $is_new ? $pairs : array_diff_key( $pairs, array_flip( OWN_FIELDS ) );
	$wrong  = [];
	foreach ( $pairs as $field => [ $wanted, $found ] ) {
		// Menus are found by their names, so that a second one gets a number.
		$is_name = 'name' === $field && 'menu' === $kind && is_numbered( text( $wanted ), text( $found ) );
		if ( ! $is_name && ! is_alike( $wanted, $found ) ) {
			$wrong[ label_of( (string) $field ) ] = [ $wanted, $found ];
		}
	}
	return $wrong;
}

/** Whether a name is another one with a number, as far as there is room for it. */
function is_numbered( string $name, string $found ): bool {
	return preg_match( '~ \d+$~D', $found, $number ) && mb_substr( $name, 0, MOST_NAME - strlen( $number[0] ) ) . $number[0] === $found;
}

/**
 * Fields of posts that WordPress sets by itself.
 * @param array<mixed> $asked
 * @param array<mixed> $there
 * @param array<mixed> $entry
 * @return array<string, array{mixed, mixed}>
 */
function fields_of_post( array $asked, array $there, string $kind, array $entry ): array {
	$pairs = [];
	if ( isset( $there['status'] ) ) {
		// One that was scheduled may be published by its time.
		$is_due          = 'future' === ( $entry['status'] ?? '' ) && 'publish' === $there['status'];
		$pairs['status'] = [ $is_due ? 'publish' : $entry['status'] ?? '', $there['status'] ];
	}
	if ( is_stored_date( text( $asked['date'] ?? '' ) ) ) {
		$pairs['date'] = [ $asked['date'], $there['date'] ?? '' ];
	}
	$slug = sanitize_title( text( $asked['slug'] ?? '' ) );
	if ( '' !== $slug && isset( $there['slug'] ) ) {
		// One that is taken gets a number.
		$is_own        = str_starts_with( text( $there['slug'] ), substr( $slug, 0, 150 ) );
		$pairs['slug'] = [ $slug, $is_own ? $slug : $there['slug'] ];
	}
	$default = 'post' === $kind ? 'open' : 'closed';
	foreach ( in_array( $kind, [ 'post', 'page' ], true ) ? array_intersect( [ 'comments', 'pings' ], array_keys( $asked ) ) : [] as $field ) {
		$pairs[ $field ] = [ $asked[ $field ], $there[ $field ] ?? $default ];
	}
	if ( 'post' === $kind && ! empty( $asked['sticky'] ) ) {
		$pairs['sticky'] = [ true, $there['sticky'] ?? false ];
	}
	if ( 'part' === $kind ) {
		$area          = text( $asked['area'] ?? '' );
		$pairs['area'] = [ '' === $area ? 'uncategorized' : $area, $there['area'] ?? 'uncategorized' ];
	}
	return $pairs;
}

/**
 * Fields that hold many values: each is one of its own.
 * @param array<mixed> $asked
 * @param array<mixed> $there
 * @return array<string, array{mixed, mixed}>
 */
function fields_of_many( array $asked, array $there, string $kind ): array {
	$pairs = [];
	foreach ( [ 'meta', 'plugin' ] as $field ) {
		foreach ( items( $asked[ $field ] ?? [] ) as $key => $value ) {
			$pairs[ "$field.$key" ] = [ $value, items( $there[ $field ] ?? [] )[ $key ] ?? null ];
		}
	}
	foreach ( 'styles' === $kind ? [ 'settings', 'styles' ] : [] as $field ) {
		$pairs += leaves_of( items( $asked[ $field ] ?? [] ), items( $there[ $field ] ?? [] ), $field );
	}
	// WordPress adds a category where there is none.
	$missing        = array_diff( array_map( 'Frontage\Values\text', items( $asked['terms'] ?? [] ) ), array_map( 'Frontage\Values\text', items( $there['terms'] ?? [] ) ) );
	$pairs['terms'] = [ array_values( $missing ), [] ];
	if ( 'menu' === $kind ) {
		$items = items( $there['items'] ?? [] );
		// The first item may be a parent, and 0 is not none.
		$placed = static fn( array $item ): array => isset( $item['parent'] ) ? [ 'parent' => (int) $item['parent'] + 1 ] + $item : $item;
		foreach ( array_map( 'Frontage\Values\items', array_values( items( $asked['items'] ?? [] ) ) ) as $at => $item ) {
			$pairs[ "items.$at" ] = [ $placed( $item ), $placed( array_intersect_key( items( $items[ $at ] ?? [] ), $item ) ) ];
		}
		$pairs['items']     = [ count( items( $asked['items'] ?? [] ) ), count( $items ) ];
		$places             = array_intersect( array_map( 'Frontage\Values\text', items( $asked['locations'] ?? [] ) ), array_keys( get_registered_nav_menus() ) );
		$pairs['locations'] = [ array_values( array_diff( $places, items( $there['locations'] ?? [] ) ) ), [] ];
	}
	$faces = 'font' === $kind ? faces_by_key( $there ) : [];
	foreach ( 'font' === $kind ? items( $asked['faces'] ?? [] ) : [] as $at => $face ) {
		$without              = static fn( $one ): array => array_diff_key( items( items( $one )['settings'] ?? [] ), [ 'src' => 1 ] );
		$pairs[ "faces.$at" ] = [ $without( $face ), $without( $faces[ face_key( $without( $face ) ) ] ?? [] ) ];
	}
	$pairs['family'] = [ items( $asked['family'] ?? [] )['fontFamily'] ?? null, items( $there['family'] ?? [] )['fontFamily'] ?? null ];
	return $pairs;
}

/**
 * Values at the ends of a tree, lists whole.
 * @param array<mixed> $asked
 * @param array<mixed> $there
 * @return array<string, array{mixed, mixed}> By path.
 */
function leaves_of( array $asked, array $there, string $path ): array {
	$leaves = [];
	foreach ( $asked as $key => $value ) {
		$is_map  = is_array( $value ) && ! array_is_list( $value );
		$found   = $there[ $key ] ?? null;
		$leaves += $is_map ? leaves_of( $value, items( $found ), "$path.$key" ) : [ "$path.$key" => named_css( $key, $value, $found ) ];
	}
	return $leaves;
}

/**
 * CSS with its key, by which it is named.
 * @param int|string $key
 * @param mixed      $wanted
 * @param mixed      $found
 * @return array{mixed, mixed}
 */
function named_css( $key, $wanted, $found ): array {
	return 'css' === $key ? [ [ 'css' => $wanted ], null === $found ? [] : [ 'css' => $found ] ] : [ $wanted, $found ];
}

/**
 * Whether two values are the same to WordPress: empty ones are, and so are texts of the same signs, however they are encoded.
 * @param mixed $wanted
 * @param mixed $found
 */
function is_alike( $wanted, $found ): bool {
	if ( empty( $wanted ) && empty( $found ) ) {
		return true;
	}
	if ( ! is_array( $wanted ) || ! is_array( $found ) ) {
		return ! is_array( $wanted ) && ! is_array( $found ) && is_same_text( scalar_text( $wanted ), scalar_text( $found ) );
	}
	foreach ( array_keys( $wanted + $found ) as $key ) {
		if ( ! is_alike( $wanted[ $key ] ?? null, $found[ $key ] ?? null ) ) {
			return false;
		}
	}
	return true;
}

/** @param mixed $value */
function scalar_text( $value ): string {
	return is_bool( $value ) ? ( $value ? '1' : '' ) : text( $value );
}

function is_same_text( string $wanted, string $found ): bool {
	if ( $wanted === $found ) {
		return true;
	}
	$wanted = plain_form( $wanted );
	$found  = plain_form( $found );
	if ( false === strpos( $wanted, ANY_ADDRESS ) ) {
		return $wanted === $found;
	}
	$parts = array_map( static fn( string $part ): string => preg_quote( $part, '~' ), explode( ANY_ADDRESS, $wanted ) );
	return (bool) preg_match( '~^' . implode( '[^\s"\'<>]*', $parts ) . '$~Ds', $found );
}

/** A text as it is whatever WordPress escapes: entities, JSON of blocks, spaces in tags and styles. */
function plain_form( string $text ): string {
	if ( false !== strpos( $text, '<!-- wp:' ) ) {
		$text = serialize_blocks( parse_blocks( $text ) );
	}
	$text = html_entity_decode( html_entity_decode( strtr( $text, ESCAPES ), ENT_QUOTES ), ENT_QUOTES );
	$text = (string) preg_replace( [ '~\s*/?>~', '~;?\s*(["\'])~', '~\s*([:;])\s*~', '~\s+~' ], [ '>', '$1', '$1', ' ' ], $text );
	return trim( str_replace( [ "'", '\/' ], [ '"', '/' ], $text ) );
}

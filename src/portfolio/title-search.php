<?php
/** Searches items by any part of their title as it is displayed, however it is stored. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** In characters. */
const MAX_SEARCH_LENGTH = 200;

/** Limit of nested functions around the title in SQLite: one for each letter. */
const MAX_CAPITALS = 20;

/** Entities in stored titles, by core or entered by hand. The ampersand is the last, or `&amp;lt;` would become `<`. */
const ENTITIES = [
	'&#8216;' => '‘',
	'&#8217;' => '’',
	'&#8220;' => '“',
	'&#8221;' => '”',
	'&#8211;' => '–',
	'&#8212;' => '—',
	'&#8230;' => '…',
	'&nbsp;'  => "\u{a0}",
	'&#039;'  => "'",
	'&quot;'  => '"',
	'&lt;'    => '<',
	'&gt;'    => '>',
	'&#038;'  => '&',
	'&amp;'   => '&',
];

/** Typographic characters, displayed by core, and their typed forms. */
const TYPOGRAPHY = [
	'‘'        => "'",
	'’'        => "'",
	'′'        => "'",
	'“'        => '"',
	'”'        => '"',
	'„'        => '"',
	'″'        => '"',
	'–'        => '-',
	'—'        => '-',
	'---'      => '-',
	'--'       => '-',
	'…'        => '...',
	"\u{a0}"   => ' ',
	"\u{202f}" => ' ',
];

/**
 * Arguments for WP_Query to search for a part of a title.
 * @return array<string, mixed> Arguments for WP_Query; none for an empty search.
 */
function title_search_args( string $search ): array {
	$search = mb_substr( trim( $search ), 0, MAX_SEARCH_LENGTH );
	if ( '' === $search ) {
		return [];
	}
	return [
		// WP_Query removes the slashes.
		's'              => wp_slash( $search ),
		'search_columns' => [ 'post_title' ],
		'sentence'       => true,
		'exact'          => false,
		'frontage_title' => $search,
	];
}

/**
 * Compares displayed titles, if core's comparison of stored ones would miss some, or find too many.
 * @param mixed $sql Core's condition.
 * @param mixed $query
 * @return mixed
 */
function search_displayed_titles( $sql, $query ) {
	$search = $query instanceof \WP_Query ? $query->get( 'frontage_title' ) : '';
	if ( ! is_string( $search ) || '' === $search ) {
		return $sql;
	}
	$folded    = fold( $search );
	$spellings = spellings( $folded );
	if ( ! $spellings && $folded === $search ) {
		return $sql;
	}
	global $wpdb;
	$title = "{$wpdb->posts}.post_title";
	foreach ( $spellings as $stored => $read ) {
		$title = $wpdb->prepare( "REPLACE( $title, %s, %s )", $stored, $read ); // phpcs:ignore WordPress.DB.PreparedSQL -- A column, or prepared.
	}
	return $wpdb->prepare( " AND ( $title LIKE %s ) ", '%' . $wpdb->esc_like( $folded ) . '%' ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared.
}

/**
 * Folds text: typed quotes, dashes, dots and spaces for typographic ones, and lower case beyond ASCII, which some databases compare by case.
 */
function fold( string $text ): string {
	$plain = str_replace( array_keys( TYPOGRAPHY ), array_values( TYPOGRAPHY ), $text );
	$lower = static fn( array $found ): string => function_exists( 'mb_strtolower' ) ? mb_strtolower( $found[0] ) : $found[0];
	return (string) preg_replace_callback( '/[^\x00-\x7f]+/u', $lower, wp_check_invalid_utf8( $plain, true ) );
}

/**
 * Spellings in stored titles that are relevant to a search: of its own characters, and entities whose letters it would match. A hyphen always has
 * some, so that core does not parse a leading one as an exclusion.
 * @return array<string, string> Displayed forms by stored ones, to be replaced in this order.
 */
function spellings( string $search ): array {
	$matters     = static fn( string $read ): bool => '' !== $read && false !== strpos( $search, $read );
	$cuts_an_amp = false !== strpbrk( $search, '&#;' );
	$needed      = [];
	foreach ( ENTITIES as $stored => $read ) {
		if ( $cuts_an_amp || $matters( fold( $read ) ) || false !== stripos( $stored, $search ) ) {
			$needed[ $stored ] = $read;
		}
	}
	foreach ( TYPOGRAPHY as $stored => $read ) {
		if ( $matters( $read ) ) {
			$needed[ $stored ] = $read;
		}
	}
	return $needed + capitals( $search );
}

/**
 * Capitals of a search's letters beyond ASCII, for databases that compare them by case, unlike MySQL's collations.
 * @return array<string, string> Lower-case letters by their capitals, MAX_CAPITALS at most.
 */
function capitals( string $search ): array {
	global $wpdb;
	$is_known = $wpdb->is_mysql && ! str_ends_with( (string) $wpdb->collate, '_bin' );
	if ( $is_known || ! function_exists( 'mb_strtoupper' ) ) {
		return [];
	}
	$capitals = [];
	preg_match_all( '/[^\x00-\x7f]/u', $search, $letters );
	foreach ( array_unique( $letters[0] ) as $small ) {
		$capital = mb_strtoupper( $small );
		if ( $capital !== $small && 1 === mb_strlen( $capital ) ) {
			$capitals[ $capital ] = $small;
		}
	}
	return array_slice( $capitals, 0, MAX_CAPITALS, true );
}

<?php
/** Finds items by any part of their title as the visitor reads it, however the title was stored. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Longest part of a title that is looked for, in characters. */
const LONGEST_SEARCH = 200;

/** Each letter is one more function around the title, and SQLite reads them only so deep. */
const MOST_CAPITALS = 20;

/** How WordPress stores what is dangerous in HTML, and characters that people entered as entities. The ampersand comes last, or `&amp;lt;` would become `<`. */
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

/** What typographers set, WordPress shows and nobody types. */
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
 * What WP_Query is asked so that it finds a part of a title.
 * @return array<string, mixed> Arguments for WP_Query; none for an empty search.
 */
function title_search_args( string $search ): array {
	$search = mb_substr( trim( $search ), 0, LONGEST_SEARCH );
	if ( '' === $search ) {
		return [];
	}
	return [
		's'                          => wp_slash( $search ),
		// WP_Query takes the slashes away again.
					'search_columns' => [ 'post_title' ],
		'sentence'                   => true,
		'exact'                      => false,
		'frontage_title'             => $search,
	];
}

/**
 * Compares titles as they are read where WordPress's own comparison of what is stored would miss some, or find too many.
 * @param mixed $sql The condition that WordPress has made of a search.
 * @param mixed $query
 * @return mixed That condition, or ours in its place.
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
		$title = $wpdb->prepare( "REPLACE( $title, %s, %s )", $stored, $read ); // phpcs:ignore WordPress.DB.PreparedSQL -- A column, and what was prepared before.
	}
	return $wpdb->prepare( " AND ( $title LIKE %s ) ", '%' . $wpdb->esc_like( $folded ) . '%' ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above.
}

/**
 * Text with plain quotes, dashes, dots and spaces in place of the typographic ones, and small letters beyond ASCII: not every database knows those in
 * both cases.
 */
function fold( string $text ): string {
	$plain = str_replace( array_keys( TYPOGRAPHY ), array_values( TYPOGRAPHY ), $text );
	return (string) preg_replace_callback( '/[^\x00-\x7f]+/u', static fn( array $found ): string => function_exists( 'mb_strtolower' ) ? mb_strtolower( $found[0] ) : $found[0], wp_check_invalid_utf8( $plain, true ) );
}

/**
 * The spellings in stored titles that matter to a search: those of its own characters, and entities whose letters it would find. A hyphen always has
 * some, so that WordPress never takes one at the beginning for an exclusion.
 * @return array<string, string> As it is stored and as it is read, to be replaced in this order.
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
 * The capitals of a search's letters beyond ASCII, where the database does not know them for the same: MySQL's collations do.
 * @return array<string, string> Small letters by their capitals, MOST_CAPITALS at most.
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
	return array_slice( $capitals, 0, MOST_CAPITALS, true );
}

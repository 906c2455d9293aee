<?php
/** Objects of strangers, without what could do harm: for administrators, too. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Blocks\clean_blocks;
use function Frontage\Blocks\has_block_comments;
use function Frontage\Values\change_json;
use function Frontage\Values\is_future_date;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Start of an address that runs, or that holds what it shows; sentences may begin so, too. */
const RUNNING = '~^[\s\x00-\x1F]*(?:javascript|vbscript|data)\s*:~i';

/** The same with code or data after it, as no sentence goes on. */
const RUNNING_CODE = '~^[\s\x00-\x1F]*(?:(?:java|vb)script\s*:.*(?:[(=`]|%[0-9a-f]{2})|data\s*:\s*(?:[\w.+-]+/[\w.+-]+)?\s*[;,])~is';

/**
 * Cleans an object of a kit that is not trusted.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object From check_object().
 * @return array{object: array<string, mixed>, removed: list<string>} `removed`: what was taken out, such as `script`, `onclick`, `css`.
 */
function clean( array $object, string $kind ): array {
	$change = static fn( string $from, string $to ): callable => static fn( string $type, $value ) =>
		is_string( $value ) && str_ends_with( $type, 'address' ) ? str_replace( $from, $to, $value ) : $value;
	$hide   = $change( 'kit:', STAND_IN );
	$show   = $change( STAND_IN, 'kit:' );
	$before = walk( $object, $kind, $hide );
	$styles = 'styles' === $kind ? clean_styles( $before ) : $before;
	$values = in_array( $kind, [ 'styles', 'font' ], true ) ? items( without_rules( $styles ) ) : $styles;
	$hosts  = [];
	$after  = clean_values( $values, $kind, $hosts );
	$lost   = array_diff( paths_of( $before ), paths_of( $after ) );
	// Nothing of a stranger is published while nobody looks.
	$is_later = in_array( $object['status'] ?? '', [ 'publish', 'future' ], true ) && is_future_date( text( $object['date'] ?? '' ) );
	$lost     = $is_later ? array_merge( $lost, [ __( 'its schedule (it is a draft)', 'frontage' ) ] ) : $lost;
	/* translators: %s: names of sites, each with a number of files. */
	$lost = array_merge( $lost, $hosts ? [ sprintf( __( 'files of other sites: %s', 'frontage' ), hosts_in_words( $hosts ) ) ] : [] );
	return [
		'object'  => ( $is_later ? [ 'status' => 'draft' ] : [] ) + walk( $after, $kind, $show ),
		'removed' => array_values( array_unique( array_merge( parts_lost( $before, $after ), $lost ) ) ),
	];
}

/**
 * Values without what runs and without files of other sites, until neither finds anything in what the other has left.
 * @param array<string, mixed> $values
 * @param array<string, int>   $hosts Counts files of other sites.
 * @return array<mixed>
 */
function clean_values( array $values, string $kind, array &$hosts ): array {
	for ( $try = 0; $try < 5; $try++ ) {
		$safe   = items( clean_value( $values, $kind, rules( 'objects', $kind ) ) );
		$values = items( values_without_hosts( $safe, $hosts ) );
		if ( wp_json_encode( $values ) === wp_json_encode( $safe ) ) {
			return $values;
		}
	}
	// What makes something of itself again and again stays as words.
	array_walk_recursive(
		$values,
		static function ( &$value ) use ( &$hosts ): void {
			$value = is_string( $value ) ? without_embeds( esc_html( wp_strip_all_tags( $value ) ), false, $hosts ) : $value;
		}
	);
	return $values;
}

/**
 * @param array<string, mixed> $object
 * @return array<string, mixed>
 */
function clean_styles( array $object ): array {
	$theme = [
		'version'  => ( $object['version'] ?? 0 ) ? $object['version'] : \WP_Theme_JSON::LATEST_SCHEMA,
		'settings' => named_presets( items( $object['settings'] ?? [] ) ),
		'styles'   => without_css( $object['styles'] ?? [] ),
	];
	$clean = \WP_Theme_JSON::remove_insecure_properties( $theme, 'custom' );
	// Only what came out: WordPress leaves a key out of which nothing is left.
	return [
		'version'  => $theme['version'],
		'settings' => items( $clean['settings'] ?? [] ),
		'styles'   => items( $clean['styles'] ?? [] ),
	] + $object;
}

/**
 * Takes out styles that are written by hand, which could fetch or cover anything.
 * @param mixed $styles
 * @return array<mixed>
 */
function without_css( $styles ): array {
	$styles = items( $styles );
	unset( $styles['css'] );
	return array_map( static fn( $inner ) => is_array( $inner ) ? without_css( $inner ) : $inner, $styles );
}

/**
 * Cleans all texts of a value.
 * @param mixed                $value
 * @param array<string, mixed> $rules Of the table.
 * @return mixed
 */
function clean_value( $value, string $kind, array $rules, string $path = '' ) {
	if ( ! is_array( $value ) && ! $value instanceof \stdClass ) {
		return is_string( $value ) ? clean_text( $value, $kind, $path ) : $value;
	}
	$is_list = is_array( $value ) && array_is_list( $value );
	$clean   = [];
	foreach ( (array) $value as $key => $inner ) {
		$at   = path_below( $path, $key, $is_list );
		$type = type_at( $rules, $at, (array) $value );
		if ( ! is_string( $inner ) ) {
			$clean[ $key ] = clean_value( $inner, $kind, $rules, $at );
		} elseif ( 'json' !== $type ) {
			$clean[ $key ] = clean_text( $inner, $kind, '' === $type ? $at : '' );
		} elseif ( '' === $inner || null !== json_decode( $inner ) ) {
			// Cleaned as one text, it would be no JSON any more.
			$clean[ $key ] = change_json( $inner, static fn( $values ) => clean_value( $values, $kind, [], $at ) );
		}
	}
	return $value instanceof \stdClass ? (object) $clean : $clean;
}

/**
 * Cleans a text as core cleans those of people who may not write HTML of any kind, attributes of blocks among them.
 * @param string $path '' for words, such as a title; what the table does not name may be an address.
 */
function clean_text( string $text, string $kind, string $path ): string {
	if ( '' !== $path && preg_match( preg_match( ADDRESS_KEYS . 'i', $path ) ? RUNNING : RUNNING_CODE, $text ) ) {
		return '';
	}
	// Of a script its text, too, which kses would leave to be read.
	$text = (string) preg_replace( '~<(script|style)\b[^>]*>[^<]*</\1\s*>~i', '', $text );
	// Neither entities nor quotes of plain texts are touched; styles are checked by core as values.
	if ( 'styles' === $kind || ! preg_match( '~[<>]~', $text ) ) {
		return $text;
	}
	return has_block_comments( $text ) ? clean_blocks( $text ) : wp_kses_post( $text );
}

/**
 * Names of sites, the most frequent first: `example.org (3), example.com (1)`.
 * @param array<string, int> $hosts
 */
function hosts_in_words( array $hosts ): string {
	arsort( $hosts );
	$words = [];
	foreach ( array_slice( $hosts, 0, 10 ) as $host => $count ) {
		/* translators: 1: name of a site, 2: number of files. */
		$words[] = sprintf( __( '%1$s (%2$d)', 'frontage' ), printable( (string) $host ), $count );
	}
	/* translators: %d: number of sites that are not shown. */
	return implode( ', ', count( $hosts ) > 10 ? array_merge( $words, [ sprintf( __( '%d more', 'frontage' ), count( $hosts ) - 10 ) ] ) : $words );
}

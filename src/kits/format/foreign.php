<?php
/** Files of other formats: those that are opened as kits, and others, by foreign.json, which the browser reads, too. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Formats of other programs that are opened as kits.
 *
 * @since 0.1.0
 *
 * @return array<string, array{entries: list<string>, start: list<string>, open: callable}> By name.
 */
function sources(): array {
	$sources = [];
	/**
	 * Filters the formats of other programs that are opened as kits on this server. In the browser `window.frontage.kits.registerSource()` adds them.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, array<string, mixed>> $sources By the format's name: `entries`, regular expressions without delimiters, for each of which an
	 *                                                     archive has an entry; or `start`, for what is no archive, all of which match the file's first
	 *                                                     bytes; `open( $entries, $text_of )`, a function that returns what open_source() does. A file
	 *                                                     that is no archive is its only entry.
	 */
	foreach ( items( apply_filters( 'frontage_kit_sources', [] ) ) as $format => $source ) {
		$source = items( $source );
		if ( is_callable( $source['open'] ?? null ) ) {
			$sources[ (string) $format ] = [
				'entries' => array_values( array_filter( items( $source['entries'] ?? null ), 'is_string' ) ),
				'start'   => array_values( array_filter( items( $source['start'] ?? null ), 'is_string' ) ),
				'open'    => $source['open'],
			];
		}
	}
	return $sources;
}

/**
 * Recognizes a file of another format.
 *
 * @since 0.1.0
 *
 * @param list<string>                        $names   Names of its entries; empty for what is no archive.
 * @param string                              $start   Of the file: from start_of().
 * @param array<string, array<string, mixed>> $sources From sources().
 * @return string Name of a source, or `wxr`, `theme`, `plugin`, `playground`, `blueprint`, `pattern`; '' for a kit, and for what is unknown.
 */
function recognize( array $names, string $start, array $sources = [] ): string {
	if ( preg_grep( '~^objects/[a-z]+/~', $names ) ) {
		return '';
	}
	foreach ( $sources as $format => $known ) {
		if ( is_recognized( $known, $names, $start ) ) {
			return (string) $format;
		}
	}
	foreach ( items( wp_json_file_decode( __DIR__ . '/foreign.json', [ 'associative' => true ] ) ) as $known ) {
		if ( is_recognized( $known, $names, $start ) ) {
			return $known['format'];
		}
	}
	return '';
}

/**
 * @param array<string, mixed> $known `entries` or `start`: patterns.
 * @param list<string>         $names
 */
function is_recognized( array $known, array $names, string $start ): bool {
	$entries  = items( $known['entries'] ?? null );
	$signs    = items( $known['start'] ?? null );
	$by_names = array_filter( $entries, static fn( string $pattern ): bool => (bool) preg_grep( "~$pattern~", $names ) );
	$by_start = array_filter( $signs, static fn( string $pattern ): bool => (bool) preg_match( "~$pattern~", $start ) );
	return ( $entries || $signs ) && count( $by_names ) + count( $by_start ) === count( $entries ? $entries : $signs );
}

/** Text by which a file is recognized that is no archive: the first bytes, or all of what may be JSON. */
function start_of( string $path ): string {
	$start = without_mark( first_bytes( $path, 4096 ) );
	return preg_match( '~^\s*\{~', $start ) ? without_mark( first_bytes( $path, limits()['jsonBytes'] ) ) : $start;
}

/** A text without its byte order mark. */
function without_mark( string $text ): string {
	return str_starts_with( $text, "\xEF\xBB\xBF" ) ? substr( $text, 3 ) : $text;
}

/** Sentence on a file of another format: what it is, and where it goes. The browser says the same (archive/foreign.ts). */
function advice( string $format ): string {
	return [
		'blueprint'  => __( 'This is a WordPress Playground blueprint. Open it in Playground, install Frontage there, and export a kit.', 'frontage' ),
		'pattern'    => __( 'This is a block pattern. Import it in the Site Editor under Patterns.', 'frontage' ),
		'playground' => __( 'This is an entire site from WordPress Playground. Open it in Playground, install Frontage there, and export a kit.', 'frontage' ),
		'plugin'     => __( 'This is a plugin. Install it under Plugins → Add Plugin → Upload Plugin.', 'frontage' ),
		'theme'      => __( 'This is a theme. Install it under Appearance → Themes → Add Theme → Upload Theme.', 'frontage' ),
		'wxr'        => __( 'This is a WordPress export file. Import it under Tools → Import → WordPress.', 'frontage' ),
	][ $format ] ?? __( 'This file is not a kit. A kit is a zip file that you export under Tools → Kits.', 'frontage' );
}

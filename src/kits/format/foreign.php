<?php
/** Files of other formats: foreign.json is read by the browser, too. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Recognizes a file of another format.
 *
 * @since 0.1.0
 *
 * @param list<string> $names Names of its entries; empty for what is no archive.
 * @param string       $start Of the file: from start_of().
 * @return string `elementor-kit`, `elementor-template`, `wxr`, `theme`, `plugin`, `playground`, `blueprint`, `pattern`; '' for a kit, and for what is
 *                unknown.
 */
function recognize( array $names, string $start ): string {
	if ( preg_grep( '~^objects/[a-z]+/~', $names ) ) {
		return '';
	}
	foreach ( items( wp_json_file_decode( __DIR__ . '/foreign.json', [ 'associative' => true ] ) ) as $known ) {
		$by_names = array_filter( $known['entries'] ?? [], static fn( string $pattern ): bool => (bool) preg_grep( "~$pattern~", $names ) );
		$by_start = array_filter( $known['start'] ?? [], static fn( string $pattern ): bool => (bool) preg_match( "~$pattern~", $start ) );
		if ( count( $by_names ) + count( $by_start ) === count( $known['entries'] ?? $known['start'] ) ) {
			return $known['format'];
		}
	}
	return '';
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
		'blueprint'  => __( 'This is a WordPress Playground blueprint. Open it in Playground, install this plugin there, and export a kit.', 'frontage' ),
		'pattern'    => __( 'This is a block pattern. Import it in the site editor under Patterns.', 'frontage' ),
		'playground' => __( 'This is a whole site from WordPress Playground. Open it there, install this plugin, and export a kit.', 'frontage' ),
		'plugin'     => __( 'This is a plugin. Install it under Plugins → Add Plugin → Upload Plugin.', 'frontage' ),
		'theme'      => __( 'This is a theme. Install it under Appearance → Themes → Add Theme → Upload Theme.', 'frontage' ),
		'wxr'        => __( 'This is a WordPress export file. Import it under Tools → Import → WordPress.', 'frontage' ),
	][ $format ] ?? __( 'This file is not a kit. A kit is a zip file that you export under Tools → Kits.', 'frontage' );
}

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
 * @param string       $start First bytes of the file.
 * @return string `elementor-kit`, `wxr`, `theme`, `playground`, `pattern`; '' for a kit, and for what is unknown.
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

/** Sentence on a format that was recognized: how it comes to this site. */
function advice( string $format ): string {
	return [
		'pattern'    => __( 'This is a pattern. Import it under Appearance → Design → Patterns.', 'frontage' ),
		'playground' => __( 'This is a whole site from WordPress Playground. Open it there, and export a kit from it.', 'frontage' ),
		'theme'      => __( 'This is a theme. Install it under Appearance → Themes.', 'frontage' ),
		'wxr'        => __( 'This is an export of WordPress’s own. Import it under Tools → Import.', 'frontage' ),
	][ $format ] ?? '';
}

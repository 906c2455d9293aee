<?php
/** Files of other formats. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Recognizes a file of another format.
 * @param list<string> $names Names of its entries; empty for what is no archive.
 * @param string       $start First bytes of the file.
 * @return 'elementor-kit'|'wxr'|'theme'|'playground'|'pattern'|''
 */
function recognize( array $names, string $start ): string {
	return '';
}

/** Sentence on a recognized format: how it is brought to this site. */
function advice( string $format ): string {
	return '';
}

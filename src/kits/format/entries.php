<?php
/** The list of an archive's entries. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the entries of an archive before any of them is read.
 * @param list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool}> $entries
 * @return true|\WP_Error
 */
function check_entries( array $entries ) {
	return true;
}

/**
 * Checks that an archive holds what its manifest lists, and nothing else.
 * @param list<array{name: string, size: int}> $entries
 * @param array<string, mixed>                 $manifest
 * @return true|\WP_Error
 */
function check_contents( array $entries, array $manifest ) {
	return true;
}

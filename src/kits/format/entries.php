<?php
/** The list of an archive's entries. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Name of an object. */
const OBJECT_NAME = '~^(?:media|term|pattern|navigation|part|template|styles|font|page|post|item|menu|settings)/[a-z0-9][a-z0-9_-]{0,119}$~D';

/** Name of a file. */
const FILE_NAME = '~^files/[a-z0-9][a-z0-9_-]{0,149}\.[a-z0-9]{2,5}$~D';

/** Folders, which some programs list. */
const FOLDER_NAME = '~^(?:objects/(?:[a-z]+/)?|files/)$~D';

/** Entries that computers add when they pack a folder. */
const LITTER = '~^__MACOSX/|(?:^|/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$~D';

/** Names of what is in no place that is read, and leads nowhere: a text about the kit, screenshots. */
const UNREAD = '~^(?!objects/|files/|(?:manifest|blueprint)\.json$)(?!.*(?:^|/)\.\.(?:/|$))(?!/|[a-z]:)[^\\\\\p{C}\x{2028}\x{2029}\x{FFFD}]+$~iuD';

/**
 * Entries without what computers add, and without the folder around everything. They are never read.
 *
 * @since 0.1.0
 *
 * @param list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool}> $entries
 * @return list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool, path: string}> `path`: name in the file.
 */
function tidied( array $entries ): array {
	$entries = array_filter( $entries, static fn( array $entry ): bool => ! preg_match( LITTER, $entry['name'] ) );
	$names   = array_column( $entries, 'name' );
	$heads   = array_values( (array) preg_grep( '~^[^/]+/manifest\.json$~D', $names ) );
	$root    = in_array( 'manifest.json', $names, true ) || 1 !== count( $heads ) ? '' : dirname( $heads[0] ) . '/';
	$outside = array_filter( $names, static fn( string $name ): bool => ! str_starts_with( $name, $root ) );
	// Beside the folder of a kit may lie what nobody reads.
	$is_ours = (bool) preg_grep( '~^' . preg_quote( $root, '~' ) . 'objects/~', $names );
	$root    = $outside && ( ! $is_ours || array_diff( $outside, (array) preg_grep( UNREAD, $outside ) ) ) ? '' : $root;
	$tidied  = [];
	foreach ( $entries as $entry ) {
		if ( str_starts_with( $entry['name'], $root ) && ( '' === $root || $entry['name'] !== $root ) ) {
			$tidied[] = [
				'name' => (string) substr( $entry['name'], strlen( $root ) ),
				'path' => $entry['name'],
			] + $entry;
		}
	}
	return $tidied;
}

/**
 * Entries of a kit that are read.
 *
 * @since 0.1.0
 *
 * @template Entry of array{name: string}
 * @param list<Entry> $entries
 * @return list<Entry>
 */
function read_entries( array $entries ): array {
	return array_values( array_filter( $entries, static fn( array $entry ): bool => ! preg_match( UNREAD, $entry['name'] ) ) );
}

/**
 * Checks the entries of an archive before any of them is read.
 *
 * @since 0.1.0
 *
 * @param list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool}> $entries
 * @param string                                                                                          $names   Pattern of names in place of ours.
 * @return true|\WP_Error
 */
function check_entries( array $entries, string $names = '' ) {
	$limits = limits();
	$total  = 0;
	$seen   = [];
	foreach ( $entries as $index => $entry ) {
		$name   = $entry['name'];
		$folded = strtolower( $name );
		$total += $entry['size'];
		$wrongs = [
			'entries'   => $index >= $limits['entries'],
			'name'      => '' === $names ? ! is_entry_name( $name ) : ! preg_match( $names, $name ),
			'duplicate' => isset( $seen[ $folded ] ),
			'link'      => $entry['isLink'],
			'encrypted' => $entry['isEncrypted'],
			'method'    => ! in_array( $entry['method'], [ 0, 8 ], true ) || 0 === $entry['method'] && $entry['size'] !== $entry['packed'],
			'large'     => $entry['size'] > ( str_ends_with( $name, '.json' ) ? $limits['jsonBytes'] : $limits['entryBytes'] ),
			'ratio'     => $entry['size'] > $limits['ratioFrom'] && $entry['size'] > $limits['ratio'] * $entry['packed'],
			'total'     => $total > $limits['totalBytes'],
		];
		$why    = array_search( true, $wrongs, true );
		if ( false !== $why ) {
			return refuse( $why, $name );
		}
		$seen[ $folded ] = true;
	}//end foreach
	return isset( $seen['manifest.json'] ) ? true : refuse( 'missing', 'manifest.json' );
}

/** Whether an entry has a name that kits use: none other is read, wherever it would lead. */
function is_entry_name( string $name ): bool {
	$is_object = str_starts_with( $name, 'objects/' ) && str_ends_with( $name, '.json' ) && preg_match( OBJECT_NAME, substr( $name, 8, -5 ) );
	$is_head   = in_array( $name, [ 'manifest.json', 'blueprint.json' ], true );
	return $is_object || $is_head || preg_match( FILE_NAME, $name ) || preg_match( FOLDER_NAME, $name );
}

/**
 * Checks that an archive holds what its manifest lists, and nothing else.
 *
 * @since 0.1.0
 *
 * @param list<array{name: string, size: int}> $entries
 * @param array<string, mixed>                 $manifest From check_manifest().
 * @return true|\WP_Error
 */
function check_contents( array $entries, array $manifest ) {
	$listed = [];
	foreach ( items( $manifest['objects'] ) as $name => $object ) {
		$listed[ "objects/$name.json" ] = $object['size'];
	}
	foreach ( items( $manifest['files'] ) as $name => $file ) {
		$listed[ $name ] = $file['size'];
	}
	foreach ( $entries as $entry ) {
		$name = $entry['name'];
		if ( in_array( $name, [ 'manifest.json', 'blueprint.json' ], true ) || str_ends_with( $name, '/' ) && 0 === $entry['size'] ) {
			continue;
		}
		if ( ! isset( $listed[ $name ] ) ) {
			return refuse( 'unlisted', $name );
		}
		if ( $listed[ $name ] !== $entry['size'] ) {
			return refuse( 'size', $name );
		}
		unset( $listed[ $name ] );
	}
	return $listed ? refuse( 'missing', (string) array_key_first( $listed ) ) : true;
}

/**
 * An entry that is not compressed.
 * @return array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool}
 */
function stored_entry( string $name, int $size, bool $is_link = false ): array {
	return [
		'name'        => $name,
		'size'        => $size,
		'packed'      => $size,
		'method'      => 0,
		'isEncrypted' => false,
		'isLink'      => $is_link,
	];
}

<?php
/** An Elementor kit on this server, as a kit of ours that is translated while it is read. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Kits\check_entries;
use function Frontage\Kits\check_manifest;
use function Frontage\Kits\check_object;
use function Frontage\Kits\is_left_out;
use function Frontage\Kits\listed;
use function Frontage\Kits\manifest;
use function Frontage\Kits\refuse;
use function Frontage\Kits\stored_entry;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Opens an Elementor kit. All its entries are checked before any of them is read.
 *
 * @since 0.1.0
 *
 * @param list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool}> $entries
 * @param callable(string): (string|\WP_Error)                                                            $text_of Text of an entry.
 * @return array{manifest: array<string, mixed>, read: callable(string): (string|\WP_Error), file: callable(string): \WP_Error,
 *               notes: list<array{place: string, text: string}>}|\WP_Error As open_source() gives it; `notes`: what is not read.
 */
function open_foreign( array $entries, callable $text_of ) {
	$checked = check_entries( $entries, FOREIGN_NAME );
	$outline = is_wp_error( $checked ) ? $checked : outline_of( array_column( $entries, 'name' ), $text_of );
	if ( is_wp_error( $outline ) ) {
		return $outline;
	}
	$listed  = [];
	$parts   = array_column( $outline['parts'], null, 'name' );
	$notes   = $outline['notes'];
	$read    = static function ( string $name ) use ( $outline, $parts, $text_of ) {
		$json = isset( $parts[ $name ] ) ? $text_of( $parts[ $name ]['entry'] ) : '';
		if ( is_wp_error( $json ) ) {
			return $json;
		}
		return isset( $parts[ $name ] ) ? foreign_object( $outline['context'], $parts[ $name ], $json ) : [
			'object' => $outline['objects'][ $name ] ?? [],
			'notes'  => [],
		];
	};
	$damaged = [];
	foreach ( array_merge( array_keys( $outline['objects'] ), array_keys( $parts ) ) as $name ) {
		$made = $read( $name );
		if ( is_wp_error( $made ) && is_damaged( $made ) && count( $damaged ) + 1 < count( $parts ) ) {
			$damaged[] = $name;
			$notes     = array_merge( $notes, notes_on_damage( $parts[ $name ] ) );
			continue;
		}
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		$listed[ $name ] = listed( $made['object'], $name )['entry'];
		$notes           = array_merge( $notes, $made['notes'] );
	}
	$manifest = check_manifest( $outline['head'] + manifest( $listed, [] ) );
	return is_wp_error( $manifest ) ? $manifest : [
		'manifest' => $manifest,
		'read'     => static function ( string $name ) use ( $read, $manifest ) {
			$made = isset( $manifest['objects'][ $name ] ) ? $read( $name ) : refuse( 'missing', $name );
			if ( is_wp_error( $made ) ) {
				return $made;
			}
			$json    = listed( $made['object'], $name )['json'];
			$checked = check_object( $name, $json, $manifest );
			return is_wp_error( $checked ) && ! is_left_out( $checked ) ? $checked : $json;
		},
		'file'     => static fn( string $name ): \WP_Error => refuse( 'missing', $name ),
		'notes'    => $notes,
	];
}

/**
 * @param list<string>                         $names
 * @param callable(string): (string|\WP_Error) $text_of
 * @return array<string, mixed>|\WP_Error
 */
function outline_of( array $names, callable $text_of ) {
	$texts = [];
	foreach ( array_intersect( $names, foreign_heads() ) as $name ) {
		$texts[ $name ] = $text_of( $name );
	}
	$settings = settings_entry( $texts['manifest.json'] ?? '' );
	if ( in_array( $settings, $names, true ) ) {
		$texts['site-settings.json'] = $text_of( $settings );
	}
	foreach ( $texts as $text ) {
		if ( is_wp_error( $text ) ) {
			return $text;
		}
	}
	return foreign_outline( array_map( 'Frontage\Values\text', $texts ), $names );
}

/**
 * Opens one template of Elementor, as a kit of it alone.
 * @param string $json The file.
 * @param string $file Its name.
 * @return array{manifest: array<string, mixed>, read: callable(string): (string|\WP_Error), file: callable(string): (string|\WP_Error),
 *               notes: list<array{place: string, text: string}>}|\WP_Error
 */
function open_template( string $json, string $file ) {
	$document = foreign_json( $file, $json );
	if ( is_wp_error( $document ) ) {
		return $document;
	}
	$title    = text( $document['title'] ?? null, (string) preg_replace( '~\.json$~i', '', $file ) );
	$manifest = [
		'manifest_version' => '1',
		'title'            => $title,
		'templates'        => [
			[
				'name'   => $title,
				'source' => 'templates/template.json',
				// A list of elements, as Elementor stores them with a page.
				'type'   => array_is_list( $document ) ? 'page' : text( $document['type'] ?? '' ),
			],
		],
	];
	$texts    = [
		'manifest.json'           => (string) wp_json_encode( $manifest ),
		'templates/template.json' => $json,
	];
	$entries  = [];
	foreach ( $texts as $name => $text ) {
		$entries[] = stored_entry( $name, strlen( $text ) );
	}
	return open_foreign( $entries, static fn( string $name ): string => $texts[ $name ] );
}

/** @return list<string> Entries that the outline needs. */
function foreign_heads(): array {
	$taxonomies = array_map( static fn( string $taxonomy ): string => "taxonomies/$taxonomy.json", FOREIGN_TAXONOMIES );
	return array_merge( [ 'manifest.json', 'site-settings.json' ], $taxonomies );
}

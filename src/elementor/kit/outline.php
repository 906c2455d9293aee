<?php
/**
 * Kits of Elementor: which of their entries becomes which object of ours, and what is not read. Nothing but their list, their settings and their
 * terms is needed for it; documents are translated one by one.
 */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Kits\decoded;
use function Frontage\Kits\name_of;
use function Frontage\Kits\refuse;
use function Frontage\Kits\text_length;
use function Frontage\Kits\without_mark;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Names of entries: no way up or out, no hidden signs. Whatever else people name their files, what the kit does not need is listed. */
const FOREIGN_NAME = '~^(?![a-z]:)(?:(?!\.\.?(?:/|$))[^\\\\/\p{C}\x{2028}\x{2029}\x{FFFD}]+(?:/|$))+$~iuD';

/** Kinds by the folder of documents. */
const FOREIGN_KINDS = [
	'page'           => 'page',
	'e-landing-page' => 'page',
	'post'           => 'post',
];

/** Taxonomies whose terms are read. */
const FOREIGN_TAXONOMIES = [ 'category', 'post_tag' ];

/**
 * Outline of a kit.
 *
 * @since 0.1.0
 *
 * @param array<string, string> $texts   By entry: manifest.json, site-settings.json, taxonomies/*.json.
 * @param list<string>          $entries Names of all entries.
 * @return array{head: array<string, string>, context: array<string, mixed>, objects: array<string, array<string, mixed>>,
 *               parts: list<array<string, mixed>>, notes: list<array{place: string, text: string}>}|\WP_Error
 *         `objects` are whole; `parts` are documents for foreign_object(), each with its entry.
 */
function foreign_outline( array $texts, array $entries ) {
	$read = [];
	foreach ( $texts + [ 'manifest.json' => '' ] as $entry => $json ) {
		$decoded = foreign_json( (string) $entry, $json );
		if ( is_wp_error( $decoded ) ) {
			return $decoded;
		}
		$read[ $entry ] = $decoded;
	}
	$manifest = site_manifest( $read['manifest.json'] );
	$site     = items( $read['site-settings.json'] ?? null );
	$settings = items( $site['settings'] ?? $site['page_settings'] ?? null );
	$terms    = foreign_terms( $read );
	$parts    = array_merge( foreign_contents( $manifest, $terms['names'] ), foreign_templates( $manifest ) );
	$front    = array_column( array_filter( $parts, static fn( array $part ): bool => $part['isFront'] ), 'name' )[0] ?? '';
	$objects  = $terms['objects'] + foreign_styles( $settings );
	if ( '' !== $front ) {
		$objects['settings/site'] = [
			'showOnFront' => 'page',
			'frontPage'   => "kit:$front",
		];
	}
	$known = array_flip( $entries );
	$there = array_filter( $parts, static fn( array $part ): bool => isset( $known[ $part['entry'] ] ) );
	return [
		'head'    => foreign_head( $manifest, $settings ),
		'context' => [
			'settings'  => foreign_globals( $settings ),
			'site'      => plain_address( text( $manifest['site'] ?? '' ) ),
			'addresses' => array_filter( array_column( $there, 'address', 'name' ) ),
			'ids'       => array_column( $there, 'id', 'name' ),
		],
		'objects' => $objects,
		'parts'   => array_values( $there ),
		'notes'   => foreign_notes( $manifest, $settings, $parts, $entries ),
	];
}

/**
 * Decodes JSON of a stranger within the limits.
 * @return array<mixed>|\WP_Error
 */
function foreign_json( string $entry, string $json ) {
	// In a map, for an entry may be a list.
	$json    = without_mark( $json );
	$decoded = decoded( $entry, '{"of":' . ( '' === trim( $json ) ? 'null' : $json ) . '}' );
	if ( is_wp_error( $decoded ) ) {
		return $decoded;
	}
	if ( ! is_array( $decoded['of'] ?? null ) || count( $decoded ) > 1 ) {
		return refuse( 'json', $entry );
	}
	return has_foreign_danger( $decoded ) ? refuse( 'value', $entry ) : $decoded['of'];
}

/**
 * Whether a value holds keys that reach the prototypes of a script, or an object that PHP would unserialize. Lists that plugins have stored are texts.
 * @param mixed $value
 */
function has_foreign_danger( $value ): bool {
	if ( is_string( $value ) ) {
		return (bool) preg_match( '~^\s*[OCE]:\+?\d+:"~', $value );
	}
	foreach ( is_array( $value ) ? $value : [] as $key => $inner ) {
		if ( in_array( $key, [ '__proto__', 'constructor', 'prototype' ], true ) || has_foreign_danger( $inner ) ) {
			return true;
		}
	}
	return false;
}

/**
 * @param array<mixed> $manifest
 * @param array<mixed> $settings
 * @return array<string, string>
 */
function foreign_head( array $manifest, array $settings ): array {
	$theme = text( items( $settings['theme'] ?? $manifest['theme'] ?? null )['slug'] ?? '' );
	return [
		'title'       => short( text( $manifest['title'] ?? '', text( $manifest['name'] ?? '', 'Elementor' ) ) ),
		'description' => short( text( $manifest['description'] ?? '' ) ),
		'created'     => short( text( $manifest['created'] ?? '' ) ),
		'generator'   => short( trim( 'Elementor ' . text( $manifest['elementor_version'] ?? '' ) ) ),
		'theme'       => preg_match( '~^[\w-]{1,100}$~D', $theme ) ? $theme : '',
	];
}

/** A text for a manifest, without tags. */
function short( string $text ): string {
	return mb_strcut( wp_strip_all_tags( $text ), 0, text_length() );
}

/**
 * Pages and posts of the list, each with what it says of them.
 * @param array<mixed>          $manifest
 * @param array<string, string> $terms    Names of terms by taxonomy and slug.
 * @return list<array<string, mixed>>
 */
function foreign_contents( array $manifest, array $terms ): array {
	$parts = [];
	$known = [];
	foreach ( array_intersect_key( items( $manifest['content'] ?? null ), FOREIGN_KINDS ) as $folder => $documents ) {
		foreach ( array_filter( items( $documents ), 'is_int', ARRAY_FILTER_USE_KEY ) as $id => $document ) {
			$known[ $id ] = [
				'kind'  => FOREIGN_KINDS[ $folder ],
				'entry' => text( items( $document )['source'] ?? null, "content/$folder/$id.json" ),
			] + items( $document );
		}
	}
	foreach ( $known as $id => $document ) {
		$name    = free_name( name_of( $document['kind'], ...foreign_path( $known, $id ) ), array_column( $parts, 'name', 'name' ) );
		$parent  = foreign_path( $known, number( $document['post_parent'] ?? 0 ) );
		$parts[] = foreign_part( $name, $id, $document ) + [
			'object' => array_filter(
				[
					'title'   => short( text( $document['title'] ?? '' ) ),
					'slug'    => foreign_slug( $document, $id ),
					'status'  => 'publish',
					'excerpt' => text( $document['excerpt'] ?? '' ),
					'parent'  => $parent ? 'kit:' . name_of( $document['kind'], ...$parent ) : '',
					'terms'   => foreign_terms_of( $document, $terms ),
				]
			),
		];
	}
	return $parts;
}

/**
 * @param array<mixed> $document
 * @return array<string, mixed>
 */
function foreign_part( string $name, int $id, array $document ): array {
	return [
		'name'      => $name,
		'id'        => $id,
		'entry'     => $document['entry'],
		'address'   => plain_address( text( $document['url'] ?? '' ) ),
		'isFront'   => 'page' === strtok( $name, '/' ) && ! empty( $document['show_on_front'] ),
		'thumbnail' => text( $document['thumbnail'] ?? '' ),
	];
}

/**
 * Slugs of a page from the top one down; [] for one that is not in the kit.
 * @param array<int, array<mixed>> $known
 * @return list<string>
 */
function foreign_path( array $known, int $id ): array {
	$slugs = [];
	$kind  = $known[ $id ]['kind'] ?? '';
	for ( $level = 0; isset( $known[ $id ] ) && $kind === $known[ $id ]['kind'] && $level < 20; $level++ ) {
		array_unshift( $slugs, foreign_slug( $known[ $id ], $id ) );
		$id = 'page' === $kind ? number( $known[ $id ]['post_parent'] ?? 0 ) : 0;
	}
	return $slugs;
}

/**
 * Slug by the address, else by the title.
 * @param array<mixed> $document
 */
function foreign_slug( array $document, int $id ): string {
	$url  = text( $document['url'] ?? '' );
	$path = empty( $document['show_on_front'] ) && ! preg_match( '~[?&](?:p|page_id)=~', $url ) ? (string) wp_parse_url( $url, PHP_URL_PATH ) : '';
	$slug = sanitize_title( rawurldecode( basename( $path ) ) );
	$slug = '' === $slug ? sanitize_title( text( $document['title'] ?? '' ) ) : $slug;
	return '' === $slug ? "document-$id" : $slug;
}

/**
 * A name that no other one has.
 * @param array<string, string> $taken
 */
function free_name( string $name, array $taken ): string {
	$free = $name;
	for ( $number = 2; isset( $taken[ $free ] ); $number++ ) {
		$free = substr( $name, 0, 110 ) . "-$number";
	}
	return $free;
}

/**
 * An address without scheme, fragment and the slash at its end; '' of none.
 */
function plain_address( string $url ): string {
	return preg_match( '~^(?:https?:)?//([^#\s]+)~', $url, $found ) ? (string) preg_replace( '~/(?=\?|$)~', '', $found[1] ) : '';
}

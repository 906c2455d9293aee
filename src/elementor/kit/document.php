<?php
/** A document of an Elementor kit: its elements become blocks, its addresses references. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Kits\kind_of;
use function Frontage\Kits\refuse;
use function Frontage\Kits\walk;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;
use const Frontage\Kits\OBJECT_NAME;
use const Frontage\Kits\STAND_IN;

defined( 'ABSPATH' ) || exit;

/** Endings of addresses of pictures and other media. */
const MEDIA_ADDRESS = '~\.(?:avif|gif|jpe?g|png|svg|webp|mp4|m4v|mov|webm|ogv|mp3|m4a|ogg|wav)(?:[?#]|$)~i';

/**
 * Translates a document.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $context Of foreign_outline().
 * @param array<string, mixed> $part    Of foreign_outline().
 * @param string               $json    Its entry.
 * @return array{object: array<string, mixed>, notes: list<array{place: string, text: string}>}|\WP_Error
 */
function foreign_object( array $context, array $part, string $json ) {
	$entry    = text( $part['entry'] ?? '' );
	$name     = text( $part['name'] ?? '' );
	$document = foreign_json( $entry, $json );
	if ( is_wp_error( $document ) ) {
		return $document;
	}
	if ( ! preg_match( OBJECT_NAME, $name ) ) {
		return refuse( 'name', $name );
	}
	$names = foreign_names( $context );
	// Some programs write the list alone.
	$elements  = items( without_ids( array_is_list( $document ) ? $document : $document['content'] ?? [], $names['ids'] ) );
	$settings  = items( without_ids( $document['settings'] ?? $document['page_settings'] ?? null, $names['ids'] ) );
	$converted = converted_for( $elements, $settings, items( $context['settings'] ?? null ) );
	$content   = $converted['content'];
	if ( '' !== $content && 'part' === kind_of( $name ) ) {
		// Templates leave it to a part how wide its contents are.
		$content = "<!-- wp:group {\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group\">$content</div>\n<!-- /wp:group -->";
	}
	$elsewhere = [];
	$replace   = static function ( string $type, $value ) use ( $names, &$elsewhere ) {
		if ( ! is_string( $value ) || ctype_digit( $value ) || 'theme' === $type ) {
			// An id is one of another site.
			return null;
		}
		$address = foreign_address( $value, $names );
		if ( preg_match( MEDIA_ADDRESS, $address ) && ! str_starts_with( $address, 'kit:' ) ) {
			$elsewhere[] = $address;
		}
		return $address;
	};
	$object    = walk( [ 'content' => $content ] + items( $part['object'] ?? null ), kind_of( $name ), $replace );
	$title     = text( $object['title'] ?? '', $name );
	$notes     = array_map(
		static fn( array $line ): array => [
			'place' => '' === $line['place'] ? $title : "$title › {$line['place']}",
			'text'  => $line['text'],
		],
		summary( $converted['report'] )
	);
	/* translators: %s: addresses of pictures. */
	$pictures = note_on( $title, __( 'Pictures and other media on other sites keep their addresses if you trust this file, and are left out otherwise: %s', 'frontage' ), $elsewhere );
	return [
		'object' => array_filter( $object, static fn( $value ): bool => ! in_array( $value, [ '', null, 0, [] ], true ) ),
		'notes'  => array_merge( $notes, $pictures ),
	];
}

/**
 * Names of the kit's documents by address and by id.
 * @param array<string, mixed> $context
 * @return array{site: string, addresses: array<string, string>, ids: array<int, string>}
 */
function foreign_names( array $context ): array {
	$addresses = [];
	$ids       = [];
	foreach ( items( $context['addresses'] ?? null ) as $name => $address ) {
		$addresses += preg_match( OBJECT_NAME, (string) $name ) ? [ text( $address ) => (string) $name ] : [];
	}
	foreach ( items( $context['ids'] ?? null ) as $name => $id ) {
		$ids += preg_match( OBJECT_NAME, (string) $name ) ? [ number( $id ) => (string) $name ] : [];
	}
	return [
		'site'      => text( $context['site'] ?? '' ),
		'addresses' => $addresses,
		'ids'       => $ids,
	];
}

/**
 * An address as kits hold it, if the kit has the page.
 * @param array{site: string, addresses: array<string, string>, ids: array<int, string>} $names
 */
function foreign_address( string $url, array $names ): string {
	if ( str_starts_with( $url, STAND_IN ) ) {
		return 'kit:' . substr( $url, strlen( STAND_IN ) );
	}
	$host  = (string) strtok( $names['site'], '/' );
	$whole = preg_match( '~^/(?!/)~', $url ) ? "//$host$url" : $url;
	$plain = plain_address( $whole );
	if ( '' === $plain || '' === $host ) {
		return $url;
	}
	$hash  = (string) strstr( $url, '#' );
	$query = (string) strstr( (string) strtok( $whole, '#' ), '?' );
	$known = $names['addresses'][ $plain ] ?? '';
	if ( '' !== $known ) {
		return "kit:$known$hash";
	}
	$path  = (string) strtok( $plain, '?' );
	$known = $names['addresses'][ $path ] ?? ( $path === $names['site'] ? 'home/' : '' );
	return '' === $known ? $url : "kit:$known$query$hash";
}

/**
 * Elements without the ids of another site's pictures, templates and pages, which are those of other things here.
 * @param mixed              $value
 * @param array<int, string> $ids   Names of the kit's documents.
 * @return mixed
 */
function without_ids( $value, array $ids ) {
	if ( ! is_array( $value ) ) {
		return is_string( $value ) ? preg_replace( '~\bwp-image-\d+\s*~', '', $value ) : $value;
	}
	if ( isset( $value['url'], $value['id'] ) ) {
		$value['id'] = '';
	}
	unset( $value['templateID'] );
	foreach ( items( $value['__dynamic__'] ?? null ) as $setting => $tag ) {
		$url = computed_here( text( $tag ), $ids );
		if ( '' !== $url ) {
			$value[ $setting ] = [ 'url' => $url ] + items( $value[ $setting ] ?? null );
			unset( $value['__dynamic__'][ $setting ] );
		} else {
			$value['__dynamic__'][ $setting ] = str_replace( ' name="internal-url"', ' name="internal"', text( $tag ) );
		}
	}
	return array_map( static fn( $inner ) => without_ids( $inner, $ids ), $value );
}

/**
 * Address of a computed link to the kit's site or to a page of it; '' for others.
 * @param array<int, string> $ids
 */
function computed_here( string $tag, array $ids ): string {
	if ( ! preg_match( '~ name="(site-url|internal-url)"(?: settings="([^"]*)")?~', $tag, $found ) ) {
		return '';
	}
	$id = number( items( json_decode( urldecode( $found[2] ?? '' ), true ) )['post_id'] ?? 0 );
	return 'site-url' === $found[1] ? STAND_IN . 'home/' : ( isset( $ids[ $id ] ) ? STAND_IN . $ids[ $id ] : '' );
}

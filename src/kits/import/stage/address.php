<?php
/** Addresses that what is staged will have. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Address of this site for a reference: `kit:page/about#team`, `kit:media/sunrise?size=300x200`, `kit:home/path`; '' if there is none.
 */
function address_of( Import $import, string $reference ): string {
	if ( ! preg_match( '~^kit:([a-z]+)/([^?#]*)(\?[^#]*)?(#.*)?$~s', $reference, $parts ) ) {
		return '';
	}
	[ , $kind, $slug ] = $parts;
	$query             = $parts[3] ?? '';
	$hash              = $parts[4] ?? '';
	if ( 'home' === $kind ) {
		return home_url( "/$slug" ) . $query . $hash;
	}
	$id = target_of( $import, "$kind/$slug" );
	if ( ! $id ) {
		return '';
	}
	if ( 'media' === $kind ) {
		return picture_address( $id, $query ) . $hash;
	}
	if ( 'font' === $kind ) {
		return font_address( $import, "$kind/$slug", $id, $query );
	}
	if ( front_page_of( $import ) === "kit:$kind/$slug" ) {
		$address = home_url( '/' );
	} else {
		$address = 'term' === $kind ? term_address( $import, $id ) : post_address( $id );
	}
	return ( '' === $query ? $address : $address . ( false === strpos( $address, '?' ) ? $query : '&' . substr( $query, 1 ) ) ) . $hash;
}

/** Address of a picture, or of its size that is nearest to `?size=300x200`. */
function picture_address( int $id, string $query ): string {
	$whole = text( wp_get_attachment_url( $id ) );
	if ( ! preg_match( '/^\?size=(\d+)x(\d+)$/', $query, $wanted ) ) {
		return $whole . $query;
	}
	$best = '';
	$miss = 2 + (int) $wanted[1] / 50;
	foreach ( items( items( wp_get_attachment_metadata( $id ) )['sizes'] ?? [] ) as $size ) {
		$difference = abs( $size['width'] - (int) $wanted[1] ) + abs( $size['height'] - (int) $wanted[2] );
		if ( $difference < $miss ) {
			$miss = $difference;
			$best = $size['file'];
		}
	}
	return '' === $best ? $whole : str_replace( wp_basename( $whole ), $best, $whole );
}

/**
 * Address of a file of a font: of the face that is what the reference says, `?face=normal-400`.
 * @param int $family On the site.
 */
function font_address( Import $import, string $name, int $family, string $query ): string {
	$key   = preg_match( '/[?&]face=([a-z0-9-]+)/', $query, $found ) ? $found[1] : '';
	$parts = $import->entries[ $name ]['parts'] ?? [];
	$files = [];
	if ( $parts ) {
		// Those of the kit, whose rows are filled later.
		foreach ( array_values( items( received( $import, $import->numbers[ $name ] )['faces'] ?? null ) ) as $at => $face ) {
			$file   = text( get_post_meta( $parts[ $at ] ?? 0, '_wp_font_face_file', true ) );
			$files += '' === $file ? [] : [ face_key( items( items( $face )['settings'] ?? null ) ) => $file ];
		}
	} else {
		foreach ( faces_of( $family ) as $face ) {
			$file   = substr( $face['path'], strlen( wp_font_dir( false )['basedir'] . '/' ) );
			$files += '' === $face['path'] ? [] : [ face_key( $face['settings'] ) => $file ];
		}
	}
	return isset( $files[ $key ] ) ? wp_font_dir( false )['url'] . "/$files[$key]" : '';
}

/** Address of a post, of a staged one as if it were published. */
function post_address( int $id ): string {
	$status = get_post_status_object( STAGED );
	if ( ! $status ) {
		return '';
	}
	$before = (array) $status;
	// For this one call: WordPress makes no other than plain addresses of hidden posts.
	$status->internal           = false;
	$status->public             = true;
	$status->publicly_queryable = true;
	try {
		return text( get_permalink( $id ) );
	} finally {
		foreach ( [ 'internal', 'public', 'publicly_queryable' ] as $key ) {
			$status->$key = $before[ $key ];
		}
	}
}

/**
 * Address of a term, of a staged one as if it were in its taxonomy.
 */
function term_address( Import $import, int $id, int $level = 0 ): string {
	$term = get_term( $id );
	// Terms of a kit may be each other's parents.
	if ( ! $term instanceof \WP_Term || $level > 20 ) {
		return '';
	}
	if ( STAGED !== $term->taxonomy ) {
		return text( get_term_link( $term ) );
	}
	// A post may have the same id.
	$terms    = array_filter( $import->entries, static fn( array $entry ): bool => 'term' === $entry['of'] );
	$taxonomy = get_taxonomy( array_column( $terms, 'taxonomy', 'target' )[ $id ] ?? '' );
	if ( ! $taxonomy ) {
		return '';
	}
	if ( $term->parent && is_array( $taxonomy->rewrite ) && ! empty( $taxonomy->rewrite['hierarchical'] ) && get_option( 'permalink_structure' ) ) {
		return user_trailingslashit( trailingslashit( term_address( $import, $term->parent, $level + 1 ) ) . $term->slug, 'category' );
	}
	$copy           = clone $term;
	$copy->taxonomy = $taxonomy->name;
	$copy->parent   = 0;
	return text( get_term_link( $copy ) );
}

/**
 * Reference of the front page, if the kit brings one.
 */
function front_page_of( Import $import ): string {
	$settings = $import->numbers['settings/site'] ?? null;
	if ( null === $settings || 'keep' === $import->plan['settings/site']['action'] ) {
		return '';
	}
	static $known = [];
	$key          = $import->run['id'];
	if ( ! isset( $known[ $key ] ) ) {
		$object        = received( $import, $settings );
		$known[ $key ] = 'page' === ( $object['showOnFront'] ?? '' ) ? text( $object['frontPage'] ?? '' ) : '';
	}
	return $known[ $key ];
}

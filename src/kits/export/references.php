<?php
/** References of this site, as kits hold them. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Function for walk() that writes names in place of ids and addresses. It remembers what it has found: one for each request.
 * @return callable(string, int|string, array<string, string>): (int|string|null)
 */
function to_names(): callable {
	$known = [];
	return static function ( string $type, $value ) use ( &$known ) {
		if ( is_string( $value ) && ! ctype_digit( $value ) ) {
			// A reference of a kit in a text about kits stays.
			return $known[ $value ] = $known[ $value ] ?? kit_address( $value );
		}
		return $known[ "$type $value" ] = $known[ "$type $value" ] ?? name_of_id( $type, (int) $value );
	};
}

/** Reference to an object of this site; null if no kit holds it. */
function name_of_id( string $type, int $id ): ?string {
	if ( in_array( $type, [ 'term', 'menu' ], true ) ) {
		$term = get_term( $id );
		$name = $term instanceof \WP_Term ? name_of_term( $term ) : '';
	} else {
		$post = in_array( $type, [ 'user', 'comment' ], true ) ? null : get_post( $id );
		$name = $post ? name_of_post( $post ) : '';
	}
	return '' === $name ? null : "kit:$name";
}

/** An address of this site as kits hold it; others stay as they are. */
function kit_address( string $url ): string {
	$home = (string) preg_replace( '~^https?:~', '', untrailingslashit( home_url() ) );
	$path = '/' === $url[0] && '/' !== substr( $url, 1, 1 ) ? '//' . wp_parse_url( $home, PHP_URL_HOST ) . port_of( $home ) . $url : (string) preg_replace( '~^https?:~', '', $url );
	$font = kit_address_of_font( $path );
	$file = '' === $font ? kit_address_of_file( $path ) : '';
	if ( '' !== $font || '' !== $file ) {
		return $font . $file;
	}
	if ( ! str_starts_with( $path, $home ) || ! in_array( substr( $path, strlen( $home ), 1 ), [ '', '/', '?', '#' ], true ) ) {
		return $url;
	}
	return kit_address_of_page( home_url() . substr( $path, strlen( $home ) ), ltrim( substr( $path, strlen( $home ) ), '/' ) );
}

/** Port of an address with its colon; '' without one. */
function port_of( string $address ): string {
	$port = wp_parse_url( $address, PHP_URL_PORT );
	return $port ? ":$port" : '';
}

/** @param string $path Address without its scheme. */
function kit_address_of_file( string $path ): string {
	global $wpdb;
	$base = preg_replace( '~^https?:~', '', wp_upload_dir( null, false )['baseurl'] ) . '/';
	if ( ! str_starts_with( $path, $base ) ) {
		return '';
	}
	[ $file, $rest ] = preg_split( '~(?=[?#])~', rawurldecode( substr( $path, strlen( $base ) ) ), 2 ) + [ '', '' ];
	$is_sized        = preg_match( '~-(\d+x\d+)(\.\w+)$~D', (string) $file, $size );
	$whole           = $is_sized ? substr( (string) $file, 0, -strlen( $size[0] ) ) . $size[2] : (string) $file;
	$scaled          = (string) preg_replace( '~(\.\w+)$~D', '-scaled$1', $whole );
	$sql             = "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value IN ( %s, %s, %s )";
	$rows            = $wpdb->get_results( $wpdb->prepare( $sql, $file, $whole, $scaled ), OBJECT_K ); // phpcs:ignore WordPress.DB -- Prepared.
	$by_file         = array_column( $rows, 'post_id', 'meta_value' );
	$is_original     = isset( $by_file[ $file ] ) || ! $is_sized;
	$name            = name_of_id( 'media', (int) ( $by_file[ $file ] ?? $by_file[ $whole ] ?? $by_file[ $scaled ] ?? 0 ) );
	if ( null === $name ) {
		return '';
	}
	return $name . ( $is_original ? '' : "?size=$size[1]" ) . ( '#' === ( $rest[0] ?? '' ) ? $rest : '' );
}

/** @param string $path Address without its scheme. */
function kit_address_of_font( string $path ): string {
	$base = preg_replace( '~^https?:~', '', wp_get_font_dir()['baseurl'] ) . '/';
	if ( ! str_starts_with( $path, $base ) ) {
		return '';
	}
	foreach ( get_posts( [ 'post_type' => 'wp_font_family', 'numberposts' => 200, 'update_post_term_cache' => false ] ) as $family ) { // phpcs:ignore
		foreach ( faces_of( $family->ID ) as $index => $face ) {
			if ( in_array( $path, array_map( static fn( string $source ): string => (string) preg_replace( '~^https?:~', '', $source ), $face['sources'] ), true ) ) {
				return 'kit:' . name_of_post( $family ) . "?face=$index";
			}
		}
	}
	return '';
}

/**
 * @param string $url  Whole address.
 * @param string $path Within the site.
 */
function kit_address_of_page( string $url, string $path ): string {
	[ $place, $rest ] = preg_split( '~(?=[?#])~', $path, 2 ) + [ '', '' ];
	$id               = '' === $place && ! preg_match( '~[?&](?:p|page_id|attachment_id)=\d~', (string) $rest ) ? 0 : url_to_postid( $url );
	$own              = $id ? wp_make_link_relative( (string) get_permalink( $id ) ) : '';
	$asked            = wp_make_link_relative( $url );
	$name             = $id ? name_of_id( 'post', $id ) : null;
	// An address below the page's own, such as its second page, stays an address.
	if ( null === $name || '' !== $place && untrailingslashit( strtok( $own, '?#' ) ) !== untrailingslashit( strtok( $asked, '?#' ) ) ) {
		return term_by_address( $url ) ?? "kit:home/$path";
	}
	$own_query = [ '~(?<=[?&])(?:p|page_id|attachment_id)=\d+(?:&|(?=#|$))~', '~[?&](?=#|$)~' ];
	return $name . preg_replace( $own_query, '', (string) $rest );
}

/** Reference to the term with an address; null if there is none. */
function term_by_address( string $url ): ?string {
	$is_plain = preg_match( '~[?&](?:cat|tag_id)=(\d+)(?:#|$)~', $url, $found );
	if ( $is_plain ) {
		return name_of_id( 'term', (int) $found[1] );
	}
	$slug  = basename( untrailingslashit( (string) strtok( $url, '?#' ) ) );
	$terms = get_terms( [ 'taxonomy' => array_filter( array_map( __NAMESPACE__ . '\site_key', TAXONOMIES ), 'taxonomy_exists' ), 'slug' => rawurldecode( $slug ), 'hide_empty' => false ] ); // phpcs:ignore
	foreach ( is_array( $terms ) ? $terms : [] as $term ) {
		$rest = substr( $url, strlen( (string) strtok( $url, '#' ) ) );
		if ( $term instanceof \WP_Term && untrailingslashit( (string) get_term_link( $term ) ) === untrailingslashit( (string) strtok( $url, '#' ) ) ) {
			return 'kit:' . name_of_term( $term ) . $rest;
		}
	}
	return null;
}

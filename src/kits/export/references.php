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
		if ( 'theme' === $type ) {
			// A part without it is one of whichever theme is active.
			return get_stylesheet() === $value ? null : $value;
		}
		if ( is_string( $value ) && ! ctype_digit( $value ) ) {
			$known[ $value ] = $known[ $value ] ?? kit_address( $value );
			return $known[ $value ];
		}
		$key = "$type $value";
		if ( ! array_key_exists( $key, $known ) ) {
			$known[ $key ] = name_of_id( $type, (int) $value );
		}
		return $known[ $key ];
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
	$path = '/' === $url[0] && '/' !== substr( $url, 1, 1 )
		? '//' . wp_parse_url( $home, PHP_URL_HOST ) . port_of( $home ) . $url
		: (string) preg_replace( '~^https?:~', '', $url );
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

/** Reference of an address without its scheme; '' if no kit holds the file. */
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
	$rows            = $wpdb->get_results( $wpdb->prepare( $sql, $file, $whole, $scaled ) ); // phpcs:ignore WordPress.DB -- Prepared.
	$by_file         = array_column( $rows, 'post_id', 'meta_value' );
	$is_original     = isset( $by_file[ $file ] ) || ! $is_sized;
	$name            = name_of_id( 'media', (int) ( $by_file[ $file ] ?? $by_file[ $whole ] ?? $by_file[ $scaled ] ?? 0 ) );
	if ( null === $name ) {
		return '';
	}
	return $name . ( $is_original ? '' : "?size=$size[1]" ) . ( '#' === ( $rest[0] ?? '' ) ? $rest : '' );
}

/** Reference of an address without its scheme; '' if no kit holds the file. */
function kit_address_of_font( string $path ): string {
	$base = preg_replace( '~^https?:~', '', wp_get_font_dir()['baseurl'] ) . '/';
	if ( ! str_starts_with( $path, $base ) ) {
		return '';
	}
	$families = get_posts(
		[
			'post_type'              => 'wp_font_family',
			'numberposts'            => 200, // phpcs:ignore WordPress.WP.PostsPerPage -- Of a library.
			'update_post_term_cache' => false,
		]
	);
	foreach ( $families as $family ) {
		foreach ( sound_faces( $family->ID ) as $face ) {
			if ( in_array( $path, (array) preg_replace( '~^https?:~', '', $face['sources'] ), true ) ) {
				return 'kit:' . name_of_post( $family ) . '?face=' . face_key( $face['settings'] );
			}
		}
	}
	return '';
}

/**
 * Reference of an address within the site: of a page, a term, or the address below the home page.
 * @param string $path Part of it after the home address.
 */
function kit_address_of_page( string $url, string $path ): string {
	[ $place, $rest ] = preg_split( '~(?=[?#])~', $path, 2 ) + [ '', '' ];
	$id               = '' === $place && ! preg_match( '~[?&](?:p|page_id|attachment_id)=\d~', (string) $rest ) ? 0 : url_to_postid( $url );
	$own              = $id ? wp_make_link_relative( (string) get_permalink( $id ) ) : '';
	$asked            = wp_make_link_relative( $url );
	$name             = $id ? name_of_id( 'post', $id ) : null;
	// An address below the page's own, such as its second page, stays an address.
	if ( null === $name || '' !== $place && without_query( $own ) !== without_query( $asked ) ) {
		return term_by_address( $url ) ?? "kit:home/$path";
	}
	$own_query = [ '~(?<=[?&])(?:p|page_id|attachment_id)=\d+(?:&|(?=#|$))~', '~[?&](?=#|$)~' ];
	return $name . preg_replace( $own_query, '', (string) $rest );
}

/** Address without its query and the slash at its end. */
function without_query( string $address ): string {
	return untrailingslashit( (string) preg_replace( '~[?#].*$~s', '', $address ) );
}

/** Reference to the term with an address; null if there is none. */
function term_by_address( string $url ): ?string {
	$is_plain = preg_match( '~[?&](?:cat|tag_id)=(\d+)(?:#|$)~', $url, $found );
	if ( $is_plain ) {
		return name_of_id( 'term', (int) $found[1] );
	}
	$slug  = basename( without_query( $url ) );
	$terms = get_terms(
		[
			'taxonomy'   => array_filter( array_map( __NAMESPACE__ . '\site_key', TAXONOMIES ), 'taxonomy_exists' ),
			'slug'       => rawurldecode( $slug ),
			'hide_empty' => false,
		]
	);
	foreach ( is_array( $terms ) ? $terms : [] as $term ) {
		$link = get_term_link( $term );
		if ( is_string( $link ) && untrailingslashit( $link ) === untrailingslashit( (string) strtok( $url, '#' ) ) ) {
			return 'kit:' . name_of_term( $term ) . strstr( $url, '#' );
		}
	}
	return null;
}

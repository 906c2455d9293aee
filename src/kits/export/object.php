<?php
/** One object, as a kit holds it. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Exports an object. The same object gives the same bytes.
 *
 * @since 0.1.0
 *
 * @param callable|null $replace From to_names(), for many objects.
 * @param int|null      $id      Of the site's object, if it is known.
 * @return array{json: string, entry: array<string, mixed>, files: array<string, array{path: string, size: int, sha256: string, type: string}>,
 *               left: list<array{name: string, message: string}>}|\WP_Error
 *         `entry` is the manifest's; `left`: faces of a font and meta that can't be in it, each with a sentence.
 */
function export_object( string $name, ?callable $replace = null, ?int $id = null ) {
	$id   = $id ?? find_object( $name );
	$made = kit_object( $name, $id, $replace ?? to_names() );
	if ( null === $made && $id ) {
		return left_out( $name, text( get_post_field( 'post_title', $id ) ), refuse( 'missing', $name ) );
	}
	if ( null === $made ) {
		/* translators: %s: name of an object of the site, such as page/about. */
		return refused( 'missing', $name, sprintf( __( '%s is no longer on this site.', 'frontage' ), $name ) );
	}
	$files = [];
	foreach ( $made['files'] as $file => $path ) {
		$type = type_of_file( $path, $file );
		if ( is_wp_error( $type ) ) {
			return left_out( $name, text( $made['object']['title'] ?? '' ), $type );
		}
		$files[ $file ] = [
			'path'   => $path,
			'size'   => (int) filesize( $path ),
			'sha256' => (string) hash_file( 'sha256', $path ),
			'type'   => $type,
		];
	}
	$shown = without_hidden_meta( $made['object'], kind_of( $name ) );
	return listed( $shown['object'], $name ) + [
		'files' => $files,
		'left'  => array_merge( hidden_left_out( $shown['keys'] ), 'font' === kind_of( $name ) ? faces_left_out( $name, $id ) : [] ),
	];
}

/**
 * An object as kits have it.
 * @param int      $id      Of what the site has; 0 for nothing.
 * @param callable $replace Of to_names().
 * @return array{object: array<string, mixed>, files: array<string, string>}|null Paths of files by their name in the kit.
 */
function kit_object( string $name, int $id, callable $replace ): ?array {
	$kind   = kind_of( $name );
	$object = $id || 'settings/site' === $name ? object_of( $kind, $id ) : null;
	if ( null === $object ) {
		return null;
	}
	$files = $object['files'] ?? [];
	unset( $object['files'] );
	$object = kit_key( walk( $object, $kind, $replace ) );
	return [
		'object' => array_filter( $object, static fn( $value ): bool => ! in_array( $value, [ '', null, 0, [] ], true ) ),
		'files'  => $files,
	];
}

/** @param array<string, mixed> $object */
function json_of( array $object ): string {
	return (string) wp_json_encode( $object, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/**
 * JSON of an object, and its entry in the manifest.
 * @param array<string, mixed> $object
 * @return array{json: string, entry: array<string, mixed>}
 */
function listed( array $object, string $name ): array {
	$json  = json_of( $object );
	$entry = [
		'title'  => '',
		'size'   => strlen( $json ),
		'sha256' => hash( 'sha256', $json ),
	];
	return [
		'json'  => $json,
		// By what the JSON says, as whoever reads it will.
		'entry' => array_merge( $entry, summary( (array) json_decode( $json, true ), $name ) ),
	];
}

/**
 * An object with this site's ids and addresses. `files`: paths by name in the kit.
 * @return array<string, mixed>|null
 */
function object_of( string $kind, int $id ): ?array {
	if ( 'settings' === $kind ) {
		return object_of_settings();
	}
	if ( in_array( $kind, [ 'term', 'menu' ], true ) ) {
		$term = get_term( $id );
		if ( ! $term instanceof \WP_Term ) {
			return null;
		}
		return 'menu' === $kind ? object_of_menu( $term ) : object_of_term( $term );
	}
	$post = get_post( $id );
	if ( ! $post ) {
		return null;
	}
	switch ( $kind ) {
		case 'media':
			return object_of_media( $post );
		case 'styles':
			return object_of_styles( $post );
		case 'font':
			return object_of_font( $post );
	}
	return object_of_post( $post );
}

/** @return array<string, mixed> */
function object_of_post( \WP_Post $post ): array {
	$own   = array_intersect( get_object_taxonomies( $post ), array_map( __NAMESPACE__ . '\site_key', TAXONOMIES ) );
	$terms = wp_get_object_terms( $post->ID, $own, [ 'fields' => 'ids' ] );
	$areas = 'wp_template_part' === $post->post_type ? wp_get_object_terms( $post->ID, 'wp_template_part_area', [ 'fields' => 'names' ] ) : [];
	$page  = get_page_template_slug( $post );
	return [
		'title'     => $post->post_title,
		'slug'      => $post->post_name,
		'status'    => $post->post_status,
		'content'   => $post->post_content,
		'excerpt'   => $post->post_excerpt,
		// A draft has one only if somebody gave it one.
		'date'      => '0000-00-00 00:00:00' === $post->post_date_gmt ? '' : $post->post_date,
		'comments'  => unlike_default( $post, $post->comment_status ),
		'pings'     => unlike_default( $post, $post->ping_status ),
		'sticky'    => 'post' === $post->post_type && is_sticky( $post->ID ) ? true : null,
		'order'     => $post->menu_order,
		'template'  => $page ? $page : '',
		'area'      => is_array( $areas ) ? $areas[0] ?? '' : '',
		'parent'    => is_post_type_hierarchical( $post->post_type ) ? $post->post_parent : 0,
		'terms'     => is_array( $terms ) ? $terms : [],
		'thumbnail' => (int) get_post_thumbnail_id( $post ),
		'meta'      => meta_of( $post ),
	];
}

/** Whether comments or pings are open, if it is not as in a new WordPress: posts are open, all else is closed. */
function unlike_default( \WP_Post $post, string $status ): string {
	$is_kind = in_array( $post->post_type, [ 'post', 'page' ], true ) && in_array( $status, [ 'open', 'closed' ], true );
	return $is_kind && ( 'post' === $post->post_type ? 'open' : 'closed' ) !== $status ? $status : '';
}

/** @return array<string, mixed> */
function meta_of( \WP_Post $post ): array {
	$registered = registered_meta( $post->post_type );
	$meta       = [];
	foreach ( kit_meta_keys( $post->post_type ) as $key ) {
		if ( metadata_exists( 'post', $post->ID, $key ) ) {
			$value        = get_post_meta( $post->ID, $key, $registered[ $key ]['single'] ?? true );
			$meta[ $key ] = is_object( $value ) ? '' : $value;
		}
	}
	ksort( $meta );
	return $meta;
}

/** @return array<string, array<string, mixed>> Registered meta of a post type, with that of all. */
function registered_meta( string $type ): array {
	return get_registered_meta_keys( 'post', $type ) + get_registered_meta_keys( 'post' );
}

/** @return list<string> Meta keys that the REST API shows. */
function shown_meta_keys( string $type ): array {
	return array_keys( array_filter( registered_meta( $type ), static fn( array $meta ): bool => ! empty( $meta['show_in_rest'] ) ) );
}

/** @return list<string> Meta keys that kits hold, and imports set. */
function kit_meta_keys( string $type ): array {
	/**
	 * Filters the meta keys of posts that kits hold: those that the REST API shows. Exports leave out those of others that it shows to editors only.
	 *
	 * @since 0.1.0
	 *
	 * @param list<string> $keys
	 * @param string       $post_type
	 */
	$keys = apply_filters( 'frontage_kit_meta_keys', shown_meta_keys( $type ), $type );
	return array_values( array_filter( items( $keys ), 'is_string' ) );
}

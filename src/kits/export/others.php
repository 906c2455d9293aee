<?php
/** Objects that are no plain posts: terms, menus, pictures, styles, fonts, settings. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Settings;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> */
function object_of_term( \WP_Term $term ): array {
	return [
		'taxonomy'    => $term->taxonomy,
		'name'        => $term->name,
		'slug'        => $term->slug,
		'description' => $term->description,
		'parent'      => $term->parent,
	];
}

/**
 * A classic menu: its items in order, each with the index of its parent.
 * @return array<string, mixed>
 */
function object_of_menu( \WP_Term $menu ): array {
	$posts   = items( wp_get_nav_menu_items( $menu->term_id, [ 'update_post_term_cache' => false ] ) );
	$indexes = array_flip( array_column( $posts, 'ID' ) );
	return [
		'name'      => $menu->name,
		'slug'      => $menu->slug,
		'items'     => array_map( static fn( \WP_Post $item ): array => menu_item( $item, $indexes ), $posts ),
		'locations' => array_keys( get_nav_menu_locations(), $menu->term_id, true ),
	];
}

/**
 * @param \WP_Post        $item    As core sets it up.
 * @param array<int, int> $indexes Indexes of the menu's items by id.
 * @return array<string, mixed>
 */
function menu_item( \WP_Post $item, array $indexes ): array {
	$has    = static fn( string $key ): string => text( $item->$key ?? '' );
	$type   = 'taxonomy' === $has( 'type' ) ? 'term' : 'post';
	$object = in_array( $has( 'type' ), [ 'taxonomy', 'post_type' ], true ) ? name_of_id( $type, (int) $has( 'object_id' ) ) : null;
	$whole  = [
		'title'       => $has( 'title' ),
		'object'      => $object,
		'url'         => null === $object ? $has( 'url' ) : '',
		'parent'      => $indexes[ (int) $has( 'menu_item_parent' ) ] ?? null,
		'target'      => $has( 'target' ),
		'classes'     => array_values( array_filter( items( $item->classes ?? [] ) ) ),
		'description' => $has( 'description' ),
		'attr'        => $has( 'attr_title' ),
		'xfn'         => $has( 'xfn' ),
		'meta'        => meta_of( $item ),
	];
	return array_filter( $whole, static fn( $value ): bool => ! in_array( $value, [ '', null, [] ], true ) );
}

/** @return array<string, mixed>|null */
function object_of_media( \WP_Post $post ): ?array {
	$path = get_attached_file( $post->ID );
	$meta = items( wp_get_attachment_metadata( $post->ID ) );
	$name = explode( '/', name_of_post( $post ) )[1];
	$file = "files/$name." . strtolower( pathinfo( (string) $path, PATHINFO_EXTENSION ) );
	return is_string( $path ) && is_readable( $path ) ? [
		'title'       => $post->post_title,
		'slug'        => $post->post_name,
		'date'        => $post->post_date,
		'file'        => $file,
		'alt'         => text( get_post_meta( $post->ID, '_wp_attachment_image_alt', true ) ),
		'caption'     => $post->post_excerpt,
		'description' => $post->post_content,
		'width'       => (int) ( $meta['width'] ?? 0 ),
		'height'      => (int) ( $meta['height'] ?? 0 ),
		'meta'        => meta_of( $post ),
		'files'       => [ $file => $path ],
	] : null;
}

/** @return array<string, mixed> */
function object_of_styles( \WP_Post $post ): array {
	$json = items( json_decode( $post->post_content, true ) );
	return [
		'title'    => $post->post_title,
		'version'  => (int) ( $json['version'] ?? 0 ),
		'settings' => items( $json['settings'] ?? null ),
		'styles'   => items( $json['styles'] ?? null ),
	];
}

/** @return array<string, mixed> */
function object_of_settings(): array {
	return [
		'title'       => text( get_option( 'blogname' ) ),
		'tagline'     => text( get_option( 'blogdescription' ) ),
		'logo'        => (int) text( get_theme_mod( 'custom_logo' ) ),
		'icon'        => (int) text( get_option( 'site_icon' ) ),
		'showOnFront' => text( get_option( 'show_on_front' ) ),
		'frontPage'   => (int) text( get_option( 'page_on_front' ) ),
		'postsPage'   => (int) text( get_option( 'page_for_posts' ) ),
		'plugin'      => looks_of( Settings\values() ),
	];
}

/** Path of a file of the export; '' if the object with this ID has none of this name. */
function path_of_file( string $name, int $id ): string {
	$post = $id > 0 && preg_match( FILE_NAME, $name ) ? get_post( $id ) : null;
	$kind = $post ? kind_of( name_of_post( $post ) ) : '';
	return in_array( $kind, [ 'media', 'font' ], true ) ? object_of( $kind, $id )['files'][ $name ] ?? '' : '';
}

<?php
/** Puts the ids and addresses of this site in the place of a kit's references, and fills what is staged. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\is_stored_date;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Fills staged objects.
 * @param list<int>            $numbers
 */
function resolve_objects( Import $import, array $numbers ): void {
	$renamed = renamed_presets( $import );
	foreach ( $numbers as $number ) {
		$row = items( read_row( $import->run['id'], "o$number" ) );
		if ( $renamed && ! empty( $row['object'] ) ) {
			write_row( $import->run['id'], "o$number", [ 'object' => with_free_slugs( items( $row['object'] ), $renamed ) ] + $row );
		}
		resolve_object( $import, $number );
		$name = $import->names[ $number ];
		foreach ( items( $row['removed'] ?? [] ) as $what ) {
			report( $import, 'removed', [ compact( 'name' ) + [ 'what' => text( $what ) ] ] );
		}
	}
}

function resolve_object( Import $import, int $number ): void {
	$name  = $import->names[ $number ];
	$entry = $import->entries[ $name ] ?? null;
	if ( 'keep' === $import->plan[ $name ]['action'] || ( null === $entry && 'settings/site' !== $name ) ) {
		return;
	}
	$source = received( $import, $number );
	$object = resolved( $import, $name, $source );
	if ( null === $entry ) {
		write_row( $import->run['id'], 'settings', $object );
		return;
	}
	switch ( kind_of( $name ) ) {
		case 'term':
			describe_term( $entry, text( $object['description'] ?? '' ) );
			break;
		case 'menu':
			fill_menu( $import, $entry, $object, $source );
			break;
		case 'font':
			fill_font( $entry, $object );
			break;
		case 'styles':
			fill_styles( $entry, $object );
			break;
		default:
			fill_post( $import, $entry, $object );
	}
}

/**
 * Describes a staged term. Not as WordPress does, which would ask for a slug that no other staged one has.
 * @param KitEntry $entry
 */
function describe_term( array $entry, string $description ): void {
	global $wpdb;
	$safe = wp_unslash( sanitize_term_field( 'description', wp_slash( $description ), $entry['id'], $entry['taxonomy'], 'db' ) );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Hidden.
	need( $wpdb->update( $wpdb->term_taxonomy, [ 'description' => $safe ], [ 'term_id' => $entry['id'] ] ) );
	clean_term_cache( $entry['id'], STAGED );
}

/**
 * An object with the ids and addresses of this site.
 * @param array<string, mixed> $object
 * @return array<string, mixed>
 */
function resolved( Import $import, string $name, array $object ): array {
	$replace = static function ( string $type, $value ) use ( $import, $name ) {
		$is_address = str_ends_with( $type, 'address' );
		if ( ! is_string( $value ) || ! str_starts_with( $value, 'kit:' ) ) {
			// Addresses elsewhere stay; an id that is no name is one of another site.
			return $is_address ? $value : null;
		}
		$found = $is_address ? address_of( $import, $value ) : target_of( $import, $value );
		if ( $found ) {
			return $found;
		}
		report( $import, 'unresolved', [ compact( 'name' ) + [ 'what' => $value ] ] );
		return $is_address ? home_url( '/' ) : null;
	};
	return walk( $object, kind_of( $name ), $replace );
}

/**
 * @param KitEntry $entry
 * @param array<string, mixed> $object
 */
function fill_post( Import $import, array $entry, array $object ): void {
	$id     = $entry['id'];
	$fields = [
		'ID'           => $id,
		'post_title'   => text( $object['title'] ?? '' ),
		'post_content' => text( $object['content'] ?? $object['description'] ?? '' ),
		'post_excerpt' => text( $object['excerpt'] ?? $object['caption'] ?? '' ),
		'menu_order'   => number( $object['order'] ?? 0 ),
	];
	foreach ( [
		'comments' => 'comment_status',
		'pings'    => 'ping_status',
	] as $key => $column ) {
		$fields += in_array( $object[ $key ] ?? '', [ 'open', 'closed' ], true ) ? [ $column => $object[ $key ] ] : [];
	}
	$date     = text( $object['date'] ?? '' );
	$is_dated = is_stored_date( $date );
	save_staged(
		$is_dated ? $fields + [
			'post_date'     => $date,
			'post_date_gmt' => get_gmt_from_date( $date ),
		] : $fields
	);
	if ( 'make' === $entry['action'] && in_array( $entry['status'], [ 'draft', 'pending' ], true ) ) {
		// It gets its slug and its date when it is published.
		$no_slug = '' === text( $object['slug'] ?? '' ) ? [ 'post_name' => '' ] : [];
		$fields  = $no_slug + ( $is_dated ? [] : [ 'post_date_gmt' => '0000-00-00 00:00:00' ] );
		$fields && set_post_fields( $id, $fields );
	}
	$meta = allowed_meta( $import, $entry, items( $object['meta'] ?? [] ), post_type_of( $entry['kind'] ) );
	if ( 'media' === $entry['kind'] ) {
		$meta['_wp_attachment_image_alt'] = text( $object['alt'] ?? '' );
	}
	$meta['_thumbnail_id']     = number( $object['thumbnail'] ?? 0 );
	$meta['_wp_page_template'] = text( $object['template'] ?? '' );
	$meta[ SCHEDULED ]         = scheduled_for( $entry, $date );
	foreach ( $meta as $key => $value ) {
		fill_meta( $id, (string) $key, $value );
	}
	fill_terms( $import, $entry, array_map( 'Frontage\Values\number', items( $object['terms'] ?? [] ) ) );
	if ( in_array( $entry['kind'], [ 'template', 'part' ], true ) ) {
		need( wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' ) );
	}
	if ( 'part' === $entry['kind'] ) {
		$area = text( $object['area'] ?? '' );
		need( wp_set_object_terms( $id, '' === $area ? 'uncategorized' : $area, 'wp_template_part_area' ) );
	}
}

/**
 * Meta of a kit that an import may set: no key that WordPress or another plugin trusts, and none that the user may not set by hand.
 * @param KitEntry             $entry
 * @param array<string, mixed> $meta
 * @return array<string, mixed>
 */
function allowed_meta( Import $import, array $entry, array $meta, string $type ): array {
	$known = array_intersect_key( $meta, array_flip( kit_meta_keys( $type ) ) );
	$rules = registered_meta( $type );
	foreach ( array_keys( $known ) as $key ) {
		if ( isset( $rules[ $key ] ) && ! current_user_can( 'edit_post_meta', $entry['id'], $key ) ) {
			unset( $known[ $key ] );
			$line = [
				'name' => $entry['name'],
				'what' => "meta.$key",
			];
			report( $import, 'removed', [ $line ] );
		}
	}
	return $known;
}

/**
 * Sets a meta value, or several of a key that has a list of them.
 * @param mixed $value
 */
function fill_meta( int $id, string $key, $value ): void {
	$rule = registered_meta( (string) get_post_type( $id ) )[ $key ] ?? [ 'single' => true ];
	delete_post_meta( $id, $key );
	// What is off is stored where it would be on otherwise.
	if ( empty( $rule['default'] ) && ( empty( $value ) && ! is_numeric( $value ) || 0 === $value ) ) {
		return;
	}
	foreach ( $rule['single'] || ! is_array( $value ) ? [ $value ] : $value as $one ) {
		add_post_meta( $id, $key, wp_slash( $one ) );
	}
}

/**
 * Puts a post into terms: those of the site by their taxonomy, staged ones by ours until the switch.
 * @param KitEntry $entry
 * @param int[]                $ids
 */
function fill_terms( Import $import, array $entry, array $ids ): void {
	$by = array_fill_keys( get_object_taxonomies( post_type_of( $entry['kind'] ) ), [] );
	foreach ( $ids as $id ) {
		$term = get_term( $id );
		if ( $term instanceof \WP_Term ) {
			$by[ $term->taxonomy ][] = $id;
		}
	}
	foreach ( $ids ? $by : [] as $taxonomy => $terms ) {
		if ( STAGED === $taxonomy || in_array( kit_key( $taxonomy ), TAXONOMIES, true ) ) {
			need( wp_set_object_terms( $entry['id'], $terms, $taxonomy ) );
		}
	}
}

/**
 * @param KitEntry $entry
 * @param array<string, mixed> $object
 */
function fill_styles( array $entry, array $object ): void {
	$json    = [
		'version'                     => number( $object['version'] ?? \WP_Theme_JSON::LATEST_SCHEMA ),
		'isGlobalStylesUserThemeJSON' => true,
		'settings'                    => (object) items( $object['settings'] ?? [] ),
		'styles'                      => (object) items( $object['styles'] ?? [] ),
	];
	$content = (string) wp_json_encode( $json, JSON_UNESCAPED_SLASHES );
	save_staged(
		[
			'ID'           => $entry['id'],
			'post_title'   => 'Custom Styles',
			'post_content' => $content,
		]
	);
	need( wp_set_object_terms( $entry['id'], get_stylesheet(), 'wp_theme' ) );
}

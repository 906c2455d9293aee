<?php
/** Gives what is staged its slug and its parent, by which addresses are made, and writes the journal. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\is_future_date;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Characters that the names of terms, and all slugs, have room for. */
const MOST_NAME = 200;

/**
 * Notes a batch of objects in the journal, and names them. Notes first: what is named is no longer found by its identity.
 * @param list<int>            $numbers
 */
function name_objects( Import $import, array $numbers ): void {
	$entries = [];
	foreach ( $numbers as $number ) {
		$name = $import->names[ $number ];
		if ( isset( $import->staged[ $number ] ) || isset( $import->entries[ $name ] ) ) {
			$entries[ $number ] = $import->entries[ $name ] ?? entry( $import, $number, received( $import, $number ) );
		}
	}
	$import->entries = array_column( $entries, null, 'name' ) + $import->entries;
	if ( $entries ) {
		write_row( $import->run['id'], 'j' . $numbers[0], array_values( $entries ) );
	}
	foreach ( $entries as $number => $entry ) {
		$object = received( $import, $number );
		'post' === $entry['of'] ? name_post( $entry, $object, $import ) : name_term( $entry, $object, $import );
	}
}

/**
 * Entry of the journal.
 * @param array<string, mixed> $object
 * @return KitEntry
 */
function entry( Import $import, int $number, array $object ): array {
	$name     = $import->names[ $number ];
	$kind     = kind_of( $name );
	$plan     = $import->plan[ $name ];
	$status   = text( $object['status'] ?? '' );
	$is_term  = in_array( $kind, [ 'term', 'menu' ], true );
	$taxonomy = 'term' === $kind ? text( $object['taxonomy'] ?? '' ) : 'nav_menu';
	// What is replaced keeps its date.
	$date = text( 'change' === $plan['action'] && ! $is_term ? get_post_field( 'post_date', $plan['id'], 'raw' ) : $object['date'] ?? '' );
	return [
		'number'   => $number,
		'name'     => $name,
		'kind'     => $kind,
		'action'   => $plan['action'],
		'id'       => $import->staged[ $number ],
		'target'   => 'change' === $plan['action'] && $plan['id'] ? $plan['id'] : $import->staged[ $number ],
		'parts'    => part_ids( $import, $number ),
		'of'       => $is_term ? 'term' : 'post',
		'taxonomy' => $is_term ? $taxonomy : '',
		'status'   => 'media' === $kind ? 'inherit' : status_of( $plan['action'], $status, $date ),
		'sticky'   => ! empty( $object['sticky'] ),
		'adds'     => ! empty( $object['adds'] ),
		'sha256'   => $import->manifest['objects'][ $name ]['sha256'],
		'print'    => '',
	];
}

/** Status that an object has after the switch, by the date that it has then. */
function status_of( string $action, string $status, string $date ): string {
	$status = in_array( $status, STATUSES, true ) ? $status : 'publish';
	if ( 'future' === $status ) {
		// WordPress would schedule it in the past, and publish it aloud with its next cron.
		return is_future_date( $date ) ? 'future' : 'publish';
	}
	return 'publish' === $status && 'make' === $action && is_future_date( $date ) ? 'future' : $status;
}

/**
 * Rows that belong to an object: faces of a font, items of a menu.
 * @return array<int, int> Ids by number of the part, for the order of rows says nothing.
 */
function part_ids( Import $import, int $number ): array {
	$parts = [];
	foreach ( $import->staged as $of => $id ) {
		[ $object, $part ] = explode( '-', "$of-" );
		if ( (string) $number === $object && '' !== $part ) {
			$parts[ (int) $part ] = $id;
		}
	}
	ksort( $parts );
	return $parts;
}

/**
 * @param KitEntry $entry
 * @param array<string, mixed> $object
 */
function name_post( array $entry, array $object, Import $import ): void {
	foreach ( $entry['parts'] as $part ) {
		rename_post( $part, (string) $part, 'font' === $entry['kind'] ? $entry['id'] : 0 );
	}
	$parent = parent_of( $import, $entry['name'], $object );
	if ( 'make' !== $entry['action'] ) {
		// The slug stays the site's own; what is staged keeps its identity.
		set_post_fields( $entry['id'], [ 'post_parent' => $parent ] );
		return;
	}
	$type = post_type_of( $entry['kind'] );
	$slug = text( $object['slug'] ?? '' );
	if ( 'wp_global_styles' === $type ) {
		$slug = 'wp-global-styles-' . rawurlencode( get_stylesheet() );
	} elseif ( ! in_array( $type, [ 'wp_template', 'wp_template_part' ], true ) ) {
		$is_draft = '' === $slug && in_array( $entry['status'], [ 'draft', 'pending' ], true );
		$slug     = $is_draft ? '' : sanitize_title( '' === $slug ? text( $object['title'] ?? '' ) : $slug, (string) $entry['id'] );
		$slug     = $is_draft ? '' : wp_unique_post_slug( $slug, $entry['id'], 'publish', $type, $parent );
	}
	rename_post( $entry['id'], $slug, $parent );
}

function rename_post( int $id, string $slug, int $parent ): void {
	set_post_fields(
		$id,
		[
			'post_name'   => $slug,
			'post_parent' => $parent,
		]
	);
}

/** @param array<string, int|string> $fields */
function set_post_fields( int $id, array $fields ): void {
	global $wpdb;
	need( $wpdb->update( $wpdb->posts, $fields, [ 'ID' => $id ] ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Not an edit; hidden.
	// Often within a transaction, which no hook of another plugin may end.
	if ( guarded( static fn() => clean_post_cache( $id ) ) ) {
		forget_objects( [ $id ], [] );
	}
}

/**
 * @param KitEntry $entry
 * @param array<string, mixed> $object
 */
function name_term( array $entry, array $object, Import $import ): void {
	global $wpdb;
	foreach ( $entry['parts'] as $part ) {
		rename_post( $part, (string) $part, 0 );
	}
	if ( 'make' !== $entry['action'] ) {
		// Name and slug stay the site's own; what is staged keeps its identity.
		return;
	}
	$name   = get_term( $entry['id'], STAGED )->name ?? '';
	$slug   = sanitize_title( text( $object['slug'] ?? '' ), sanitize_title( $name ) );
	$fields = [
		'name' => $name,
		'slug' => $slug,
	];
	$number = 2;
	while ( is_taken( $import, $entry, 'slug', $fields['slug'] ) ) {
		$fields['slug'] = _truncate_post_slug( $slug, MOST_NAME - strlen( "-$number" ) ) . "-$number";
		++$number;
	}
	// Menus are found by their names.
	$number = 2;
	while ( 'nav_menu' === $entry['taxonomy'] && is_taken( $import, $entry, 'name', $fields['name'] ) ) {
		$fields['name'] = mb_substr( $name, 0, MOST_NAME - strlen( " $number" ) ) . " $number";
		++$number;
	}
	$parent = parent_of( $import, $entry['name'], $object );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Not an edit; hidden.
	need( $wpdb->update( $wpdb->terms, $fields, [ 'term_id' => $entry['id'] ] ) );
	need( $wpdb->update( $wpdb->term_taxonomy, [ 'parent' => $parent ], [ 'term_id' => $entry['id'] ] ) );
	// phpcs:enable
	clean_term_cache( $entry['id'], STAGED );
}

/**
 * Whether a term of the site, or a staged one of the same taxonomy, has a slug or a name already.
 * @param KitEntry $entry
 */
function is_taken( Import $import, array $entry, string $by, string $value ): bool {
	$staged = get_terms(
		[
			'taxonomy'   => STAGED,
			'slug'       => 'slug' === $by ? $value : '',
			'name'       => 'name' === $by ? $value : '',
			'hide_empty' => false,
			'fields'     => 'ids',
		]
	);
	$own    = array_column( array_filter( $import->entries, static fn( array $other ): bool => $other['taxonomy'] === $entry['taxonomy'] ), 'id' );
	return get_term_by( $by, $value, $entry['taxonomy'] ) || array_diff( array_intersect( items( $staged ), $own ), [ $entry['id'] ] );
}

<?php
/** Classic menus that an import replaces: the menu stays with its name and places, and its items are exchanged, so that the same again leads back. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Key of a replaced object among the originals of a run: a menu and a post may have the same id.
 * @param KitEntry $entry Of the journal.
 */
function original_key( array $entry ): string {
	return 'term' === $entry['of'] ? "term $entry[id]" : (string) $entry['id'];
}

/**
 * Exchanges the items of menus and those staged for them, and notes which they were.
 * @param array<KitEntry> $journal Entries that replace a menu.
 */
function swap_menus( string $run, array $journal ): void {
	if ( ! $journal ) {
		return;
	}
	$was  = items( read_row( $run, 'was' ) );
	$ids  = array_merge( array_column( $journal, 'id' ), array_column( $journal, 'target' ) );
	$held = items_by_menu( $ids );
	foreach ( $journal as $entry ) {
		$key     = original_key( $entry );
		$is_back = isset( $was[ $key ] );
		$shown   = $held[ $entry['target'] ]['items'] ?? [];
		$hidden  = $held[ $entry['id'] ]['items'] ?? [];
		$status  = items( items( $was[ $key ] ?? [] )['items'] ?? [] );
		move_items( array_keys( $shown ), $held[ $entry['target'] ]['key'], $held[ $entry['id'] ]['key'] );
		move_items( array_keys( $hidden ), $held[ $entry['id'] ]['key'], $held[ $entry['target'] ]['key'] );
		$to          = $is_back ? $status : [];
		$was[ $key ] = $is_back ? null : [
			'name'  => $held[ $entry['target'] ]['name'],
			'items' => $shown,
		];
		show_items( array_keys( $hidden ), $to );
		set_items( array_keys( $shown ), STAGED );
	}
	write_row( $run, 'was', array_filter( $was ) );
}

/**
 * Menus with the status of each of their items, as the database has them.
 * @param int[] $menus Ids of terms, shown or staged.
 * @return array<int, array{key: int, name: string, items: array<int, string>}>
 */
function items_by_menu( array $menus ): array {
	global $wpdb;
	$in   = implode( ',', array_map( 'intval', array_merge( [ 0 ], $menus ) ) );
	$sql  = "SELECT x.term_id, x.term_taxonomy_id, t.name, p.ID, p.post_status FROM {$wpdb->term_taxonomy} x JOIN {$wpdb->terms} t ON t.term_id = x.term_id
		LEFT JOIN {$wpdb->term_relationships} r ON r.term_taxonomy_id = x.term_taxonomy_id
		LEFT JOIN {$wpdb->posts} p ON p.ID = r.object_id AND p.post_type = 'nav_menu_item'
		WHERE x.term_id IN ( $in ) AND x.taxonomy IN ( 'nav_menu', %s ) ORDER BY p.ID";
	$held = [];
	foreach ( (array) need_read( $wpdb->get_results( $wpdb->prepare( $sql, STAGED ) ) ) as $row ) { // phpcs:ignore WordPress.DB -- Ids are numbers.
		$menu = $held[ (int) $row->term_id ] ?? [
			'key'   => (int) $row->term_taxonomy_id,
			'name'  => (string) $row->name,
			'items' => [],
		];
		if ( null !== $row->ID ) {
			$menu['items'][ (int) $row->ID ] = (string) $row->post_status;
		}
		$held[ (int) $row->term_id ] = $menu;
	}
	return $held;
}

/**
 * Moves items from a menu to another one.
 * @param int[] $ids
 */
function move_items( array $ids, int $from, int $to ): void {
	global $wpdb;
	foreach ( array_chunk( $ids, 500 ) as $some ) {
		$sql = "UPDATE {$wpdb->term_relationships} SET term_taxonomy_id = %d WHERE term_taxonomy_id = %d AND object_id IN ( " . implode( ',', $some ) . ' )';
		need( $wpdb->query( $wpdb->prepare( $sql, $to, $from ) ) ); // phpcs:ignore WordPress.DB -- Ids are numbers.
	}
}

/**
 * Shows items, those that were here before with the status that they had.
 * @param int[]                    $ids
 * @param array<int|string, mixed> $statuses By id.
 */
function show_items( array $ids, array $statuses ): void {
	$by = [];
	foreach ( $ids as $id ) {
		$by[ text( $statuses[ $id ] ?? 'publish' ) ][] = $id;
	}
	foreach ( $by as $status => $some ) {
		set_items( $some, (string) $status );
	}
}

/** @param int[] $ids */
function set_items( array $ids, string $status ): void {
	global $wpdb;
	update_many( $wpdb->posts, 'ID', $ids, [ 'post_status' => $status ] );
}

/** Name of a menu that is kept beside another one: as much of both as a name has room for, with a number. */
function name_beside( string $title, string $kit ): string {
	$length = 90;
	do {
		$beside  = title_beside( cut_text( $title, $length ), cut_text( $kit, $length ) );
		$length -= 10;
	} while ( $length > 0 && mb_strlen( stored_name( $beside ) ) > MOST_NAME - 10 );
	return $beside;
}

/** Name of a menu as WordPress stores it, of plain text. Past the hooks of others, for it is within a transaction. */
function stored_name( string $name ): string {
	return htmlspecialchars( trim( (string) preg_replace( '/\s+/', ' ', wp_check_invalid_utf8( $name, true ) ) ), ENT_NOQUOTES, 'UTF-8', true );
}

/** @return array<string, true> Names of all menus, as the database compares them. */
function menu_names(): array {
	global $wpdb;
	$sql   = "SELECT t.name FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id WHERE x.taxonomy = 'nav_menu'";
	$names = (array) need_read( $wpdb->get_col( $sql ) ); // phpcs:ignore WordPress.DB -- Past caches.
	return array_fill_keys( array_map( static fn( $name ): string => mb_strtolower( text( $name ) ), $names ), true );
}

/**
 * Makes the items that a run replaced to a menu of their own.
 * @param KitEntry $entry Of the journal.
 * @param array<mixed>         $was   Name of the menu, and its items.
 * @return string Sentence about it.
 */
function keep_menu( array $entry, array $was, string $kit ): string {
	global $wpdb;
	$held   = items_by_menu( [ $entry['id'] ] )[ $entry['id'] ] ?? null;
	$sql    = "SELECT 1 FROM {$wpdb->term_taxonomy} WHERE term_id = %d AND taxonomy = %s";
	$is_own = need_read( $wpdb->get_var( $wpdb->prepare( $sql, $entry['id'], STAGED ) ) ); // phpcs:ignore WordPress.DB -- Past caches.
	if ( ! $held || ! $held['items'] || ! $is_own ) {
		return '';
	}
	$title  = html_entity_decode( text( $was['name'] ?? '' ), ENT_QUOTES );
	$beside = name_beside( $title, $kit );
	$name   = $beside;
	$number = 2;
	$taken  = menu_names();
	while ( isset( $taken[ mb_strtolower( stored_name( $name ) ) ] ) ) {
		$name = "$beside $number";
		++$number;
	}
	$fields = [
		'name' => stored_name( $name ),
		'slug' => "before-import-$entry[id]",
	];
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Within a transaction; caches are cleared here.
	need( $wpdb->update( $wpdb->terms, $fields, [ 'term_id' => $entry['id'] ] ) );
	$fields = [
		'taxonomy' => 'nav_menu',
		'count'    => count( $held['items'] ),
	];
	need( $wpdb->update( $wpdb->term_taxonomy, $fields, [ 'term_id' => $entry['id'] ] ) );
	// phpcs:enable
	show_items( array_keys( $held['items'] ), items( $was['items'] ?? [] ) );
	forget_objects( array_keys( $held['items'] ), [ $entry['id'] ] );
	guarded( static fn() => clean_taxonomy_cache( 'nav_menu' ) );
	/* translators: 1: name of a menu, 2: name of the menu that holds its earlier items. */
	return sprintf( __( 'The original “%1$s” was saved as the menu “%2$s”.', 'frontage' ), $title, $name );
}

/**
 * Tells WordPress that a menu has other items.
 * @param KitEntry $entry Of the journal.
 */
function settle_menu( array $entry ): void {
	clean_term_cache( [ $entry['id'], $entry['target'] ], $entry['taxonomy'] );
	$term = get_term( $entry['target'], $entry['taxonomy'] );
	if ( $term instanceof \WP_Term ) {
		wp_update_term_count_now( [ $term->term_taxonomy_id ], $entry['taxonomy'] );
	}
}

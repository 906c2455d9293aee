<?php
/** Fingerprints of whole objects: of a menu with its items, of a font with its faces, of a picture with its file. Large texts stay in the database. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Objects whose rows are read at once. */
const PRINTED_AT_ONCE = 50;

/** Bytes above which a file is known by its size. */
const LARGE_FILE = 8388608;

/** Meta that visits, saving, or WordPress alone changes. */
const PASSING_META = '~^_(?:edit_lock|edit_last|wp_old_slug|wp_old_date|pingme|encloseme|oembed_.*|wp_trash_.*|wp_desired_post_slug|wp_attachment_metadata)$'
	. '|^_frontage_kit_scheduled$|(?:^|_)(?:views?|hits)(?:_count)?$~';

/** Meta of WordPress's own that kits hold as parts of objects. */
const PRINTED_META = '~^_(?:thumbnail_id|wp_page_template|wp_attachment_image_alt|wp_attached_file|wp_font_face_file|menu_item_.*)$~';

/**
 * Entries of the journal whose objects are as an import left them, and not in the trash.
 * @param array<KitEntry> $entries
 * @return list<KitEntry>
 */
function those_as_left( array $entries ): array {
	$left = [];
	foreach ( array_chunk( $entries, PRINTED_AT_ONCE ) as $some ) {
		$prints  = prints_now( $some );
		$trashed = trashed_of( $some );
		foreach ( $some as $entry ) {
			if ( $entry['target'] && '' !== $entry['print'] && ! is_other_print( $prints[ $entry['name'] ], $entry['print'] )
				&& ! isset( $trashed[ $entry['name'] ] ) ) {
				$left[] = $entry;
			}
		}
	}
	return $left;
}

/**
 * Whether two fingerprints are of different states: of all that kits hold; of what other plugins keep beside it only if somebody saved the object.
 */
function is_other_print( string $now, string $then ): bool {
	[ $held, $beside, $saved ]             = explode( ' ', "$now  " );
	[ $held_then, $beside_then, $on_then ] = explode( ' ', "$then  " );
	return $held !== $held_then || ( $beside !== $beside_then && $saved !== $on_then );
}

/**
 * Present fingerprints. What is in the trash has that of before.
 * @param array<array{name: string, kind: string, of: string, target: int}> $entries Of the journal.
 * @param bool                        $is_quick Whether size and time stand for the bytes of files. Such prints are compared with each other only.
 * @param bool                        $is_whole Whether files are looked at.
 * @return array<string, string> By name; '' for what is gone. Of what kits hold, of what is beside it, of when it was saved.
 */
function prints_now( array $entries, bool $is_quick = false, bool $is_whole = true ): array {
	$prints = [];
	foreach ( array_chunk( $entries, PRINTED_AT_ONCE ) as $some ) {
		$posts = array_column( array_filter( $some, static fn( array $entry ): bool => 'post' === $entry['of'] ), 'target' );
		$terms = array_column( array_filter( $some, static fn( array $entry ): bool => 'term' === $entry['of'] ), 'target' );
		$inner = inner_ids( $posts, $terms );
		$media = array_column( array_filter( $some, static fn( array $entry ): bool => 'media' === $entry['kind'] ), 'target' );
		$is_whole && $media && update_meta_cache( 'post', $media );
		$rows = [
			'post' => printed_posts( array_merge( $posts, ...array_values( $inner ) ) ),
			'term' => $terms ? printed_terms( $terms ) : [],
		];
		foreach ( $some as $entry ) {
			$row  = $rows[ $entry['of'] ][ $entry['target'] ] ?? null;
			$all  = array_map( static fn( int $id ): array => [ $id, $rows['post'][ $id ] ?? [] ], $inner[ "$entry[of] $entry[target]" ] ?? [] );
			$file = $is_whole && $row && 'media' === $entry['kind'] ? file_print( (string) get_attached_file( $entry['target'] ), $is_quick ) : '';

			$prints[ $entry['name'] ] = $row ? print_of( array_merge( [ [ $entry['target'], $row ] ], $all ), $file ) : '';
		}
	}
	return $prints;
}

/**
 * @param list<array{0: int, 1: array<mixed>}> $rows Of an object and of what is in it, with their ids.
 */
function print_of( array $rows, string $file ): string {
	$beside = array_map( static fn( array $row ): array => items( $row[1]['loose'] ?? [] ), $rows );
	$saved  = array_map( static fn( array $row ): string => text( $row[1]['saved'] ?? '' ), $rows );
	foreach ( $rows as $at => [ , $row ] ) {
		unset( $rows[ $at ][1]['loose'], $rows[ $at ][1]['saved'] );
	}
	$hash = static fn( array $values ): string => md5( (string) wp_json_encode( $values ) );
	return $hash( [ $rows, $file ] ) . ' ' . $hash( $beside ) . ' ' . $hash( $saved );
}

/**
 * Items of menus and faces of fonts, as they are now.
 * @param int[] $posts
 * @param int[] $terms
 * @return array<string, list<int>> Ids of posts by `post <id>` or `term <id>`.
 */
function inner_ids( array $posts, array $terms ): array {
	global $wpdb;
	$posts = implode( ',', array_map( 'intval', array_merge( [ 0 ], $posts ) ) );
	$terms = implode( ',', array_map( 'intval', array_merge( [ 0 ], $terms ) ) );
	// phpcs:disable WordPress.DB -- Ids are numbers; past caches.
	$faces = $wpdb->get_results( "SELECT ID AS id, post_parent AS owner FROM {$wpdb->posts} WHERE post_type = 'wp_font_face' AND post_parent IN ( $posts )" );
	$items = $wpdb->get_results(
		"SELECT r.object_id AS id, x.term_id AS owner FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id
		WHERE x.taxonomy = 'nav_menu' AND x.term_id IN ( $terms )"
	);
	// phpcs:enable
	$inner = [];
	foreach ( [ 'post' => $faces, 'term' => $items ] as $of => $rows ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		foreach ( (array) $rows as $row ) {
			$inner[ "$of $row->owner" ][] = (int) $row->id;
		}
	}
	array_walk( $inner, static fn( array &$ids ): bool => sort( $ids ) );
	return $inner;
}

/**
 * What fingerprints know of posts: words by their hash, place, meta, terms.
 * @param int[] $ids
 * @return array<int, array<string, mixed>>
 */
function printed_posts( array $ids ): array {
	global $wpdb;
	$in = implode( ',', array_map( 'intval', array_merge( [ 0 ], $ids ) ) );
	// phpcs:disable WordPress.DB -- Ids are numbers; past caches.
	$posts = $wpdb->get_results(
		"SELECT ID, post_type AS type, post_status AS status, post_name AS slug, post_parent AS parent, menu_order AS place, post_author AS author,
		post_date_gmt AS date, MD5( post_password ) AS password, comment_status AS comments, ping_status AS pings, post_modified_gmt AS saved,
		MD5( post_title ) AS title, MD5( post_content ) AS content, MD5( post_excerpt ) AS excerpt FROM {$wpdb->posts} WHERE ID IN ( $in )",
		ARRAY_A
	);
	$meta  = $wpdb->get_results(
		"SELECT post_id, meta_key, MD5( meta_value ) AS value, SUBSTR( meta_value, 1, 60 ) AS start FROM {$wpdb->postmeta} WHERE post_id IN ( $in )"
	);
	$links = $wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id IN ( $in )" );
	// phpcs:enable
	$more  = [];
	$loose = [];
	$types = array_column( (array) $posts, 'type', 'ID' );
	$held  = [];
	foreach ( array_unique( $types ) as $type ) {
		$held[ $type ] = shown_meta_keys( $type );
		// Undo asks it within its transaction, too, where a filter may throw.
		guarded(
			static function () use ( $type, &$held ): void {
				$held[ $type ] = kit_meta_keys( $type );
			}
		);
	}
	foreach ( (array) $meta as $row ) {
		$key     = (string) $row->meta_key;
		$is_held = preg_match( PRINTED_META, $key ) || in_array( $key, $held[ $types[ $row->post_id ] ?? '' ] ?? [], true );
		if ( preg_match( PASSING_META, $key ) ) {
			continue;
		}
		if ( $is_held || are_words( (string) $row->start ) ) {
			$more[ (int) $row->post_id ][] = "$key $row->value";
		} else {
			$loose[ (int) $row->post_id ][] = "$key $row->value";
		}
	}
	foreach ( (array) $links as $row ) {
		$more[ (int) $row->object_id ][] = (int) $row->term_taxonomy_id;
	}
	$printed = [];
	foreach ( before_trash( array_column( (array) $posts, null, 'ID' ) ) as $id => $post ) {
		$beside = array_map( 'strval', $more[ $id ] ?? [] );
		sort( $beside );
		isset( $loose[ $id ] ) && sort( $loose[ $id ] );
		// Those that were scheduled are published by their time.
		$status         = 'future' === $post['status'] ? 'publish' : $post['status'];
		$printed[ $id ] = compact( 'status', 'beside' ) + [ 'loose' => $loose[ $id ] ?? [] ] + array_map( 'strval', $post );
	}
	return $printed;
}

/** Whether a value begins as words that somebody wrote, and not as a mark, a number, a list or data of a plugin. */
function are_words( string $start ): bool {
	return ! preg_match( '~^(?:[aOsibdN][:;]|[\[{"])~', $start ) && preg_match( '~[A-Z\x80-\xff]|[a-z] [a-z]~', $start );
}

/**
 * Gives posts in the trash the status and slug that they had.
 * @param array<int, array<string, mixed>> $posts By id.
 * @return array<int, array<string, mixed>>
 */
function before_trash( array $posts ): array {
	global $wpdb;
	$trashed = array_keys( array_column( $posts, 'status', 'ID' ), 'trash', true );
	if ( ! $trashed ) {
		return $posts;
	}
	// Past the hooks of others, for it is also asked within a transaction. Of several the first counts.
	$sql  = "SELECT post_id, meta_key AS name, meta_value AS value FROM {$wpdb->postmeta}
		WHERE meta_key IN ( '_wp_desired_post_slug', '_wp_trash_meta_status' ) AND post_id IN ( " . implode( ',', array_map( 'intval', $trashed ) ) . ' ) ORDER BY meta_id DESC';
	$meta = [];
	foreach ( (array) need_read( $wpdb->get_results( $sql ) ) as $row ) { // phpcs:ignore WordPress.DB -- Ids are numbers.
		$meta[ (int) $row->post_id ][ (string) $row->name ] = (string) $row->value;
	}
	foreach ( $trashed as $id ) {
		$slug = $meta[ $id ]['_wp_desired_post_slug'] ?? '';

		$posts[ $id ]['status'] = $meta[ $id ]['_wp_trash_meta_status'] ?? '';
		$posts[ $id ]['slug']   = '' === $slug ? $posts[ $id ]['slug'] : $slug;
	}
	return $posts;
}

/**
 * What fingerprints know of terms.
 * @param int[] $ids
 * @return array<int, list<string>>
 */
function printed_terms( array $ids ): array {
	global $wpdb;
	$in = implode( ',', array_map( 'intval', array_merge( [ 0 ], $ids ) ) );
	// phpcs:disable WordPress.DB -- Ids are numbers; past caches.
	$terms = $wpdb->get_results(
		"SELECT t.term_id, t.name, t.slug, x.taxonomy, MD5( x.description ) AS words, x.parent
		FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id WHERE t.term_id IN ( $in )",
		ARRAY_A
	);
	$meta  = $wpdb->get_results( "SELECT term_id, meta_key, MD5( meta_value ) AS value FROM {$wpdb->termmeta} WHERE term_id IN ( $in ) ORDER BY meta_id" );
	// phpcs:enable
	$printed = [];
	foreach ( (array) $terms as $term ) {
		$printed[ (int) $term['term_id'] ] = array_map( 'strval', array_values( $term ) );
	}
	foreach ( (array) $meta as $row ) {
		$printed[ (int) $row->term_id ][] = "$row->meta_key $row->value";
	}
	return $printed;
}

function file_print( string $path, bool $is_quick = false ): string {
	$size = is_file( $path ) ? (int) filesize( $path ) : -1;
	if ( $is_quick ) {
		return $size . ' ' . ( $size < 0 ? '' : (int) filemtime( $path ) );
	}
	return $size < 0 || $size > LARGE_FILE ? (string) $size : (string) md5_file( $path );
}

/**
 * Names of objects that are in the trash.
 * @param array<KitEntry> $entries Of the journal.
 * @return array<string, true>
 */
function trashed_of( array $entries ): array {
	global $wpdb;
	$posts   = array_filter( $entries, static fn( array $entry ): bool => 'post' === $entry['of'] );
	$trashed = [];
	foreach ( array_chunk( array_column( $posts, 'target', 'name' ), 500, true ) as $ids ) {
		$in = implode( ',', array_map( 'intval', $ids ) );
		// phpcs:ignore WordPress.DB -- Ids are numbers; past caches.
		$found    = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'trash' AND ID IN ( $in )" );
		$trashed += array_fill_keys( array_keys( array_intersect( $ids, array_map( 'intval', $found ) ) ), true );
	}
	return $trashed;
}

/**
 * Notes how the switch shows objects, within its transaction.
 * @param list<KitEntry> $journal
 */
function note_shown( string $run, array $journal ): void {
	write_row( $run, 'shown', prints_now( $journal, false, false ) );
}

/**
 * Notes the fingerprints of settled objects, with their files. What differs from what the switch has shown was edited meanwhile.
 * @param list<int>            $numbers Of entries of the journal.
 */
function note_prints( Import $import, array $numbers ): void {
	$entries = array_intersect_key( $import->journal, array_flip( $numbers ) );
	$prints  = prints_now( $entries );
	$shown   = items( read_row( $import->run['id'], 'shown' ) );
	foreach ( $shown ? prints_now( $entries, false, false ) : [] as $name => $print ) {
		// Somebody was quicker.
		if ( isset( $shown[ $name ] ) && is_other_print( $print, text( $shown[ $name ] ) ) ) {
			$prints[ $name ] = 'edited';
		}
	}
	// A row of the journal is called after the first object of its batch.
	$firsts = array_map( static fn( array $entry ): int => $entry['number'] - $entry['number'] % BATCH, $entries );
	foreach ( array_unique( $firsts ) as $first ) {
		$row = array_map( 'Frontage\Values\items', items( read_row( $import->run['id'], "j$first" ) ) );
		foreach ( $row as $at => $entry ) {
			$row[ $at ]['print'] = $prints[ text( $entry['name'] ?? '' ) ] ?? $entry['print'] ?? '';
		}
		write_row( $import->run['id'], "j$first", $row );
	}
}

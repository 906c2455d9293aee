<?php
/** Deletes what a run keeps hidden: only what its journal or its identity knows as staged by it, never what it replaced. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Text\decode_entities;
use function Frontage\Text\title_of;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Ids of what a run staged and nobody sees.
 * @return list<array{0: string, 1: int}> `post` or `term`, and the id.
 */
function hidden_of( string $run ): array {
	global $wpdb;
	[ 'posts' => $posts, 'terms' => $terms ] = ids_of( journal( $run ) );

	$known  = [
		'post' => array_flip( $posts ),
		'term' => array_flip( $terms ),
	];
	$own    = identity( $run );
	$kept   = all_originals();
	$hidden = [];
	$sql    = "SELECT 'post' AS kind, ID AS id, post_name AS slug FROM {$wpdb->posts} WHERE post_status = %s
		UNION ALL SELECT 'term', t.term_id, t.slug FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id WHERE x.taxonomy = %s";
	$rows   = need_read( $wpdb->get_results( $wpdb->prepare( $sql, STAGED, STAGED ) ) ); // phpcs:ignore WordPress.DB -- Past caches.
	foreach ( (array) $rows as $row ) {
		$is_own = isset( $known[ $row->kind ][ (int) $row->id ] ) || str_starts_with( (string) $row->slug, $own );
		if ( $is_own && ( 'term' === $row->kind || ! isset( $kept[ (int) $row->id ] ) ) ) {
			$hidden[] = [ (string) $row->kind, (int) $row->id ];
		}
	}
	// Posts before the terms that they are in, children before their parents.
	usort( $hidden, static fn( array $one, array $other ): int => [ $one[0], $other[1] ] <=> [ $other[0], $one[1] ] );
	return $hidden;
}

/**
 * Hidden posts that are originals, of all runs; of menus their items.
 * @return array<int, true> By id.
 */
function all_originals(): array {
	$originals = [];
	foreach ( runs() as $run ) {
		foreach ( items( read_row( $run['id'], 'was' ) ) as $id => $was ) {
			$originals += array_fill_keys( is_array( $was ) ? array_keys( items( $was['items'] ?? [] ) ) : [ (int) $id ], true );
		}
	}
	return $originals;
}

/** Deletes all that a run still hides: what was staged while it was canceled in another window. */
function delete_unlisted( string $run ): void {
	foreach ( hidden_of( $run ) as [ $what, $id ] ) {
		guarded( static fn() => 'term' === $what ? delete_hidden_term( $id ) : delete_hidden_post( $id, false ) );
	}
}

/**
 * Deletes hidden posts, with their files, and terms. What somebody uses since it was hidden is shown again; so is, as a draft, what another plugin
 * throws at or does not let go. Both are named. Of a cancelled import nobody has seen anything, so that nobody uses it.
 * @param list<int>            $numbers
 */
function delete_hidden( Import $import, array $numbers ): void {
	$used = $import->late ?? ( 'delete' === $import->run['phase'] ? used_late( $import ) : [] );

	$import->late = $used;
	foreach ( array_map( static fn( int $number ): array => $import->hidden[ $number ], $numbers ) as $one ) {
		/** @var array{0: string, 1: int} $one */
		[ $what, $id ] = $one;
		$title         = title_of_hidden( $one );
		$use           = $import->known['owners'][ "$what $id" ] ?? '';
		if ( 'post' === $what && isset( $import->saved[ $id ] ) && ( saved_times( [ $id ] )[ $id ] ?? '' ) !== $import->saved[ $id ] ) {
			/* translators: %s: title of a page, an item or a header. */
			$import->run['report']['left'][] = sprintf( __( '“%s” has been edited during the undo, so it was kept as a draft.', 'frontage' ), $title );
			leave_hidden( $import, $one );
			continue;
		}
		if ( isset( $used[ $use ] ) && show_again( $import, $one ) ) {
			/* translators: %s: title of a page, a picture, a category. */
			$is_used = __( '“%s” is in use, so undo keeps it.', 'frontage' );
			/* translators: %s: title of a picture or a font. */
			$maybe = __( '“%s” may be in use, so undo keeps it.', 'frontage' );

			$import->run['report']['left'][] = sprintf( $used[ $use ] ? $is_used : $maybe, $title );
			continue;
		}
		$problem = guarded( static fn() => 'term' === $what ? delete_hidden_term( $id ) : delete_hidden_post( $id, isset( $import->run['switched'] ) ) );
		if ( $problem || is_hidden( $one ) ) {
			report_failure( $import, $title, $problem ? blame( $problem ) : __( 'Another plugin prevented it from being deleted.', 'frontage' ) );
			leave_hidden( $import, $one );
		}
	}//end foreach
}

/**
 * Times at which posts were saved last. Another one tells that somebody saved a hidden post, as by an editor that was open.
 * @param int[] $ids
 * @return array<int, string> By id.
 */
function saved_times( array $ids ): array {
	global $wpdb;
	$times = [];
	foreach ( array_chunk( $ids, 500 ) as $some ) {
		$in = implode( ',', array_map( 'intval', $some ) );
		// phpcs:ignore WordPress.DB -- Ids are numbers; past caches.
		foreach ( (array) need_read( $wpdb->get_results( "SELECT ID, post_modified_gmt AS saved FROM {$wpdb->posts} WHERE ID IN ( $in )" ) ) as $row ) {
			$times[ (int) $row->ID ] = (string) $row->saved;
		}
	}
	return $times;
}

/**
 * Objects that somebody uses since they were hidden, but for what has its original back: that keeps its uses.
 * @return array<string, bool> False if it is not known: a table of another plugin could not be read once more.
 */
function used_late( Import $import ): array {
	$swapped = array_map( __NAMESPACE__ . '\use_of', array_filter( $import->journal, __NAMESPACE__ . '\is_swapped' ) );
	$used    = ( uses_since_sought( $import, true )[''] ?? [] ) + ( stored_uses( $import->run['id'] )[''] ?? [] );
	$used    = array_fill_keys( array_map( 'strval', array_keys( $used ) ), true );
	foreach ( unread_of( $used ) ? $import->journal : [] as $entry ) {
		$used += empty( $import->traces[ $entry['name'] ]['files'] ) ? [] : [ use_of( $entry ) => false ];
	}
	return array_diff_key( $used, array_flip( $swapped ) );
}

/**
 * Goes on without something that cannot be deleted. After an undo its owner finds it: pictures in the library, pages among the drafts.
 * @param array{0: string, 1: int} $hidden Of hidden_of().
 */
function leave_hidden( Import $import, array $hidden ): void {
	[ $what, $id ] = $hidden;
	// The list is new for each step, and it would be there again.
	$import->run['left_out'][] = implode( ' ', $hidden );
	if ( 'delete' !== $import->run['phase'] || ! is_hidden( $hidden ) ) {
		return;
	}
	$post = 'post' === $what ? get_post( $id ) : null;
	if ( $post && ! in_array( $post->post_type, [ 'attachment', 'wp_font_family', 'wp_font_face', 'nav_menu_item' ], true ) ) {
		make_draft( $post, original_title( $post ) );
		return;
	}
	show_again( $import, $hidden );
}

/**
 * @param array{0: string, 1: int} $hidden Of hidden_of().
 */
function is_hidden( array $hidden ): bool {
	[ $what, $id ] = $hidden;
	forget_objects( 'post' === $what ? [ $id ] : [], 'term' === $what ? [ $id ] : [] );
	if ( 'term' === $what ) {
		return (bool) term_exists( $id, STAGED );
	}
	return STAGED === get_post_status( $id );
}

/**
 * Shows something that was to be deleted as the import had shown it: a face with its font, an item with its menu.
 * @param array{0: string, 1: int} $hidden Of hidden_of().
 */
function show_again( Import $import, array $hidden ): bool {
	[ $what, $id ] = $hidden;
	foreach ( $import->journal as $entry ) {
		if ( ( $entry['of'] === $what && $entry['target'] === $id ) || ( 'post' === $what && in_array( $id, $entry['parts'], true ) ) ) {
			show_terms( [ $entry ] );
			show_posts( [ $entry ] );
			forget_cached( [ $entry ] );
			return true;
		}
	}
	return false;
}

/**
 * Title of something hidden.
 * @param array{0: string, 1: int} $hidden Of hidden_of().
 */
function title_of_hidden( array $hidden ): string {
	return 'post' === $hidden[0] ? title_of( $hidden[1] ) : decode_entities( get_term( $hidden[1] )->name ?? '' );
}

/** Deletes a hidden term. What was filed below it meanwhile comes below what is above it. */
function delete_hidden_term( int $id ): bool {
	global $wpdb;
	$term  = get_term( $id, STAGED );
	$above = $term instanceof \WP_Term ? $term->parent : 0;
	$above = $above && term_exists( $above, STAGED ) ? 0 : $above;
	// phpcs:disable WordPress.DB -- Numbers; past caches.
	$below = $wpdb->get_results( $wpdb->prepare( "SELECT term_id, taxonomy FROM {$wpdb->term_taxonomy} WHERE parent = %d AND taxonomy <> %s", $id, STAGED ) );
	foreach ( (array) need_read( $below ) as $child ) {
		need( $wpdb->update( $wpdb->term_taxonomy, [ 'parent' => $above ], [ 'term_id' => (int) $child->term_id ] ) );
		clean_term_cache( (int) $child->term_id, (string) $child->taxonomy );
	}
	// phpcs:enable
	return true === wp_delete_term( $id, STAGED );
}

/**
 * Deletes a post, or a picture or a font, if it is hidden.
 * @param bool $is_switched Whether its files were at their public addresses. Before that, whatever is there is somebody else's.
 */
function delete_hidden_post( int $id, bool $is_switched ): bool {
	clean_post_cache( $id );
	if ( STAGED !== get_post_field( 'post_status', $id ) ) {
		return false;
	}
	$uploads = wp_upload_dir( null, false )['basedir'] . '/';
	$spare   = static fn( $path ) => is_string( $path ) && str_starts_with( $path, $uploads ) && is_file( $path ) && filesize( $path ) > 0 ? '' : $path;
	$is_switched || add_filter( 'wp_delete_file', $spare, PHP_INT_MAX );
	try {
		return (bool) ( 'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true ) );
	} finally {
		remove_filter( 'wp_delete_file', $spare, PHP_INT_MAX );
	}
}

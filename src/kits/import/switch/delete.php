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
 * Hidden posts that are originals, of all runs.
 * @return array<int|string, mixed> Former status by id.
 */
function all_originals(): array {
	$originals = [];
	foreach ( runs() as $run ) {
		$originals += items( read_row( $run['id'], 'was' ) );
	}
	return $originals;
}

/**
 * Deletes hidden posts, with their files, and terms. A picture whose file some text names is shown again; what another plugin throws at stays
 * hidden. Both are named.
 * @param array<string, mixed> $kit     With `hidden`; its report gets what stays.
 * @param list<int>            $numbers
 */
function delete_hidden( array &$kit, array $numbers ): void {
	$hidden = array_map( static fn( int $number ): array => $kit['hidden'][ $number ], $numbers );
	$posts  = array_column( array_filter( $hidden, static fn( array $one ): bool => 'post' === $one[0] ), 1 );
	$named  = array_fill_keys( with_named_files( $posts ), true );
	foreach ( $hidden as $one ) {
		/** @var array{0: string, 1: int} $one */
		[ $what, $id ] = $one;
		$title         = title_of_hidden( $one );
		if ( 'post' === $what && isset( $named[ $id ] ) ) {
			show_again( $id );
			/* translators: %s: title of a page, a picture, a category. */
			$kit['run']['report']['left'][] = sprintf( __( '“%s” is now in use, so undo keeps it.', 'frontage' ), $title );
			continue;
		}
		$problem = guarded( static fn() => 'term' === $what ? wp_delete_term( $id, STAGED ) : delete_hidden_post( $id ) );
		if ( $problem ) {
			report_failure( $kit, $title, blame( $problem ) );
			// The list is new for each step, and it would be there again.
			$kit['run']['left_out'][] = implode( ' ', $one );
		}
	}
}

/** Shows a picture, or a face and its font, that was to be deleted. */
function show_again( int $id ): void {
	set_post_fields( $id, [ 'post_status' => 'attachment' === get_post_type( $id ) ? 'inherit' : 'publish' ] );
	$font = 'wp_font_face' === get_post_type( $id ) ? wp_get_post_parent_id( $id ) : 0;
	if ( $font ) {
		set_post_fields( $font, [ 'post_status' => 'publish' ] );
	}
}

/**
 * Title of something hidden.
 * @param array{0: string, 1: int} $hidden Of hidden_of().
 */
function title_of_hidden( array $hidden ): string {
	return 'post' === $hidden[0] ? title_of( $hidden[1] ) : decode_entities( get_term( $hidden[1] )->name ?? '' );
}

/**
 * Posts whose files a text, an option or meta of something else names.
 * @param list<int> $ids Hidden.
 * @return list<int>
 */
function with_named_files( array $ids ): array {
	global $wpdb;
	$in    = implode( ',', array_merge( [ 0 ], $ids ) );
	$sql   = "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE post_id IN ( $in ) AND meta_key IN ( '_wp_attached_file', '_wp_font_face_file' )";
	$files = [];
	foreach ( (array) need_read( $wpdb->get_results( $sql ) ) as $row ) { // phpcs:ignore WordPress.DB -- Ids are numbers.
		$files[ file_stem( (string) $row->meta_value ) ]             = (int) $row->post_id;
		$files[ basename( file_stem( (string) $row->meta_value ) ) ] = (int) $row->post_id;
	}
	$stems = array_unique( array_map( 'basename', array_map( 'strval', array_keys( $files ) ) ) );
	$like  = implode( ' OR ', array_map( static fn( $stem ): string => (string) $wpdb->prepare( 'value LIKE %s', '%' . $wpdb->esc_like( (string) $stem ) . '%' ), $stems ) );
	if ( '' === $like ) {
		return [];
	}
	// phpcs:disable WordPress.DB -- Prepared; names are of our own.
	$texts = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT value FROM ( SELECT CONCAT( post_content, ' ', post_excerpt ) AS value FROM {$wpdb->posts} WHERE post_status <> %s AND post_type <> 'revision'
			UNION ALL SELECT m.meta_value FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
			WHERE p.post_status <> %s AND p.post_type <> 'revision' AND m.meta_key <> '_wp_attachment_metadata'
			UNION ALL SELECT option_value FROM {$wpdb->options} WHERE option_name NOT LIKE %s AND option_name NOT LIKE %s ) texts WHERE ",
			STAGED,
			STAGED,
			$wpdb->esc_like( 'frontage_kit_' ) . '%',
			'%' . $wpdb->esc_like( '_transient_' ) . '%'
		) . $like
	);
	// phpcs:enable
	$named    = [];
	$searched = [
		'ids'   => [],
		'files' => array_map( 'strval', $files ),
		'paths' => [],
	];
	foreach ( $texts as $text ) {
		$named += uses_in_text( (string) $text, $searched );
	}
	return array_map( 'intval', array_keys( $named ) );
}

/** Deletes a post, or a picture with its files, if it is hidden. */
function delete_hidden_post( int $id ): bool {
	clean_post_cache( $id );
	if ( STAGED !== get_post_field( 'post_status', $id ) ) {
		return false;
	}
	return (bool) ( 'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true ) );
}

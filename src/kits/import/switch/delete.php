<?php
/** Deletes what a run keeps hidden: only what its journal or its identity knows as staged by it, never what it replaced. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Text\decode_entities;
use function Frontage\Values\items;
use function Frontage\Welcome\title_of;

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
 * Deletes hidden posts, with their files, and terms. What another plugin throws at stays hidden, and is named.
 * @param array<string, mixed> $kit     With `hidden`.
 * @param list<int>            $numbers
 */
function delete_hidden( array &$kit, array $numbers ): void {
	foreach ( $numbers as $number ) {
		$hidden        = $kit['hidden'][ $number ];
		[ $what, $id ] = $hidden;
		$title         = title_of_hidden( $hidden );
		$problem       = guarded( static fn() => 'term' === $what ? wp_delete_term( $id, STAGED ) : delete_hidden_post( $id ) );
		if ( $problem ) {
			report_failure( $kit, $title, blame( $problem ) );
			// The list is new for each step, and it would be there again.
			$kit['run']['left_out'][] = implode( ' ', $hidden );
		}
	}
}

/**
 * Title of something hidden.
 * @param array{0: string, 1: int} $hidden Of hidden_of().
 */
function title_of_hidden( array $hidden ): string {
	return 'post' === $hidden[0] ? title_of( $hidden[1] ) : decode_entities( get_term( $hidden[1] )->name ?? '' );
}

/** Deletes a post, or a picture with its files, if it is hidden. */
function delete_hidden_post( int $id ): bool {
	clean_post_cache( $id );
	if ( STAGED !== get_post_field( 'post_status', $id ) ) {
		return false;
	}
	return (bool) ( 'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true ) );
}

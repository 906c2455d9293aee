<?php
/** The way back: before the switch what was staged goes; after it the site is as before, but for what somebody has touched since. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\PageCache\mark_all_pages;
use function Frontage\Text\decode_entities;
use function Frontage\Values\items;
use function Frontage\Welcome\title_of;

defined( 'ABSPATH' ) || exit;

/**
 * Cancels an import that nobody has seen, or undoes one. The steps after it delete.
 *
 * @since 0.1.0
 *
 * @return array<string, mixed>|\WP_Error The run.
 */
function undo( string $id ) {
	return alone(
		static function () use ( $id ) {
			$run = run( $id );
			if ( ! $run ) {
				return no_such_run();
			}
			if ( ! may_import() ) {
				return may_not_import();
			}
			$open = open_run();
			if ( 'done' === $run['state'] && $open ) {
				return already_open( $open );
			}
			return begin_undoing( claim( $run ) );
		}
	);
}

/**
 * @param array<string, mixed> $run
 * @return array<string, mixed>
 */
function begin_undoing( array $run ): array {
	if ( 'done' === $run['state'] ) {
		return hide_shown( $run );
	}
	if ( in_array( $run['phase'], [ 'print', 'verify' ], true ) ) {
		return store_run( [ 'undo' => true ] + $run );
	}
	if ( ! in_array( $run['state'], [ 'staging', 'ready', 'switching' ], true ) ) {
		return $run;
	}
	// What was switched is taken back, for canceling would delete what it replaced. It has to be known how the import left each object, but others
	// need not hear of what goes.
	$is_seen = isset( $run['switched'] );
	return store_run(
		[
			'state' => $is_seen ? 'switching' : 'undoing',
			'phase' => $is_seen ? 'print' : 'cancel',
			'undo'  => $is_seen,
			'at'    => 0,
			'tries' => 0,
			'alone' => false,
		] + $run
	);
}

/**
 * Objects that an undoing would keep, and why.
 * @param array<string, mixed> $run
 * @return array{keep: array<string, bool>, left: list<string>} Names of kept objects.
 */
function kept_of( array $run ): array {
	$journal  = journal( $run['id'] );
	$manifest = items( read_row( $run['id'], 'manifest' ) );
	$uses     = used_since( $run, $journal );
	$keep     = [];
	$left     = [];
	foreach ( $journal as $entry ) {
		$why = reason_to_keep( $entry, $uses );
		if ( '' !== $why ) {
			$keep[ $entry['name'] ] = true;
			$left[]                 = $why;
		}
	}
	// A page that stays keeps its pictures, patterns and terms.
	$queue = array_keys( $keep );
	while ( $queue ) {
		$name = array_pop( $queue );
		foreach ( items( $manifest['objects'][ $name ]['needs'] ?? [] ) as $need ) {
			if ( ! isset( $keep[ $need ] ) && isset( $manifest['objects'][ $need ] ) ) {
				$keep[ $need ] = true;
				$queue[]       = $need;
			}
		}
	}
	return compact( 'keep', 'left' );
}

/**
 * Sentence about something that an undoing keeps; '' if nobody has touched it.
 * @param array<string, mixed> $entry
 * @param array<string, true>  $uses  Of used_since().
 */
function reason_to_keep( array $entry, array $uses ): string {
	$now = print_now( $entry );
	if ( '' === $now ) {
		return '';
	}
	$id    = $entry['target'];
	$title = 'post' === $entry['of'] ? title_of( $id ) : decode_entities( get_term( $id )->name ?? '' );
	if ( $now !== $entry['print'] ) {
		/* translators: %s: title of a page, an item or a header. */
		return sprintf( __( '“%s” was changed since, and stays.', 'frontage' ), $title );
	}
	// A replaced object is put back without any loss to those that use it.
	if ( isset( $uses[ "$entry[taxonomy] $id" ] ) && ! is_swapped( $entry ) ) {
		/* translators: %s: title of a page, a picture, a category. */
		return sprintf( __( '“%s” is in use since, and stays.', 'frontage' ), $title );
	}
	return '';
}

/**
 * Objects used by something that is not of the run: as front page, logo, in contents, as a term, by a comment.
 * @param array<string, mixed>       $run
 * @param list<array<string, mixed>> $journal
 * @return array<string, true> By `<taxonomy> <id>`.
 */
function used_since( array $run, array $journal ): array {
	global $wpdb;
	$ids       = ids_of( $journal );
	$own       = implode( ',', array_merge( [ 0 ], $ids['posts'] ) );
	$own_terms = implode( ',', array_merge( [ 0 ], $ids['terms'] ) );
	$is_set    = static fn( array $pointer ): bool => pointer( $pointer ) === $pointer['after'];
	$set       = array_column( array_filter( items( read_row( $run['id'], 'pointers' ) ), $is_set ), 'name' );
	$uses      = [];
	foreach ( array_diff( [ 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy', 'site_logo', 'site_icon' ], $set ) as $option ) {
		$uses[ ' ' . (int) get_option( $option ) ] = true;
	}
	// phpcs:disable WordPress.DB -- Ids are numbers.
	$commented = $wpdb->get_col(
		"SELECT DISTINCT comment_post_ID FROM {$wpdb->comments} WHERE comment_post_ID IN ( $own ) AND comment_type NOT IN ( 'note' )"
	);
	$pictured  = $wpdb->get_col(
		"SELECT DISTINCT meta_value FROM {$wpdb->postmeta} WHERE meta_key IN ( '_thumbnail_id', '_menu_item_object_id' ) AND post_id NOT IN ( $own )"
	);
	$children  = $wpdb->get_col(
		"SELECT DISTINCT post_parent FROM {$wpdb->posts}
		WHERE post_parent IN ( $own ) AND ID NOT IN ( $own ) AND post_type NOT IN ( 'revision', 'attachment' )"
	);
	$filed     = $wpdb->get_results(
		"SELECT DISTINCT x.term_id, x.taxonomy FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x USING ( term_taxonomy_id )
		WHERE x.term_id IN ( $own_terms ) AND r.object_id NOT IN ( $own )"
	);
	$since     = gmdate( 'Y-m-d H:i:s', $run['switched'] );
	$sql       = "SELECT ID, post_content, post_excerpt FROM {$wpdb->posts} WHERE post_modified_gmt >= %s AND ID NOT IN ( $own )
		AND post_type <> 'revision' AND post_status NOT IN ( 'trash', 'auto-draft', %s )";
	$edited    = $wpdb->get_results( $wpdb->prepare( $sql, $since, STAGED ) );
	// phpcs:enable
	foreach ( array_merge( $commented, $pictured, $children ) as $id ) {
		$uses[ " $id" ] = true;
	}
	foreach ( $filed as $term ) {
		$uses[ "$term->taxonomy $term->term_id" ] = true;
	}
	$collect = static function ( string $type, $value ) use ( &$uses ) {
		if ( is_numeric( $value ) ) {
			$term = 'term' === $type || 'menu' === $type ? get_term( (int) $value ) : null;
			$uses[ ( $term->taxonomy ?? '' ) . " $value" ] = true;
		}
		return $value;
	};
	foreach ( $edited as $post ) {
		walk(
			[
				'content' => $post->post_content,
				'excerpt' => $post->post_excerpt,
			],
			'page',
			$collect
		);
	}
	return $uses;
}

/**
 * Takes the switch back, in one transaction.
 * @param array<string, mixed> $run
 * @return array<string, mixed>
 */
function hide_shown( array $run ): array {
	[ 'keep' => $keep, 'left' => $left ] = checked( static fn(): array => kept_of( $run ) );

	$journal = journal( $run['id'] );
	$going   = array_filter( $journal, static fn( array $entry ): bool => ! isset( $keep[ $entry['name'] ] ) && '' !== print_now( $entry ) );
	$run     = in_transaction(
		static function () use ( $run, $going, $keep, $left ): array {
			$left                  = array_merge( hide_all_of( $run['id'], $going, $keep ), $left );
			$run                   = [
				'state'   => 'undoing',
				'phase'   => 'return',
				'undo'    => true,
				'at'      => 0,
				'touched' => time(),
			] + $run;
			$run['report']['left'] = $left;
			return store_run( $run );
		}
	);
	forget_switched( $run['id'], $journal );
	mark_all_pages();
	return $run;
}

/**
 * @param array<array<string, mixed>> $going Entries of the journal.
 * @param array<string, bool>         $keep  Names of kept objects.
 * @return list<string> Messages about pointers that stay.
 */
function hide_all_of( string $run, array $going, array $keep ): array {
	// An object that stays keeps its earlier version in the editor.
	keep_as_revisions( $run, array_keys( $keep ) );
	$left = restore_pointers( items( read_row( $run, 'pointers' ) ) );
	swap( $run, array_filter( $going, __NAMESPACE__ . '\is_swapped' ) );
	hide_all( array_filter( $going, static fn( array $entry ): bool => ! is_swapped( $entry ) ) );
	return $left;
}

/**
 * Tells others about what came back in the place of what an import had put there.
 * @param array<string, mixed> $kit     With `journal`.
 * @param list<int>            $numbers Of entries of the journal.
 */
function settle_returned( array &$kit, array $numbers ): void {
	foreach ( $numbers as $number ) {
		$entry   = $kit['journal'][ $number ];
		$problem = is_swapped( $entry ) ? guarded( static fn() => settle_post( $entry['target'], $entry['status'] ) ) : null;
		if ( $problem ) {
			report_failure( $kit, title_of_entry( $entry ), blame( $problem ) );
		}
	}
}

/**
 * Ids hidden because of a run; of a finished run those that it replaced, by their identity.
 * @return list<array{0: string, 1: int}> `post` or `term`, and the id.
 */
function hidden_of( string $run ): array {
	global $wpdb;
	$sql   = "SELECT ID FROM {$wpdb->posts} WHERE post_status = %s AND ( post_name NOT LIKE %s OR post_name LIKE %s ) ORDER BY ID DESC";
	$any   = $wpdb->esc_like( 'frontage-kit-' ) . '%';
	$own   = $wpdb->esc_like( identity( $run ) ) . '%';
	$posts = need_read( $wpdb->get_col( $wpdb->prepare( $sql, STAGED, $any, $own ) ) ); // phpcs:ignore WordPress.DB -- Past caches.
	$sql   = "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s ORDER BY term_id DESC";
	$terms = need_read( $wpdb->get_col( $wpdb->prepare( $sql, STAGED ) ) ); // phpcs:ignore WordPress.DB -- As above.
	return array_values(
		array_merge(
			array_map( static fn( $id ): array => [ 'post', (int) $id ], $posts ),
			array_map( static fn( $id ): array => [ 'term', (int) $id ], $terms )
		)
	);
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
function delete_hidden_post( int $id ): void {
	clean_post_cache( $id );
	if ( STAGED === get_post_field( 'post_status', $id ) ) {
		'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true );
	}
}

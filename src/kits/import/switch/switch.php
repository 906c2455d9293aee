<?php
/** The switch: what was staged becomes the site, in one transaction; and the way back. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\PageCache\mark_all_pages;
use function Frontage\Text\plain_text;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Shows visitors what was staged.
 *
 * @since 0.1.0
 *
 * @return KitRun|\WP_Error The run. If it is an error, nothing has changed.
 */
function switch_over( string $id ) {
	return alone(
		static function () use ( $id ) {
			$run = run( $id );
			if ( ! $run || 'ready' !== $run['state'] ) {
				$message = __( 'This import is not ready to be published.', 'frontage' );
				return $run ? new \WP_Error( 'frontage_kit_not_ready', $message, [ 'status' => 409 ] ) : no_such_run();
			}
			if ( ! may_import() ) {
				return may_not_import();
			}
			try {
				return show_staged( claim( $run ) );
			} catch ( ChangedSite $changed ) {
				return new \WP_Error( 'frontage_kit_site', plain_text( $changed->getMessage() ), [ 'status' => 409 ] );
			}
		}
	);
}

/**
 * @param KitRun $run
 * @return KitRun The run as it is then.
 * @throws \RuntimeException If not all of it is staged.
 */
function show_staged( array $run ): array {
	$import  = new Import( $run );
	$journal = journal( $run['id'] );
	if ( not_in_journal( $import, $journal ) ) {
		throw new \RuntimeException( esc_html__( 'Some of the content to import couldn’t be found.', 'frontage' ) );
	}
	$wanted = checked( static fn(): array => wanted_pointers( $import, $journal ) );
	$saved  = saved_times( replaced_ids( $journal ) );
	// It takes longer than the switch itself, so that within it only what was saved since is compared.
	checked( static fn() => need_targets( $run['id'], $journal ) );
	$run = with_files_shown(
		$run['id'],
		static function ( callable $show_files ) use ( $run, $journal, $wanted, $saved ): array {
			// Its end is noted only if all of it was done.
			checked( static fn() => show_all( $run['id'], $journal, $wanted, $saved ) );
			$show_files();
			return store_run(
				[
					'state'    => 'switching',
					'phase'    => 'settle',
					'at'       => 0,
					'switched' => time(),
					'theme'    => get_stylesheet(),
					'touched'  => time(),
				] + $run
			);
		}
	);
	forget_switched( $run['id'], $journal );
	mark_all_pages();
	return $run;
}

/**
 * Does a switch in one transaction. If it is rolled back, files that it has moved go back to where they waited.
 * @param callable(callable(): void): KitRun $work Is given what moves them.
 * @return KitRun
 * @throws \Throwable Of the work.
 */
function with_files_shown( string $run, callable $work ): array {
	$moved      = [];
	$show_files = static function () use ( $run, &$moved ): void {
		show_files( $run, $moved );
	};
	note_files_to_show( $run );
	try {
		return in_transaction( static fn(): array => $work( $show_files ) );
	} catch ( \Throwable $problem ) {
		// A connection may have been lost after all was stored. Where nobody knows, files stay: the next switch finds them, and canceling takes them back.
		$stored = or_error( static fn() => run( $run ) );
		is_wp_error( $stored ) || isset( $stored['switched'] ) || hide_files( $moved );
		throw $problem;
	}
}

/**
 * Names of objects that the plan makes or changes, and of which the journal knows nothing.
 * @param list<KitEntry> $journal
 * @return list<string>
 */
function not_in_journal( Import $import, array $journal ): array {
	$wanted = array_filter( $import->plan, static fn( array $target ): bool => 'keep' !== $target['action'] );
	// Settings are no rows.
	$wanted = array_filter( array_map( 'strval', array_keys( $wanted ) ), static fn( string $name ): bool => 'settings' !== kind_of( $name ) );
	return array_values( array_diff( $wanted, array_column( $journal, 'name' ) ) );
}

/**
 * Ids of posts of the site that are replaced.
 * @param list<KitEntry> $journal
 * @return list<int>
 */
function replaced_ids( array $journal ): array {
	$ids = [];
	foreach ( $journal as $entry ) {
		if ( 'post' === $entry['of'] && is_swapped( $entry ) ) {
			$ids[] = $entry['target'];
		}
	}
	return $ids;
}

/**
 * @param list<KitEntry>     $journal
 * @param list<KitPointer>   $wanted
 * @param array<int, string> $saved   Times at which what is replaced was saved when it was compared with the plan.
 */
function show_all( string $run, array $journal, array $wanted, array $saved ): void {
	lock_options( array_column( $wanted, 'option' ) );
	$ids = replaced_ids( $journal );
	lock_posts( $ids );
	if ( saved_times( $ids ) !== $saved || array_filter( $journal, __NAMESPACE__ . '\has_new_rival' ) ) {
		need_targets( $run, $journal );
	}
	add_to_own_styles( $journal );
	show_terms( $journal );
	swap_all( $run, array_filter( $journal, __NAMESPACE__ . '\is_swapped' ) );
	show_posts( array_filter( $journal, static fn( array $entry ): bool => ! is_swapped( $entry ) ) );
	write_row( $run, 'pointers', set_pointers( $wanted ) );
	note_shown( $run, $journal );
}

/**
 * Whether an object replaced one of the site.
 * @param KitEntry $entry Of the journal.
 */
function is_swapped( array $entry ): bool {
	return $entry['target'] !== $entry['id'];
}

/** @param array<KitEntry> $journal */
function show_posts( array $journal ): void {
	global $wpdb;
	$ids = [];
	foreach ( $journal as $entry ) {
		if ( 'post' === $entry['of'] ) {
			$ids[ $entry['status'] ][] = $entry['id'];
		}
		foreach ( $entry['parts'] as $part ) {
			$ids['publish'][] = $part;
		}
	}
	foreach ( $ids as $status => $some ) {
		update_many( $wpdb->posts, 'ID', $some, [ 'post_status' => (string) $status ] );
	}
}

/** @param list<KitEntry> $journal */
function show_terms( array $journal ): void {
	global $wpdb;
	$ids = [];
	foreach ( $journal as $entry ) {
		if ( 'term' === $entry['of'] && ! is_swapped( $entry ) ) {
			$ids[ $entry['taxonomy'] ][] = $entry['id'];
		}
	}
	foreach ( $ids as $taxonomy => $some ) {
		update_many( $wpdb->term_taxonomy, 'term_id', $some, [ 'taxonomy' => (string) $taxonomy ] );
	}
}

/**
 * Hides what was shown.
 * @param array<KitEntry> $journal Entries that replace nothing.
 */
function hide_all( array $journal ): void {
	global $wpdb;
	[ 'posts' => $posts, 'terms' => $terms ] = ids_of( $journal );
	update_many( $wpdb->posts, 'ID', $posts, [ 'post_status' => STAGED ] );
	update_many( $wpdb->term_taxonomy, 'term_id', $terms, [ 'taxonomy' => STAGED ] );
}

/**
 * Ids of posts and of terms, which are numbered apart: the same id may be one of each.
 * @param array<KitEntry> $journal
 * @return array{posts: list<int>, terms: list<int>}
 */
function ids_of( array $journal ): array {
	$posts = [];
	$terms = [];
	foreach ( $journal as $entry ) {
		if ( 'post' === $entry['of'] ) {
			array_push( $posts, (int) $entry['id'], (int) $entry['target'] );
		} else {
			$terms[] = (int) $entry['id'];
		}
		array_push( $posts, ...array_map( 'intval', array_values( $entry['parts'] ) ) );
	}
	return compact( 'posts', 'terms' );
}

/**
 * Clears what caches hold of a switch or of the way back.
 * @param array<KitEntry> $journal
 */
function forget_switched( string $run, array $journal ): void {
	forget_cached( $journal );
	forget_options( array_column( items( read_row( $run, 'pointers' ) ), 'option' ) );
}

/**
 * Clears what caches hold of all objects at once, so that visitors see the whole switch; each one's hooks come with its settling.
 * @param array<KitEntry> $journal
 */
function forget_cached( array $journal ): void {
	[ 'posts' => $posts, 'terms' => $terms ] = ids_of( $journal );
	foreach ( array_diff( array_unique( array_column( $journal, 'taxonomy' ) ), [ '' ] ) as $taxonomy ) {
		clean_taxonomy_cache( $taxonomy );
	}
	$menus = array_filter( $journal, static fn( array $entry ): bool => 'term' === $entry['of'] && is_swapped( $entry ) );
	$menus = array_merge( array_column( $menus, 'id' ), array_column( $menus, 'target' ) );
	$items = $menus ? array_merge( ...array_map( 'array_keys', array_column( items_by_menu( $menus ), 'items' ) ) ) : [];
	forget_objects( array_merge( $posts, $items ), array_merge( $terms, $menus ) );
	wp_clean_theme_json_cache();
	foreach ( array_map( __NAMESPACE__ . '\post_type_of', array_unique( array_column( $journal, 'kind' ) ) ) as $type ) {
		wp_cache_delete( _count_posts_cache_key( $type ), 'counts' );
		wp_cache_delete( _count_posts_cache_key( $type, 'readable' ), 'counts' );
	}
}

<?php
/** The switch: what was staged becomes the site, in one transaction; and the way back. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Shows visitors what was staged.
 *
 * @since 0.1.0
 *
 * @return array<string, mixed>|\WP_Error The run. If it is an error, nothing has changed.
 */
function switch_over( string $id ) {
	return alone(
		static function () use ( $id ) {
			$run = run( $id );
			if ( ! $run || 'ready' !== $run['state'] ) {
				$message = __( 'This import is not ready for the switch.', 'frontage' );
				return $run ? new \WP_Error( 'frontage_kit_not_ready', $message, [ 'status' => 409 ] ) : no_such_run();
			}
			if ( ! may_import() ) {
				return may_not_import();
			}
			try {
				return show_staged( $run );
			} catch ( \Throwable $problem ) {
				return failed( $problem );
			}
		}
	);
}

/**
 * @param array<string, mixed> $run
 * @return array<string, mixed> The run as it is then.
 */
function show_staged( array $run ): array {
	$kit     = kit( $run );
	$journal = journal( $run['id'] );
	$run     = in_transaction(
		static function () use ( $run, $kit, $journal ): array {
			// Its end is noted only if all of it was done.
			checked( static fn() => show_all( $kit, $journal ) );
			$run = [
				'state'    => 'switching',
				'phase'    => 'settle',
				'at'       => 0,
				'switched' => time(),
				'touched'  => time(),
			] + $run;
			store_run( $run );
			return $run;
		}
	);
	forget_cached( $journal );
	return $run;
}

/**
 * @param array<string, mixed>       $kit
 * @param list<array<string, mixed>> $journal
 */
function show_all( array $kit, array $journal ): void {
	$run    = $kit['run']['id'];
	$wanted = wanted_pointers( $kit, $journal );
	show_terms( $journal );
	swap( $run, array_filter( $journal, __NAMESPACE__ . '\is_swapped' ) );
	show_posts( array_filter( $journal, static fn( array $entry ): bool => ! is_swapped( $entry ) ) );
	write_row( $run, 'pointers', set_pointers( $wanted ) );
}

/**
 * Whether an object replaced one of the site.
 * @param array<string, mixed> $entry Of the journal.
 */
function is_swapped( array $entry ): bool {
	return $entry['target'] !== $entry['id'];
}

/** @param array<array<string, mixed>> $journal */
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

/** @param list<array<string, mixed>> $journal */
function show_terms( array $journal ): void {
	global $wpdb;
	$ids = [];
	foreach ( $journal as $entry ) {
		if ( 'term' === $entry['of'] ) {
			$ids[ $entry['taxonomy'] ][] = $entry['id'];
		}
	}
	foreach ( $ids as $taxonomy => $some ) {
		update_many( $wpdb->term_taxonomy, 'term_id', $some, [ 'taxonomy' => (string) $taxonomy ] );
	}
}

/**
 * Hides what was shown.
 * @param array<array<string, mixed>> $journal Entries that replace nothing.
 */
function hide_all( array $journal ): void {
	global $wpdb;
	[ 'posts' => $posts, 'terms' => $terms ] = ids_of( $journal );
	update_many( $wpdb->posts, 'ID', $posts, [ 'post_status' => STAGED ] );
	update_many( $wpdb->term_taxonomy, 'term_id', $terms, [ 'taxonomy' => STAGED ] );
}

/**
 * Ids of posts and of terms, which are numbered apart: the same id may be one of each.
 * @param array<array<string, mixed>> $journal
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
 * Clears what caches hold of all objects at once, so that visitors see the whole switch; each one's hooks come with its settling.
 * @param array<array<string, mixed>> $journal
 */
function forget_cached( array $journal ): void {
	[ 'posts' => $posts, 'terms' => $terms ] = ids_of( $journal );
	wp_cache_delete_multiple( $posts, 'posts' );
	wp_cache_delete_multiple( $posts, 'post_meta' );
	wp_cache_delete_multiple( $terms, 'terms' );
	foreach ( array_unique( array_column( $journal, 'taxonomy' ) ) as $taxonomy ) {
		if ( '' !== $taxonomy ) {
			clean_taxonomy_cache( $taxonomy );
			wp_cache_delete_multiple( $posts, "{$taxonomy}_relationships" );
		}
	}
	foreach ( get_taxonomies() as $taxonomy ) {
		wp_cache_delete_multiple( $posts, "{$taxonomy}_relationships" );
	}
	wp_cache_set_last_changed( 'posts' );
	wp_cache_set_last_changed( 'terms' );
	wp_clean_theme_json_cache();
	foreach ( array_map( __NAMESPACE__ . '\post_type_of', array_unique( array_column( $journal, 'kind' ) ) ) as $type ) {
		wp_cache_delete( _count_posts_cache_key( $type ), 'counts' );
		wp_cache_delete( _count_posts_cache_key( $type, 'readable' ), 'counts' );
	}
}

/**
 * Options and theme mods that an import sets: which, to what, and what they are before.
 * @param array<string, mixed>       $kit
 * @param list<array<string, mixed>> $journal
 * @return list<array<string, mixed>>
 */
function wanted_pointers( array $kit, array $journal ): array {
	$settings = items( read_row( $kit['run']['id'], 'settings' ) );
	$options  = [
		'title'       => 'blogname',
		'tagline'     => 'blogdescription',
		'logo'        => 'site_logo',
		'icon'        => 'site_icon',
		'showOnFront' => 'show_on_front',
		'frontPage'   => 'page_on_front',
		'postsPage'   => 'page_for_posts',
	];
	$wanted   = [];
	foreach ( $options as $key => $option ) {
		if ( isset( $settings[ $key ] ) ) {
			$wanted[] = [
				'of'    => 'option',
				'name'  => $option,
				'value' => $settings[ $key ],
			];
		}
	}
	foreach ( items( $settings['plugin'] ?? [] ) as $name => $value ) {
		$wanted[] = [
			'of'    => 'setting',
			'name'  => (string) $name,
			'value' => $value,
		];
	}
	foreach ( $journal as $entry ) {
		$locations = 'menu' === $entry['kind'] ? items( received( $kit, $entry['number'] )['locations'] ?? [] ) : [];
		foreach ( array_intersect( array_map( 'strval', $locations ), array_keys( get_registered_nav_menus() ) ) as $location ) {
			$wanted[] = [
				'of'    => 'location',
				'name'  => $location,
				'value' => $entry['target'],
			];
		}
	}
	return array_map( static fn( array $pointer ): array => $pointer + [ 'before' => pointer( $pointer ) ], $wanted );
}

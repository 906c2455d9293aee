<?php
/** Framing status of items, stored as meta and refreshed by cron in batches. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Result of a check: URLs of the site and of ours, status, reason, time. */
const FRAMING_META = '_frontage_framing';

/** Timestamp of the next check. */
const FRAMING_DUE_META = '_frontage_framing_due';

const FRAMING_EVENT = 'frontage_check_framing';

/** Maximum number of items in a batch, and its time limit in seconds. */
const FRAMING_BATCH         = 20;
const FRAMING_BATCH_SECONDS = 20;

/**
 * Stores the cached result of the editor, or schedules a check, when an item is saved. Drafts and autosaves are not checked.
 * @param mixed $id
 * @param mixed $post
 */
function update_framing( $id, $post ): void {
	$is_item     = $post instanceof \WP_Post && post_type() === $post->post_type;
	$is_autosave = defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE;
	if ( ! $is_item || $is_autosave || ! in_array( $post->post_status, [ 'publish', 'future', 'private' ], true ) ) {
		return;
	}
	$url = framed_url( $post->ID );
	if ( '' === $url ) {
		delete_post_meta( $post->ID, FRAMING_META );
		delete_post_meta( $post->ID, FRAMING_DUE_META );
		return;
	}
	$cached = cached_framing_status( $url );
	if ( null !== $cached ) {
		store_framing( $post->ID, $url, $cached );
	} elseif ( null === stored_framing( $post->ID, $url ) || ! metadata_exists( 'post', $post->ID, FRAMING_DUE_META ) ) {
		update_post_meta( $post->ID, FRAMING_DUE_META, time() );
	}
	schedule_framing_batch( (int) get_post_meta( $post->ID, FRAMING_DUE_META, true ) );
}

/** URL that an item shows in a frame; '' for none. */
function framed_url( int $id ): string {
	$stored = stored( $id );
	return 'iframe' === $stored['type'] ? $stored['siteUrl'] : '';
}

/** Schedules a batch, unless an earlier one exists: one event for any number of items. */
function schedule_framing_batch( int $time ): void {
	$time = max( time(), $time );
	$next = wp_next_scheduled( FRAMING_EVENT );
	if ( false !== $next && $next <= $time ) {
		return;
	}
	wp_clear_scheduled_hook( FRAMING_EVENT );
	wp_schedule_single_event( $time, FRAMING_EVENT );
}

/** Checks the items that are due, and schedules the next batch. */
function check_due_framing(): void {
	$deadline = microtime( true ) + FRAMING_BATCH_SECONDS;
	foreach ( find_due_framing( FRAMING_BATCH ) as $id ) {
		$url = framed_url( $id );
		if ( '' === $url ) {
			delete_post_meta( $id, FRAMING_DUE_META );
		} elseif ( microtime( true ) < $deadline ) {
			store_framing( $id, $url, framing_status( $url ) );
		}
	}
	$next = find_due_framing( 1, PHP_INT_MAX );
	if ( $next ) {
		schedule_framing_batch( find_due_framing( 1 ) ? time() : (int) get_post_meta( $next[0], FRAMING_DUE_META, true ) );
	}
}

/** @return array<int, int> Ids of the first items that are due until a timestamp, by default now. */
function find_due_framing( int $number, int $until = 0 ): array {
	return get_posts(
		[
			'post_type'     => post_type(),
			'post_status'   => [ 'publish', 'future', 'private' ],
			'fields'        => 'ids',
			'cache_results' => false,
			'numberposts'   => $number,
			'meta_key'      => FRAMING_DUE_META, // phpcs:ignore WordPress.DB.SlowDBQuery -- By cron, with an index.
			'meta_value'    => (string) ( 0 === $until ? time() : $until ), // phpcs:ignore WordPress.DB.SlowDBQuery -- By cron.
			'meta_compare'  => '<=',
			'meta_type'     => 'NUMERIC',
			'orderby'       => 'meta_value_num',
			'order'         => 'ASC',
		]
	);
}

/** Schedules checks of all sites when this site's URL changes, because policies refer to it. */
function recheck_all_framing(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB -- One query for all; due items are read from the database.
	$wpdb->update( $wpdb->postmeta, [ 'meta_value' => time() ], [ 'meta_key' => FRAMING_DUE_META ] );
	schedule_framing_batch( time() );
}

/**
 * Stores a result. A site without a response keeps its former one, and is checked again sooner.
 * @param array{mayBeFramed: bool|null, reason: string} $status
 */
function store_framing( int $id, string $url, array $status ): void {
	if ( null !== $status['mayBeFramed'] || null === stored_framing( $id, $url ) ) {
		$entry = [
			'url'  => $url,
			'home' => get_option( 'home' ),
			'time' => time(),
		];
		update_post_meta( $id, FRAMING_META, wp_slash( $status + $entry ) );
	}
	update_post_meta( $id, FRAMING_DUE_META, time() + ( null === $status['mayBeFramed'] ? WEEK_IN_SECONDS : MONTH_IN_SECONDS ) );
}

/** Whether the site at this URL is known to refuse framing. */
function is_known_to_refuse( int $id, string $url ): bool {
	return false === ( stored_framing( $id, $url )['mayBeFramed'] ?? null );
}

/** @return null|array<string, mixed> Null without a result for this URL and this site's URL. */
function stored_framing( int $id, string $url ): ?array {
	$entry = get_post_meta( $id, FRAMING_META, true );
	$homes = [ null, get_option( 'home' ) ];
	$valid = is_array( $entry ) && ( $entry['url'] ?? '' ) === $url && in_array( $entry['home'] ?? null, $homes, true );
	return $valid ? $entry : null;
}

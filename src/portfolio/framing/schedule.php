<?php
/** Stores with an item whether its site may be framed, and checks again what is due, in batches by cron. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** What was found: address of the site and of ours, answer, reason, time. */
const FRAMING_META = '_frontage_framing';

/** When it is looked at again, as a timestamp. */
const FRAMING_DUE_META = '_frontage_framing_due';

const FRAMING_EVENT = 'frontage_check_framing';

/** Items of one batch, and seconds after which it leaves the rest to the next. */
const FRAMING_BATCH         = 20;
const FRAMING_BATCH_SECONDS = 20;

/**
 * When an item is saved: stores the result that its editor has just seen, otherwise schedules a check. Drafts and autosaves are not checked.
 * @param mixed $id
 * @param mixed $post
 */
function update_framing( $id, $post ): void {
	$is_item = $post instanceof \WP_Post && post_type() === $post->post_type;
	if ( ! $is_item || ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) || ! in_array( $post->post_status, [ 'publish', 'future', 'private' ], true ) ) {
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

/** The address that an item shows in a frame, or nothing. */
function framed_url( int $id ): string {
	$stored = stored( $id );
	return 'iframe' === $stored['type'] ? $stored['siteUrl'] : '';
}

/** Schedules a batch, unless one comes sooner: one event, however many items are saved. */
function schedule_framing_batch( int $time ): void {
	$time = max( time(), $time );
	$next = wp_next_scheduled( FRAMING_EVENT );
	if ( false !== $next && $next <= $time ) {
		return;
	}
	wp_clear_scheduled_hook( FRAMING_EVENT );
	wp_schedule_single_event( $time, FRAMING_EVENT );
}

/** Checks the items that are due, and schedules the next batch for the rest. */
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

/** @return array<int, int> Ids of the items that are due first, until a timestamp: now by default. */
function find_due_framing( int $number, int $until = 0 ): array {
	return get_posts(
		[
			'post_type'     => post_type(),
			'post_status'   => [ 'publish', 'future', 'private' ],
			'fields'        => 'ids',
			'cache_results' => false,
			'numberposts'   => $number,
			'meta_key'      => FRAMING_DUE_META, // phpcs:ignore WordPress.DB.SlowDBQuery -- By cron, and the key is indexed.
			'meta_value'    => (string) ( 0 === $until ? time() : $until ), // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
			'meta_compare'  => '<=',
			'meta_type'     => 'NUMERIC',
			'orderby'       => 'meta_value_num',
			'order'         => 'ASC',
		]
	);
}

/** When this site's address changes: looks at everything again, for policies name sites by their address. */
function recheck_all_framing(): void {
	global $wpdb;
	$wpdb->update( $wpdb->postmeta, [ 'meta_value' => time() ], [ 'meta_key' => FRAMING_DUE_META ] ); // phpcs:ignore WordPress.DB -- One query for all; what is due is read from the database.
	schedule_framing_batch( time() );
}

/**
 * A site that was not reached keeps what it said before, and is asked again sooner.
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

/** Whether the site at this address is known to refuse to be framed. */
function is_known_to_refuse( int $id, string $url ): bool {
	return false === ( stored_framing( $id, $url )['mayBeFramed'] ?? null );
}

/** @return null|array<string, mixed> Null where nothing was found about this address of the site and this one of ours. */
function stored_framing( int $id, string $url ): ?array {
	$entry = get_post_meta( $id, FRAMING_META, true );
	$valid = is_array( $entry ) && ( $entry['url'] ?? '' ) === $url && in_array( $entry['home'] ?? null, [ null, get_option( 'home' ) ], true );
	return $valid ? $entry : null;
}

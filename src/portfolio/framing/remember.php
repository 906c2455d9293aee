<?php
/**
 * Remembers with an item whether its site may be shown in a frame, so that its visitors need not find out.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Where the answer stands: the address that it is about, the answer, its reason and its time. */
const FRAMING_META = '_frontage_framing';

/** What asks later, when nobody waits. */
const FRAMING_EVENT = 'frontage_check_framing';

/**
 * When an item is saved: remembers what its editor has just been told; otherwise asks a little later, so that nobody waits.
 * Items that are still being written and autosaves ask nobody.
 *
 * @since 0.1.0
 *
 * @param mixed $id   The post's id.
 * @param mixed $post The post.
 */
function keep_framing_in_mind( $id, $post ): void {
	$is_ours = $post instanceof \WP_Post && post_type() === $post->post_type;
	if ( ! $is_ours || ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) || ! in_array( $post->post_status, [ 'publish', 'future', 'private' ], true ) ) {
		return;
	}
	$stored = stored( $post->ID );
	if ( 'iframe' !== $stored['type'] || '' === $stored['siteUrl'] ) {
		delete_post_meta( $post->ID, FRAMING_META );
		return;
	}
	$known = known_framing( $stored['siteUrl'] );
	if ( null !== $known ) {
		remember_framing( $post->ID, $stored['siteUrl'], $known );
	} elseif ( ! is_fresh( $post->ID, $stored['siteUrl'] ) && ! wp_next_scheduled( FRAMING_EVENT, [ $post->ID ] ) ) {
		wp_schedule_single_event( time(), FRAMING_EVENT, [ $post->ID ] );
	}
}

/**
 * Asks the site of an item and remembers what it answers.
 *
 * @since 0.1.0
 *
 * @param mixed $id The item's id.
 */
function check_framing( $id ): void {
	$post = get_post( absint( $id ) );
	if ( ! $post instanceof \WP_Post || post_type() !== $post->post_type ) {
		return;
	}
	$stored = stored( $post->ID );
	if ( 'iframe' === $stored['type'] && '' !== $stored['siteUrl'] ) {
		remember_framing( $post->ID, $stored['siteUrl'], framing_of( $stored['siteUrl'] ) );
	}
}

/**
 * Writes an answer down. A site that did not answer this time keeps what it said before.
 *
 * @since 0.1.0
 *
 * @param int                                           $id     The item's id.
 * @param string                                        $url    The address that was asked.
 * @param array{mayBeFramed: bool|null, reason: string} $answer What framing_of() answers.
 */
function remember_framing( int $id, string $url, array $answer ): void {
	if ( null === $answer['mayBeFramed'] && url_of_framing( $id ) === $url ) {
		return;
	}
	update_post_meta(
		$id,
		FRAMING_META,
		wp_slash(
			$answer + [
				'url'  => $url,
				'time' => time(),
			]
		)
	);
}

/**
 * Whether an item's site is known to refuse to be framed.
 *
 * @since 0.1.0
 *
 * @param int    $id  The item's id.
 * @param string $url The site's address now: what is known about another one does not count.
 */
function is_known_to_refuse( int $id, string $url ): bool {
	$known = get_post_meta( $id, FRAMING_META, true );
	return is_array( $known ) && false === ( $known['mayBeFramed'] ?? null ) && url_of_framing( $id ) === $url;
}

/**
 * The address that an item's remembered answer is about.
 *
 * @since 0.1.0
 *
 * @param int $id The item's id.
 */
function url_of_framing( int $id ): string {
	$known = get_post_meta( $id, FRAMING_META, true );
	return is_array( $known ) ? (string) ( $known['url'] ?? '' ) : '';
}

/**
 * Whether the answer about an address is not older than a week.
 *
 * @since 0.1.0
 *
 * @param int    $id  The item's id.
 * @param string $url The site's address.
 */
function is_fresh( int $id, string $url ): bool {
	$known = get_post_meta( $id, FRAMING_META, true );
	return is_array( $known ) && url_of_framing( $id ) === $url && (int) ( $known['time'] ?? 0 ) > time() - WEEK_IN_SECONDS;
}

<?php
/**
 * Replaces core's comment-reply by making that handle an alias of ours: whoever enqueues it, whenever, gets ours once. The page is the same for
 * every visitor, and without script core's links and form work as ever.
 */

declare( strict_types=1 );

namespace Frontage\Comments;

use Frontage\Assets;
use Frontage\Island;
use Frontage\Settings;

use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-comments';
const LATE   = 'frontage-comments-deferred';

/** What a script of ours adds to what it sends. */
const IN_PLACE = 'frontage_in_place';

/** Leaves everything to core where the owner wants that. */
function register(): void {
	if ( ! Settings\get( 'comment_reply' ) ) {
		return;
	}
	Assets\register_view(
		HANDLE,
		'comments/view',
		[
			'strategy'  => 'defer',
			'in_footer' => true,
		]
	);
	wp_deregister_script( 'comment-reply' );
	wp_register_script( 'comment-reply', false, [ HANDLE ], VERSION, true );
}

/** Does nothing where nothing is registered. */
function enqueue(): void {
	wp_enqueue_script( HANDLE );
	wp_enqueue_style( HANDLE );
}

/** Whether this page has our script, by its own name or by core's. */
function is_used(): bool {
	return wp_script_is( HANDLE ) || wp_script_is( HANDLE, 'done' );
}

/**
 * Marks a reply link, so that a click before the script is kept for it.
 * @param mixed $html The link.
 * @return mixed
 */
function mark_reply( $html ) {
	return is_string( $html ) && wp_script_is( HANDLE, 'registered' )
		? preg_replace( '/<a\b(?=[^>]*\bdata-commentid=)/', '<a data-frontage-wake', $html, 1 ) ?? $html
		: $html;
}

/** Says where the rest of the script is, and its words. */
function prepare(): void {
	if ( ! is_used() ) {
		return;
	}
	Assets\register_script( LATE, 'comments-deferred', [ 'in_footer' => true ] );
	Settings\add_to_page(
		[
			'comment_words' => words(),
			// 0 for all who are not signed in; whose page is cached nowhere for others.
			'comment_user'  => get_current_user_id(),
		]
	);
}

/** @return array<string, string> */
function words(): array {
	return [
		// Core's own words, to find the name in them.
		'reply_to'  => __( 'Reply to %s' ), // phpcs:ignore WordPress.WP.I18n -- Core's text domain.
		/* translators: %s: Name of who wrote the comment. */
		'replying'  => __( 'Replying to %s', 'frontage' ),
		'canceled'  => __( 'Reply canceled.', 'frontage' ),
		'restored'  => __( 'Your draft is back.', 'frontage' ),
		'discard'   => __( 'Discard draft', 'frontage' ),
		/* translators: %s: Name of who wrote the comment. */
		'begun'     => __( 'You have begun a reply to %s.', 'frontage' ),
		'resume'    => __( 'Go on writing', 'frontage' ),
		'sending'   => __( 'Sending…', 'frontage' ),
		'published' => __( 'Your comment is published.', 'frontage' ),
		'waits'     => __( 'Your comment waits for approval.', 'frontage' ),
		'sent'      => __( 'Your comment was sent. It is not shown yet.', 'frontage' ),
		'elsewhere' => __( 'Your comment is published on another page of the comments.', 'frontage' ),
		'see'       => __( 'See it', 'frontage' ),
		'lost'      => __( 'No answer came: you may be offline. Your text is kept.', 'frontage' ),
		'unclear'   => __( 'The site gave no clear answer. Your text is kept.', 'frontage' ),
		'retry'     => __( 'Try again', 'frontage' ),
	];
}

/**
 * Puts the new comment's number into the address that the script is led to: a page cache does not know that address, and the page may have got
 * other comments since it was loaded.
 * @param mixed $location Where core leads after a comment.
 * @param mixed $comment  The comment.
 * @return mixed The address.
 */
function name_comment( $location, $comment ) {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Core's form has none: caches keep it.
	return is_string( $location ) && $comment instanceof \WP_Comment && isset( $_POST[ IN_PLACE ] )
		? add_query_arg( 'frontage-comment', $comment->comment_ID, $location )
		: $location;
}

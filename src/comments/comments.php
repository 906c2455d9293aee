<?php
/** Replaces core's comment-reply by making that handle an alias of ours, so that all code that enqueues it gets ours once. The page is the same for
 * all visitors, and without script core's links and form work unchanged.
 */

declare( strict_types=1 );

namespace Frontage\Comments;

use Frontage\Assets;
use Frontage\Deferred;
use Frontage\Settings;

use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-comments';

/** Field that our script adds to its requests. */
const IN_PLACE = 'frontage_in_place';

/** Registers the script in place of core's, by a site setting. */
function register(): void {
	if ( ! Settings\get( 'comment_reply' ) ) {
		return;
	}
	Assets\register_view( HANDLE, 'comments/view' );
	wp_deregister_script( 'comment-reply' );
	wp_register_script( 'comment-reply', false, [ HANDLE ], VERSION, true );
}

/** Enqueues script and style; without effect if they are not registered. */
function enqueue(): void {
	wp_enqueue_script( HANDLE );
	wp_enqueue_style( HANDLE );
}

/** Whether the page has our script, by its own handle or by core's. */
function is_used(): bool {
	return wp_script_is( HANDLE ) || wp_script_is( HANDLE, 'done' );
}

/** Marks a reply link, so that a click before the script is loaded is replayed.
 * @param mixed $html The link.
 * @return mixed
 */
function mark_reply( $html ) {
	return is_string( $html ) && wp_script_is( HANDLE, 'registered' )
		? preg_replace( '/<a\b(?=[^>]*\bdata-commentid=)/', '<a data-frontage-wake', $html, 1 ) ?? $html
		: $html;
}

/** Offers the deferred script, and adds its texts to the page. */
function prepare(): void {
	if ( ! is_used() ) {
		return;
	}
	Deferred\offer( 'comments' );
	Settings\add_to_page(
		[
			'comment_words' => words(),
			// 0 for signed-out visitors; pages of users are not cached for others.
			'comment_user'  => get_current_user_id(),
		]
	);
}

/** @return array<string, string> */
function words(): array {
	return [
		// Core's own text, to find the name in it.
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

/** Adds the new comment's id to the URL that the script requests: page caches do not have that URL, and the page may have other new comments.
 * @param mixed $location Core's redirect after a comment.
 * @param mixed $comment  The comment.
 * @return mixed
 */
function name_comment( $location, $comment ) {
	// phpcs:ignore WordPress.Security.NonceVerification -- Core's form has none, because pages are cached.
	return is_string( $location ) && $comment instanceof \WP_Comment && isset( $_POST[ IN_PLACE ] )
		? add_query_arg( 'frontage-comment', $comment->comment_ID, $location )
		: $location;
}

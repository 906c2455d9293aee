<?php
/** Comments: replies in place, in core's blocks and in comments.php. Public: kept.ts. */

declare( strict_types=1 );

namespace Frontage\Comments;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/comments.php';

/* One script in place of core's comment-reply, on pages with a comment form. */
add_action( 'init', __NAMESPACE__ . '\register' );
add_action( 'comment_form_before', __NAMESPACE__ . '\enqueue' );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\prepare', 1 );

add_filter( 'comment_reply_link', __NAMESPACE__ . '\mark_reply' );

/* The id of a new comment for the script; before plugins that redirect elsewhere. */
add_filter( 'comment_post_redirect', __NAMESPACE__ . '\name_comment', 1, 2 );

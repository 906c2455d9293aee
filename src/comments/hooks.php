<?php
/** Comments: answering them where they stand, in core's blocks and in comments.php. Public: kept.ts. */

declare( strict_types=1 );

namespace Frontage\Comments;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/comments.php';

/* One script in the place of core's comment-reply, on pages with a form for comments. */
add_action( 'init', __NAMESPACE__ . '\register' );
add_action( 'comment_form_before', __NAMESPACE__ . '\enqueue' );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\prepare', 1 );

add_filter( 'comment_reply_link', __NAMESPACE__ . '\mark_reply' );

/* Which comment is the new one, said to the script that has sent it; before plugins that lead elsewhere. */
add_filter( 'comment_post_redirect', __NAMESPACE__ . '\name_comment', 1, 2 );

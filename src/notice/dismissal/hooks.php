<?php
/** Alerts and bars that a visitor dismisses once and for all. Public: dismissal.php. */

declare( strict_types=1 );

namespace Frontage\Dismissal;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/dismissal.php';

/* The script that hides what was dismissed, before it is painted. */
add_action( 'wp_head', __NAMESPACE__ . '\print_script', PHP_INT_MAX );
add_filter( 'the_content', __NAMESPACE__ . '\add_script', PHP_INT_MAX );

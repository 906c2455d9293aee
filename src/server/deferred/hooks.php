<?php
/** Scripts that a page shares, and those that it loads once they are needed. */

declare( strict_types=1 );

namespace Frontage\Deferred;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/page-data.php';
require __DIR__ . '/scripts.php';

/* Shared and deferred scripts, and the data that loads the deferred ones. */
add_action( 'init', __NAMESPACE__ . '\register' );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_data' );

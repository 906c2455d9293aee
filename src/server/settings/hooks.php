<?php
/** Site settings, and those that scripts on a page receive. */

declare( strict_types=1 );

namespace Frontage\Settings;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/page-data.php';
require __DIR__ . '/registration.php';
require __DIR__ . '/screen.php';
require __DIR__ . '/settings.php';
require __DIR__ . '/schema.php';

/* Settings → Frontage, the REST API, and settings for scripts on a page. */
add_action( 'admin_init', __NAMESPACE__ . '\register_option' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_option', 5 );
add_filter( 'rest_pre_get_setting', __NAMESPACE__ . '\read_all_settings', 10, 2 );
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\name_invalid_field', 10, 3 );
add_action( 'admin_menu', __NAMESPACE__ . '\add_screen' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_screen' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_settings_link' );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_visitor_settings', 5 );

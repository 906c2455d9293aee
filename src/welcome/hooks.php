<?php
/** First steps: a header, a portfolio from pictures, a page for it; created at once, and undone at once. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/arrival.php';
require __DIR__ . '/make/header.php';
require __DIR__ . '/make/items.php';
require __DIR__ . '/make/make.php';
require __DIR__ . '/make/menu.php';
require __DIR__ . '/make/page.php';
require __DIR__ . '/offer.php';
require __DIR__ . '/preview.php';
require __DIR__ . '/route.php';
require __DIR__ . '/screen.php';

/* Links to the screen: after the first activation, in the list of plugins, in the menu. */
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\note_activation' );
add_filter( 'wp_redirect', __NAMESPACE__ . '\lead_to_screen' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_link' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_screen', 11 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_screen' );

/* Previews of choices; creating and undoing. */
add_filter( 'pre_render_block', __NAMESPACE__ . '\preview_part', 10, 2 );
add_filter( 'frontage_classic_header', __NAMESPACE__ . '\preview_pattern' );
/* Before core decides on the admin bar. */
add_action( 'wp', __NAMESPACE__ . '\prepare_preview' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );

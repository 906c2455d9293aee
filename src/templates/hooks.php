<?php
/** Site templates: six complete sites as kits, their preview before anything is imported, and the screen that shows all of them. */

declare( strict_types=1 );

namespace Frontage\Templates;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/chooser/routes.php';
require __DIR__ . '/chooser/screen.php';
require __DIR__ . '/preview/request.php';

/* How a template that ships with the plugin looks before it is imported. */
add_action( 'wp_loaded', __NAMESPACE__ . '\start_preview' );

/* The screen under Appearance: all templates, in the owner's title, colors and pictures. */
add_action( 'admin_menu', __NAMESPACE__ . '\Chooser\add_screen' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\Chooser\enqueue_screen' );
add_filter( 'frontage_kits_links', __NAMESPACE__ . '\Chooser\add_link' );
add_action( 'rest_api_init', __NAMESPACE__ . '\Chooser\register_template_routes' );

<?php
/** Menus: their sources and HTML. Public: server/menu.php, editor/menus.ts. */

declare( strict_types=1 );

namespace Frontage\Menu;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/classic.php';
require __DIR__ . '/server/current.php';
require __DIR__ . '/server/link/fields.php';
require __DIR__ . '/server/link/icons.php';
require __DIR__ . '/server/item.php';
require __DIR__ . '/server/link/links.php';
require __DIR__ . '/server/menu.php';
require __DIR__ . '/server/navigation.php';
require __DIR__ . '/server/pages.php';
require __DIR__ . '/server/route.php';
require __DIR__ . '/server/view.php';

/* Icon, badge and visibility of a menu item: under Appearance → Menus, and in the Navigation block. */
add_action( 'init', __NAMESPACE__ . '\register_item_meta' );
add_action( 'wp_nav_menu_item_custom_fields', __NAMESPACE__ . '\print_item_fields', 10, 1 );
add_action( 'wp_update_nav_menu_item', __NAMESPACE__ . '\save_item_fields', 10, 2 );
add_filter( 'register_block_type_args', __NAMESPACE__ . '\add_link_attributes', 10, 2 );

/* Data for the editor. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_items_route' );

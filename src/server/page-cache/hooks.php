<?php
/** Page caches: changed pages are purged. */

declare( strict_types=1 );

namespace Frontage\PageCache;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/changes.php';
require __DIR__ . '/purge.php';

/* Settings, menus and template parts, which are on all pages. */
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\on_changed_post', 10, 4 );
add_action( 'deleted_post', __NAMESPACE__ . '\on_changed_post', 10, 2 );
add_action( 'update_option_frontage_settings', __NAMESPACE__ . '\on_changed_settings', 10, 2 );
add_action( 'wp_update_nav_menu', __NAMESPACE__ . '\mark_all_pages' );
add_action( 'wp_update_nav_menu_item', __NAMESPACE__ . '\mark_all_pages' );
add_action( 'wp_delete_nav_menu', __NAMESPACE__ . '\mark_all_pages' );

/* Once, at the end of the request. */
add_action( 'shutdown', __NAMESPACE__ . '\purge', 20 );

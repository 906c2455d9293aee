<?php
/**
 * Portfolio items: their data, permissions, queries and admin screens.
 *
 * Public: item.php, destination.php, image.php, query.php, query-order.php, terms.php, filling/create.php, filling/create-items.ts,
 *         filling/filling-report.tsx, filling/picture-name.ts, filling/use-filling.ts.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/counts.php';
require __DIR__ . '/destination.php';
require __DIR__ . '/filling/filling.php';
require __DIR__ . '/filling/create.php';
require __DIR__ . '/filling/route.php';
require __DIR__ . '/framing/check.php';
require __DIR__ . '/framing/headers.php';
require __DIR__ . '/framing/host.php';
require __DIR__ . '/framing/route.php';
require __DIR__ . '/framing/schedule.php';
require __DIR__ . '/image-color.php';
require __DIR__ . '/image.php';
require __DIR__ . '/item.php';
require __DIR__ . '/list/columns.php';
require __DIR__ . '/list/quick-edit.php';
require __DIR__ . '/query-order.php';
require __DIR__ . '/order/route.php';
require __DIR__ . '/order/screen.php';
require __DIR__ . '/order/store.php';
require __DIR__ . '/query.php';
require __DIR__ . '/registration/capabilities.php';
require __DIR__ . '/registration/import.php';
require __DIR__ . '/registration/meta.php';
require __DIR__ . '/registration/post-type.php';
require __DIR__ . '/registration/taxonomies.php';
require __DIR__ . '/rest/collection.php';
require __DIR__ . '/rest/fields.php';
require __DIR__ . '/sidebar/sidebar.php';
require __DIR__ . '/terms.php';
require __DIR__ . '/title-search.php';

/* Post type, taxonomies, permissions and queries. Other plugins that register the same at the default priority come first. */
add_action( 'init', __NAMESPACE__ . '\register_taxonomies', 11 );
add_action( 'init', __NAMESPACE__ . '\register_items', 11 );
add_action( 'init', __NAMESPACE__ . '\register_item_meta', 12 );
add_filter( 'request', __NAMESPACE__ . '\prefer_child_pages' );
add_filter( 'user_has_cap', __NAMESPACE__ . '\grant_capabilities', 10, 2 );
add_filter( 'wp_dropdown_users_args', __NAMESPACE__ . '\add_writers' );
add_action( 'post_updated', __NAMESPACE__ . '\count_after_password', 10, 3 );
add_action( 'load-edit.php', __NAMESPACE__ . '\defer_term_counts' );
add_action( 'shutdown', __NAMESPACE__ . '\count_deferred_terms' );
add_action( 'add_option_frontage_installed', __NAMESPACE__ . '\count_all_terms' );
add_filter( 'posts_search', __NAMESPACE__ . '\search_displayed_titles', 10, 2 );
add_filter( 'posts_orderby', __NAMESPACE__ . '\order_by_seed', 10, 2 );
add_filter( 'the_posts', __NAMESPACE__ . '\prime_query_images', 10, 2 );
add_filter( 'wp_generate_attachment_metadata', __NAMESPACE__ . '\store_color', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_sidebar' );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_sidebar_data', 5 );

/* The list of items in the admin: columns, filters, quick and bulk edit, items from pictures, their order. */
add_filter( 'manage_' . post_type() . '_posts_columns', __NAMESPACE__ . '\add_columns' );
add_filter( 'manage_edit-' . post_type() . '_sortable_columns', __NAMESPACE__ . '\add_sortable_columns' );
add_action( 'manage_' . post_type() . '_posts_custom_column', __NAMESPACE__ . '\print_column', 10, 2 );
add_action( 'pre_get_posts', __NAMESPACE__ . '\prepare_list' );
add_action( 'restrict_manage_posts', __NAMESPACE__ . '\print_type_filter' );
add_action( 'quick_edit_custom_box', __NAMESPACE__ . '\print_quick_edit', 10, 2 );
add_action( 'bulk_edit_custom_box', __NAMESPACE__ . '\print_bulk_edit', 10, 2 );
add_action( 'add_inline_data', __NAMESPACE__ . '\print_inline_data' );
add_action( 'save_post_' . post_type(), __NAMESPACE__ . '\save_type' );
add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\apply_bulk_order', 10, 2 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_list' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_filling' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_order_screen' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_order_screen' );

/* Framing status of items with a site: checked by cron after an item is saved, and again when it is due. */
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\update_framing', 10, 2 );
add_action( 'frontage_check_framing', __NAMESPACE__ . '\check_due_framing' );
add_action( 'update_option_home', __NAMESPACE__ . '\recheck_all_framing' );

/* Imported items keep their pictures, whatever the order of the file. */
add_filter( 'wp_import_post_meta', __NAMESPACE__ . '\hold_imported_meta', 10, 3 );
add_action( 'import_end', __NAMESPACE__ . '\restore_imported_meta' );

/* Portfolio items in the REST API. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_filling_route' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_framing_route' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_order_route' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_fields' );
add_filter( 'rest_' . post_type() . '_collection_params', __NAMESPACE__ . '\add_collection_params' );
add_filter( 'rest_' . post_type() . '_query', __NAMESPACE__ . '\limit_collection', 10, 2 );
add_filter( 'rest_' . post_type() . '_query', 'Frontage\Language\query_in_language', 10, 2 );
add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\set_cache_headers', 10, 3 );

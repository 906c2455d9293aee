<?php
/**
 * Plugin Name:       Frontage
 * Description:       The visitor-facing front end of your site: a portfolio gallery and everything around it, as blocks that load nothing before it is needed.
 * Version:           0.1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Frontage contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage
 * Domain Path:       /languages
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

/* Deleting the plugin: what the owner opted in to. WordPress calls it by name, with a build or without. */
require __DIR__ . '/src/housekeeping/uninstall.php';

/* A checkout that was never built: say so in the admin, and do nothing else. */
if ( ! is_readable( __DIR__ . '/build/blocks-manifest.php' ) ) {
	require __DIR__ . '/src/housekeeping/build-notice.php';
	add_action( 'admin_notices', 'Frontage\Housekeeping\say_that_the_build_is_missing' );
	add_action( 'network_admin_notices', 'Frontage\Housekeeping\say_that_the_build_is_missing' );
	return;
}

require __DIR__ . '/src/blocks/register.php';
require __DIR__ . '/src/gallery/address.php';
require __DIR__ . '/src/gallery/attributes.php';
require __DIR__ . '/src/gallery/editor.php';
require __DIR__ . '/src/gallery/gallery.php';
require __DIR__ . '/src/gallery/instance.php';
require __DIR__ . '/src/gallery/masonry/placement.php';
require __DIR__ . '/src/gallery/masonry/properties.php';
require __DIR__ . '/src/gallery/original/attributes.php';
require __DIR__ . '/src/gallery/original/bare-wrappers.php';
require __DIR__ . '/src/gallery/original/take-over.php';
require __DIR__ . '/src/gallery/patterns/patterns.php';
require __DIR__ . '/src/gallery/view/button.php';
require __DIR__ . '/src/gallery/view/filter-bar.php';
require __DIR__ . '/src/gallery/view/grid.php';
require __DIR__ . '/src/gallery/view/paging.php';
require __DIR__ . '/src/gallery/view/picture-border.php';
require __DIR__ . '/src/gallery/view/tile.php';
require __DIR__ . '/src/gallery/view/view.php';
require __DIR__ . '/src/housekeeping/activation.php';
require __DIR__ . '/src/housekeeping/privacy.php';
require __DIR__ . '/src/housekeeping/translation.php';
require __DIR__ . '/src/island/collector.php';
require __DIR__ . '/src/island/island.php';
require __DIR__ . '/src/item-page/bindings.php';
require __DIR__ . '/src/item-page/media.php';
require __DIR__ . '/src/item-page/neighbours.php';
require __DIR__ . '/src/item-page/structured-data.php';
require __DIR__ . '/src/item-page/template.php';
require __DIR__ . '/src/portfolio/counts.php';
require __DIR__ . '/src/portfolio/filling/filling.php';
require __DIR__ . '/src/portfolio/filling/making.php';
require __DIR__ . '/src/portfolio/filling/route.php';
require __DIR__ . '/src/portfolio/framing/check.php';
require __DIR__ . '/src/portfolio/framing/headers.php';
require __DIR__ . '/src/portfolio/framing/remember.php';
require __DIR__ . '/src/portfolio/framing/route.php';
require __DIR__ . '/src/portfolio/image-color.php';
require __DIR__ . '/src/portfolio/image.php';
require __DIR__ . '/src/portfolio/item.php';
require __DIR__ . '/src/portfolio/list/columns.php';
require __DIR__ . '/src/portfolio/list/quick-edit.php';
require __DIR__ . '/src/portfolio/lock.php';
require __DIR__ . '/src/portfolio/query-order.php';
require __DIR__ . '/src/portfolio/order/route.php';
require __DIR__ . '/src/portfolio/order/screen.php';
require __DIR__ . '/src/portfolio/order/storing.php';
require __DIR__ . '/src/portfolio/picked-terms.php';
require __DIR__ . '/src/portfolio/query.php';
require __DIR__ . '/src/portfolio/registration/capabilities.php';
require __DIR__ . '/src/portfolio/registration/meta.php';
require __DIR__ . '/src/portfolio/registration/post-type.php';
require __DIR__ . '/src/portfolio/registration/taxonomies.php';
require __DIR__ . '/src/portfolio/rest/collection.php';
require __DIR__ . '/src/portfolio/rest/fields.php';
require __DIR__ . '/src/portfolio/sidebar/sidebar.php';
require __DIR__ . '/src/portfolio/terms.php';
require __DIR__ . '/src/portfolio/title-search.php';
require __DIR__ . '/src/settings/page-data.php';
require __DIR__ . '/src/settings/registration.php';
require __DIR__ . '/src/settings/screen.php';
require __DIR__ . '/src/settings/settings.php';
require __DIR__ . '/src/settings/words.php';
require __DIR__ . '/src/viewer/settings.php';

/* The plugin's own words, before anything says one. */
add_action( 'init', 'Frontage\Housekeeping\load_words', 0 );

/* The blocks, and where the inserter shows them. */
add_action( 'init', 'Frontage\Blocks\register' );
add_filter( 'block_categories_all', 'Frontage\Blocks\add_category' );

/* The gallery: also where old content holds only its wrapper, and what the editor must know to offer terms. */
add_filter( 'the_content', 'Frontage\Gallery\show_bare_wrappers', 20 );
add_filter( 'block_editor_settings_all', 'Frontage\Gallery\tell_editor' );
add_action( 'init', 'Frontage\Gallery\register_patterns', 12 );

/* Galleries of the plugin that this one replaces, as long as that one is gone: asked late, so that it comes first where it is there. */
add_action( 'init', 'Frontage\Gallery\take_over_block', 99 );
add_action( 'init', 'Frontage\Gallery\take_over_shortcodes', 99 );

/* What wakes up when a visitor wants it. */
add_action( 'init', 'Frontage\Island\register_scripts' );
add_action( 'wp_print_footer_scripts', 'Frontage\Island\print_data' );
add_filter( 'no_texturize_tags', 'Frontage\Island\leave_text_alone' );

/* Portfolio items: what they are, who may write them, how they are found. Another plugin that registers the same ones at the usual priority comes first. */
add_action( 'init', 'Frontage\Portfolio\register_taxonomies', 11 );
add_action( 'init', 'Frontage\Portfolio\register_items', 11 );
add_action( 'init', 'Frontage\Portfolio\register_item_meta', 12 );
add_filter( 'request', 'Frontage\Portfolio\give_way_to_pages' );
add_filter( 'user_has_cap', 'Frontage\Portfolio\follow_posts', 10, 2 );
add_filter( 'wp_dropdown_users_args', 'Frontage\Portfolio\offer_writers' );
add_action( 'post_updated', 'Frontage\Portfolio\count_after_password', 10, 3 );
add_action( 'add_option_frontage_settled', 'Frontage\Portfolio\count_everything' );
add_filter( 'posts_search', 'Frontage\Portfolio\search_titles_as_read', 10, 2 );
add_filter( 'posts_orderby', 'Frontage\Portfolio\shuffle_steadily', 10, 2 );
add_filter( 'the_posts', 'Frontage\Portfolio\read_images_at_once', 10, 2 );
add_filter( 'wp_generate_attachment_metadata', 'Frontage\Portfolio\keep_color', 10, 2 );
add_action( 'enqueue_block_editor_assets', 'Frontage\Portfolio\enqueue_sidebar' );
add_action( 'admin_print_footer_scripts', 'Frontage\Portfolio\print_for_sidebar', 5 );

/* An item's own page: its template or what stands in for one, the items beside it, its fields for any block, what search engines read. */
add_action( 'init', 'Frontage\ItemPage\register_template', 12 );
add_action( 'init', 'Frontage\ItemPage\register_bindings' );
add_filter( 'the_content', 'Frontage\ItemPage\look_at_text', PHP_INT_MIN );
add_action( 'rest_api_init', 'Frontage\ItemPage\register_bound_values' );
add_filter( 'the_content', 'Frontage\ItemPage\surround_text', 21 );
add_filter( 'posts_where', 'Frontage\ItemPage\tell_ties_apart', 10, 2 );
add_action( 'frontage_gallery_shown', 'Frontage\ItemPage\remember_shown' );
add_action( 'wp_footer', 'Frontage\ItemPage\print_structured_data' );

/* The list of portfolio items in the admin: what it shows, how it is narrowed, quick and bulk edit, items from pictures, their order. */
add_filter( 'manage_' . Portfolio\post_type() . '_posts_columns', 'Frontage\Portfolio\add_columns' );
add_filter( 'manage_edit-' . Portfolio\post_type() . '_sortable_columns', 'Frontage\Portfolio\add_sortable_columns' );
add_action( 'manage_' . Portfolio\post_type() . '_posts_custom_column', 'Frontage\Portfolio\print_column', 10, 2 );
add_action( 'pre_get_posts', 'Frontage\Portfolio\prepare_list' );
add_action( 'restrict_manage_posts', 'Frontage\Portfolio\print_type_filter' );
add_action( 'quick_edit_custom_box', 'Frontage\Portfolio\print_quick_edit', 10, 2 );
add_action( 'bulk_edit_custom_box', 'Frontage\Portfolio\print_bulk_edit', 10, 2 );
add_action( 'add_inline_data', 'Frontage\Portfolio\print_inline_data' );
add_action( 'save_post_' . Portfolio\post_type(), 'Frontage\Portfolio\save_type' );
add_filter( 'wp_insert_post_data', 'Frontage\Portfolio\save_order_of_many', 10, 2 );
add_action( 'admin_enqueue_scripts', 'Frontage\Portfolio\enqueue_list' );
add_action( 'admin_enqueue_scripts', 'Frontage\Portfolio\enqueue_filling' );
add_action( 'admin_menu', 'Frontage\Portfolio\add_order_screen' );
add_action( 'admin_enqueue_scripts', 'Frontage\Portfolio\enqueue_order_screen' );

/* Whether other sites let ours show them in a frame: asked when an item is saved, remembered with it. */
add_action( 'wp_after_insert_post', 'Frontage\Portfolio\keep_framing_in_mind', 10, 2 );
add_action( 'frontage_check_framing', 'Frontage\Portfolio\check_framing' );

/* Portfolio items in the REST API. */
add_action( 'rest_api_init', 'Frontage\Portfolio\register_filling_route' );
add_action( 'rest_api_init', 'Frontage\Portfolio\register_framing_route' );
add_action( 'rest_api_init', 'Frontage\Portfolio\register_order_route' );
add_action( 'rest_api_init', 'Frontage\Portfolio\register_fields' );
add_filter( 'rest_' . Portfolio\post_type() . '_collection_params', 'Frontage\Portfolio\add_collection_params' );
add_filter( 'rest_' . Portfolio\post_type() . '_query', 'Frontage\Portfolio\limit_collection', 10, 2 );
add_filter( 'rest_post_dispatch', 'Frontage\Portfolio\let_caches_keep', 10, 3 );

/* What the owner decides: Settings → Frontage, the REST API, and what a visitor's page may know of it. */
add_action( 'init', 'Frontage\Settings\register' );
add_filter( 'rest_pre_get_setting', 'Frontage\Settings\answer_with_every_setting', 10, 2 );
add_filter( 'rest_request_before_callbacks', 'Frontage\Settings\name_the_wrong_field', 10, 3 );
add_action( 'admin_menu', 'Frontage\Settings\add_screen' );
add_action( 'admin_enqueue_scripts', 'Frontage\Settings\enqueue_screen' );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'Frontage\Settings\add_link' );
add_action( 'wp_print_footer_scripts', 'Frontage\Settings\print_for_page', 5 );

/* What the owner may tell visitors about their privacy. */
add_action( 'admin_init', 'Frontage\Housekeeping\suggest_privacy_text' );

/* Coming, settling in and going. */
register_activation_hook( __FILE__, 'Frontage\Housekeeping\activate' );
register_deactivation_hook( __FILE__, 'Frontage\Housekeeping\deactivate' );
add_action( 'init', 'Frontage\Housekeeping\settle_in', 99 );

<?php
/** Share: links to services, in blocks, beside posts and in old content, and the site's own count of shares. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/attributes.php';
require __DIR__ . '/server/dialog.php';
require __DIR__ . '/server/links.php';
require __DIR__ . '/server/markup.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/server/place.php';
require __DIR__ . '/server/privacy.php';
require __DIR__ . '/server/service-filter.php';
require __DIR__ . '/server/setting-control.php';
require __DIR__ . '/server/target.php';
require __DIR__ . '/server/words.php';
require __DIR__ . '/counts/counts.php';
require __DIR__ . '/counts/format.php';
require __DIR__ . '/counts/route.php';
require __DIR__ . '/counts/visitor.php';
require __DIR__ . '/legacy/ajax.php';
require __DIR__ . '/legacy/containers.php';
require __DIR__ . '/legacy/shortcode.php';

/* Labels of its deferred script. */
add_action( 'wp_footer', __NAMESPACE__ . '\add_words' );

/* Beside posts, where the setting asks for it. */
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_beside_post' );
add_filter( 'the_content', __NAMESPACE__ . '\place_beside_post', 20 );

/* Ready to insert: below a post, or at the window's side. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

/* The setting of its services, on the settings' screen. */
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_setting_control' );

/* A site's own services, for the picker. */
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_service_changes', 5 );

/* Counting. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_count_route' );

/* Text for the privacy policy. */
add_action( 'admin_init', __NAMESPACE__ . '\suggest_privacy_text' );

/* What the plugin that this one replaces has left in contents and cached pages. */
add_action( 'init', __NAMESPACE__ . '\take_over_shortcode', 99 );
add_filter( 'the_content', __NAMESPACE__ . '\fill_containers', 21 );
add_action( 'wp_ajax_heateor_sss_sharing_count', __NAMESPACE__ . '\answer_counts' );
add_action( 'wp_ajax_nopriv_heateor_sss_sharing_count', __NAMESPACE__ . '\answer_counts' );
add_action( 'wp_ajax_heateor_sss_save_facebook_shares', __NAMESPACE__ . '\answer_saving' );
add_action( 'wp_ajax_nopriv_heateor_sss_save_facebook_shares', __NAMESPACE__ . '\answer_saving' );

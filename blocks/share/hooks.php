<?php
/** Share links: in blocks, added to posts and in legacy content; share counts. Public: server/links.php. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/attributes.php';
require __DIR__ . '/server/dialog.php';
require __DIR__ . '/server/links.php';
require __DIR__ . '/server/markup.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/server/post-links.php';
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

/* Share links of all posts, by a site setting. */
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_post_links_style' );
add_filter( 'the_content', __NAMESPACE__ . '\add_post_links', 20 );

/* Patterns. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

/* Control of the setting `share_services` on the settings screen. */
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_setting_control' );

/* Services of the site, for the picker. */
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_service_changes', 5 );

/* Share counts. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_count_route' );

/* Text for the privacy policy. */
add_action( 'admin_init', __NAMESPACE__ . '\suggest_privacy_text' );

/* Shortcode, containers and requests of the legacy plugin in content and cached pages. */
add_action( 'init', __NAMESPACE__ . '\register_legacy_shortcode', 99 );
add_filter( 'the_content', __NAMESPACE__ . '\fill_containers', 21 );
add_action( 'wp_ajax_heateor_sss_sharing_count', __NAMESPACE__ . '\send_counts' );
add_action( 'wp_ajax_nopriv_heateor_sss_sharing_count', __NAMESPACE__ . '\send_counts' );
add_action( 'wp_ajax_heateor_sss_save_facebook_shares', __NAMESPACE__ . '\ignore_sent_counts' );
add_action( 'wp_ajax_nopriv_heateor_sss_save_facebook_shares', __NAMESPACE__ . '\ignore_sent_counts' );

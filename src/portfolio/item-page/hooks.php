<?php
/** Single page of a portfolio item. Public: media.php, neighbors.php, bindings.ts, item-preview.tsx. */

declare( strict_types=1 );

namespace Frontage\ItemPage;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/bindings.php';
require __DIR__ . '/media.php';
require __DIR__ . '/neighbors.php';
require __DIR__ . '/structured-data.php';
require __DIR__ . '/template.php';

/* Template or its replacement, adjacent items, block bindings, structured data. */
add_action( 'init', __NAMESPACE__ . '\register_template', 12 );
add_action( 'init', __NAMESPACE__ . '\register_bindings' );
add_filter( 'render_block', __NAMESPACE__ . '\encode_bound_attributes', PHP_INT_MAX, 2 );
add_filter( 'the_content', __NAMESPACE__ . '\surround_text', PHP_INT_MIN );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_bound_values' );
add_filter( 'posts_where', __NAMESPACE__ . '\compare_ids_of_same_second', 10, 2 );
add_action( 'frontage_gallery_shown', __NAMESPACE__ . '\collect_shown_items' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_structured_data' );

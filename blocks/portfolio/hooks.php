<?php
/** Gallery: its blocks, patterns, and legacy galleries in content. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/page-cache/hooks.php';
require __DIR__ . '/server/address.php';
require __DIR__ . '/server/attributes.php';
require __DIR__ . '/editor/editor-data.php';
require __DIR__ . '/server/gallery.php';
require __DIR__ . '/server/instance.php';
require __DIR__ . '/masonry/devices.php';
require __DIR__ . '/masonry/placement.php';
require __DIR__ . '/masonry/properties.php';
require __DIR__ . '/legacy/attributes.php';
require __DIR__ . '/legacy/bare-wrappers.php';
require __DIR__ . '/legacy/register.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/server/props.php';
require __DIR__ . '/server/markup/button.php';
require __DIR__ . '/server/markup/filter-bar.php';
require __DIR__ . '/server/markup/grid.php';
require __DIR__ . '/server/markup/paging.php';
require __DIR__ . '/server/markup/picture-border.php';
require __DIR__ . '/server/markup/tile.php';
require __DIR__ . '/server/markup/gallery.php';

/* Names of a page's galleries, bare wrappers in old content, data for the editor. */
add_filter( 'the_content', __NAMESPACE__ . '\restart_occurrences', PHP_INT_MIN );
add_filter( 'the_content', __NAMESPACE__ . '\show_bare_wrappers', 20 );
add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\add_editor_data' );
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

/* Columns per device, after the stylesheet of responsive values is registered. */
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\add_device_style', 11 );

/* Blocks and shortcodes of the legacy plugin, once it is gone: with a high priority number, for it to be first if it is active. */
add_action( 'init', __NAMESPACE__ . '\register_legacy_block', 99 );
add_filter( 'frontage_kit_references', __NAMESPACE__ . '\add_legacy_references' );
add_action( 'init', __NAMESPACE__ . '\register_legacy_shortcodes', 99 );

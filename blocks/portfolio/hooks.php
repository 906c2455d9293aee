<?php
/** The gallery: its blocks, patterns, and the content of older galleries. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/page-cache/hooks.php';
require __DIR__ . '/server/address.php';
require __DIR__ . '/server/attributes.php';
require __DIR__ . '/editor/editor-data.php';
require __DIR__ . '/server/gallery.php';
require __DIR__ . '/server/instance.php';
require __DIR__ . '/masonry/placement.php';
require __DIR__ . '/masonry/properties.php';
require __DIR__ . '/legacy/attributes.php';
require __DIR__ . '/legacy/bare-wrappers.php';
require __DIR__ . '/legacy/take-over.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/server/props.php';
require __DIR__ . '/server/markup/button.php';
require __DIR__ . '/server/markup/filter-bar.php';
require __DIR__ . '/server/markup/grid.php';
require __DIR__ . '/server/markup/paging.php';
require __DIR__ . '/server/markup/picture-border.php';
require __DIR__ . '/server/markup/tile.php';
require __DIR__ . '/server/markup/gallery.php';

/* The gallery: which name each of a page has, where old content holds only its wrapper, data for the editor. */
add_filter( 'the_content', __NAMESPACE__ . '\restart_occurrences', PHP_INT_MIN );
add_filter( 'the_content', __NAMESPACE__ . '\show_bare_wrappers', 20 );
add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\add_editor_data' );
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

/* Galleries of the plugin that this one replaces, as long as that one is gone: asked late, so that it comes first where it is there. */
add_action( 'init', __NAMESPACE__ . '\take_over_block', 99 );
add_action( 'init', __NAMESPACE__ . '\take_over_shortcodes', 99 );

<?php
/** The gallery: its blocks, patterns, and the content of older galleries. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/address.php';
require __DIR__ . '/attributes.php';
require __DIR__ . '/editor/editor-data.php';
require __DIR__ . '/gallery.php';
require __DIR__ . '/instance.php';
require __DIR__ . '/masonry/placement.php';
require __DIR__ . '/masonry/properties.php';
require __DIR__ . '/original/attributes.php';
require __DIR__ . '/original/bare-wrappers.php';
require __DIR__ . '/original/take-over.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/props.php';
require __DIR__ . '/view/button.php';
require __DIR__ . '/view/filter-bar.php';
require __DIR__ . '/view/grid.php';
require __DIR__ . '/view/paging.php';
require __DIR__ . '/view/picture-border.php';
require __DIR__ . '/view/tile.php';
require __DIR__ . '/view/view.php';

/* The gallery: which name each of a page has, where old content holds only its wrapper, data for the editor. */
add_filter( 'the_content', __NAMESPACE__ . '\restart_occurrences', PHP_INT_MIN );
add_filter( 'the_content', __NAMESPACE__ . '\show_bare_wrappers', 20 );
add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\add_editor_data' );
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

/* Galleries of the plugin that this one replaces, as long as that one is gone: asked late, so that it comes first where it is there. */
add_action( 'init', __NAMESPACE__ . '\take_over_block', 99 );
add_action( 'init', __NAMESPACE__ . '\take_over_shortcodes', 99 );

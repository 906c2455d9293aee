<?php
/** Tabs, vertical tabs and accordions in their place. */

declare( strict_types=1 );

namespace Frontage\Tabs;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/tabs.php';
require __DIR__ . '/patterns/patterns.php';

/* Panels are rendered by their tabs. */
Blocks\skip_inner_blocks( 'frontage/tabs' );

/* Patterns. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

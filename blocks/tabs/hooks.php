<?php
/** Tabs, vertical tabs and accordions in their place. */

declare( strict_types=1 );

namespace Frontage\Tabs;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/tabs.php';
require __DIR__ . '/patterns/patterns.php';

/* Patterns. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

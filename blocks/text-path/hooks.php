<?php
/** Words along a path. */

declare( strict_types=1 );

namespace Frontage\TextPath;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/drawing.php';
require __DIR__ . '/patterns/patterns.php';

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

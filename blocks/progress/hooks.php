<?php
/** Progress bars. */

declare( strict_types=1 );

namespace Frontage\Progress;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/percent.php';
require __DIR__ . '/patterns/patterns.php';

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

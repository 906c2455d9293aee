<?php
/** What all scripts of a visitor's page share. */

declare( strict_types=1 );

namespace Frontage\Runtime;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/before-paint.php';
require __DIR__ . '/runtime.php';

/* One script that the view scripts of all blocks depend on. */
add_action( 'init', __NAMESPACE__ . '\register_runtime' );

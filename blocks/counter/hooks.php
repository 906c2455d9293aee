<?php
/** Counters: numbers that count up when they are seen. */

declare( strict_types=1 );

namespace Frontage\Counter;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/number.php';
require __DIR__ . '/patterns/patterns.php';

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

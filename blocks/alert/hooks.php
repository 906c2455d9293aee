<?php
/** Alerts: notes that are set apart from the text, and that visitors may dismiss. */

declare( strict_types=1 );

namespace Frontage\Alert;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/alert.php';
require __DIR__ . '/patterns/patterns.php';

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

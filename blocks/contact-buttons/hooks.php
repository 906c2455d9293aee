<?php
/** Contact buttons: ways to reach the site's owner, and opening hours. */

declare( strict_types=1 );

namespace Frontage\ContactButtons;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/hours.php';
require __DIR__ . '/server/links.php';
require __DIR__ . '/patterns/patterns.php';

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

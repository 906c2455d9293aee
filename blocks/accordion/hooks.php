<?php
/** Accordions and toggles: titles that open what is below them. */

declare( strict_types=1 );

namespace Frontage\Accordion;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/markup.php';
require __DIR__ . '/patterns/patterns.php';

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

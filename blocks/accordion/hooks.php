<?php
/** Accordions and toggles: titles that open what is below them. */

declare( strict_types=1 );

namespace Frontage\Accordion;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/markup.php';
require __DIR__ . '/patterns/patterns.php';

/* Items are rendered by their accordion. */
Blocks\skip_inner_blocks( 'frontage/accordion' );

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

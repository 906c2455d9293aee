<?php
/**
 * The blocks, and where the inserter shows them.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/register.php';

/* The blocks, and where the inserter shows them. */
add_action( 'init', __NAMESPACE__ . '\register' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_category' );

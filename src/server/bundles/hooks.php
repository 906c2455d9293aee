<?php
/** One request for several scripts or styles. */

declare( strict_types=1 );

namespace Frontage\Bundles;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/bundles.php';

/* Bundles instead of their members, after all others have changed the list. */
add_filter( 'print_scripts_array', __NAMESPACE__ . '\bundle_scripts', PHP_INT_MAX );
add_filter( 'print_styles_array', __NAMESPACE__ . '\bundle_styles', PHP_INT_MAX );

<?php
/** Islands: HTML of the server that React hydrates at a trigger. */

declare( strict_types=1 );

namespace Frontage\Island;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/island.php';

/* Islands: their scripts, and texturize. */
add_action( 'init', __NAMESPACE__ . '\register_scripts' );
add_filter( 'no_texturize_tags', __NAMESPACE__ . '\exempt_from_texturize' );

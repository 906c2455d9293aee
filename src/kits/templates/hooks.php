<?php
/** Templates: complete sites that ship with the plugin, as kits in readable files; and how one looks before it is imported. */

declare( strict_types=1 );

namespace Frontage\Kits\Templates;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/preview/request.php';

/* Everything else is read when a template is asked for. */
add_action( 'wp_loaded', __NAMESPACE__ . '\start_preview' );

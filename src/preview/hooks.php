<?php
/** Live preview: a page in a frame changes at once as the page around it says. Public: sender.ts. */

declare( strict_types=1 );

namespace Frontage\Preview;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/preview.php';
require __DIR__ . '/check.php';

/* Before core decides on the admin bar; as one of the last, when logo and fonts are there. */
add_action( 'wp', __NAMESPACE__ . '\prepare' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_script', 100 );

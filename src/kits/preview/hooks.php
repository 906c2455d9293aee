<?php
/** Live preview: a page in a frame changes at once as the page around it says. */

declare( strict_types=1 );

namespace Frontage\Preview;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/preview.php';

add_action( 'template_redirect', __NAMESPACE__ . '\prepare', 1 );

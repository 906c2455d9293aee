<?php
/** Opens what hides the target of a link to a place in the page. */

declare( strict_types=1 );

namespace Frontage\Reveal;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/reveal.php';

/* The script, on pages with something that can hide. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_hidden' );

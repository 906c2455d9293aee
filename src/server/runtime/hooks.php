<?php
/** Inline scripts before the first paint. */

declare( strict_types=1 );

namespace Frontage\Runtime;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/before-paint.php';

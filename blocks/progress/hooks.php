<?php
/** Progress bars. */

declare( strict_types=1 );

namespace Frontage\Progress;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/percent.php';

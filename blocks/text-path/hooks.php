<?php
/** Words along a path. */

declare( strict_types=1 );

namespace Frontage\TextPath;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/drawing.php';

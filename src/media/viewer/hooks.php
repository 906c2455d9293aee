<?php
/** What shows an opened item. */

declare( strict_types=1 );

namespace Frontage\Viewer;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/settings.php';

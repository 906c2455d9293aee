<?php
/** Viewer of opened items. Public: settings.php, content/player.tsx, content/video.ts, entry.ts, grow.ts, load-viewer.ts. */

declare( strict_types=1 );

namespace Frontage\Viewer;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/settings.php';

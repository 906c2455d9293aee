<?php
/** Viewer of opened items. Public: settings.php, content/player.php, content/video.ts, entry.ts, grow.ts, load-viewer.ts. */

declare( strict_types=1 );

namespace Frontage\Viewer;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/content/player.php';
require __DIR__ . '/settings.php';

/* The video player needs React, unlike other content. */
add_action( 'init', __NAMESPACE__ . '\register_player' );

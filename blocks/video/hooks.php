<?php
/** Videos behind a poster. */

declare( strict_types=1 );

namespace Frontage\Video;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/video.php';

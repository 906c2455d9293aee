<?php
/** Alerts, bars and the store notice, which a visitor dismisses once and for all. Public: dismissal.php. */

declare( strict_types=1 );

namespace Frontage\Dismissal;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/dismissal.php';

<?php
/** Contact buttons: ways to reach the site's owner, and opening hours. */

declare( strict_types=1 );

namespace Frontage\ContactButtons;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/hours.php';
require __DIR__ . '/server/links.php';

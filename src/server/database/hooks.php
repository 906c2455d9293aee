<?php
/** Locks and bulk updates, for which WordPress has no one function. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/lock.php';
require __DIR__ . '/update.php';

<?php
/** Locks, bulk updates, and memory, for which WordPress has no one function. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/lock.php';
require __DIR__ . '/memory.php';
require __DIR__ . '/update.php';

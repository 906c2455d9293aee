<?php
/** What features ask of the database that WordPress has no one function for. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/lock.php';
require __DIR__ . '/update.php';

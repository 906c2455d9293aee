<?php
/** What admin screens share. */

declare( strict_types=1 );

namespace Frontage\Admin;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/screen.php';

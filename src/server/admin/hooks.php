<?php
/** Shared parts of admin screens. */

declare( strict_types=1 );

namespace Frontage\Admin;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/screen.php';

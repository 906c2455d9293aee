<?php
/** Counters: numbers that count up when they are seen. */

declare( strict_types=1 );

namespace Frontage\Counter;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/number.php';

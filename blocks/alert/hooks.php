<?php
/** Alerts: notes that are set apart from the text, and that visitors may dismiss. */

declare( strict_types=1 );

namespace Frontage\Alert;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/alert.php';

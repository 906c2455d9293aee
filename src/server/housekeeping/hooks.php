<?php
/** Activation, upgrades, deactivation, translation. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/activation.php';
require __DIR__ . '/translation.php';

/* The plugin's own translations, before anything is translated. */
add_action( 'init', __NAMESPACE__ . '\load_translations', 0 );

/* Activation, upgrade, deactivation. */
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\activate' );
register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\deactivate' );
add_action( 'init', __NAMESPACE__ . '\upgrade', 99 );

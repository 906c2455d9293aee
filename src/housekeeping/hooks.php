<?php
/**
 * Activation, updates, deactivation, translation, privacy.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/activation.php';
require __DIR__ . '/privacy.php';
require __DIR__ . '/translation.php';

/* The plugin's own words, before anything says one. */
add_action( 'init', __NAMESPACE__ . '\load_words', 0 );

/* What the owner may tell visitors about their privacy. */
add_action( 'admin_init', __NAMESPACE__ . '\suggest_privacy_text' );

/* Coming, settling in and going. */
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\activate' );
register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\deactivate' );
add_action( 'init', __NAMESPACE__ . '\settle_in', 99 );

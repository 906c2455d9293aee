<?php
/** Redirects to the screen after the first activation. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Page\Notes;
use Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Notes the activation of a plugin without stored settings, which is its first one.
 * @param mixed $network_wide
 */
function note_activation( $network_wide ): void {
	Notes::add( 'welcome', 'first activation', ! $network_wide && false === get_option( Settings\OPTION ) );
}

/**
 * Redirects after a single plugin was activated in the list.
 * @param mixed $location
 * @return mixed
 */
function lead_to_screen( $location ) {
	$is_after = is_string( $location ) && 1 === preg_match( '~/plugins\.php\?activate=true\b~', $location );
	return $is_after && Notes::has( 'welcome', 'first activation' ) && current_user_can( 'manage_options' ) ? address() : $location;
}

/**
 * Adds a link to the screen below the plugin's name in the list of plugins.
 * @param mixed $links HTML by name.
 * @return mixed
 */
function add_link( $links ) {
	if ( ! is_array( $links ) || ! current_user_can( 'manage_options' ) ) {
		return $links;
	}
	return [ 'welcome' => sprintf( '<a href="%s">%s</a>', esc_url( address() ), esc_html__( 'Get started', 'frontage' ) ) ] + $links;
}

<?php
/** Admin screen Appearance → Colors, and validation of its settings. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use Frontage\Admin;
use Frontage\Settings;
use const Frontage\Settings\OPTION;
use const Frontage\Settings\SCREENS;

defined( 'ABSPATH' ) || exit;

function add_screen(): void {
	add_theme_page(
		__( 'Colors', 'frontage' ),
		__( 'Colors', 'frontage' ),
		'manage_options',
		SCREENS['colors'],
		__NAMESPACE__ . '\print_screen'
	);
}

/** @param mixed $screen */
function enqueue_screen( $screen ): void {
	if ( 'appearance_page_' . SCREENS['colors'] === $screen ) {
		wp_enqueue_media();
		Admin\enqueue( 'color-switcher-screen' );
	}
}

/** Prints the container of the screen's script, and its data. */
function print_screen(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<div class="hide-if-js notice notice-error"><p><?php esc_html_e( 'This screen needs JavaScript.', 'frontage' ); ?></p></div>
		<div class="frontage-color-switcher-screen"></div>
	</div>
	<?php
	$slots = [];
	foreach ( slots() as $slug => $slot ) {
		$slots[] = [ 'slug' => (string) $slug ] + $slot;
	}
	$logo = wp_get_attachment_image_url( (int) Settings\get( 'color_logo_switched' ), 'medium' );
	Admin\print_json(
		'color-switcher-screen',
		Settings\screen_data( SCREENS['colors'] ) + [
			'slots' => $slots,
			'roles' => roles(),
			'logo'  => false === $logo ? '' : $logo,
		]
	);
}

/**
 * Rejects colors of slots that the theme does not have, and a logo that is not an image.
 * @param mixed $response An error if the request was rejected before.
 * @param mixed $handler
 * @param mixed $request
 * @return mixed
 */
function refuse_unknown_colors( $response, $handler, $request ) {
	$given = $request instanceof \WP_REST_Request && '/wp/v2/settings' === $request->get_route() ? $request[ OPTION ] : null;
	if ( is_wp_error( $response ) || ! is_array( $given ) || 'GET' === $request->get_method() ) {
		return $response;
	}
	foreach ( [ 'color_palette_default', 'color_palette_switched' ] as $field ) {
		$kept    = colors_in( (string) Settings\get( $field ) );
		$unknown = array_diff_key( colors_in( (string) ( $given[ $field ] ?? '' ) ), slots(), $kept );
		if ( $unknown ) {
			/* translators: %s: slugs of colors, separated by commas. */
				$message = sprintf( __( 'The theme’s palette has no such colors: %s', 'frontage' ), implode( ', ', array_keys( $unknown ) ) );
				return refusal( $field, $message );
		}
	}
	$logo = (int) ( $given['color_logo_switched'] ?? 0 );
	if ( 0 !== $logo && Settings\get( 'color_logo_switched' ) !== $logo && ! wp_attachment_is_image( $logo ) ) {
		return refusal( 'color_logo_switched', __( 'Choose a picture of the media library.', 'frontage' ) );
	}
	return $response;
}

function refusal( string $field, string $message ): \WP_Error {
	return new \WP_Error(
		'rest_invalid_param',
		Settings\entry_texts()[ $field ]['label'] . ': ' . $message,
		[
			'status' => 400,
			'field'  => $field,
		]
	);
}

<?php
/** Enqueues the script and style of an admin screen, and prints data for them. */

declare( strict_types=1 );

namespace Frontage\Admin;

use Frontage\Assets;
use function Frontage\Blocks\translate_script;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues `build/<name>.js`, and `.css` where there is one, under the handle `frontage-<name>`.
 * @param string[] $style_dependencies Handles of styles before ours.
 */
function enqueue( string $name, array $style_dependencies = [ 'wp-components' ] ): void {
	$handle = "frontage-$name";
	Assets\register_script( $handle, $name, [ 'in_footer' => true ] );
	wp_enqueue_script( $handle );
	translate_script( $handle );
	if ( is_readable( Assets\build_path( "$name.css" ) ) ) {
		Assets\register_style( $handle, $name, $style_dependencies );
		wp_enqueue_style( $handle );
		wp_style_add_data( $handle, 'rtl', 'replace' );
	}
}

/**
 * Prints data as JSON that is safe inside HTML; a script reads it from the element `#frontage-<name>-data`.
 * @param array<string, mixed> $data
 */
function print_json( string $name, array $data ): void {
	wp_print_inline_script_tag(
		(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		[
			'type' => 'application/json',
			'id'   => "frontage-$name-data",
		]
	);
}

/** Whether the current admin screen is `$base` (`edit` for the list, `post` for the editor) of a post type. */
function is_screen_of( string $base, string $post_type ): bool {
	$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	return $screen && $base === $screen->base && $post_type === $screen->post_type;
}

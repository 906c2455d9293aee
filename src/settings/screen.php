<?php
/** The screen on which the owner decides: Settings → Frontage. */

declare( strict_types=1 );

namespace Frontage\Settings;

use function Frontage\Blocks\translate_script;
use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const SCREEN = 'frontage';

/** Adds the screen for those who may manage options. */
function add_screen(): void {
	add_options_page(
		__( 'Frontage settings', 'frontage' ),
		__( 'Frontage', 'frontage' ),
		'manage_options',
		SCREEN,
		__NAMESPACE__ . '\print_screen'
	);
}

/**
 * Loads the screen's script and style, there and nowhere else.
 * @param mixed $screen Name of the admin screen that is being shown.
 */
function enqueue_screen( $screen ): void {
	if ( 'settings_page_' . SCREEN !== $screen ) {
		return;
	}
	$build = dirname( PLUGIN_FILE ) . '/build';
	$asset = require $build . '/settings-screen.asset.php';
	wp_enqueue_script( 'frontage-settings-screen', plugins_url( 'build/settings-screen.js', PLUGIN_FILE ), $asset['dependencies'], $asset['version'], true );
	translate_script( 'frontage-settings-screen' );
	wp_enqueue_style( 'frontage-settings-screen', plugins_url( 'build/settings-screen.css', PLUGIN_FILE ), [ 'wp-components' ], $asset['version'] );
	wp_style_add_data( 'frontage-settings-screen', 'rtl', 'replace' );
}

/** Prints the frame that the script fills: the title, and as JSON what can be set, in the owner's language, with its values. */
function print_screen(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<div class="hide-if-js notice notice-error"><p><?php esc_html_e( 'This screen needs JavaScript.', 'frontage' ); ?></p></div>
		<div class="frontage-settings-screen"></div>
	</div>
	<?php
	wp_print_inline_script_tag(
		(string) wp_json_encode( of_screen(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		[
			'type' => 'application/json',
			'id'   => 'frontage-settings-screen',
		]
	);
}

/**
 * Adds a link to the screen below the plugin's name in the list of plugins.
 * @param mixed $links The links so far, as HTML.
 * @return mixed The same with ours before them.
 */
function add_link( $links ) {
	if ( ! is_array( $links ) || ! current_user_can( 'manage_options' ) ) {
		return $links;
	}
	$link = sprintf(
		'<a href="%s">%s</a>',
		esc_url( admin_url( 'options-general.php?page=' . SCREEN ) ),
		esc_html__( 'Settings', 'frontage' )
	);
	return [ 'settings' => $link ] + $links;
}

/**
 * What the screen is built from: headings with their fields, and the values.
 * @return array{groups: list<array{label: string, fields: list<array<string, mixed>>}>, values: array<string, mixed>} Fields hold their name, words, type and limits.
 */
function of_screen(): array {
	$words  = words_of_entries();
	$groups = [];
	foreach ( words_of_groups() as $group => $heading ) {
		$fields = [];
		foreach ( entries() as $name => $entry ) {
			if ( $group === $entry['group'] ) {
				$fields[] = [ 'name' => $name ] + $words[ $name ] + constraints( $entry );
			}
		}
		$groups[] = $heading + [ 'fields' => $fields ];
	}
	return [
		'groups' => $groups,
		'values' => values(),
	];
}

<?php
/** The screen Settings → Frontage. */

declare( strict_types=1 );

namespace Frontage\Settings;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

const SCREEN = 'frontage';

function add_screen(): void {
	add_options_page(
		__( 'Frontage settings', 'frontage' ),
		__( 'Frontage', 'frontage' ),
		'manage_options',
		SCREEN,
		__NAMESPACE__ . '\print_screen'
	);
}

/** @param mixed $screen */
function enqueue_screen( $screen ): void {
	if ( 'settings_page_' . SCREEN === $screen ) {
		Admin\enqueue( 'settings-screen' );
	}
}

/** Prints the frame that the script fills, and its data. */
function print_screen(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<div class="hide-if-js notice notice-error"><p><?php esc_html_e( 'This screen needs JavaScript.', 'frontage' ); ?></p></div>
		<div class="frontage-settings-screen"></div>
	</div>
	<?php
	Admin\print_json( 'settings-screen', screen_data() );
}

/**
 * Adds a link to the screen below the plugin's name in the list of plugins.
 * @param mixed $links HTML by name.
 * @return mixed
 */
function add_settings_link( $links ) {
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

/** @return array{groups: list<array{label: string, fields: list<array<string, mixed>>}>, values: array<string, mixed>} Fields hold name, texts, type and limits. */
function screen_data(): array {
	$texts  = entry_texts();
	$groups = [];
	foreach ( group_texts() as $group => $heading ) {
		$fields = [];
		foreach ( ENTRIES as $name => $entry ) {
			if ( $group === $entry['group'] ) {
				$fields[] = [ 'name' => $name ] + $texts[ $name ] + constraints( $entry );
			}
		}
		$groups[] = $heading + [ 'fields' => $fields ];
	}
	return [
		'groups' => $groups,
		'values' => values(),
	];
}

<?php
/** Admin screen Settings → Frontage. */

declare( strict_types=1 );

namespace Frontage\Settings;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

const SCREEN = 'frontage';

/** Groups with a screen of their own. */
const SCREENS = [ 'colors' => 'frontage-colors' ];

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
 * Whether the current admin screen is this one.
 * @param mixed $screen From `admin_enqueue_scripts`.
 */
function is_screen( $screen ): bool {
	return 'settings_page_' . SCREEN === $screen;
}

/** @param mixed $screen */
function enqueue_screen( $screen ): void {
	if ( is_screen( $screen ) ) {
		Admin\enqueue( 'settings-screen' );
	}
}

/** Prints the container of the screen's script, and its data. */
function print_screen(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<div class="hide-if-js notice notice-error"><p><?php esc_html_e( 'This screen needs JavaScript.', 'frontage' ); ?></p></div>
		<div class="frontage-settings-screen"></div>
	</div>
	<?php
	$elsewhere = array_merge( ...array_map( __NAMESPACE__ . '\fields_on', array_values( SCREENS ) ) );
	Admin\print_json( 'settings-screen', screen_data() + [ 'elsewhere' => $elsewhere ] );
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

/** @return array{groups: list<SettingsGroup>, values: array<string, mixed>} Fields hold name, texts, type, limits and default. */
function screen_data( string $screen = SCREEN ): array {
	$texts  = entry_texts();
	$groups = [];
	foreach ( group_texts() as $group => $heading ) {
		if ( ( SCREENS[ $group ] ?? SCREEN ) !== $screen ) {
			continue;
		}
		$fields = [];
		foreach ( ENTRIES as $name => $entry ) {
			if ( $group === $entry['group'] ) {
				array_push( $fields, ...fields_of( $name, $entry, $texts[ $name ] ) );
			}
		}
		$groups[] = [ 'id' => $group ] + $heading + [ 'fields' => $fields ];
	}
	return [
		'groups' => $groups,
		'values' => values(),
	];
}

/** @return list<array<string, mixed>> Fields of another screen. */
function fields_on( string $screen ): array {
	return array_merge( ...array_column( screen_data( $screen )['groups'], 'fields' ) );
}

/**
 * Field of an entry; for an object, one for each property, named `entry.property`.
 * @param array<string, mixed> $entry
 * @param array<string, mixed> $texts
 * @return list<array<string, mixed>>
 */
function fields_of( string $name, array $entry, array $texts ): array {
	if ( 'object' === $entry['type'] ) {
		$fields = [];
		foreach ( $entry['properties'] as $property => $one ) {
			array_push( $fields, ...fields_of( "$name.$property", $one, $texts['properties'][ $property ] ) );
		}
		return $fields;
	}
	$control = $entry['control'] ?? '';
	$field   = [ 'name' => $name ] + $texts + constraints( $entry ) + [
		'control' => $control,
		'default' => $entry['default'],
	];
	return [ 'pattern' === $control ? $field + [ 'choices' => synced_patterns() ] : $field ];
}

/** @return array<int, string> Titles of the newest synced patterns by id, and the label of 0. */
function synced_patterns(): array {
	$patterns = get_posts(
		[
			'post_type'   => 'wp_block',
			'post_status' => 'publish',
			'numberposts' => 100,
			'orderby'     => 'title',
			'order'       => 'ASC',
		]
	);
	return [ 0 => __( 'The theme’s own', 'frontage' ) ] + wp_list_pluck( $patterns, 'post_title', 'ID' );
}

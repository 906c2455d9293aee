<?php
/** Icon, badge and visibility of menu items under Appearance → Menus. */

declare( strict_types=1 );

namespace Frontage\Menu;

defined( 'ABSPATH' ) || exit;

/** Meta keys by field. */
const ITEM_META = [
	'icon'       => '_frontage_icon',
	'badge'      => '_frontage_badge',
	'visibility' => '_frontage_visibility',
];

/** @return array<string, string> Labels by value. */
function visibility_labels(): array {
	return [
		''           => __( 'Everybody', 'frontage' ),
		'logged-in'  => __( 'Those who are logged in', 'frontage' ),
		'logged-out' => __( 'Those who are not logged in', 'frontage' ),
	];
}

/** Registers the fields, also for REST requests of users who may edit menus. */
function register_item_meta(): void {
	foreach ( ITEM_META as $field => $key ) {
		register_post_meta(
			'nav_menu_item',
			$key,
			[
				'type'              => 'string',
				'single'            => true,
				'default'           => '',
				'sanitize_callback' => static fn( $value ): string => sanitize_item_field( $field, $value ),
				'auth_callback'     => static fn(): bool => current_user_can( 'edit_theme_options' ),
				'show_in_rest'      => true,
			]
		);
	}
}

/**
 * Sanitizes a field's value; '' if it is invalid.
 * @param mixed $value As it was sent.
 */
function sanitize_item_field( string $field, $value ): string {
	$text = is_string( $value ) ? sanitize_text_field( $value ) : '';
	$of   = [
		'icon'       => ICON_PATHS,
		'visibility' => visibility_labels(),
	];
	return isset( $of[ $field ] ) && ! isset( $of[ $field ][ $text ] ) ? '' : $text;
}

/**
 * Prints the fields of a menu item.
 * @param mixed $item_id Id of the item.
 */
function print_item_fields( $item_id ): void {
	$id = absint( $item_id );
	if ( ! current_user_can( 'edit_theme_options' ) ) {
		return;
	}
	$choices = [
		'icon'       => [ __( 'Icon', 'frontage' ), [ '' => __( 'None', 'frontage' ) ] + icon_labels() ],
		'visibility' => [ __( 'Shown to', 'frontage' ), visibility_labels() ],
	];
	foreach ( $choices as $field => [ $label, $labels ] ) {
		$present = (string) get_post_meta( $id, ITEM_META[ $field ], true );
		printf(
			'<p class="description description-thin"><label>%s<br><select class="widefat" name="frontage-menu-%s[%s]">',
			esc_html( $label ),
			esc_attr( $field ),
			esc_attr( (string) $id )
		);
		foreach ( $labels as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $present, $value, false ), esc_html( $text ) );
		}
		echo '</select></label></p>';
	}
	printf(
		'<p class="description description-wide"><label>%s<br>'
			. '<input class="widefat" type="text" name="frontage-menu-badge[%s]" value="%s"></label></p>',
		esc_html__( 'Badge, a word or two beside the label', 'frontage' ),
		esc_attr( (string) $id ),
		esc_attr( (string) get_post_meta( $id, ITEM_META['badge'], true ) )
	);
}

/**
 * Saves the fields of a menu item, if they were submitted.
 * @param mixed $menu_id Id of the menu.
 * @param mixed $item_id Id of the item.
 */
function save_item_fields( $menu_id, $item_id ): void {
	$id    = absint( $item_id );
	$nonce = isset( $_POST['update-nav-menu-nonce'] ) ? sanitize_key( $_POST['update-nav-menu-nonce'] ) : '';
	if ( ! current_user_can( 'edit_theme_options' ) || ! wp_verify_nonce( $nonce, 'update-nav_menu' ) ) {
		return;
	}
	foreach ( ITEM_META as $field => $key ) {
		if ( ! isset( $_POST[ "frontage-menu-$field" ][ $id ] ) ) {
			continue;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Sanitized by field.
		$value = sanitize_item_field( $field, wp_unslash( $_POST[ "frontage-menu-$field" ][ $id ] ) );
		if ( '' === $value ) {
			delete_post_meta( $id, $key );
		} else {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
	}
}

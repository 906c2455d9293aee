<?php
/** Services that a site adds, changes or removes, on the page and in the editor. */

declare( strict_types=1 );

namespace Frontage\Share;

use Frontage\Admin;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, array<string, string>> $services From services.json.
 * @return array<string, array<string, string>>
 */
function filter_services( array $services ): array {
	static $filtered = [];
	static $checked  = [];

	/**
	 * Filters the services that a link can be shared on.
	 *
	 * @since 0.2.0
	 * @param array<string, array<string, string>> $services By key, of lowercase letters, digits and `_`. Each has `title`, `background_color`
	 *     (`#rrggbb`), `icon` (path data for a view box of 24) or `letters`, and a URL with `{url}` and `{title}`: `redirect_url` opens in a
	 *     small window, `bookmarklet_url` is followed. `instance` is the default host of a federated service, with `{instance}` in its URL;
	 *     `locale` puts it first on pages of a language.
	 */
	$given = apply_filters( 'frontage_share_services', $services );
	if ( $given === $services || ! is_array( $given ) ) {
		return $services;
	}
	if ( $given !== $filtered ) {
		$filtered = $given;
		$named    = array_filter( $given, __NAMESPACE__ . '\is_service_key', ARRAY_FILTER_USE_KEY );
		$checked  = array_filter( array_map( __NAMESPACE__ . '\checked_service', $named ) );
	}
	return $checked;
}

/** @param int|string $key */
function is_service_key( $key ): bool {
	return 1 === preg_match( '/^[a-z][a-z0-9_]*$/D', (string) $key ) && ! isset( BUTTON_ICONS[ $key ] );
}

/**
 * A service with what is valid of it.
 * @param mixed $given
 * @return array<string, string> Empty without a title or a URL.
 */
function checked_service( $given ): array {
	$is_text = static fn( $value ): bool => '' !== text( $value );
	$service = array_map( static fn( $value ): string => text( $value ), array_filter( items( $given ), $is_text ) );
	$service = array_intersect_key( $service, array_flip( SERVICE_FIELDS ) );
	foreach ( [ 'redirect_url', 'bookmarklet_url' ] as $field ) {
		if ( ! preg_match( '/^(' . implode( '|', SCHEMES ) . '):/', $service[ $field ] ?? '' ) ) {
			unset( $service[ $field ] );
		}
	}
	if ( ! isset( $service['title'] ) || ! isset( $service['redirect_url'] ) && ! isset( $service['bookmarklet_url'] ) ) {
		return [];
	}
	if ( ! preg_match( '/^#[0-9a-f]{6}$/iD', $service['background_color'] ?? '' ) ) {
		$service['background_color'] = '#555555';
	}
	return $service + ( isset( $service['icon'] ) ? [] : [ 'letters' => mb_substr( $service['title'], 0, 2 ) ] );
}

/**
 * Differences from services.json, for scripts, which have that list built in.
 * @return array<string, array<string, string>|null> Null for what was removed.
 */
function service_changes(): array {
	$built_in = require __DIR__ . '/services.php';
	$services = services();
	$is_other = static fn( array $service, string $key ): bool => ( $built_in[ $key ] ?? null ) !== $service;
	return array_filter( $services, $is_other, ARRAY_FILTER_USE_BOTH ) + array_fill_keys( array_keys( array_diff_key( $built_in, $services ) ), null );
}

/** Prints the differences for the picker of services, in the block editor. */
function print_service_changes(): void {
	if ( wp_script_is( generate_block_asset_handle( BLOCK, 'editorScript' ) ) || wp_script_is( 'frontage-share-setting-control' ) ) {
		$changes = service_changes();
		if ( $changes ) {
			Admin\print_json( 'share-services', $changes );
		}
	}
}

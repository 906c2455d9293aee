<?php
/** Settings in kits: those that are looks. Consent, deletion, addresses and other people's servers are matters of each site. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Settings\constraints;
use function Frontage\Values\items;
use const Frontage\Settings\ENTRIES;

defined( 'ABSPATH' ) || exit;

/** Groups of settings that kits hold; one that is new stays with its site. */
const LOOKS = [
	'header',
	'sticky',
	'layout',
	'logo',
	'breakpoints',
	'scrolling',
	'notice',
	'account',
	'lightbox',
	'viewer',
	'comments',
	'colors',
	'share',
];

/** Settings of these groups that stay with their site all the same: what is counted, and whose server is asked. */
const STAYING = [ 'share_count', 'share_instance', 'share_show_counts' ];

/**
 * @param array<mixed> $settings By name.
 * @return array<string, mixed>
 */
function looks_of( array $settings ): array {
	$is_look = static fn( string $name ): bool => in_array( ENTRIES[ $name ]['group'] ?? '', LOOKS, true ) && ! in_array( $name, STAYING, true );
	return array_filter( $settings, static fn( $name ): bool => $is_look( (string) $name ), ARRAY_FILTER_USE_KEY );
}

/**
 * Whether a value is one that a setting may have, or a reference.
 * @param mixed $value
 */
function is_setting( string $name, $value ): bool {
	return is_string( $value ) && str_starts_with( $value, 'kit:' ) || true === rest_validate_value_from_schema( $value, constraints( ENTRIES[ $name ] ), $name );
}

/**
 * Settings of a kit without what each site decides for itself, and without values that no setting has.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object From check_object().
 * @return array{object: array<string, mixed>, removed: list<string>} `removed`: paths such as `plugin.delete_on_uninstall`.
 */
function site_looks( array $object ): array {
	$all   = items( $object['plugin'] ?? null );
	$looks = array_filter( looks_of( $all ), static fn( $value, $name ): bool => is_setting( (string) $name, $value ), ARRAY_FILTER_USE_BOTH );
	return [
		'object'  => isset( $object['plugin'] ) ? [ 'plugin' => $looks ] + $object : $object,
		'removed' => array_map( static fn( $name ): string => "plugin.$name", array_keys( array_diff_key( $all, $looks ) ) ),
	];
}

<?php
/** Settings in kits: those that are looks. Consent, deletion, addresses and other people's servers are matters of each site. */

declare( strict_types=1 );

namespace Frontage\Kits;

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
 * Settings of a kit without what each site decides for itself.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object From check_object().
 * @return array{object: array<string, mixed>, removed: list<string>} `removed`: paths such as `plugin.delete_on_uninstall`.
 */
function site_looks( array $object ): array {
	$kept = $object;
	if ( isset( $object['plugin'] ) ) {
		$kept['plugin'] = looks_of( items( $object['plugin'] ) );
	}
	if ( ! in_array( $object['showOnFront'] ?? 'posts', [ 'posts', 'page' ], true ) ) {
		unset( $kept['showOnFront'] );
	}
	return [
		'object'  => $kept,
		'removed' => array_values( array_diff( paths_of( $object ), paths_of( $kept ) ) ),
	];
}

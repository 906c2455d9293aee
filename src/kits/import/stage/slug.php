<?php
/** Addresses that items of the portfolio have after the switch, where a kit brings their part of the address. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Portfolio;
use Frontage\Settings;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Does something while items and their categories have the addresses of the kit's settings, if these are chosen.
 * @template Result
 * @param array<string, mixed> $kit
 * @param callable(): Result   $work
 * @return Result
 */
function with_coming_addresses( array $kit, callable $work ) {
	$old = (string) Settings\get( 'portfolio_slug' );
	$new = coming_slug( $kit );
	if ( '' === $new || $new === $old ) {
		return $work();
	}
	move_addresses( $old, $new );
	try {
		return $work();
	} finally {
		move_addresses( $new, $old );
	}
}

/**
 * The part of items' addresses that the kit brings; '' if it brings none.
 * @param array<string, mixed> $kit
 */
function coming_slug( array $kit ): string {
	$settings = $kit['numbers']['settings/site'] ?? null;
	if ( null === $settings || 'keep' === $kit['plan']['settings/site']['action'] ) {
		return '';
	}
	$given = array_intersect_key( items( received( $kit, $settings )['plugin'] ?? [] ), [ 'portfolio_slug' => true ] );
	return $given ? (string) ( Settings\sanitize( $given )['portfolio_slug'] ?? '' ) : '';
}

/** Moves the addresses of items and of their categories, unless another plugin has registered them. */
function move_addresses( string $from, string $to ): void {
	$types = [ get_post_type_object( Portfolio\post_type() ) ];
	foreach ( Portfolio\KINDS as $kind ) {
		$types[] = get_taxonomy( Portfolio\taxonomy( $kind ) );
	}
	foreach ( array_filter( $types ) as $type ) {
		$start = $type instanceof \WP_Taxonomy ? str_replace( '/', '-', $from ) : $from;
		$end   = $type instanceof \WP_Taxonomy ? str_replace( '/', '-', $to ) : $to;
		if ( is_array( $type->rewrite ) && str_starts_with( $type->rewrite['slug'] ?? '', $start ) ) {
			$type->remove_rewrite_rules();
			$type->rewrite['slug'] = $end . substr( $type->rewrite['slug'], strlen( $start ) );
			$type->add_rewrite_rules();
		}
	}
}

<?php
/** Manifests that come in pieces: those of large kits are longer than some servers let a request be. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a piece of a manifest. With the last one, the plan of it is begun.
 * @param string $id   Of the plan that the first piece got; '' for the first piece.
 * @param int    $size Of the whole manifest.
 * @return KitPlan|\WP_Error The plan, as it is stored.
 */
function take_manifest_piece( string $id, int $offset, int $size, string $piece ) {
	$plan = '' === $id ? [] : planned( $id );
	if ( null === $plan ) {
		return no_such_plan();
	}
	if ( '' === $piece || $offset + strlen( $piece ) > $size || $size > limits()['jsonBytes'] || ( '' === $id && $offset > 0 ) ) {
		return refuse( 'manifest', 'manifest.json' );
	}
	if ( $plan && empty( $plan['receiving'] ) ) {
		// The answer to the last piece was lost.
		return $plan;
	}
	$plan = $plan ? $plan : store_new_plan( [ 'receiving' => true ] );
	// A piece that is sent again takes its own place.
	write_row( $plan['id'], "u$offset", base64_encode( $piece ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Pieces of characters.
	$json = pieces_of( $plan['id'] );
	return strlen( $json ) < $size ? $plan : plan_of_pieces( $plan, $json );
}

/** What has come of a manifest. */
function pieces_of( string $plan ): string {
	$json = '';
	foreach ( array_keys( read_rows( $plan, 'u', false ) ) as $offset ) {
		if ( strlen( $json ) === $offset ) {
			$json .= base64_decode( text( read_row( $plan, "u$offset" ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As above.
		}
	}
	return $json;
}

/**
 * @param KitPlan $plan
 * @return KitPlan|\WP_Error
 */
function plan_of_pieces( array $plan, string $json ) {
	$manifest = check_manifest( json_decode( $json, true, max( 1, limits()['jsonDepth'] ) ) );
	if ( is_wp_error( $manifest ) ) {
		delete_rows( $plan['id'] );
		return $manifest;
	}
	return in_transaction(
		static function () use ( $plan, $manifest ): array {
			delete_rows( $plan['id'], '_u' );
			store_manifest( $plan['id'], $manifest );
			return store_run( [ 'receiving' => false ] + facts_of_plan( $manifest ) + $plan );
		}
	);
}

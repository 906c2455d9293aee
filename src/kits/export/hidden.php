<?php
/** Meta that the REST API shows to editors only. It stays on the site, and an export names it. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Portfolio;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Keys of meta that no export holds: their schemas have a context without `view`. The portfolio's own are what kits are for.
 * @return list<string>
 */
function hidden_meta_keys( string $type ): array {
	$is_hidden = static function ( array $rule ): bool {
		$context = items( items( $rule['show_in_rest'] ?? null )['schema'] ?? null )['context'] ?? null;
		return null !== $context && ! in_array( 'view', items( $context ), true );
	};
	return array_values( array_diff( array_keys( array_filter( registered_meta( $type ), $is_hidden ) ), Portfolio\meta_keys() ) );
}

/**
 * An object without hidden meta, also of the items of a menu.
 * @param array<string, mixed> $object Of kit_object().
 * @return array{object: array<string, mixed>, keys: list<string>} Keys of what was taken out.
 */
function without_hidden_meta( array $object, string $kind ): array {
	$type   = 'menu' === $kind ? 'nav_menu_item' : post_type_of( $kind );
	$keys   = '' === $type ? [] : hidden_meta_keys( $type );
	$found  = [];
	$clean  = static function ( array $one ) use ( $keys, &$found ): array {
		$meta   = items( $one['meta'] ?? null );
		$hidden = array_intersect_key( $meta, array_flip( $keys ) );
		$found += $hidden;
		if ( $hidden ) {
			$one['meta'] = array_diff_key( $meta, $hidden );
		}
		return array_filter( $one, static fn( $value ): bool => [] !== $value );
	};
	$object = $clean( $object );
	foreach ( 'menu' === $kind ? items( $object['items'] ?? null ) : [] as $at => $item ) {
		$object['items'][ $at ] = $clean( items( $item ) );
	}
	return [
		'object' => $object,
		'keys'   => array_map( 'strval', array_keys( $found ) ),
	];
}

/**
 * @param list<string> $keys
 * @return list<array{name: string, message: string}>
 */
function hidden_left_out( array $keys ): array {
	/* translators: %s: key of a custom field. */
	$sentence = __( '“%s” isn’t exported: only editors may see this field.', 'frontage' );
	return array_map(
		static fn( string $key ): array => [
			'name'    => "meta.$key",
			'message' => sprintf( $sentence, printable( $key ) ),
		],
		$keys
	);
}

<?php
/**
 * Prints a bundle (src/client/bundles.json) in place of its members where a page has several of them: fewer requests, and the same file from page to
 * page. The members stay in the list as handles without a file, so that dependencies on them hold.
 */

declare( strict_types=1 );

namespace Frontage\Bundles;

use Frontage\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * @param mixed $handles Scripts about to be printed, in order.
 * @return mixed
 */
function bundle_scripts( $handles ) {
	return is_array( $handles ) ? bundle( 'scripts', $handles, wp_scripts() ) : $handles;
}

/**
 * @param mixed $handles Stylesheets about to be printed, in order.
 * @return mixed
 */
function bundle_styles( $handles ) {
	return is_array( $handles ) ? bundle( 'styles', $handles, wp_styles() ) : $handles;
}

/**
 * Puts bundles before their first members.
 * @param array<mixed>            $handles
 * @param \WP_Scripts|\WP_Styles $all
 * @return array<mixed>
 */
function bundle( string $kind, array $handles, \WP_Dependencies $all ): array {
	foreach ( is_admin() ? [] : bundles() as $bundle ) {
		$members = array_intersect( $handles, $bundle['members'] );
		if ( $kind !== $bundle['kind'] || [] === $members ) {
			continue;
		}
		$is_needed = count( $members ) >= $bundle['least'] && is_possible( $bundle['members'], $handles, $all );
		if ( $is_needed ) {
			add( $bundle, $members, $all );
		}
		// Core asks for the head and for the footer, and prints it at one of them.
		if ( $is_needed || $all->query( $bundle['handle'] ) ) {
			array_splice( $handles, (int) array_search( key( $members ), array_keys( $handles ), true ), 0, $bundle['handle'] );
		}
	}
	return $handles;
}

/**
 * The bundles of the build.
 * @return list<array{kind: string, handle: non-empty-string, file: string, version: string, least: int, members: list<string>}>
 */
function bundles(): array {
	static $bundles = null;
	$bundles        = $bundles ?? require Assets\build_path( 'bundles.php' );

	/**
	 * Filters whether several scripts or styles are loaded as one file. If not, each is loaded on its own, and a plugin can dequeue single ones.
	 *
	 * @since 0.1.0
	 * @param bool $is_enabled True.
	 */
	return apply_filters( 'frontage_bundles_enabled', true ) ? $bundles : [];
}

/**
 * Whether a bundle can replace the files of its members: none was printed, moved or given inline code, and scripts that depend on one are deferred.
 * @param string[]     $members
 * @param array<mixed> $handles About to be printed.
 */
function is_possible( array $members, array $handles, \WP_Dependencies $all ): bool {
	foreach ( $members as $member ) {
		$item = $all->query( $member );
		if ( $item instanceof \_WP_Dependency && ( in_array( $member, $all->done, true ) || ! is_built( $item ) || has_inline( $item ) ) ) {
			return false;
		}
	}
	// In order: what depends on one of them, also by others.
	$dependents = $members;
	foreach ( array_diff( $handles, $members ) as $handle ) {
		$item = $all->query( $handle );
		if ( $item instanceof \_WP_Dependency && array_intersect( $item->deps, $dependents ) ) {
			$is_deferred = ! $item->src || 'defer' === ( $item->extra['strategy'] ?? '' );
			if ( ! $is_deferred || has_inline( $item ) ) {
				return false;
			}
			$dependents[] = $handle;
		}
	}
	return true;
}

/** Whether its file is of the build. */
function is_built( \_WP_Dependency $item ): bool {
	return str_starts_with( (string) $item->src, Assets\build_url( '' ) );
}

/** Whether code was added to it. */
function has_inline( \_WP_Dependency $item ): bool {
	return [] !== array_intersect_key( $item->extra, array_flip( [ 'before', 'after', 'data' ] ) );
}

/**
 * Registers a bundle, and takes the files from its members.
 * @param array{handle: non-empty-string, file: string, version: string, members: list<string>} $bundle
 * @param array<mixed>                                                                          $members About to be printed.
 */
function add( array $bundle, array $members, \WP_Dependencies $all ): void {
	$all->add( $bundle['handle'], Assets\build_url( $bundle['file'] ), [], $bundle['version'] );
	if ( $all instanceof \WP_Styles ) {
		$all->add_data( $bundle['handle'], 'rtl', 'replace' );
	} else {
		$all->add_data( $bundle['handle'], 'strategy', 'defer' );
	}
	$groups = array_intersect_key( $all->groups, array_flip( $members ) );
	// In the head, if one of them is.
	$all->groups[ $bundle['handle'] ] = $groups ? min( $groups ) : false;
	foreach ( $bundle['members'] as $member ) {
		$item = $all->query( $member );
		if ( $item instanceof \_WP_Dependency ) {
			$item->src = false;
		}
	}
}

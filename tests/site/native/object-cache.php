<?php
/**
 * A persistent object cache, as Redis or Memcached is one for a site: what one process stores all others get, also when it was killed. Each
 * value is a file; with.mjs puts this into wp-content. WordPress's cache-compat.php adds the functions for many keys at once.
 */

declare( strict_types=1 );

/** Values of this request, and behind them a folder that outlives it. */
final class WP_Object_Cache {

	/** @var array<string, mixed> Values by file name: what this request has read or stored. */
	private array $values = [];

	/** @var array<string, true> Groups that are kept in memory only. */
	private array $non_persistent = [];

	private string $folder;

	public function __construct() {
		$this->folder = WP_CONTENT_DIR . '/object-cache';
		is_dir( $this->folder ) || mkdir( $this->folder, 0777, true );
	}

	/** @param list<string> $groups */
	public function add_non_persistent( array $groups ): void {
		$this->non_persistent += array_fill_keys( $groups, true );
	}

	/**
	 * @param int|string $key
	 * @return mixed The value, or false.
	 */
	public function get( $key, string $group, bool $fresh, ?bool &$found ) {
		$name  = $this->name( $key, $group );
		$found = true;
		if ( $fresh || ! array_key_exists( $name, $this->values ) ) {
			$kept  = isset( $this->non_persistent[ $group ] ) ? false : @file_get_contents( "$this->folder/$name" ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Another process may take it away at any time.
			$found = false !== $kept || ( isset( $this->non_persistent[ $group ] ) && array_key_exists( $name, $this->values ) );
			if ( ! $found ) {
				return false;
			}
			if ( false !== $kept ) {
				[ $until, $value ]     = unserialize( $kept ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As caches do.
				$this->values[ $name ] = $value;
				if ( $until && $until < time() ) {
					$this->delete( $key, $group );
					$found = false;
					return false;
				}
			}
		}
		$value = $this->values[ $name ];
		return is_object( $value ) ? clone $value : $value;
	}

	/**
	 * @param int|string $key
	 * @param mixed      $value
	 * @param int        $seconds How long it is kept, 0 for ever.
	 */
	public function set( $key, $value, string $group, int $seconds ): bool {
		$name                  = $this->name( $key, $group );
		$this->values[ $name ] = is_object( $value ) ? clone $value : $value;
		if ( ! isset( $this->non_persistent[ $group ] ) ) {
			$new = "$this->folder/.new" . getmypid();
			file_put_contents( $new, serialize( [ $seconds ? time() + $seconds : 0, $value ] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As caches do.
			rename( $new, "$this->folder/$name" );
		}
		return true;
	}

	/** @param int|string $key */
	public function delete( $key, string $group ): bool {
		$name  = $this->name( $key, $group );
		$found = array_key_exists( $name, $this->values );
		unset( $this->values[ $name ] );
		return @unlink( "$this->folder/$name" ) || $found; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- As above.
	}

	/** Forgets everything, for all processes. */
	public function flush(): bool {
		$this->values = [];
		array_map( 'unlink', (array) glob( "$this->folder/*" ) );
		return true;
	}

	/** @param int|string $key */
	private function name( $key, string $group ): string {
		return md5( "$group:$key" );
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- What this function is for.
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, (string) $group, (bool) $force, $found );
}

function wp_cache_set( $key, $value, $group = '', $seconds = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $value, (string) $group, (int) $seconds );
}

function wp_cache_add( $key, $value, $group = '', $seconds = 0 ) {
	if ( wp_suspend_cache_addition() ) {
		return false;
	}
	wp_cache_get( $key, $group, false, $found );
	return ! $found && wp_cache_set( $key, $value, $group, $seconds );
}

function wp_cache_replace( $key, $value, $group = '', $seconds = 0 ) {
	wp_cache_get( $key, $group, false, $found );
	return $found && wp_cache_set( $key, $value, $group, $seconds );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, (string) $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = wp_cache_get( $key, $group, true, $found );
	return $found && wp_cache_set( $key, max( 0, (int) $value + $offset ), $group ) ? max( 0, (int) $value + $offset ) : false;
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, - $offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_close() {
	return true;
}

/* The test's site is the only one. */
function wp_cache_add_global_groups( $groups ) {}

function wp_cache_switch_to_blog( $blog ) {}

function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_non_persistent( (array) $groups );
}

<?php
/** Memory of long work over many posts. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

/** Frees the memory that WordPress's caches took. */
function free_memory(): void {
	if ( wp_cache_supports( 'flush_runtime' ) ) {
		wp_cache_flush_runtime();
	}
}

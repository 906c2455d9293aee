<?php
/** Where an import keeps what nobody is to see yet: a status for posts, a taxonomy for terms. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Post status and taxonomy of what is staged. No query, list, feed or sitemap of WordPress asks for them. */
const STAGED = 'frontage-staged';

function register_staged(): void {
	register_post_status(
		STAGED,
		[
			'internal'            => true,
			'public'              => false,
			'exclude_from_search' => true,
		]
	);
	register_taxonomy(
		STAGED,
		[],
		[
			'public'                => false,
			'rewrite'               => false,
			'query_var'             => false,
			'hierarchical'          => true,
			'update_count_callback' => '__return_false',
		]
	);
}

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

/**
 * Keeps the status of staged pictures: WordPress takes every attachment for published that is not private or in the trash.
 * @param mixed $status
 * @param mixed $post
 * @return mixed
 */
function keep_status( $status, $post ) {
	return $post instanceof \WP_Post && STAGED === $post->post_status ? STAGED : $status;
}

<?php
/** Search: the form, and what live results show. */

declare( strict_types=1 );

namespace Frontage\Search;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/form.php';
require __DIR__ . '/server/result.php';

/* What live results show of a post, with their pictures read at once. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_result_field' );
add_filter( 'rest_post_search_query', __NAMESPACE__ . '\prepare_query', 10, 2 );

<?php
/** Search: the form, and data of live results. */

declare( strict_types=1 );

namespace Frontage\Search;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/form.php';
require __DIR__ . '/server/result.php';

/* REST field for live results; their pictures are loaded at once. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_result_field' );
add_filter( 'rest_post_search_query', __NAMESPACE__ . '\prepare_query', 10, 2 );

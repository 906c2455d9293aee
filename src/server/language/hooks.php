<?php
/** Multilingual sites with Polylang or WPML: requests of scripts and forms use the language of the page. */

declare( strict_types=1 );

namespace Frontage\Language;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/language.php';

/* Without its paid version Polylang does not filter the REST API. Features add the same for their own post types. */
add_filter( 'rest_post_search_query', __NAMESPACE__ . '\query_in_language', 10, 2 );

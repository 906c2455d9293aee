<?php
/** Several languages on one site, by Polylang or WPML: what scripts and forms ask for stays in the language of the page. */

declare( strict_types=1 );

namespace Frontage\Language;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/language.php';

/* Polylang without its paid addition leaves the REST API in all languages. A feature adds the same to its own post type. */
add_filter( 'rest_post_search_query', __NAMESPACE__ . '\query_in_language', 10, 2 );

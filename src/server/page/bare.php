<?php
/** Output for those who have neither our styles nor our scripts. */

declare( strict_types=1 );

namespace Frontage\Page;

use Frontage\Address;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Whether blocks print what makes sense by itself, without controls: in feeds, the REST API, apps, newsletters and excerpts. What themes load by admin-ajax
 * goes into a page that has our styles. The one question for what is printed where.
 */
function is_bare(): bool {
	return doing_filter( 'get_the_excerpt' ) || ( ! Address\is_site_page() && ! wp_doing_ajax() && ! is_block_preview() );
}

/** Whether the editor has a block rendered for its preview, in which there are our styles. */
function is_block_preview(): bool {
	$route = text( items( $GLOBALS['wp']->query_vars ?? null )['rest_route'] ?? '' );
	return wp_is_rest_endpoint() && str_starts_with( $route, '/wp/v2/block-renderer/' );
}

<?php
/** Brings the script for links to a place in the page where a page has any, unless the owner has switched it off. */

declare( strict_types=1 );

namespace Frontage\Anchors;

use function Frontage\Settings\get;
use const Frontage\Runtime\VIEWPORT;

defined( 'ABSPATH' ) || exit;

/**
 * @param mixed $content HTML.
 * @return mixed The same.
 */
function enqueue_for_links( $content ) {
	if ( is_string( $content ) && str_contains( $content, '#' ) && get( 'scroll_to_id' )
		&& preg_match( '/<a\s[^>]*href=["\'][^"\'#]*#[^"\'\s]/', $content ) && ! wp_script_is( VIEWPORT ) ) {
		wp_enqueue_script( VIEWPORT );
	}
	return $content;
}

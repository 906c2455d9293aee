<?php
/** Brings the script for links to a place in the page where a page has any, unless the owner has switched it off. */

declare( strict_types=1 );

namespace Frontage\Anchors;

use Frontage\Deferred;
use function Frontage\Settings\get;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

function enqueue_for_links( string $html ): void {
	$handle = Deferred\handle( 'viewport' );
	if ( str_contains( $html, '#' ) && ! wp_script_is( $handle ) && get( 'scroll_to_id' ) && preg_match( '/<a\s[^>]*href=["\'][^"\'#]*#[^"\'\s]/', $html ) ) {
		wp_enqueue_script( $handle );
	}
}

/**
 * @param mixed $html A classic menu.
 * @return mixed The same.
 */
function enqueue_for_menu( $html ) {
	enqueue_for_links( text( $html ) );
	return $html;
}

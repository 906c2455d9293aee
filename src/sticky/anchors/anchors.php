<?php
/** Enqueues the smooth-scroll script if the page has in-page links and the setting is on. */

declare( strict_types=1 );

namespace Frontage\Anchors;

use Frontage\Deferred;
use function Frontage\Settings\get;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

function enqueue_for_links( string $html ): void {
	$handle   = Deferred\handle( 'viewport' );
	$has_hash = str_contains( $html, '#' ) && ! wp_script_is( $handle ) && get( 'scroll_to_id' );
	if ( $has_hash && preg_match( '/<a\s[^>]*href=["\'][^"\'#]*#[^"\'\s]/', $html ) ) {
		wp_enqueue_script( $handle );
	}
}

/**
 * @param mixed $html A classic menu.
 * @return mixed Unchanged.
 */
function enqueue_for_menu( $html ) {
	enqueue_for_links( text( $html ) );
	return $html;
}

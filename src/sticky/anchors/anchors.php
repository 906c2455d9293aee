<?php
/** Enqueues the script that loads smooth scrolling if the page has in-page links and the setting is on. */

declare( strict_types=1 );

namespace Frontage\Anchors;

use Frontage\Assets;
use Frontage\Deferred;
use function Frontage\Settings\get;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-anchors';

/** Controls with a script of their own, such as tabs, need no other. */
const LINK = '/<a\s(?![^>]*\sdata-frontage-wake)[^>]*href=["\'][^"\'#]*#[^"\'\s]/';

function enqueue_for_links( string $html ): void {
	// Sticky elements have the script with them.
	$is_there = wp_script_is( HANDLE ) || wp_script_is( Deferred\handle( 'viewport' ) );
	if ( ! $is_there && str_contains( $html, '#' ) && get( 'scroll_to_id' ) && preg_match( LINK, $html ) ) {
		Assets\register_script( HANDLE, 'anchors/view' );
		wp_enqueue_script( HANDLE );
		Deferred\offer( 'sticky' );
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

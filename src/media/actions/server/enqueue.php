<?php
/** Enqueues the script on pages with links that act. */

declare( strict_types=1 );

namespace Frontage\LinkActions;

use Frontage\Deferred;
use Frontage\Viewer;

defined( 'ABSPATH' ) || exit;

/** Hashes of actions: in `href`, in our attribute, in a page builder's `e-action-hash`. */
const ACTIONS = '~["\'](?:#|%23)(?:elementor|frontage)-action(?::|%3A)~i';

function enqueue_for_actions( string $html ): void {
	if ( ! Deferred\is_on_page( 'link-actions' ) && preg_match( ACTIONS, $html ) ) {
		wp_enqueue_script( Deferred\handle( 'link-actions' ) );
		Deferred\offer( 'run-link-action', 'lightbox' );
		Viewer\prepare();
	}
}

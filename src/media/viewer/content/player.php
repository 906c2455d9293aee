<?php
/** Dependencies of the video player, which the viewer itself does not have. */

declare( strict_types=1 );

namespace Frontage\Viewer;

use Frontage\Island;

use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** Packages imported by player.tsx. */
const PLAYER_NEEDS = [ 'react', 'react-jsx-runtime', 'wp-element' ];

/** Registers them as one handle, for deferred loading. */
function register_player(): void {
	wp_register_script( Island\handle( 'player' ), false, PLAYER_NEEDS, VERSION, true );
}

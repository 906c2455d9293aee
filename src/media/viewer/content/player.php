<?php
/** What a player of films needs, of which the viewer itself needs nothing. */

declare( strict_types=1 );

namespace Frontage\Viewer;

use Frontage\Island;

use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** The packages that player.tsx imports. */
const PLAYER_NEEDS = [ 'react', 'react-jsx-runtime', 'wp-element' ];

/** A name for all of them, to be loaded late. */
function register_player(): void {
	wp_register_script( Island\handle( 'player' ), false, PLAYER_NEEDS, VERSION, true );
}

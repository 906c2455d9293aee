<?php
/** Styles and script of sections. */

declare( strict_types=1 );

namespace Frontage\Sections;

use Frontage\Assets;
use Frontage\Page;
use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** Of stretched blocks and entrances. */
const HANDLE        = 'frontage-sections';
const HIDDEN_HANDLE = 'frontage-hidden';

/** Registers them. They are enqueued at once in the editor's canvas and, for posts with sections, in classic themes: their head comes first. */
function register_styles(): void {
	Assets\register_view( HANDLE, 'sections/view' );
	wp_register_style( HIDDEN_HANDLE, false, [], VERSION );
	wp_add_inline_style( HIDDEN_HANDLE, hidden_css() );
	if ( is_admin() || Page\posts_match( '/"frontage(Hidden|Stretch|Entrance)"|\bdata-settings=/' ) ) {
		wp_enqueue_style( HANDLE );
		wp_enqueue_style( HIDDEN_HANDLE );
	}
}

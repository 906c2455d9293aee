<?php
/** Enqueues the script on pages with something that can hide the target of a link. */

declare( strict_types=1 );

namespace Frontage\Reveal;

use Frontage\Assets;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-reveal';

/** Accordions, panels of tabs and slides: ours, core's and those of page builders. */
const HIDING = '~<details[\s>]'
	. '|\s(?:role=["\']?tabpanel|hidden=["\']?until-found)'
	. '|[\s"\'](?:wp-block-(?:accordion-item|tab-panel|frontage-(?:tabs|[\w-]*carousel))|elementor-(?:tab-content|tabs|accordion|toggle))[\s"\']~i';

function enqueue_for_hidden( string $html ): void {
	if ( ! wp_script_is( HANDLE ) && preg_match( HIDING, $html ) ) {
		Assets\register_script( HANDLE, 'reveal/view' );
		wp_enqueue_script( HANDLE );
	}
}

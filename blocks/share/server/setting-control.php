<?php
/** Control of the setting `share_services`. */

declare( strict_types=1 );

namespace Frontage\Share;

use Frontage\Admin;
use function Frontage\Settings\is_screen;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues it on the settings screen.
 * @param mixed $screen
 */
function enqueue_setting_control( $screen ): void {
	if ( is_screen( $screen ) ) {
		Admin\enqueue( 'share-setting-control' );
	}
}

<?php
/** Admin notice for a checkout that was activated without its build. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

defined( 'ABSPATH' ) || exit;

/** Prints the notice for users who may activate plugins. */
function print_build_notice(): void {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	wp_admin_notice(
		sprintf(
			/* translators: %s: a command, as code. */
			__( 'Frontage was not built yet, so it does nothing. Run %s in its folder, then load this page again.', 'frontage' ),
			'<code>npm install &amp;&amp; npm run build</code>'
		),
		[ 'type' => 'error' ]
	);
}

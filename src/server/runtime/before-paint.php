<?php
/** Inline scripts that decide what the first paint shows. */

declare( strict_types=1 );

namespace Frontage\Runtime;

defined( 'ABSPATH' ) || exit;

/** By these, optimizers leave an inline script where it is; later it would change what a visitor sees already. */
const AS_IT_STANDS = [
	'data-cfasync'             => 'false',
	'data-jetpack-boost'       => 'ignore',
	'data-no-defer'            => '1',
	'data-no-optimize'         => '1',
	'data-noptimize'           => '1',
	'data-pagespeed-no-defer'  => true,
	'data-wpmeteor-nooptimize' => 'true',
	'nowprocket'               => true,
];

/** Prints a script that runs before anything is painted. */
function print_before_paint( string $script ): void {
	echo before_paint( $script ); // phpcs:ignore WordPress.Security.EscapeOutput -- A script tag of core.
}

/** Tag of a script that runs before what follows it is painted. */
function before_paint( string $script ): string {
	return wp_get_inline_script_tag( $script, AS_IT_STANDS );
}

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
	wp_print_inline_script_tag( $script, AS_IT_STANDS );
}

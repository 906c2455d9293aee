<?php
/** Header settings. The only file that uses the legacy option names, except for the schema. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * @return array{devices: list<string>, appears: string, hides: string, rows: list<string>, shrinking: list<string>} `devices` on which a header is
 *         sticky; `appears` none, slide or fade; `hides` '' or the effect of hiding on scroll down; sticky `rows`, and those that shrink.
 */
function sticky(): array {
	$on      = Settings\get( 'sticky_header_on_devices' );
	$devices = 'both' === $on ? [ 'desktop', 'mobile' ] : [ $on ];
	$sticks  = array_filter(
		[
			'above' => Settings\get( 'header_above_stick' ),
			'main'  => Settings\get( 'header_main_stick' ),
			'below' => Settings\get( 'header_below_stick' ),
		]
	);
	$shrinks = array_filter(
		[
			'above' => Settings\get( 'hook_shrink_header' ),
			'main'  => Settings\get( 'hook_shrink_header' ) || Settings\get( 'header_main_shrink' ),
			'below' => Settings\get( 'hook_shrink_header' ),
		]
	);
	$is_on   = Settings\get( 'hook_sticky_header' ) && 'not-sticky' !== page_choice();
	return [
		'devices'   => $is_on ? $devices : [],
		'appears'   => Settings\get( 'sticky_header_style' ),
		'hides'     => Settings\get( 'sticky_hide_on_scroll' ) ? Settings\get( 'header_animation_effect' ) : '',
		'rows'      => $is_on ? array_keys( $sticks ) : [],
		'shrinking' => $is_on ? array_keys( array_intersect_key( $sticks, $shrinks ) ) : [],
	];
}

function is_footer_sticky(): bool {
	return (bool) Settings\get( 'hook_sticky_footer' );
}

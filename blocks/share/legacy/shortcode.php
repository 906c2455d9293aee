<?php
/** Sassy Social Share's shortcode, once that plugin is gone. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Blocks\render;

defined( 'ABSPATH' ) || exit;

const LEGACY_SHORTCODE = 'Sassy_Social_Share';

/** Our keys of services by its keys. */
const LEGACY_SERVICES = [
	'twitter'      => 'x',
	'hackernews'   => 'hacker_news',
	'google_gmail' => 'gmail',
	'outlook_com'  => 'outlook',
	'vkontakte'    => 'vk',
	'teams'        => 'microsoft_teams',
	'kindle_it'    => 'push_to_kindle',
];

/** Registers the shortcode, unless it exists. */
function register_legacy_shortcode(): void {
	if ( ! shortcode_exists( LEGACY_SHORTCODE ) ) {
		add_shortcode( LEGACY_SHORTCODE, __NAMESPACE__ . '\render_shortcode' );
	}
}

/**
 * HTML of the shortcode.
 * @param mixed $given Its attributes.
 */
function render_shortcode( $given ): string {
	$given = array_map( 'strval', array_filter( is_array( $given ) ? $given : [], 'is_scalar' ) );
	$is_on = static fn( string $name ): bool => in_array( strtolower( $given[ $name ] ?? '' ), [ '1', 'on', 'yes', 'true' ], true );
	return render(
		BLOCK,
		[
			'layout'     => 'floating' === strtolower( $given['type'] ?? '' ) ? 'bar' : 'row',
			'side'       => isset( $given['right'] ) || 'right' === ( $given['align'] ?? '' ) ? 'end' : 'start',
			'url'        => $given['url'] ?? '',
			'showCounts' => $is_on( 'count' ),
			'showTotal'  => $is_on( 'total_shares' ),
		]
	);
}

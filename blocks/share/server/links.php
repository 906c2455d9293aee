<?php
/** URLs of services, for a page's title and URL. Twin of link.ts, for the dialog with all services. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Color\luminance;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Schemes of the URLs in services.json. */
const SCHEMES = [ 'https', 'mailto', 'sms', 'viber' ];

const SERVICE_FIELDS = [ 'title', 'background_color', 'locale', 'redirect_url', 'bookmarklet_url', 'instance', 'icon', 'letters' ];

/** @return array<string, array<string, string>> By key. */
function services(): array {
	static $services = null;
	$services        = $services ?? require __DIR__ . '/services.php';
	return filter_services( $services );
}

/** URL of a service for sharing a page; '' for an unknown service. */
function link_to( string $service, string $url, string $title ): string {
	$entry = services()[ $service ] ?? null;
	return null === $entry ? '' : strtr(
		$entry['redirect_url'] ?? $entry['bookmarklet_url'],
		[
			'{instance}' => instance_of( $service ),
			'{url}'      => rawurlencode( $url ),
			'{title}'    => rawurlencode( $title ),
		]
	);
}

/** Default host of a federated service. */
function instance_of( string $service ): string {
	return 'mastodon' === $service ? (string) get( 'share_instance' ) : services()[ $service ]['instance'] ?? '';
}

/** Name of a service; company names are not translated. */
function label_of( string $service ): string {
	$labels = [
		'email'  => __( 'Email', 'frontage' ),
		'sms'    => __( 'Text message', 'frontage' ),
		'copy'   => __( 'Copy link', 'frontage' ),
		'more'   => __( 'More', 'frontage' ),
		'native' => __( 'Share', 'frontage' ),
	];
	return $labels[ $service ] ?? services()[ $service ]['title'] ?? '';
}

/** White or black, by contrast with a color such as `#1877f2`. */
function text_on( string $color ): string {
	// Brands set white on their color, so black comes only where white has less than 3.5 : 1; at equal contrast, 0.179, ten of them would turn black.
	return luminance( $color ) > 0.25 ? '#000' : '#fff';
}

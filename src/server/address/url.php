<?php
/** URLs from editors and foreign code. */

declare( strict_types=1 );

namespace Frontage\Address;

defined( 'ABSPATH' ) || exit;

/**
 * A URL that is safe to link to and to frame: http, https or relative.
 * @param mixed $url
 * @return string Empty for everything else.
 */
function sanitize_http_url( $url ): string {
	return is_string( $url ) ? esc_url_raw( trim( $url ), [ 'http', 'https' ] ) : '';
}

/** An http or https URL with a host; empty for everything else. */
function absolute_http_url( string $url ): string {
	return preg_match( '~^https?://[^/?#\s]+~i', $url ) ? sanitize_http_url( $url ) : '';
}

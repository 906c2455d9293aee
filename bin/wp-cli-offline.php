<?php
/**
 * Lets `wp i18n make-pot` work without a network: it downloads block-i18n.json and theme-i18n.json, which WordPress has
 * copies of. Loaded by wp-cli's --require.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests;

\WP_CLI::add_hook(
	'http_request_options',
	static function ( array $options ): array {
		// phpcs:disable Squiz.Commenting, Generic.Files -- wp-cli brings the interface, and only now.
		$options['transport'] = new class() implements \WpOrg\Requests\Transport {
			public function request( $url, $headers = [], $data = [], $options = [] ) {
				$file = getenv( 'WP_CORE_DIR' ) . '/wp-includes/' . basename( (string) parse_url( $url, PHP_URL_PATH ) );
				$body = is_readable( $file ) ? (string) file_get_contents( $file ) : '';
				return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " . strlen( $body ) . "\r\nConnection: close\r\n\r\n" . $body;
			}

			public function request_multiple( $requests, $options ) {
				return [];
			}

			public static function test( $capabilities = [] ) {
				return true;
			}
		};
		// phpcs:enable
		return $options;
	}
);

<?php
/** The real address of a link whose hash holds an action and its settings. */

declare( strict_types=1 );

namespace Frontage\LinkActions;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** The start of a hash with an action, ours or a page builder's, which percent-encodes all of it, or all but `#`. */
const START = '~^(?:#|%23)(?:elementor|frontage)-action(?::|%3A)~i';

/** A decoded hash: its action, and its settings as JSON in base64. */
const HASH = '~^#(?:elementor|frontage)-action:action=([\w:-]{1,64})(?:&settings=([\w+/]+={0,2}))?$~';

const MOST_BYTES = 8192;

/**
 * Action and settings of a hash.
 * @return array{string, array<mixed>} Empty for a hash that is no action's, or malformed.
 */
function parsed( string $hash ): array {
	$is_short = strlen( $hash ) <= MOST_BYTES;
	if ( ! $is_short || ! preg_match( START, $hash ) || ! preg_match( HASH, rawurldecode( $hash ), $found ) ) {
		return [ '', [] ];
	}
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The page builder's format.
	$json = (string) base64_decode( $found[2] ?? '', true );
	return [ $found[1], items( json_decode( $json, true ) ) ];
}

/** Http(s) address that a link leads to without script; '' for actions and settings that name none. */
function address( string $hash ): string {
	[ $name, $settings ] = parsed( $hash );
	if ( ! in_array( $name, [ 'lightbox', 'slideshow' ], true ) ) {
		return '';
	}
	$url = text( $settings['url'] ?? '' );
	if ( '' === $url ) {
		// Not of a private or unpublished post: the link is printed for everybody, and anybody who writes may name any number.
		$id  = number( $settings['id'] ?? 0 );
		$url = is_post_publicly_viewable( $id ) ? (string) wp_get_attachment_url( $id ) : '';
	}
	return preg_match( '~^(?:https?:)?//[^/?#:\s]|^/(?!/)~i', $url ) ? sanitize_url( $url, [ 'http', 'https' ] ) : '';
}

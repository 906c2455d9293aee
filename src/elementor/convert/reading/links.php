<?php
/** Links of elements: addresses, actions and those that the page builder computes. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\LinkActions;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of a link.
 * @param mixed $link The value of a setting.
 * @return array{href: string, target: string, rel: string}|null Null if it leads nowhere.
 */
function link_of( $link ): ?array {
	$link = items( $link );
	$url  = trim( text( $link['url'] ?? '' ) );
	// With its colon it would be taken for a protocol.
	if ( str_starts_with( $url, '#elementor-action:' ) ) {
		$url = '#' . rawurlencode( substr( $url, 1 ) );
	}
	$url = esc_url_raw( $url );
	if ( '' === $url ) {
		return null;
	}
	$is_new = has_value( $link['is_external'] ?? '' );
	$rel    = array_filter( [ $is_new ? 'noreferrer noopener' : '', has_value( $link['nofollow'] ?? '' ) ? 'nofollow' : '' ] );
	return [
		'href'   => $url,
		'target' => $is_new ? '_blank' : '',
		'rel'    => implode( ' ', $rel ),
	];
}

/**
 * The link of an element: a computed one, or the value of its setting.
 * @return array{href: string, target: string, rel: string}|null
 */
function element_link( Element $element, string $setting = 'link' ): ?array {
	$stored   = $element->value( $setting );
	$computed = computed_url( text( items( $element->settings['__dynamic__'] ?? null )[ $setting ] ?? '' ) );
	$link     = link_of( '' === $computed ? $stored : [ 'url' => $computed ] + items( $stored ) );
	if ( ! $link && '' !== trim( text( items( $stored )['url'] ?? '' ) ) ) {
		// An address of a script.
		$element->report( 'settings', [ $setting ] );
	}
	return $link;
}

/**
 * Address and action of a link, for blocks that have an attribute for each. An action with more settings than its address stays in the link.
 * @param array{href: string, target: string, rel: string}|null $link
 * @return array{string, string} '' for what it does not have.
 */
function address_and_action( ?array $link ): array {
	$href    = $link['href'] ?? '';
	$address = LinkActions\address( $href );

	[ $name, $settings ] = LinkActions\parsed( $href );
	$more                = array_diff_key( $settings, array_flip( [ 'id', 'url', 'type' ] ) );
	return '' === $address || $more ? [ $href, '' ] : [ $address, "#frontage-action:action=$name" ];
}

/** Address of a computed link whose result can be stored; '' for others. */
function computed_url( string $tag ): string {
	if ( ! preg_match( '/ name="([\w-]+)" settings="([^"]*)"/', $tag, $found ) ) {
		return '';
	}
	$settings = items( json_decode( urldecode( $found[2] ), true ) );
	switch ( $found[1] ) {
		case 'lightbox':
			return lightbox_action( $settings );
		case 'site-url':
			return home_url( '/' );
		case 'internal-url':
			$id = number( $settings['post_id'] ?? 0 );
			return 'post' === ( $settings['type'] ?? '' ) && $id ? text( get_permalink( $id ) ) : '';
		default:
			return '';
	}
}

/**
 * Address that opens a picture or a film over the page.
 * @param array<mixed> $settings
 */
function lightbox_action( array $settings ): string {
	$picture = items( $settings['image'] ?? null );
	$film    = text( $settings['video_url'] ?? '' );
	$url     = 'video' === ( $settings['type'] ?? '' ) ? $film : text( $picture['url'] ?? '' );
	if ( '' === $url ) {
		return '';
	}
	$action = array_filter(
		[
			'id'   => id_here( $picture ),
			'url'  => $url,
			'type' => $url === $film ? 'video' : '',
		]
	);
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The format of the address.
	$encoded = base64_encode( (string) wp_json_encode( $action, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	return '#' . rawurlencode( "elementor-action:action=lightbox&settings=$encoded" );
}

/**
 * Puts a link around HTML.
 * @param array{href: string, target: string, rel: string}|null $link
 */
function linked( string $html, ?array $link ): string {
	// A link in a link would end it.
	if ( ! $link || '' === $html || preg_match( '/<a\b/i', $html ) ) {
		return $html;
	}
	$attributes = ' href="' . url( $link['href'] ) . '"';
	foreach ( [ 'target', 'rel' ] as $name ) {
		$attributes .= '' === $link[ $name ] ? '' : " $name=\"" . esc_attr( $link[ $name ] ) . '"';
	}
	return "<a$attributes>$html</a>";
}

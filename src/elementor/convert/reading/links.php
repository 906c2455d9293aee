<?php
/** Links of elements: addresses, actions and those that the page builder computes. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\LinkActions;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Attributes of links that an owner may add. Others would run, or belong to styles. */
const LINK_ATTRIBUTES = '/^(download|title|hreflang|lang|aria-label|data-[a-z0-9-]+)$/';

/**
 * Attributes of a link.
 * @param mixed $link The value of a setting.
 * @return array{href: string, target: string, rel: string, more: array<string, string>}|null Null if it leads nowhere.
 */
function link_of( $link ): ?array {
	$link = items( $link );
	$url  = trim( text( $link['url'] ?? '' ) );
	// With its colon it would be taken for a protocol.
	if ( str_starts_with( $url, '#elementor-action:' ) ) {
		$url = '#' . rawurlencode( substr( $url, 1 ) );
	}
	[ $action, $settings ] = null === foreign_kit() ? [ '', [] ] : LinkActions\parsed( $url );
	if ( isset( $settings['id'] ) ) {
		// That of a file of another site.
		$url = action_address( $action, array_diff_key( $settings, [ 'id' => true ] ) );
	}
	$url = esc_url_raw( $url );
	if ( '' === $url ) {
		return null;
	}
	$is_new = has_value( $link['is_external'] ?? '' );
	$own    = added_attributes( $link );
	$rel    = array_filter( [ $is_new ? 'noreferrer noopener' : '', has_value( $link['nofollow'] ?? '' ) ? 'nofollow' : '', $own['rel'] ?? '' ] );
	return [
		'href'   => $url,
		'target' => $is_new ? '_blank' : '',
		'rel'    => implode( ' ', array_unique( explode( ' ', implode( ' ', $rel ) ) ) ),
		'more'   => array_filter( $own, static fn( string $name ): bool => (bool) preg_match( LINK_ATTRIBUTES, $name ), ARRAY_FILTER_USE_KEY ),
	];
}

/**
 * Attributes that an owner has added to a link, as `name|value,name|value`.
 * @param array<mixed> $link The value of a setting.
 * @return array<string, string> By their names.
 */
function added_attributes( array $link ): array {
	$own = [];
	foreach ( explode( ',', text( $link['custom_attributes'] ?? '' ) ) as $pair ) {
		[ $name, $value ] = explode( '|', $pair, 2 ) + [ 1 => '' ];
		$name             = strtolower( trim( $name ) );
		if ( preg_match( '/^[a-z][a-z0-9-]*$/', $name ) ) {
			$own[ $name ] = 'rel' === $name ? (string) preg_replace( '/[^a-z \-]/', '', strtolower( $value ) ) : trim( $value );
		}
	}
	return $own;
}

/**
 * Reports attributes of links, at any depth of the settings, that no block of the element has.
 * @param list<ConvertBlock> $blocks
 */
function report_link_attributes( Element $element, array $blocks ): void {
	$links = [];
	$visit = static function ( array $settings ) use ( &$visit, &$links ): void {
		isset( $settings['custom_attributes'] ) ? $links[] = added_attributes( $settings ) : null;
		array_map( $visit, array_filter( $settings, 'is_array' ) );
	};
	$visit( $element->settings );
	$names = array_keys( array_merge( [], ...$links ) );
	$html  = $names ? stripslashes( (string) wp_json_encode( $blocks ) ) : '';
	$lost  = array_filter( $names, static fn( string $name ): bool => 'rel' !== $name && ! preg_match( "/<a [^>]*\b$name=/", $html ) );
	if ( $lost ) {
		$element->report( 'settings', array_values( array_map( static fn( string $name ): string => "link attribute $name", $lost ) ) );
	}
}

/**
 * The value of a setting that is a link, with the address that is computed for it.
 * @param array<mixed> $settings
 * @return mixed
 */
function link_value( array $settings, string $name ) {
	$stored   = $settings[ $name ] ?? null;
	$computed = computed_url( text( items( $settings['__dynamic__'] ?? null )[ $name ] ?? '' ) );
	return '' === $computed ? $stored : [ 'url' => $computed ] + items( $stored );
}

/**
 * The link of an element: a computed one, or the value of its setting.
 * @return array{href: string, target: string, rel: string, more: array<string, string>}|null
 */
function element_link( Element $element, string $setting = 'link' ): ?array {
	$stored = $element->value( $setting );
	$link   = link_of( link_value( $element->settings, $setting ) );
	if ( ! $link && '' !== trim( text( items( $stored )['url'] ?? '' ) ) ) {
		// An address of a script.
		$element->report( 'settings', [ $setting ] );
	}
	return $link;
}

/**
 * Address and action of a link, for blocks that have an attribute for each. An action with more settings than its address stays in the link.
 * @param array{href: string, target: string, rel: string, more?: array<string, string>}|null $link
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
			$id = number_here( $settings['post_id'] ?? 0 );
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
	return action_address( 'lightbox', $action );
}

/**
 * Address of an action, encoded.
 * @param array<mixed> $settings
 */
function action_address( string $name, array $settings ): string {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The format of the address.
	$encoded = base64_encode( (string) wp_json_encode( $settings, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	return '#' . rawurlencode( "elementor-action:action=$name&settings=$encoded" );
}

<?php
/** Search form: submits to the site's results page, and is an island with live results. */

declare( strict_types=1 );

namespace Frontage\Search;

use Frontage\Island;
use function Frontage\Icons\outline;
use function Frontage\Language\home;
use function Frontage\Language\in_language;
use function Frontage\Page\is_bare;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const SEARCH_ICON = '<path d="M19 19l-4.29-4.29M5.75 11a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 0 0-10.5 0z" />';

/** Number of live results. */
const RESULTS = 6;

/**
 * Sanitizes a block's attributes.
 * @param array<string, mixed> $given Of the block.
 * @return array{opens: string, buttonText: string, placeholder: string, width: int, liveResults: bool, postTypes: list<string>}
 */
function attributes( array $given ): array {
	$text  = static fn( string $name ): string => is_string( $given[ $name ] ?? null ) ? trim( $given[ $name ] ) : '';
	$opens = $text( 'opens' );
	$width = $given['width'] ?? 0;
	return [
		'opens'       => in_array( $opens, [ 'cover', 'full-screen', 'inline' ], true ) ? $opens : 'slide-down',
		'buttonText'  => $text( 'buttonText' ),
		'placeholder' => $text( 'placeholder' ),
		'width'       => is_numeric( $width ) ? min( 3840, absint( $width ) ) : 0,
		'liveResults' => false !== ( $given['liveResults'] ?? true ),
		'postTypes'   => known_types( $given['postTypes'] ?? [] ),
	];
}

/**
 * HTML of the form. Twin of blocks/search/island.tsx.
 * @param array<string, mixed> $attributes From attributes().
 * @param string               $id Prefix of ids.
 */
function form( array $attributes, string $id ): string {
	$home  = home();
	$props = [
		'id'          => $id,
		'action'      => (string) strtok( $home, '?' ),
		'value'       => text( get_search_query( false ) ),
		'placeholder' => '' === $attributes['placeholder'] ? __( 'Search…', 'frontage' ) : $attributes['placeholder'],
		'sent'        => sent( $home, $attributes['postTypes'] ),
		'labels'      => [
			'field'  => __( 'Search', 'frontage' ),
			'submit' => __( 'Submit Search', 'frontage' ),
		],
	];
	$html  = html( $props );
	if ( ! $attributes['liveResults'] ) {
		return $html;
	}
	$labels = [
		'searching' => __( 'Searching…', 'frontage' ),
		'failed'    => __( 'The search did not answer.', 'frontage' ),
		'retry'     => __( 'Retry', 'frontage' ),
		'results'   => __( 'Results', 'frontage' ),
	];
	return Island\element(
		'search',
		[
			'labels'   => $props['labels'] + $labels,
			'endpoint' => in_language( text( rest_url( 'wp/v2/search' ) ) ),
			'query'    => [
				'type'     => 'post',
				'subtype'  => implode( ',', $attributes['postTypes'] ? $attributes['postTypes'] : array_keys( searchable_types() ) ),
				'per_page' => RESULTS,
				'_fields'  => 'id,url,' . RESULT_FIELD,
			],
		] + $props,
		$html,
		[ 'trigger' => 'focus' ]
	);
}

/**
 * Hidden fields of the form: post types, and the query of the home URL, which browsers would drop.
 *
 * @param list<string> $types Names of post types.
 * @return list<array{ string, string }> Names and values.
 */
function sent( string $home, array $types ): array {
	$sent = array_map( static fn( string $type ): array => [ 'post_type[]', $type ], $types );
	wp_parse_str( (string) wp_parse_url( $home, PHP_URL_QUERY ), $query );
	foreach ( array_filter( $query, 'is_string' ) as $name => $value ) {
		$sent[] = [ (string) $name, $value ];
	}
	return $sent;
}

/** @param array<string, mixed> $props */
function html( array $props ): string {
	$hidden = '';
	foreach ( $props['sent'] as [ $name, $value ] ) {
		$hidden .= sprintf( '<input type="hidden" name="%s" value="%s" />', esc_attr( $name ), esc_attr( $value ) );
	}
	// Without it a field alone is sent by Enter.
	$button = is_bare() ? '' : sprintf(
		'<button class="wp-block-frontage-search__submit" type="submit" aria-label="%s">%s</button>',
		esc_attr( $props['labels']['submit'] ),
		outline( SEARCH_ICON )
	);
	return sprintf(
		'<form class="wp-block-frontage-search__form" role="search" method="get" action="%1$s">' .
			'<div class="wp-block-frontage-search__row">' .
				'<input class="wp-block-frontage-search__field" type="text" name="s" value="%2$s" placeholder="%3$s" aria-label="%4$s"' .
					' inputmode="search" enterkeyhint="search" autocomplete="off" maxlength="500" pattern=".*\S.*" required data-frontage-wake="" />' .
			'%5$s</div>%6$s' .
			'<div class="wp-block-frontage-search__results" data-state="idle">' .
				'<p class="wp-block-frontage-search__status" role="status"></p></div>' .
		'</form>',
		esc_url( $props['action'] ),
		htmlspecialchars( $props['value'], ENT_QUOTES ),
		esc_attr( $props['placeholder'] ),
		esc_attr( $props['labels']['field'] ),
		$button,
		$hidden
	);
}

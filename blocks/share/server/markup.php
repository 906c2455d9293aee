<?php
/** HTML of a share block: links, which work without script, and buttons, which need one. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Icons\outline;
use function Frontage\Icons\solid;

defined( 'ABSPATH' ) || exit;

/** Paths of @wordpress/icons, or in their style. */
const BUTTON_ICONS = [
	'native' => 'M9 11.8l6.1-4.5c.1.4.4.7.9.7h2c.6 0 1-.4 1-1V5c0-.6-.4-1-1-1h-2c-.6 0-1 .4-1 1v.4l-6.4 4.8c-.2-.1-.4-.2-.6-.2H6'
		. 'c-.6 0-1 .4-1 1v2c0 .6.4 1 1 1h2c.2 0 .4-.1.6-.2l6.4 4.8v.4c0 .6.4 1 1 1h2c.6 0 1-.4 1-1v-2c0-.6-.4-1-1-1h-2'
		. 'c-.5 0-.8.3-.9.7L9 12.2v-.4z',
	'copy'   => 'M10 17.4H8.3c-3 0-5.4-2.4-5.4-5.4s2.4-5.4 5.4-5.4H10v1.5H8.3C6.1 8.1 4.4 9.8 4.4 12s1.8 3.9 3.9 3.9H10v1.5z'
		. 'm5.7 0H14v-1.5h1.7c2.1 0 3.9-1.7 3.9-3.9s-1.7-3.9-3.9-3.9H14V6.6h1.7c3 0 5.4 2.4 5.4 5.4s-2.4 5.4-5.4 5.4z'
		. 'M8 11.25h8v1.5H8z',
	'more'   => 'M13 19h-2v-2h2v2zm0-6h-2v-2h2v2zm0-6h-2V5h2v2z',
];

/**
 * @param ShareAttributes $attributes
 * @param array{url: string, title: string, post: int} $target
 */
function html( array $attributes, array $target ): string {
	$counts = $attributes['showCounts'] || $attributes['showTotal'] ? counts_of( $target['post'] ) : [];
	$items  = $attributes['native'] ? button( 'native', $target, $counts, $attributes ) : '';
	foreach ( $attributes['services'] as $service ) {
		$items .= item( $service, $target, $counts, $attributes );
	}
	$items .= $attributes['copy'] ? button( 'copy', $target, $counts, $attributes ) : '';
	$items .= $attributes['more'] ? button( 'more', $target, [], $attributes ) : '';
	$total  = $attributes['showTotal'] ? total( array_sum( $counts ) ) : '';
	$list   = $total . '<ul class="wp-block-frontage-share__list">' . $items . '</ul>';
	if ( 'bar' !== $attributes['layout'] ) {
		return $list;
	}
	$summary = arrow( 'hide', __( 'Hide', 'frontage' ) ) . arrow( 'show', __( 'Share', 'frontage' ) );
	return '<details class="wp-block-frontage-share__bar" open>'
		. '<summary class="wp-block-frontage-share__arrow">' . $summary . '</summary>'
		. $list
		. '</details>';
}

/**
 * Arrow of a bar.
 * @param 'hide'|'show' $action Shown by styles while the bar is open, or closed.
 */
function arrow( string $action, string $label ): string {
	return sprintf(
		'<span class="wp-block-frontage-share__%1$s" title="%2$s">%3$s<span class="wp-block-frontage-share__name">%2$s</span></span>',
		$action,
		esc_attr( $label ),
		outline( '<path d="M14 6.5L8.5 12L14 17.5"/>', 20 )
	);
}

/**
 * Link of a service.
 * @param array{url: string, title: string, post: int} $target
 * @param array<string, int> $counts
 * @param ShareAttributes $attributes
 */
function item( string $service, array $target, array $counts, array $attributes ): string {
	$entry       = services()[ $service ];
	$color       = $entry['background_color'];
	$is_instance = isset( $entry['instance'] );
	$is_popup    = ! $is_instance && isset( $entry['redirect_url'] );
	$control     = [
		'class'               => 'wp-block-frontage-share__control',
		'href'                => esc_url( link_to( $service, $target['url'], $target['title'] ), SCHEMES ),
		// A click with another target is never held until a script is loaded.
		'target'              => $is_instance ? null : '_blank',
		'rel'                 => 'noopener nofollow',
		'title'               => $attributes['showLabels'] ? null : label_of( $service ),
		'data-service'        => $service,
		'data-opens'          => $is_popup ? 'popup' : ( $is_instance ? 'instance' : 'link' ),
		'data-frontage-wake'  => $is_instance ? true : 'intent',
		'data-frontage-needs' => $is_instance ? 'share-dialogs' : null,
		'style'               => "--frontage-share-color:$color;--frontage-share-on-color:" . text_on( $color ),
	];
	$icon        = isset( $entry['icon'] )
		? svg( $entry['icon'] )
		: '<span class="wp-block-frontage-share__letters" aria-hidden="true">' . esc_html( $entry['letters'] ) . '</span>';
	return '<li class="wp-block-frontage-share__item">'
		. '<a' . html_attributes( $control ) . '>' . $icon . name_and_count( $service, $counts, $attributes ) . '</a>'
		. '</li>';
}

/**
 * Button that needs a script. Until that is loaded it opens a popover, which the script replaces; the dialog of More is that popover, and is always
 * opened by the browser.
 * @param array{url: string, title: string, post: int} $target
 * @param array<string, int> $counts
 * @param ShareAttributes $attributes
 */
function button( string $service, array $target, array $counts, array $attributes ): string {
	$id      = wp_unique_id( 'frontage-share-early-' );
	$is_more = 'more' === $service;
	$control = [
		'class'               => 'wp-block-frontage-share__control',
		'type'                => 'button',
		'title'               => $attributes['showLabels'] ? null : label_of( $service ),
		'value'               => $service,
		'data-service'        => $service,
		'popovertarget'       => $id,
		'popovertargetaction' => $is_more ? 'show' : null,
		'aria-haspopup'       => $is_more ? 'dialog' : null,
		'data-frontage-wake'  => $is_more ? 'intent' : true,
		'data-frontage-needs' => $is_more ? 'share-dialogs' : null,
	];
	$popover = [
		'class'   => 'wp-block-frontage-share__early',
		'id'      => $id,
		'popover' => true,
	];
	$text    = 'copy' === $service
		? __( 'Copy it from here:', 'frontage' ) . ' ' . $target['url']
		: __( 'Share on another service', 'frontage' );
	$content = svg( BUTTON_ICONS[ $service ] ) . name_and_count( $service, $counts, $attributes );
	return '<li class="wp-block-frontage-share__item" data-needs-script>'
		. '<button' . html_attributes( $control ) . '>' . $content . '</button>'
		. ( $is_more ? dialog( $id ) : '<div' . html_attributes( $popover ) . '>' . esc_html( $text ) . '</div>' )
		. '</li>';
}

/**
 * @param array<string, int> $counts
 * @param ShareAttributes $attributes
 */
function name_and_count( string $service, array $counts, array $attributes ): string {
	$html = '<span class="wp-block-frontage-share__name">' . esc_html( label_of( $service ) ) . '</span>';
	if ( ! $attributes['showCounts'] || 'more' === $service ) {
		return $html;
	}
	$count = short_number( $counts[ $service ] ?? 0 );
	$span  = [
		'class'      => 'wp-block-frontage-share__count',
		'data-count' => $service,
		'hidden'     => '' === $count ? true : null,
	];
	return $html . '<span' . html_attributes( $span ) . '>' . esc_html( $count ) . '</span>';
}

/** Sum of the counts; hidden at zero. */
function total( int $sum ): string {
	$number = short_number( $sum );
	return sprintf(
		'<p class="wp-block-frontage-share__total" data-count="total"%s><span class="wp-block-frontage-share__number">%s</span>'
			. ' <span class="wp-block-frontage-share__unit">%s</span></p>',
		'' === $number ? ' hidden' : '',
		esc_html( $number ),
		esc_html( _n( 'Share', 'Shares', $sum, 'frontage' ) )
	);
}

function svg( string $path ): string {
	return solid( '<path d="' . esc_attr( $path ) . '"/>', 20 );
}

/**
 * Attributes of an element, each after a space.
 * @param array<string, string|true|null> $attributes True for one without a value, null for none.
 */
function html_attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= null === $value ? '' : ( true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) ) );
	}
	return $html;
}

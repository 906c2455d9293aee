<?php
/** The HTML of a share block: links that work without script, and buttons where only a script can help. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

/* From @wordpress/icons, and drawn after them. */
const BUTTON_ICONS = [
	'native' => 'M9 11.8l6.1-4.5c.1.4.4.7.9.7h2c.6 0 1-.4 1-1V5c0-.6-.4-1-1-1h-2c-.6 0-1 .4-1 1v.4l-6.4 4.8c-.2-.1-.4-.2-.6-.2H6c-.6 0-1 .4-1 1v2c0 .6.4 1 1 1h2c.2 0 .4-.1.6-.2l6.4 4.8v.4c0 .6.4 1 1 1h2c.6 0 1-.4 1-1v-2c0-.6-.4-1-1-1h-2c-.5 0-.8.3-.9.7L9 12.2v-.4z',
	'copy'   => 'M10 17.4H8.3c-3 0-5.4-2.4-5.4-5.4s2.4-5.4 5.4-5.4H10v1.5H8.3C6.1 8.1 4.4 9.8 4.4 12s1.8 3.9 3.9 3.9H10v1.5zm5.7 0H14v-1.5h1.7c2.1 0 3.9-1.7 3.9-3.9s-1.7-3.9-3.9-3.9H14V6.6h1.7c3 0 5.4 2.4 5.4 5.4s-2.4 5.4-5.4 5.4zM8 11.25h8v1.5H8z',
	'more'   => 'M13 19h-2v-2h2v2zm0-6h-2v-2h2v2zm0-6h-2V5h2v2z',
];
const HIDE_ICON    = '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true" focusable="false"><path d="M14 6.5L8.5 12L14 17.5"/></svg>';

/**
 * The inside of a block.
 * @param array<string, mixed> $attributes As attributes() gives them.
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
	$list   = sprintf( '%s<ul class="wp-block-frontage-share__list">%s</ul>', $attributes['showTotal'] ? total( array_sum( $counts ) ) : '', $items );
	if ( 'bar' !== $attributes['layout'] ) {
		return $list;
	}
	return sprintf(
		'<details class="wp-block-frontage-share__bar" open><summary class="wp-block-frontage-share__arrow"><span class="wp-block-frontage-share__hide" title="%1$s">%3$s<span class="wp-block-frontage-share__name">%1$s</span></span><span class="wp-block-frontage-share__show" title="%2$s">%3$s<span class="wp-block-frontage-share__name">%2$s</span></span></summary>%4$s</details>',
		esc_attr__( 'Hide', 'frontage' ),
		esc_attr__( 'Share', 'frontage' ),
		HIDE_ICON,
		$list
	);
}

/**
 * A service's link.
 * @param array{url: string, title: string, post: int} $target
 * @param array<string, int> $counts
 * @param array<string, mixed> $attributes
 */
function item( string $service, array $target, array $counts, array $attributes ): string {
	$entry = services()[ $service ];
	$kind  = isset( $entry['instance'] ) ? 'instance' : ( isset( $entry['redirect_url'] ) ? 'popup' : 'link' );
	return sprintf(
		'<li class="wp-block-frontage-share__item"><a class="wp-block-frontage-share__control" href="%1$s"%10$s rel="noopener nofollow"%2$s data-service="%3$s" data-opens="%4$s" data-frontage-wake%5$s style="--frontage-share-color:%6$s;--frontage-share-on-color:%7$s">%8$s%9$s</a></li>',
		esc_url( link_to( $service, $target['url'], $target['title'] ), SCHEMES ),
		$attributes['showLabels'] ? '' : ' title="' . esc_attr( label_of( $service ) ) . '"',
		esc_attr( $service ),
		$kind,
		'instance' === $kind ? '' : '="intent"',
		esc_attr( $entry['background_color'] ),
		text_on( $entry['background_color'] ),
		isset( $entry['icon'] ) ? svg( $entry['icon'] ) : '<span class="wp-block-frontage-share__letters" aria-hidden="true">' . esc_html( $entry['letters'] ) . '</span>',
		name_and_count( $service, $counts, $attributes ),
		// A click for another window is never held until a script has come.
		'instance' === $kind ? '' : ' target="_blank"'
	);
}

/**
 * A button for what only a script can do. Pressed before that is there, it opens a popover, which the script answers when it comes; the dialog of
 * More is that popover, and always opened by the browser.
 * @param array{url: string, title: string, post: int} $target
 * @param array<string, int> $counts
 * @param array<string, mixed> $attributes
 */
function button( string $service, array $target, array $counts, array $attributes ): string {
	$id      = wp_unique_id( 'frontage-share-early-' );
	$is_more = 'more' === $service;
	$early   = 'copy' === $service ? __( 'Copy it from here:', 'frontage' ) . ' ' . $target['url'] : __( 'Share on another service', 'frontage' );
	return sprintf(
		'<li class="wp-block-frontage-share__item" data-needs-script><button class="wp-block-frontage-share__control" type="button"%1$s value="%2$s" data-service="%2$s" popovertarget="%3$s"%4$s>%5$s%6$s</button>%7$s</li>',
		$attributes['showLabels'] ? '' : ' title="' . esc_attr( label_of( $service ) ) . '"',
		esc_attr( $service ),
		$id,
		$is_more ? ' popovertargetaction="show" aria-haspopup="dialog" data-frontage-wake="intent"' : ' data-frontage-wake',
		svg( BUTTON_ICONS[ $service ] ),
		name_and_count( $service, $counts, $attributes ),
		$is_more ? dialog( $id ) : '<div class="wp-block-frontage-share__early" id="' . $id . '" popover>' . esc_html( $early ) . '</div>'
	);
}

/**
 * @param array<string, int> $counts
 * @param array<string, mixed> $attributes
 */
function name_and_count( string $service, array $counts, array $attributes ): string {
	$html = '<span class="wp-block-frontage-share__name">' . esc_html( label_of( $service ) ) . '</span>';
	if ( ! $attributes['showCounts'] || 'more' === $service ) {
		return $html;
	}
	$count = short_number( $counts[ $service ] ?? 0 );
	return $html . sprintf( '<span class="wp-block-frontage-share__count" data-count="%s"%s>%s</span>', esc_attr( $service ), '' === $count ? ' hidden' : '', esc_html( $count ) );
}

/** The sum, above the word for it; hidden where nobody has shared. */
function total( int $sum ): string {
	$number = short_number( $sum );
	return sprintf(
		'<p class="wp-block-frontage-share__total" data-count="total"%s><span class="wp-block-frontage-share__number">%s</span> <span class="wp-block-frontage-share__unit">%s</span></p>',
		'' === $number ? ' hidden' : '',
		esc_html( $number ),
		esc_html( _n( 'Share', 'Shares', $sum, 'frontage' ) )
	);
}

function svg( string $path ): string {
	return '<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false"><path d="' . esc_attr( $path ) . '"/></svg>';
}

<?php
/**
 * Bars stand at the page's start or end, wherever they are in content, so that they take their room there from the first paint. In classic themes,
 * which begin the page before its content is known, a bar of the top sticks where it is.
 */

declare( strict_types=1 );

namespace Frontage\FloatingBar;

use Frontage\Notice;
use Frontage\Page;
use Frontage\Page\Notes;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a bar for its place.
 * @param mixed $html  Of the block.
 * @param mixed $block The parsed block.
 * @return mixed The rest, which stays where the block is.
 */
function place( $html, $block ) {
	$text     = Values\text( $html );
	$position = position( Values\items( Values\items( $block )['attrs'] ?? [] ) );
	if ( '' === trim( $text ) || Page\is_bare() ) {
		return $html;
	}
	if ( did_action( 'top' === $position ? 'wp_body_open' : 'wp_footer' ) ) {
		return edge( $position, $text );
	}
	// The same bar twice is one.
	$hash = md5( serialize( $block ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- For its hash.
	// Filters of content and widgets would have run shortcodes.
	$is_content = doing_filter( 'the_content' ) || doing_filter( 'widget_block_content' );
	Notes::add( "bars $position", $hash, $is_content ? do_shortcode( $text ) : $text );
	// Of a block that prints nothing, WordPress drops the styles and scripts.
	return '<!-- floating bar -->';
}

/**
 * Edge of the window: `top` or `bottom`.
 * @param array<mixed> $attributes Of the block.
 */
function position( array $attributes ): string {
	return 'top' === ( $attributes['position'] ?? '' ) ? 'top' : 'bottom';
}

/** Bars at an edge of the window. At the top they report their height below the store notice and above headers. */
function edge( string $position, string $bars ): string {
	if ( 'top' === $position ) {
		Notice\enqueue_script();
	}
	return sprintf(
		'<div class="wp-block-frontage-floating-bar__edge" data-position="%s"%s>%s</div>',
		$position,
		'top' === $position ? ' data-frontage-notice="{&quot;order&quot;:5}"' : '',
		$bars
	);
}

function print_top(): void {
	print_bars( 'top' );
}

function print_bottom(): void {
	print_bars( 'bottom' );
}

function print_bars( string $position ): void {
	$bars = implode( '', array_map( 'Frontage\Values\text', Notes::all( "bars $position" ) ) );
	if ( '' !== $bars ) {
		echo edge( $position, $bars ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of blocks.
	}
}

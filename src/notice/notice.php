<?php
/**
 * The HTML is the same for everybody, so that caches may keep it: a script of a line in the head says on the root, before anything is painted,
 * whether this visitor has dismissed the notice. Without script it is shown, and cannot be dismissed.
 */

declare( strict_types=1 );

namespace Frontage\Notice;

use Frontage\Assets;
use Frontage\Runtime;
use Frontage\Values;
use function Frontage\Settings\get;
use function Frontage\Settings\inline_html;

defined( 'ABSPATH' ) || exit;

/** The notice as inline HTML; empty where there is none. */
function text(): string {
	if ( ! get( 'store_notice' ) ) {
		return '';
	}
	/**
	 * Filters the text of the store notice. Links, bold and emphasized words are kept; an empty text shows no notice.
	 *
	 * @since 0.1.0
	 * @param string $text Inline HTML.
	 */
	$text = apply_filters( 'frontage_store_notice_text', get( 'store_notice_text' ) );
	return inline_html( Values\text( $text ) );
}

/** By it a visitor's browser remembers which text was dismissed. */
function hash_of( string $text ): string {
	// Sites in folders share their host's storage.
	$folder = untrailingslashit( (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ) );
	return substr( md5( $folder . $text ), 0, 8 );
}

/** Enqueues style and script; core writes a style with a path, small as this one, into the page. */
function enqueue(): void {
	if ( '' === text() ) {
		return;
	}
	Assets\enqueue_view( 'frontage-notice', 'notice/view' );
}

/** Prints the script that marks the root: `data-notice` is `shown`, `dismissed`, or `tapped` where the visitor was quicker than the script. Only here is storage read before the paint. */
function print_state(): void {
	$text = text();
	if ( '' !== $text ) {
		// The key and the shape are those of src/client/store.
		Runtime\print_before_paint( sprintf( "((s,d)=>{try{let{value:v,expires:e}=JSON.parse(localStorage['frontage:1:notice']);s=e>Date.now()&&[v].flat().includes('%s')?'dismissed':s}catch{}d.setAttribute('data-notice',s);d.addEventListener('click',({target:t})=>t.closest?.('.frontage-notice__dismiss')&&d.setAttribute('data-notice','tapped'))})('shown',document.documentElement)", hash_of( $text ) ) );
	}
}

function print_notice(): void {
	$text = text();
	if ( '' === $text ) {
		return;
	}
	printf(
		'<section class="frontage-notice" aria-label="%1$s" data-frontage-notice="%2$s"><p class="frontage-notice__text">%3$s</p><button type="button" class="frontage-notice__dismiss" aria-label="%4$s"><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true" focusable="false"><path d="M7.75 16.25L16.25 7.75M16.25 16.25L7.75 7.75"/></svg></button></section>',
		esc_attr__( 'Store notice', 'frontage' ),
		esc_attr( (string) wp_json_encode( [ 'hash' => hash_of( $text ) ] ) ),
		$text, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- wp_kses() in inline_html().
		esc_attr__( 'Dismiss notice', 'frontage' )
	);
}

<?php
/**
 * Store notice. The HTML is the same for all visitors, so that caches can keep it: dismissal/ hides it once it is dismissed. Without script
 * it is shown, and cannot be dismissed.
 */

declare( strict_types=1 );

namespace Frontage\Notice;

use Frontage\Assets;
use Frontage\Dismissal;
use Frontage\Values;
use function Frontage\Settings\get;
use function Frontage\Settings\inline_html;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-notice';

/** The notice as inline HTML; '' for none. */
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

/** Enqueues style and script; core prints small styles with a path inline. */
function enqueue(): void {
	if ( '' !== text() ) {
		Assets\enqueue_view( HANDLE, 'notice/view' );
	}
}

/** Enqueues the script alone, for bars at the top of other features. */
function enqueue_script(): void {
	if ( ! wp_script_is( HANDLE, 'registered' ) ) {
		Assets\register_script( HANDLE, 'notice/view' );
	}
	wp_enqueue_script( HANDLE );
}

function print_notice(): void {
	$text = text();
	if ( '' === $text ) {
		return;
	}
	// phpcs:disable WordPress.Security.EscapeOutput -- wp_kses() in inline_html(); the script is of the build; escaped in button().
	printf(
		'<section class="frontage-notice" aria-label="%s" data-frontage-dismissal="%s" data-frontage-notice>%s<p class="frontage-notice__text">%s</p>%s</section>',
		esc_attr__( 'Store notice', 'frontage' ),
		esc_attr( Dismissal\hash_of( $text ) ),
		Dismissal\script(),
		$text,
		Dismissal\button( 'frontage-notice__dismiss', __( 'Dismiss notice', 'frontage' ) )
	);
}

<?php
/** Suggests text for the site's privacy policy: which third parties a visitor's browser connects to, and when. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

defined( 'ABSPATH' ) || exit;

/** Adds our part to the guide under Settings → Privacy. */
function suggest_privacy_text(): void {
	$paragraphs = [
		'<p class="privacy-policy-tutorial">' . esc_html__( 'Frontage shows portfolio items. An item may be a video of YouTube or Vimeo, or another site in a frame. Neither is loaded with the page: a visitor’s browser asks for it only when the visitor plays the video or opens the item. Leave out what your items do not use.', 'frontage' ) . '</p>',
		'<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'frontage' ) . '</strong> '
			. esc_html__( 'Our portfolio may show videos of YouTube and Vimeo, and pages of another site in a frame. Your browser loads them from there only when you play the video or open the item. That provider or site then learns your IP address and which browser you use, may set cookies, and treats your data as its own privacy policy says.', 'frontage' ) . '</p>',
		'<p>' . esc_html__( 'The portfolio itself does not store anything about you, neither on this site nor in your browser. What you filter by or search for is part of the address of the page.', 'frontage' ) . '</p>',
	];
	wp_add_privacy_policy_content( 'Frontage', implode( '', $paragraphs ) );
}

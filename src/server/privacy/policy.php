<?php
/**
 * Suggests text for the site's privacy policy: which third parties a visitor's browser connects to, and what is stored about people. On the site that is
 * the code of a day by which blocks/share counts shares, and nothing in tables or in meta of users; no code leads to a person, so that there is nothing for
 * an exporter or an eraser to find. In a visitor's own browser it is a few words, and the text of a comment until it is sent.
 */

declare( strict_types=1 );

namespace Frontage\Privacy;

defined( 'ABSPATH' ) || exit;

/** Adds our part to the guide under Settings → Privacy. */
function suggest_policy(): void {
	$paragraphs = [
		'<p class="privacy-policy-tutorial">' . esc_html__( 'Frontage shows portfolio items. An item may be a video of YouTube or Vimeo, or another site in a frame. Neither is loaded with the page: a visitor’s browser asks for it only when the visitor plays the video or opens the item. Leave out what your items do not use.', 'frontage' ) . '</p>',
		'<p class="privacy-policy-tutorial">' . esc_html__( 'On this site Frontage stores nothing about people, with one exception: where shares are counted, for a day, at most two, a code that is made of a visitor’s IP address and of a key that is another every day. It belongs to no account and no email address, so that exporting or erasing personal data finds nothing of it, and it is deleted by itself. The login sends what a visitor types to this site’s own login only. A block “Account” that shows pictures of people loads them from Gravatar; none does unless you have chosen it.', 'frontage' ) . '</p>',
		'<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'frontage' ) . '</strong> '
			. esc_html__( 'Our portfolio may show videos of YouTube and Vimeo, and pages of another site in a frame. Your browser loads them from there only when you play the video or open the item. That provider or site then learns your IP address and which browser you use, may set cookies, and treats your data as its own privacy policy says.', 'frontage' ) . '</p>',
		'<p>' . esc_html__( 'The portfolio itself does not store anything about you, neither on this site nor in your browser. What you filter by or search for is part of the address of the page.', 'frontage' ) . '</p>',
		'<p>' . esc_html__( 'When you dismiss the notice at the top of our pages, your browser remembers which one it was for a year, in its local storage. When you choose the colors of our pages, it keeps your choice in a cookie for 90 days. Neither says anything else about you, and both leave your browser when you delete this site’s data there.', 'frontage' ) . '</p>',
		'<p>' . esc_html__( 'What you write in the field for a comment stays in your own browser, in its local storage, until you send or discard it, and for seven days at most. Your name, e-mail address and website are not kept with it.', 'frontage' ) . '</p>',
	];
	wp_add_privacy_policy_content( 'Frontage', implode( '', $paragraphs ) );
}

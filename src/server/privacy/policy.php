<?php
/**
 * Suggested text for the site's privacy policy: third parties to which browsers connect, and stored personal data. The site stores the daily hashes
 * of blocks/share only, which identify nobody, so that there is nothing to export or erase. Browsers store a few preferences, and drafts of
 * comments.
 */

declare( strict_types=1 );

namespace Frontage\Privacy;

defined( 'ABSPATH' ) || exit;

/** Adds the text to the guide under Settings → Privacy. */
function suggest_policy(): void {
	$intro = '<strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'frontage' ) . '</strong>';
	$open  = '<p class="privacy-policy-tutorial">';
	$text  = $open . implode( "</p>$open", array_map( 'esc_html', explanation() ) ) . '</p>'
		. "<p>$intro " . implode( '</p><p>', array_map( 'esc_html', suggestion() ) ) . '</p>';
	wp_add_privacy_policy_content( 'Frontage', $text );
}

/**
 * For the site's owner.
 * @return list<string> Paragraphs.
 */
function explanation(): array {
	return [
		implode(
			' ',
			[
				__( 'Frontage shows portfolio items.', 'frontage' ),
				__( 'An item may be a video of YouTube or Vimeo, or another site in a frame.', 'frontage' ),
				__( 'Neither is loaded with the page: a browser asks for it only when the visitor plays the video or opens the item.', 'frontage' ),
				__( 'Leave out what your items do not use.', 'frontage' ),
			]
		),
		implode(
			' ',
			[
				__( 'On this site Frontage stores nothing about people, with one exception.', 'frontage' ),
				__( 'Where shares are counted, it keeps a code for a day, at most two.', 'frontage' ),
				__( 'The code is made of a visitor’s IP address and of a key that is another every day.', 'frontage' ),
				__( 'It belongs to no account and no email address, so that exporting or erasing personal data finds nothing of it.', 'frontage' ),
				__( 'It is deleted by itself.', 'frontage' ),
				__( 'The login sends what a visitor types to this site’s own login only.', 'frontage' ),
				__( 'A block “Account” that shows pictures of people loads them from Gravatar; none does unless you have chosen it.', 'frontage' ),
			]
		),
	];
}

/**
 * For the site's visitors.
 * @return list<string> Paragraphs.
 */
function suggestion(): array {
	return [
		implode(
			' ',
			[
				__( 'Our portfolio may show videos of YouTube and Vimeo, and pages of another site in a frame.', 'frontage' ),
				__( 'Your browser loads them from there only when you play the video or open the item.', 'frontage' ),
				__( 'That provider or site then learns your IP address and which browser you use, and may set cookies.', 'frontage' ),
				__( 'It treats your data as its own privacy policy says.', 'frontage' ),
			]
		),
		implode(
			' ',
			[
				__( 'The portfolio itself does not store anything about you, neither on this site nor in your browser.', 'frontage' ),
				__( 'What you filter by or search for is part of the address of the page.', 'frontage' ),
			]
		),
		implode(
			' ',
			[
				__( 'When you dismiss a notice on our pages, your browser remembers which one for a year, in its local storage.', 'frontage' ),
				__( 'When you choose the colors of our pages, it keeps your choice in a cookie for 90 days.', 'frontage' ),
				__( 'Neither says anything else about you, and both leave your browser when you delete this site’s data there.', 'frontage' ),
			]
		),
		implode(
			' ',
			[
				__( 'What you write in the field for a comment stays in your own browser, in its local storage, until you send or discard it.', 'frontage' ),
				__( 'It stays for seven days at most.', 'frontage' ),
				__( 'Your name, e-mail address and website are not kept with it.', 'frontage' ),
			]
		),
	];
}

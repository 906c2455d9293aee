<?php
/** Suggests text for the site's privacy policy: what sharing and its counts keep, and when another site learns of a visitor. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

/** Adds our part to the guide under Settings → Privacy; src/server/privacy says why there is nothing to export or erase. */
function suggest_privacy_text(): void {
	$paragraphs = [
		'<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'frontage' ) . '</strong> '
			. esc_html__( 'Share links send nothing to anybody before you click one. Then the service that you chose opens with the title and address of the page, and its own privacy policy holds. If you enter the instance of your Mastodon account, or of a service like it, your browser remembers it for a year; it is not sent to us.', 'frontage' ) . '</p>',
		'<p>' . esc_html__( 'We count how often a page was shared. So that nobody is counted twice, we keep for a day, at most two, a code that is made of your IP address and a key. The key is another every day, and without it the code leads back to nobody. Your IP address itself is not stored.', 'frontage' ) . '</p>',
	];
	wp_add_privacy_policy_content( __( 'Frontage: sharing', 'frontage' ), implode( '', $paragraphs ) );
}

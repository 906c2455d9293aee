<?php
/** Suggested text for the site's privacy policy about share links and counts. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

/** Adds the text to the guide under Settings → Privacy. Nothing has to be exported or erased: see src/server/privacy. */
function suggest_privacy_text(): void {
	$links  = implode(
		' ',
		[
			__( 'Share links send nothing to anybody before you click one.', 'frontage' ),
			__( 'Then the service that you chose opens with the title and address of the page, and its own privacy policy holds.', 'frontage' ),
			__( 'If you enter the instance of your Mastodon account, or of a service like it, your browser remembers it for a year.', 'frontage' ),
			__( 'It is not sent to us.', 'frontage' ),
		]
	);
	$counts = implode(
		' ',
		[
			__( 'We count how often a page was shared.', 'frontage' ),
			__( 'So that nobody is counted twice, we keep a code for a day, at most two.', 'frontage' ),
			__( 'It is made of your IP address and a key.', 'frontage' ),
			__( 'The key is another every day, and without it the code leads back to nobody.', 'frontage' ),
			__( 'Your IP address itself is not stored.', 'frontage' ),
		]
	);
	$intro  = '<strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'frontage' ) . '</strong>';
	$text   = "<p>$intro " . esc_html( $links ) . '</p><p>' . esc_html( $counts ) . '</p>';
	wp_add_privacy_policy_content( __( 'Frontage: sharing', 'frontage' ), $text );
}

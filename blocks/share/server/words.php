<?php
/** Labels of the deferred script. */

declare( strict_types=1 );

namespace Frontage\Share;

use Frontage\Settings;
use Frontage\Toolkit;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Puts its words on pages with a share block. */
function add_words(): void {
	$view = generate_block_asset_handle( BLOCK, 'viewScript' );
	if ( ! wp_script_is( $view ) && ! wp_script_is( $view, 'done' ) ) {
		return;
	}
	Toolkit\prepare();
	$message = (string) Settings\get( 'share_copied' );
	Settings\add_to_page(
		[
			'share' => [
				'ajax'     => text( admin_url( 'admin-ajax.php' ) ),
				'isAlert'  => 'alert' === Settings\get( 'share_message' ),
				'instance' => instance_of( 'mastodon' ),
				'words'    => [
					// The setting's default is a sentence of ours.
					'copied'   => Settings\ENTRIES['share_copied']['default'] === $message ? __( 'Link copied.', 'frontage' ) : $message,
					'failed'   => __( 'The link could not be copied.', 'frontage' ),
					'byHand'   => __( 'Copy it from here:', 'frontage' ),
					'more'     => __( 'Share on another service', 'frontage' ),
					'find'     => __( 'Find a service', 'frontage' ),
					'none'     => __( 'No service has this name.', 'frontage' ),
					/* translators: %s: name of a service such as Mastodon, which runs on many hosts. */
					'instance' => __( 'Share on %s', 'frontage' ),
					'host'     => __( 'Your instance', 'frontage' ),
					/* translators: %s: a host name such as mastodon.social. */
					'noHost'   => __( 'Enter the name of a host, such as %s.', 'frontage' ),
					'submit'   => __( 'Submit', 'frontage' ),
					'close'    => __( 'Close', 'frontage' ),
					'share'    => _n( 'Share', 'Shares', 1, 'frontage' ),
					'shares'   => _n( 'Share', 'Shares', 2, 'frontage' ),
					'email'    => label_of( 'email' ),
					'sms'      => label_of( 'sms' ),
				],
			] + array_filter( [ 'services' => service_changes() ] ),
		]
	);
}

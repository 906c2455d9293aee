<?php
/** Addresses of attachments that a text names by an id: whoever writes it may name any. */

declare( strict_types=1 );

namespace Frontage\Page;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Address of an attachment that everybody may see, or that belongs to the post around, which is seen by those who read this. Not by who reads it:
 * pages are cached.
 * @return string '' for others.
 */
function attachment_url( int $id ): string {
	$file = $id > 0 ? get_post( $id ) : null;
	if ( ! $file || 'attachment' !== $file->post_type ) {
		return '';
	}
	$is_seen = is_post_publicly_viewable( $file ) || ( $file->post_parent > 0 && get_the_ID() === $file->post_parent );
	return $is_seen ? text( wp_get_attachment_url( $id ) ) : '';
}

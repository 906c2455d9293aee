<?php
/** Imported posts that are scheduled: an import is no publication, and neither is their time, when it comes. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * GMT date that an imported post was scheduled for; '' if it was not. One whose date is changed since is published by whoever changed it.
 * @param KitEntry $entry Of the journal.
 * @param string               $date  Of the object.
 */
function scheduled_for( array $entry, string $date ): string {
	if ( 'future' !== $entry['status'] ) {
		return '';
	}
	return 'change' === $entry['action'] ? text( get_post_field( 'post_date_gmt', $entry['target'], 'raw' ) ) : get_gmt_from_date( $date );
}

/** Publishes an imported post whose time has come, before WordPress does so with pings and all that other plugins do. */
function publish_scheduled( \WP_Post $post ): void {
	$is_due = $post->post_date_gmt <= gmdate( 'Y-m-d H:i:s' );
	if ( ! $is_due || 'future' !== $post->post_status ) {
		return;
	}
	$is_as_imported = get_post_meta( $post->ID, SCHEDULED, true ) === $post->post_date_gmt;
	delete_post_meta( $post->ID, SCHEDULED );
	if ( $is_as_imported ) {
		set_post_fields( $post->ID, [ 'post_status' => 'publish' ] );
		settle_post( $post->ID, 'future' );
	}
}

<?php
/** Keeps a post's content before another takes its place, also where WordPress keeps no revisions. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Text\plain_title;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the present content of a converted post: as a revision, else as a draft.
 * @param array<mixed> $record Of the conversion.
 * @return int|\WP_Error Id of the draft; 0 if none was needed.
 */
function keep_present( int $id, array $record ) {
	wp_save_post_revision( $id );
	$post = get_post( $id );
	if ( ! $post || md5( $post->post_content ) === text( $record['hash'] ?? '' ) || is_in_revisions( $post ) ) {
		return 0;
	}
	$draft = without_kses(
		static fn() => wp_insert_post(
			[
				'post_type'    => $post->post_type,
				'post_status'  => 'draft',
				'post_author'  => (int) $post->post_author,
				/* translators: %s: title of a post. */
				'post_title'   => wp_slash( sprintf( __( '%s (blocks)', 'frontage' ), $post->post_title ) ),
				'post_content' => wp_slash( $post->post_content ),
			],
			true
		)
	);
	if ( ! is_wp_error( $draft ) && get_post_field( 'post_content', $draft, 'raw' ) === $post->post_content ) {
		return $draft;
	}
	$message = __( 'The original content of this post couldn’t be saved. Nothing was changed.', 'frontage' );
	return new \WP_Error( 'frontage_convert_unkept', $message, [ 'status' => 500 ] );
}

/** Whether a revision has a post's content, and stays when the next one is saved. */
function is_in_revisions( \WP_Post $post ): bool {
	$most = wp_revisions_to_keep( $post );
	return ( $most < 0 || $most > 1 ) && in_array( $post->post_content, wp_list_pluck( wp_get_post_revisions( $post ), 'post_content' ), true );
}

/** @return array{id: int, text: string, link: string} The draft, for the editor. */
function draft_answer( int $draft ): array {
	return [
		'id'   => $draft,
		'text' => kept_in_draft( $draft ),
		'link' => text( get_edit_post_link( $draft, 'raw' ) ),
	];
}

/** Sentence that names the draft in which later changes are. */
function kept_in_draft( int $draft ): string {
	/* translators: %s: title of a post. */
	return sprintf( __( 'Changes made since the conversion are kept in the draft “%s”.', 'frontage' ), plain_title( $draft ) );
}

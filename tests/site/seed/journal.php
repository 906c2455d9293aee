<?php
/**
 * Gives the studio its journal, and its readers their say.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Writes the posts with their comments and answers how many posts there are. */
function journal(): int {
	$journal = data( 'journal' );
	sure(
		wp_update_term(
			(int) get_option( 'default_category' ),
			'category',
			[
				'name' => 'Field notes',
				'slug' => 'field-notes',
			]
		)
	);
	foreach ( $journal as $entry ) {
		$category = term( 'category', sanitize_title( $entry['category'] ) );
		$id       = write(
			[
				'post_type'      => 'post',
				'post_name'      => $entry['slug'],
				'post_title'     => $entry['title'],
				'post_excerpt'   => $entry['excerpt'],
				'post_content'   => paragraphs( $entry['text'] ),
				'post_author'    => person( $entry['author'] ),
				'post_date'      => $entry['date'],
				'comment_status' => 'open',
				'meta_input'     => [ '_thumbnail_id' => picture( $entry['picture'] ) ],
			]
		);
		$category = $category ? $category : (int) sure( wp_insert_term( $entry['category'], 'category' ) )['term_id'];
		sure( wp_set_object_terms( $id, $category, 'category' ) );
		write_comments( $id, $entry['comments'] );
	}
	return count( $journal );
}

/**
 * Writes the comments below a post that has none, answers below what they answer.
 *
 * @param int                              $post     Post id.
 * @param array<int, array<string, mixed>> $comments Comments of journal.json, each after the one that it answers.
 */
function write_comments( int $post, array $comments ): void {
	$ids = [];
	if ( get_comment_count( $post )['all'] ) {
		return;
	}
	foreach ( $comments as $comment ) {
		$user                   = isset( $comment['login'] ) ? get_user_by( 'login', $comment['login'] ) : false;
		$ids[ $comment['key'] ] = wp_insert_comment(
			wp_slash(
				[
					'comment_post_ID'      => $post,
					'comment_parent'       => isset( $comment['to'] ) ? $ids[ $comment['to'] ] : 0,
					'user_id'              => $user instanceof WP_User ? $user->ID : 0,
					'comment_author'       => $user instanceof WP_User ? $user->display_name : $comment['name'],
					'comment_author_email' => $user instanceof WP_User ? $user->user_email : sanitize_title( $comment['name'] ) . '@post.example',
					'comment_date'         => $comment['date'],
					'comment_date_gmt'     => get_gmt_from_date( $comment['date'] ),
					'comment_content'      => $comment['text'],
					'comment_approved'     => ( $comment['approved'] ?? true ) ? 1 : 0,
				]
			)
		);
	}
}

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
				'post_content'   => note( $entry ),
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
 * The markup of a note: its paragraphs, and its gallery before the last of them.
 *
 * @param array<string, mixed> $entry An entry of journal.json.
 */
function note( array $entry ): string {
	$last = array_pop( $entry['text'] );
	return implode( "\n\n", array_filter( [ paragraphs( $entry['text'] ), gallery( $entry['gallery'] ?? [ 'pictures' => [] ] ), paragraphs( [ $last ] ) ] ) );
}

/**
 * A gallery whose pictures open in the lightbox; nothing where this WordPress brings none of them.
 *
 * Captions of its pictures would lie on them, so the whole of it has one.
 *
 * @param array{ pictures: string[], caption?: string } $about Our names for the pictures, and a line about them.
 */
function gallery( array $about ): string {
	$image  = static function ( int $id ): string {
		return sprintf(
			'<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large"><a href="%2$s"><img src="%3$s" alt="%4$s" class="wp-image-%1$d"/></a></figure><!-- /wp:image -->',
			$id,
			esc_url( (string) wp_get_attachment_url( $id ) ),
			esc_url( (string) wp_get_attachment_image_url( $id, 'large' ) ),
			esc_attr( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) )
		);
	};
	$images = array_map( $image, array_filter( array_map( __NAMESPACE__ . '\picture', $about['pictures'] ) ) );
	return $images ? '<!-- wp:gallery {"linkTo":"media","frontageLightbox":"yes","align":"wide"} --><figure class="wp-block-gallery alignwide has-nested-images columns-default is-cropped">' . implode( "\n\n", $images ) . '<figcaption class="blocks-gallery-caption wp-element-caption">' . esc_html( $about['caption'] ?? '' ) . '</figcaption></figure><!-- /wp:gallery -->' : '';
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

<?php
/**
 * Gives the studio its pages: the galleries, who they are, and the sites that it made for clients.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

defined( 'ABSPATH' ) || exit;

/** Writes the pages, chooses front page and journal, and answers how many pages there are. */
function pages(): int {
	$pages = array_filter( data( 'site' )['pages'], __NAMESPACE__ . '\has_its_picture' );
	foreach ( array_values( $pages ) as $place => $page ) {
		write_page( $page, $place );
	}
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', get_page_by_path( 'home' )->ID );
	update_option( 'page_for_posts', get_page_by_path( 'journal' )->ID );
	return count( $pages );
}

/**
 * Writes one page.
 *
 * @param array<string, mixed> $page  An entry of site.json.
 * @param int                  $place Its place in lists.
 */
function write_page( array $page, int $place ): void {
	$parent = $page['parent'] ?? '';
	$markup = isset( $page['content'] ) ? content( $page['content'] ) : '';
	if ( isset( $page['lead'] ) ) {
		$markup = client_page( $page );
	}
	$id = write(
		[
			'post_type'      => 'page',
			'post_name'      => $page['slug'],
			'post_parent'    => $parent ? get_page_by_path( $parent )->ID : 0,
			'post_title'     => $page['title'],
			'post_content'   => $markup,
			'menu_order'     => $place,
			'post_date'      => '2025-09-01 09:00:00',
			'comment_status' => 'closed',
		],
		$parent
	);
	update_post_meta( $id, '_wp_page_template', $page['template'] ?? 'default' );
}

/**
 * The markup of a page that the studio made for a client: a picture with the client's name on it, and a few lines.
 *
 * @param array<string, mixed> $page An entry of site.json.
 */
function client_page( array $page ): string {
	$picture = picture( $page['picture'] );
	$url     = (string) wp_get_attachment_image_url( $picture, 'full' );
	$cover   = serialize_block_attributes(
		[
			'url'           => $url,
			'id'            => $picture,
			'dimRatio'      => 50,
			'minHeight'     => 60,
			'minHeightUnit' => 'vh',
			'align'         => 'full',
			'layout'        => [ 'type' => 'constrained' ],
		]
	);
	return "<!-- wp:cover {$cover} -->\n"
		. '<div class="wp-block-cover alignfull" style="min-height:60vh">'
		. '<img class="wp-block-cover__image-background wp-image-' . $picture . '" alt="" src="' . esc_url( $url ) . '" data-object-fit="cover"/>'
		. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>'
		. '<div class="wp-block-cover__inner-container">'
		. "<!-- wp:heading {\"textAlign\":\"center\",\"level\":1,\"fontSize\":\"xx-large\"} -->\n"
		. '<h1 class="wp-block-heading has-text-align-center has-xx-large-font-size">' . esc_html( $page['title'] ) . "</h1>\n<!-- /wp:heading -->\n\n"
		. "<!-- wp:paragraph {\"align\":\"center\",\"fontSize\":\"large\"} -->\n"
		. '<p class="has-text-align-center has-large-font-size">' . esc_html( $page['lead'] ) . "</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->\n\n"
		. paragraphs( $page['text'] );
}

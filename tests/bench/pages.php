<?php
/**
 * Writes the pages that the bench looks at: the same pictures in our gallery, in WordPress's own gallery block and in its Query Loop
 * (/bench-portfolio/, /bench-gallery/, /bench-query/), and a gallery of everything, a hundred items at a time (/bench-everything/).
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use function Frontage\Portfolio\post_type;

defined( 'ABSPATH' ) || exit;

const ITEMS = 24;

/**
 * Writes one page.
 *
 * @param string $slug    Its address.
 * @param string $content Its blocks.
 */
function page( string $slug, string $content ): void {
	if ( get_page_by_path( "bench-$slug" ) ) {
		return;
	}
	wp_insert_post(
		[
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => "bench-$slug",
			'post_title'   => 'Bench',
			'post_content' => $content,
			'meta_input'   => [ '_wp_page_template' => 'page-wide' ],
		]
	);
}

/**
 * WordPress's gallery of the pictures that our tiles show, each a link to its item.
 */
function core_gallery(): string {
	$items  = get_posts(
		[
			'post_type'    => post_type(),
			'numberposts'  => ITEMS, // phpcs:ignore WordPress.WP.PostsPerPage -- As many as the other pages show.
			'has_password' => false,
		]
	);
	$images = '';
	foreach ( $items as $item ) {
		$id      = (int) get_post_thumbnail_id( $item );
		$images .= sprintf(
			'<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"custom"} -->'
			. '<figure class="wp-block-image size-large"><a href="%2$s"><img src="%3$s" alt="%4$s" class="wp-image-%1$d"/></a><figcaption class="wp-element-caption">%5$s</figcaption></figure><!-- /wp:image -->',
			$id,
			esc_url( (string) get_permalink( $item ) ),
			esc_url( (string) wp_get_attachment_image_url( $id, 'large' ) ),
			esc_attr( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
			esc_html( get_the_title( $item ) )
		);
	}
	return '<!-- wp:gallery {"columns":3,"linkTo":"none","align":"wide"} --><figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped">' . $images . '</figure><!-- /wp:gallery -->';
}

/**
 * WordPress's Query Loop of the same items.
 */
function core_query(): string {
	$query = wp_json_encode(
		[
			'queryId' => 1,
			'align'   => 'wide',
			'query'   => [
				'perPage'  => ITEMS,
				'pages'    => 0,
				'offset'   => 0,
				'postType' => post_type(),
				'order'    => 'desc',
				'orderBy'  => 'date',
				'inherit'  => false,
			],
		]
	);
	return "<!-- wp:query $query --><div class=\"wp-block-query alignwide\">"
		. '<!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} --><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"4/3","sizeSlug":"large"} /--><!-- wp:post-title {"isLink":true,"level":3} /--><!-- /wp:post-template -->'
		. '<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->';
}

page( 'portfolio', '<!-- wp:frontage/portfolio {"instanceId":1,"align":"wide","layout":"grid","itemsPerPage":' . ITEMS . '} /-->' );
page( 'everything', '<!-- wp:frontage/portfolio {"instanceId":1,"align":"wide","itemsPerPage":100} /-->' );
page( 'gallery', core_gallery() );
page( 'query', core_query() );

<?php
/** Finds the pages that show a picture whose alternative text has changed. */

declare( strict_types=1 );

namespace Frontage\GalleryCache;

use Frontage\Page\Notes;
use Frontage\Portfolio;
use function Frontage\PageCache\mark_pages;

defined( 'ABSPATH' ) || exit;

/** List of the changed pictures of this site. */
function picture_list(): string {
	return 'changed pictures of site ' . get_current_blog_id();
}

/**
 * @param mixed $meta
 * @param mixed $picture
 * @param mixed $key
 */
function on_changed_text( $meta, $picture, $key ): void {
	if ( '_wp_attachment_image_alt' === $key && is_numeric( $picture ) ) {
		Notes::add( picture_list(), (string) $picture );
		mark_pages( __NAMESPACE__ . '\pages_with_pictures' );
	}
}

/** @return list<int>|null Ids of the items with the changed pictures, and of the pages with a gallery; null for all pages. */
function pages_with_pictures(): ?array {
	$pictures = array_keys( Notes::all( picture_list() ) );
	Notes::clear( picture_list() );
	$items = get_posts(
		[
			'post_type'   => Portfolio\post_type(),
			'numberposts' => MAX_PAGES + 1, // phpcs:ignore WordPress.WP.PostsPerPage -- Ids only.
			'fields'      => 'ids',
			'meta_query'  => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- Once after a change.
				[
					'key'         => Portfolio\picture_keys(),
					'compare_key' => 'IN',
					'value'       => $pictures,
				],
			],
		]
	);
	if ( ! $items ) {
		return [];
	}
	$pages = gallery_pages();
	return null === $pages || count( $items ) > MAX_PAGES ? null : array_merge( $pages, $items );
}

<?php
/** Finds the pages with a gallery. Nothing is stored, because content can change in too many ways. */

declare( strict_types=1 );

namespace Frontage\GalleryCache;

use function Frontage\PageCache\is_part;
use function Frontage\Values\items;
use const Frontage\Gallery\LEGACY_BLOCK;
use const Frontage\Gallery\LEGACY_SHORTCODES;

defined( 'ABSPATH' ) || exit;

/** If there are more, all pages are purged. */
const MAX_PAGES = 100;

/**
 * Pages with a gallery.
 * @return list<int>|null Their ids; null for all pages, if a template or pattern has a gallery.
 */
function gallery_pages(): ?array {
	global $wpdb;
	$marks = marks();
	$likes = array_map( static fn( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', $marks );
	$where = implode( ' OR ', array_fill( 0, count( $marks ), 'post_content LIKE %s' ) );
	$sql   = "SELECT ID, post_type FROM {$wpdb->posts} WHERE post_status = 'publish' AND ( $where ) LIMIT %d";
	// phpcs:ignore WordPress.DB -- Once after a change; WP_Query has no search for one of several strings.
	$found = $wpdb->get_results( $wpdb->prepare( $sql, array_merge( $likes, [ MAX_PAGES + 1 ] ) ) );
	$ids   = [];
	foreach ( is_array( $found ) ? $found : [] as $post ) {
		if ( is_part( $post->post_type ) ) {
			return null;
		}
		$ids[] = (int) $post->ID;
	}

	/**
	 * Filters the pages that are purged from caches after portfolio items have changed: those that hold a gallery.
	 *
	 * @since 0.2.0
	 * @param int[] $ids Ids of posts with a gallery in their content. Add those that show one from elsewhere, such as a page builder's own data.
	 */
	$ids = array_values( array_unique( wp_parse_id_list( items( apply_filters( 'frontage_gallery_pages', $ids ), $ids ) ) ) );
	return count( $ids ) > MAX_PAGES || is_in_theme() ? null : $ids;
}

/** Whether a template or widget has a gallery. */
function is_in_theme(): bool {
	$contents = [ (string) wp_json_encode( array_map( 'get_option', [ 'widget_block', 'widget_text' ] ), JSON_UNESCAPED_SLASHES ) ];
	foreach ( [ 'wp_template', 'wp_template_part' ] as $type ) {
		$contents = array_merge( $contents, array_column( get_block_templates( [], $type ), 'content' ) );
	}
	$all = implode( "\n", $contents );
	preg_match_all( '/<!-- wp:pattern \{"slug":"([^"]+)"/', $all, $slugs );
	foreach ( array_unique( $slugs[1] ) as $slug ) {
		$all .= \WP_Block_Patterns_Registry::get_instance()->get_registered( $slug )['content'] ?? '';
	}
	foreach ( marks() as $mark ) {
		if ( str_contains( $all, $mark ) ) {
			return true;
		}
	}
	return false;
}

/** @return non-empty-list<string> Strings that mark a gallery in content. */
function marks(): array {
	return array_merge(
		[ '<!-- wp:frontage/portfolio ', 'portfolio-block-attributes', '<!-- wp:' . LEGACY_BLOCK . ' ' ],
		array_map( static fn( string $tag ): string => "[$tag", LEGACY_SHORTCODES )
	);
}

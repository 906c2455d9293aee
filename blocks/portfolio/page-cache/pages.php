<?php
/** Finds the pages that hold a gallery. Nothing is stored about them: content comes in by too many ways. */

declare( strict_types=1 );

namespace Frontage\GalleryCache;

use function Frontage\PageCache\is_part;
use function Frontage\Values\items;
use const Frontage\Gallery\ORIGINAL_BLOCK;
use const Frontage\Gallery\ORIGINAL_SHORTCODES;

defined( 'ABSPATH' ) || exit;

/** More pages than these are purged with all others. */
const MOST_PAGES = 100;

/**
 * The pages that hold a gallery.
 * @return list<int>|null Their ids; null where a gallery stands in what any page may show.
 */
function gallery_pages(): ?array {
	global $wpdb;
	$likes = implode( ' OR ', array_fill( 0, count( marks() ), 'post_content LIKE %s' ) );
	$found = $wpdb->get_results( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Once after a change; WP_Query searches for words, not for one of several marks.
		$wpdb->prepare(
			"SELECT ID, post_type FROM {$wpdb->posts} WHERE post_status = 'publish' AND ( $likes ) LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- As many placeholders as marks.
			array_merge( array_map( static fn( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', marks() ), [ MOST_PAGES + 1 ] )
		)
	);
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
	return count( $ids ) > MOST_PAGES || is_in_theme() ? null : $ids;
}

/** Whether a template of the theme or a widget holds a gallery. */
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

/** @return non-empty-list<string> What stands in a content that holds a gallery. */
function marks(): array {
	return array_merge(
		[ '<!-- wp:frontage/portfolio ', 'portfolio-block-attributes', '<!-- wp:' . ORIGINAL_BLOCK . ' ' ],
		array_map( static fn( string $tag ): string => "[$tag", ORIGINAL_SHORTCODES )
	);
}

<?php
/**
 * Items of a menu of blocks: a `wp_navigation` post, as used by WordPress's Navigation block.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * @param int $post_id Id of the post.
 * @return list<array<string, mixed>>|string Items as returned by item(), or an error message.
 */
function navigation_items( int $post_id ) {
	static $rendering = [];
	$post             = get_post( $post_id );
	if ( ! $post || 'wp_navigation' !== $post->post_type || 'publish' !== $post->post_status ) {
		return __( 'This menu was deleted, or is not published. Choose another one.', 'frontage' );
	}
	if ( isset( $rendering[ $post_id ] ) ) {
		return __( 'This menu contains itself. Take the inner one out.', 'frontage' );
	}
	$rendering[ $post_id ] = true;
	$blocks                = parse_blocks( $post->post_content );
	_prime_post_caches( linked( $blocks, false ), false, false );
	_prime_term_caches( linked( $blocks, true ), false );
	$items = items_of_blocks( $blocks );
	unset( $rendering[ $post_id ] );
	return $items;
}

/**
 * Ids of the posts of links, or of the terms whose current URL is needed, at any depth, to be read in one query.
 *
 * @param array<array<string, mixed>> $blocks Parsed blocks.
 * @return list<int>
 */
function linked( array $blocks, bool $terms ): array {
	$ids = [];
	foreach ( $blocks as $block ) {
		$id = entity_id( $block['attrs'] );
		if ( $id && ( $terms ? 'core/term-data' === bound_to( $block['attrs'] ) : ! link_taxonomy( $block['attrs'] ) ) ) {
			$ids[] = $id;
		}
		array_push( $ids, ...linked( $block['innerBlocks'], $terms ) );
	}
	return $ids;
}

/**
 * @param array<array<string, mixed>> $blocks Parsed blocks.
 * @return list<array<string, mixed>>
 */
function items_of_blocks( array $blocks ): array {
	$items = [];
	foreach ( $blocks as $block ) {
		$of    = $block['attrs'];
		$class = visibility_class( $block );
		if ( null === $block['blockName'] || null === $class ) {
			continue;
		}
		$found = [];
		switch ( $block['blockName'] ) {
			case 'core/navigation-link':
			case 'core/navigation-submenu':
				$found = link_items( $block );
				break;
			case 'core/home-link':
				$found = [ home_item( Values\text( $of['label'] ?? '' ) ) ];
				break;
			case 'core/page-list':
				$found = page_items( Values\number( $of['parentPageID'] ?? 0 ) );
				break;
			default:
				$html  = trim( Values\text( render_block( $block ) ) );
				$found = '' === $html ? [] : [ item( [ 'html' => $html ] ) ];
		}//end switch
		foreach ( $found as $item ) {
			$items[] = [ 'class' => $class ] + $item;
		}
	}//end foreach
	return $items;
}

/**
 * Class by which core hides a block on some devices; '' if it is shown on all, null if it is hidden.
 *
 * @param array<string, mixed> $block A parsed block.
 */
function visibility_class( array $block ): ?string {
	if ( ! isset( $block['attrs']['metadata']['blockVisibility'] ) ) {
		return '';
	}
	// Since WordPress 6.9. Also prints the styles of the class.
	$html = function_exists( 'wp_render_block_visibility_support' ) ? wp_render_block_visibility_support( '<li></li>', $block ) : '<li></li>';
	$tag  = new \WP_HTML_Tag_Processor( Values\text( $html ) );
	return $tag->next_tag() ? (string) $tag->get_attribute( 'class' ) : null;
}

/**
 * Item of a link; none if it has no label or its post is not published, as in WordPress's own block.
 *
 * @param array<string, mixed> $block A parsed link or submenu.
 * @return list<array<string, mixed>>
 */
function link_items( array $block ): array {
	$of    = $block['attrs'];
	$label = Values\text( $of['label'] ?? '' );
	if ( '' === $label || ! is_public( $block ) ) {
		return [];
	}
	$stored = Values\text( $of['url'] ?? '' );
	return [
		item(
			[
				// The stored URL, even if the current one differs: mega panels refer to it.
				'key'         => '' !== $stored ? $stored : $label,
				'label'       => $label,
				'url'         => bound_address( $of ) ?? $stored,
				'target'      => true === ( $of['opensInNewTab'] ?? false ) ? '_blank' : '',
				'rel'         => Values\text( $of['rel'] ?? ( empty( $of['nofollow'] ) ? '' : 'nofollow' ) ),
				'title'       => Values\text( $of['title'] ?? '' ),
				'description' => Values\text( $of['description'] ?? '' ),
				'icon'        => Values\text( $of['frontageIcon'] ?? '' ),
				'badge'       => Values\text( $of['frontageBadge'] ?? '' ),
				'visibility'  => Values\text( $of['frontageVisibility'] ?? '' ),
				'is_current'  => is_current( $of, $stored ),
				'children'    => items_of_blocks( $block['innerBlocks'] ),
			]
		),
	];
}

/**
 * Id of a link's post or term; 0 for none.
 * @param array<string, mixed> $of Attributes of a link.
 */
function entity_id( array $of ): int {
	return Values\number( $of['id'] ?? 0 );
}

/**
 * Taxonomy of a link's term; '' if it is a link to a post. Links that were made before WordPress 5.9, by an import or by hand have no `kind`, or
 * `custom` with an id: then `type` decides.
 * @param array<string, mixed> $of Attributes of a link.
 */
function link_taxonomy( array $of ): string {
	$type = Values\text( $of['type'] ?? '' );
	$type = 'tag' === $type ? 'post_tag' : $type;
	$kind = Values\text( $of['kind'] ?? '' );
	return 'taxonomy' === $kind || ( 'post-type' !== $kind && taxonomy_exists( $type ) ) ? $type : '';
}

/**
 * Whether a link's post is published, by the rule of WordPress's own block.
 * @param array<string, mixed> $block A parsed link or submenu.
 */
function is_public( array $block ): bool {
	$of = $block['attrs'];
	$id = entity_id( $of );
	if ( ! $id || ( 'post-type' !== ( $of['kind'] ?? '' ) && ! in_array( $of['type'] ?? '', [ 'post', 'page' ], true ) ) ) {
		return true;
	}
	$hook    = 'render_block_core_navigation_link_allowed_post_status';
	$allowed = [ 'publish' ];
	if ( has_filter( $hook ) ) {
		$allowed = apply_filters( $hook, $allowed, $of, new \WP_Block( $block ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	}
	return in_array( get_post_status( $id ), (array) $allowed, true );
}

/**
 * Source of the binding of a link's URL; '' for none.
 * @param array<string, mixed> $of Attributes of a link.
 */
function bound_to( array $of ): string {
	return Values\text( $of['metadata']['bindings']['url']['source'] ?? '' );
}

/**
 * Current URL of a link that is bound to its post or term, which may have moved since; null for other links.
 * @param array<string, mixed> $of Attributes of a link.
 */
function bound_address( array $of ): ?string {
	$source = bound_to( $of );
	$id     = entity_id( $of );
	if ( ! $id || ! in_array( $source, [ 'core/post-data', 'core/term-data' ], true ) ) {
		return null;
	}
	$url = 'core/post-data' === $source ? get_permalink( $id ) : get_term_link( $id, link_taxonomy( $of ) );
	return is_string( $url ) && '' !== $url ? $url : null;
}

/**
 * Whether a link's target is the current page: by its post or term, or by its URL.
 * @param array<string, mixed> $of  Attributes of a link.
 * @param string               $url Its stored URL.
 */
function is_current( array $of, string $url ): bool {
	$queried = get_queried_object();
	$id      = entity_id( $of );
	if ( $id ) {
		$class = '' === link_taxonomy( $of ) ? \WP_Post::class : \WP_Term::class;
		return get_queried_object_id() === $id && $queried instanceof $class;
	}
	if ( $queried instanceof \WP_Post_Type && get_post_type_archive_link( $queried->name ) === $url ) {
		return true;
	}
	return is_current_address( $url );
}

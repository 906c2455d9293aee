<?php
/** Widgets that show parts of the site, of the post around them, or lists of posts: WordPress has a block for each. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Blocks and their attributes, by the type of widget. */
const THEME_BLOCKS = [
	'archive-posts'             => [ 'core/query', [ 'query' => [ 'inherit' => true ] ] ],
	'bdt-search'                => [ 'core/search' ],
	'ekit-nav-menu'             => [ 'core/navigation' ],
	'elementskit-blog-posts'    => [ 'core/query' ],
	'elementskit-header-search' => [ 'core/search' ],
	'elementskit-post-list'     => [ 'core/query' ],
	'elementskit-social-share'  => [ 'frontage/share' ],
	'gum_post_image'            => [ 'core/post-featured-image' ],
	'gum_post_meta'             => [ 'core/post-date' ],
	'gum_post_term'             => [ 'core/post-terms', [ 'term' => 'post_tag' ] ],
	'jkit_category_list'        => [ 'core/categories' ],
	'jkit_nav_menu'             => [ 'core/navigation' ],
	'jkit_post_author'          => [ 'core/post-author-name' ],
	'jkit_post_block'           => [ 'core/query' ],
	'jkit_post_comment'         => [ 'core/comments' ],
	'jkit_post_content'         => [ 'core/post-content' ],
	'jkit_post_date'            => [ 'core/post-date' ],
	'jkit_post_excerpt'         => [ 'core/post-excerpt' ],
	'jkit_post_featured_image'  => [ 'core/post-featured-image' ],
	'jkit_post_list'            => [ 'core/query' ],
	'jkit_post_terms'           => [ 'core/post-terms', [ 'term' => 'category' ] ],
	'jkit_post_title'           => [ 'core/post-title', [ 'level' => 1 ] ],
	'jkit_search'               => [ 'core/search' ],
	'jkit_social_share'         => [ 'frontage/share' ],
	'nav-menu'                  => [ 'core/navigation' ],
	'navigation-menu'           => [ 'core/navigation' ],
	'post-comments'             => [ 'core/comments' ],
	'post-navigation'           => [ 'core/post-navigation-link' ],
	'posts'                     => [ 'core/query' ],
	'search'                    => [ 'core/search' ],
	'search-form'               => [ 'core/search' ],
	'share-buttons'             => [ 'frontage/share' ],
	'theme-archive-title'       => [ 'core/query-title', [ 'type' => 'archive' ] ],
	'theme-page-title'          => [ 'core/post-title', [ 'level' => 1 ] ],
	'theme-post-content'        => [ 'core/post-content' ],
	'theme-post-excerpt'        => [ 'core/post-excerpt' ],
	'theme-post-featured-image' => [ 'core/post-featured-image' ],
	'theme-post-title'          => [ 'core/post-title', [ 'level' => 1 ] ],
	'theme-site-logo'           => [ 'core/site-logo' ],
	'theme-site-title'          => [ 'core/site-title' ],
	'woocommerce-product-title' => [ 'core/post-title', [ 'level' => 1 ] ],
];

/** Pages of a shop, whose plugin has a shortcode for each. */
const SHOP_SHORTCODES = [
	'woocommerce-cart'          => '[woocommerce_cart]',
	'woocommerce-checkout-page' => '[woocommerce_checkout]',
	'woocommerce-my-account'    => '[woocommerce_my_account]',
];

/** Blocks by the kind of an entry of a post's data. */
const POST_DATA = [
	'author'   => [ 'core/post-author-name' ],
	'comments' => [ 'core/post-comments-link' ],
	'date'     => [ 'core/post-date' ],
	'terms'    => [ 'core/post-terms', [ 'term' => 'category' ] ],
];

/**
 * The block of such a widget. Its values are the site's own, so that what the page builder computes for it is not missed.
 * @return list<ConvertBlock>
 */
function convert_theme( Element $element ): array {
	[ $name, $attributes ] = THEME_BLOCKS[ $element->type ] + [ 1 => [] ];
	foreach ( array_keys( (array) ( $element->settings['__dynamic__'] ?? [] ) ) as $setting ) {
		$element->value( (string) $setting );
	}
	unset( $element->settings['__dynamic__'] );
	switch ( $name ) {
		case 'core/query':
			return [ posts_block( $element, $attributes ) ];
		case 'core/comments':
			$parts    = [ 'core/comment-author-name', 'core/comment-date', 'core/comment-content', 'core/comment-reply-link' ];
			$comments = block( 'core/comment-template', [], array_map( __NAMESPACE__ . '\block', $parts ) );
			return [ block( $name, [], [ block( 'core/comments-title' ), $comments, block( 'core/post-comments-form' ) ] ) ];
		case 'core/post-navigation-link':
			return [ block( $name, [ 'type' => 'previous' ] ), block( $name ) ];
		default:
			return [ block( $name, $attributes ) ];
	}
}

/**
 * A list of posts: the newest, or those of the page around it.
 * @param array<string, mixed> $attributes
 * @return ConvertBlock
 */
function posts_block( Element $element, array $attributes ): array {
	$count = 0;
	foreach ( [ 'posts_per_page', 'classic_posts_per_page', 'cards_posts_per_page', 'number_post', 'ekit_blog_posts_num', 'post_number' ] as $setting ) {
		$value = $element->value( $setting );
		$count = $count ? $count : number( items( $value )['size'] ?? $value ?? 0 );
	}
	$post       = [ block( 'core/post-featured-image', [ 'isLink' => true ] ), block( 'core/post-title', [ 'isLink' => true ] ), block( 'core/post-excerpt' ) ];
	$attributes = $attributes ? $attributes : [
		'query' => [
			'perPage'  => $count ? min( 24, $count ) : 3,
			'postType' => 'post',
			'order'    => 'desc',
			'orderBy'  => 'date',
			'inherit'  => false,
		],
	];
	$layout     = [
		'layout' => [
			'type'        => 'grid',
			'columnCount' => 3,
		],
	];
	$inner      = [ block( 'core/post-template', $layout, $post ) ];
	if ( $attributes['query']['inherit'] ) {
		$pages   = [ 'core/query-pagination-previous', 'core/query-pagination-numbers', 'core/query-pagination-next' ];
		$inner[] = block( 'core/query-pagination', [], array_map( __NAMESPACE__ . '\block', $pages ) );
	}
	return block( 'core/query', $attributes, $inner );
}

/**
 * Author, date, terms of the post, and words between them.
 * @return list<ConvertBlock>
 */
function convert_post_info( Element $element ): array {
	$blocks = [];
	foreach ( $element->entries( 'icon_list' ) as $entry ) {
		$kind = $entry->text( 'type', 'date' );
		$link = element_link( $entry, 'custom_url' );
		$text = linked( inline_html( $entry->text( 'custom_text' ) ), $entry->is_off( 'link' ) ? null : $link );
		if ( isset( POST_DATA[ $kind ] ) ) {
			$is_tag   = 'post_tag' === $entry->text( 'taxonomy' ) && 'terms' === $kind;
			$blocks[] = block( POST_DATA[ $kind ][0], $is_tag ? [ 'term' => 'post_tag' ] : POST_DATA[ $kind ][1] ?? [] );
		} elseif ( 'custom' !== $kind ) {
			$element->report( 'settings', [ $kind ] );
		} elseif ( '' !== $text ) {
			$blocks[] = block( 'core/paragraph', [ 'content' => $text ] );
		}
	}
	return count( $blocks ) < 2 ? $blocks : [ block( 'core/group', [ 'layout' => [ 'type' => 'flex' ] ], $blocks ) ];
}

/** @return list<ConvertBlock> */
function convert_shop( Element $element ): array {
	return [ block( 'core/shortcode', [ 'text' => SHOP_SHORTCODES[ $element->type ] ] ) ];
}

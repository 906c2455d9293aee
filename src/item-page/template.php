<?php
/**
 * Gives every portfolio item a page that is good enough to publish: a template that the owner can rearrange in the site
 * editor or, where a theme has no such templates, the same parts around the item's text.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the template in themes of blocks. A theme's or the owner's own template for items comes before it; a WordPress
 * before 6.7 knows no templates of plugins, and its themes get what classic ones get.
 *
 * @since 0.1.0
 */
function register_template(): void {
	if ( ! function_exists( 'register_block_template' ) || ! wp_is_block_theme() ) {
		return;
	}
	register_block_template(
		'frontage//single-' . Portfolio\post_type(),
		[
			'title'       => __( 'Portfolio item', 'frontage' ),
			'description' => __( 'Shows one portfolio item: its picture, video or site, its text, and the way to the next one.', 'frontage' ),
			'content'     => template_content(),
		]
	);
}

/**
 * The template, as block markup.
 *
 * @since 0.1.0
 */
function template_content(): string {
	$terms = '';
	foreach ( [ 'categories', 'otherCategories', 'tags' ] as $kind ) {
		$terms .= sprintf( '<!-- wp:post-terms {"term":"%s","fontSize":"small"} /-->', Portfolio\taxonomy( $kind ) );
	}
	$open = '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|40"}},"layout":{"type":"constrained"}} -->'
		. '<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">';
	return '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->'
		. $open
		. '<!-- wp:post-title {"level":1,"align":"wide"} /-->'
		. '<!-- wp:frontage/portfolio-item-media {"align":"wide"} /-->'
		// Text begins where the title and the picture begin.
		. '<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} --><div class="wp-block-group alignwide">'
		. '<!-- wp:post-content {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} /-->'
		. '<!-- wp:group {"layout":{"type":"flex","flexWrap":"wrap"}} --><div class="wp-block-group">'
		. $terms
		. '</div><!-- /wp:group --></div><!-- /wp:group -->'
		. '<!-- wp:frontage/portfolio-item-navigation {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} /-->'
		. '</main><!-- /wp:group -->'
		. '<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->';
}

/**
 * Looks at a text at the very start of `the_content`, while it can still be told whose it is.
 *
 * @since 0.1.0
 *
 * @param mixed $content The text as it is stored.
 * @return mixed The same.
 */
function look_at_text( $content ) {
	$post = get_post();
	$ours = is_string( $content ) && $post instanceof \WP_Post && Portfolio\post_type() === $post->post_type && in_the_loop() && ! post_password_required( $post );
	if ( $ours ) {
		// As blocks hand it over; they may put links to further pages of the text behind it.
		$own  = str_replace( ']]>', ']]&gt;', get_the_content( null, false, $post ) );
		$text = str_replace( ']]>', ']]&gt;', $content );
		$ours = '' === $own ? '' === $text : str_starts_with( $text, $own );
	}
	texts_at_work( $ours );
	return $content;
}

/**
 * Which of the texts that are being filtered are their post's own: one may be filtered within another.
 *
 * @since 0.1.0
 *
 * @param bool|null $begins Whether the text that begins is its post's own; null for the end of the one that began last.
 * @return bool Whether that one is.
 */
function texts_at_work( ?bool $begins = null ): bool {
	static $texts = [];
	if ( null === $begins ) {
		return (bool) array_pop( $texts );
	}
	$texts[] = $begins;
	return $begins;
}

/**
 * Puts an item's media before its text, and its terms and neighbours behind it, where no template of its own does.
 *
 * @since 0.1.0
 *
 * @param mixed $content The text, after what else WordPress does to it.
 * @return mixed The text with the rest around it.
 */
function surround_text( $content ) {
	$is_own = texts_at_work();
	$post   = get_post();
	if ( ! $is_own || ! is_string( $content ) || ! $post instanceof \WP_Post || ! is_bare_page_of( $post ) ) {
		return $content;
	}
	$block = static fn( string $name ): string => render_block(
		[
			'blockName'    => "frontage/$name",
			'attrs'        => [],
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		]
	);
	return $block( 'portfolio-item-media' ) . $content . terms( $post ) . $block( 'portfolio-item-navigation' );
}

/**
 * Whether the text that is printed now is that of the item whose page this is, and nothing else on the page shows the item.
 *
 * @since 0.1.0
 *
 * @param \WP_Post $post The item.
 */
function is_bare_page_of( \WP_Post $post ): bool {
	if ( ! is_singular( Portfolio\post_type() ) || is_feed() || is_embed() || ! in_the_loop() || ! is_main_query() || get_queried_object_id() !== $post->ID ) {
		return false;
	}
	if ( doing_filter( 'get_the_excerpt' ) || post_password_required( $post ) || has_block( 'frontage/portfolio-item-media', $post ) ) {
		return false;
	}
	/** What WordPress found for this page in a theme of blocks: `theme//single`. */
	$template = $GLOBALS['_wp_current_template_id'] ?? '';
	$is_plain = ! wp_is_block_theme() || ( is_string( $template ) && preg_match( '#//(single|singular|index)$#', $template ) );

	/**
	 * Filters whether an item's media, terms and neighbours are printed around its text, because the theme's template shows
	 * nothing of the item but its text.
	 *
	 * @since 0.1.0
	 *
	 * @param bool     $is_plain True in classic themes, and where a theme of blocks has only a template for all posts.
	 * @param \WP_Post $post     The item.
	 */
	return (bool) apply_filters( 'frontage_item_page_surround', (bool) $is_plain, $post );
}

/**
 * An item's terms as links, one line for each taxonomy.
 *
 * @since 0.1.0
 *
 * @param \WP_Post $post The item.
 * @return string HTML.
 */
function terms( \WP_Post $post ): string {
	$lines = '';
	foreach ( [ 'categories', 'otherCategories', 'tags' ] as $kind ) {
		$line   = get_the_term_list( $post->ID, Portfolio\taxonomy( $kind ), '<p class="wp-block-post-terms has-small-font-size">', ', ', '</p>' );
		$lines .= is_string( $line ) ? $line : '';
	}
	return $lines;
}

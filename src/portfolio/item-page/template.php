<?php
/**
 * Gives every portfolio item a page that is good enough to publish: a template that the owner can rearrange in the site editor or, where a theme has
 * no such templates, the same parts around the item's text.
 */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Portfolio;
use function Frontage\Blocks\render;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the template in themes of blocks. A theme's or the owner's own template for items comes before it; a WordPress before 6.7 knows no
 * templates of plugins, and its themes get what classic ones get.
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

/** The template, as block markup. */
function template_content(): string {
	$terms = '';
	foreach ( [ 'categories', 'otherCategories', 'tags' ] as $kind ) {
		$terms .= sprintf( '<!-- wp:post-terms {"term":"%s","fontSize":"small"} /-->', Portfolio\taxonomy( $kind ) );
	}
	$open = '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|40"}},"layout":{"type":"constrained"}} -->'
		. '<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">';
	return template_part( 'header' )
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
		. template_part( 'footer' );
}

/**
 * The theme's part for an area, as block markup: the one of that name or, where there is none, the first that theme.json declares for the area.
 * @param 'header'|'footer' $area Its name, also that of its element.
 */
function template_part( string $area ): string {
	$slugs = [ $area ];
	if ( ! is_readable( get_theme_file_path( get_block_theme_folders()['wp_template_part'] . "/$area.html" ) ) ) {
		$slugs = array_keys( wp_list_filter( wp_get_theme_data_template_parts(), [ 'area' => $area ] ) );
	}
	return $slugs ? sprintf( '<!-- wp:template-part {"slug":"%1$s","tagName":"%2$s"} /-->', $slugs[0], $area ) : '';
}

/**
 * Has an item's media put before its text, and its terms and neighbors behind it, where no template of its own does. At the start of `the_content`,
 * where this is hooked, the text can still be compared with what is stored.
 * @param mixed $content The text as it is stored.
 * @return mixed The same.
 */
function surround_text( $content ) {
	$post = get_post();
	if ( ! is_string( $content ) || ! $post instanceof \WP_Post || ! is_bare_page_of( $post ) || ! is_own_text( $content, $post ) ) {
		return $content;
	}
	$surround = static function ( $text ) use ( &$surround, $post ) {
		// A text that is filtered within the item's own is another one.
		if ( ! is_string( $text ) || 1 < count( array_keys( $GLOBALS['wp_current_filter'], 'the_content', true ) ) ) {
			return $text;
		}
		remove_filter( 'the_content', $surround, 21 );
		return render( 'frontage/portfolio-item-media' ) . $text . term_lines( $post ) . render( 'frontage/portfolio-item-navigation' );
	};
	add_filter( 'the_content', $surround, 21 );
	return $content;
}

/** Whether a text is a post's own, as blocks pass it on: they may put links to further pages of the text behind it. */
function is_own_text( string $text, \WP_Post $post ): bool {
	$own = get_the_content( null, false, $post );
	return '' === $own ? '' === $text : str_starts_with( str_replace( ']]>', ']]&gt;', $text ), str_replace( ']]>', ']]&gt;', $own ) );
}

/** Whether the text that is printed now is that of the item whose page this is, and nothing else on the page shows the item. */
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
	 * Filters whether an item's media, terms and neighbors are printed around its text, because the theme's template shows nothing of the item but
	 * its text.
	 *
	 * @since 0.1.0
	 * @param bool $is_plain True in classic themes, and where a theme of blocks has only a template for all posts.
	 * @param \WP_Post $post The item.
	 */
	return (bool) apply_filters( 'frontage_item_page_surround', (bool) $is_plain, $post );
}

/**
 * An item's terms as links, one line for each taxonomy.
 * @return string HTML.
 */
function term_lines( \WP_Post $post ): string {
	$lines = '';
	foreach ( [ 'categories', 'otherCategories', 'tags' ] as $kind ) {
		$line   = get_the_term_list( $post->ID, Portfolio\taxonomy( $kind ), '<p class="wp-block-post-terms has-small-font-size">', ', ', '</p>' );
		$lines .= is_string( $line ) ? $line : '';
	}
	return $lines;
}

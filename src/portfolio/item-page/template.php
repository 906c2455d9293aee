<?php
/**
 * Template of an item's page, editable in the site editor; in themes without such templates, the same parts around the item's text.
 */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Page;
use Frontage\Portfolio;
use function Frontage\Blocks\render;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the template in block themes. Templates of the theme and the user have precedence. Before WordPress 6.7, which has no templates of
 * plugins, block themes are handled like classic ones.
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

/** Block markup of the template. */
function template_content(): string {
	$terms = '';
	foreach ( [ 'categories', 'otherCategories', 'tags' ] as $kind ) {
		$terms .= sprintf( '<!-- wp:post-terms {"term":"%s","fontSize":"small"} /-->', Portfolio\taxonomy( $kind ) );
	}
	$open = '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},'
		. '"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"},'
		. '"blockGap":"var:preset|spacing|40"}},"layout":{"type":"constrained"}} -->'
		. '<main class="wp-block-group" style="margin-top:0;'
		. 'padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">';
	return template_part( 'header' )
		. $open
		. '<!-- wp:post-title {"level":1,"align":"wide"} /-->'
		. '<!-- wp:frontage/portfolio-item-media {"align":"wide"} /-->'
		// Aligns the text with the title and the picture.
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
 * Block markup of the theme's part for an area: the one of that name, otherwise the first of that area in theme.json.
 * @param 'header'|'footer' $area Also the tag name.
 */
function template_part( string $area ): string {
	$slugs = [ $area ];
	if ( ! is_readable( get_theme_file_path( get_block_theme_folders()['wp_template_part'] . "/$area.html" ) ) ) {
		$slugs = array_keys( wp_list_filter( wp_get_theme_data_template_parts(), [ 'area' => $area ] ) );
	}
	return $slugs ? sprintf( '<!-- wp:template-part {"slug":"%1$s","tagName":"%2$s"} /-->', $slugs[0], $area ) : '';
}

/**
 * Surrounds an item's text with its media, terms and neighbors, if its template does not have them. Runs at the start of `the_content`, while the
 * text can be compared with the stored one.
 * @param mixed $content Unfiltered text.
 * @return mixed Unchanged.
 */
function surround_text( $content ) {
	$post = get_post();
	if ( ! is_string( $content ) || ! $post instanceof \WP_Post || ! is_bare_page_of( $post ) || ! is_own_text( $content, $post ) ) {
		return $content;
	}
	$surround = static function ( $text ) use ( &$surround, $post ) {
		// A nested `the_content` filters another text.
		if ( ! is_string( $text ) || 1 < count( array_keys( $GLOBALS['wp_current_filter'], 'the_content', true ) ) ) {
			return $text;
		}
		remove_filter( 'the_content', $surround, 21 );
		return render( 'frontage/portfolio-item-media' ) . $text . term_lines( $post ) . render( 'frontage/portfolio-item-navigation' );
	};
	add_filter( 'the_content', $surround, 21 );
	return $content;
}

/** Whether a text is a post's own. Blocks may append links to its further pages. */
function is_own_text( string $text, \WP_Post $post ): bool {
	$own = get_the_content( null, false, $post );
	return '' === $own ? '' === $text : str_starts_with( str_replace( ']]>', ']]&gt;', $text ), str_replace( ']]>', ']]&gt;', $own ) );
}

/** Whether the current text is that of the page's item, and its template shows nothing else of the item. */
function is_bare_page_of( \WP_Post $post ): bool {
	$is_main = is_singular( Portfolio\post_type() ) && in_the_loop() && is_main_query() && get_queried_object_id() === $post->ID;
	if ( ! $is_main || Page\is_bare() || is_embed() ) {
		return false;
	}
	if ( post_password_required( $post ) || has_block( 'frontage/portfolio-item-media', $post ) ) {
		return false;
	}
	/** Template of the page in a block theme: `theme//single`. */
	$template = $GLOBALS['_wp_current_template_id'] ?? '';
	$is_plain = ! wp_is_block_theme() || ( is_string( $template ) && preg_match( '#//(single|singular|index)$#', $template ) );

	/**
	 * Filters whether an item's media, terms and neighbors are printed around its text, because the theme's template shows only the text.
	 *
	 * @since 0.1.0
	 * @param bool $is_plain True in classic themes, and in block themes with only a template for all posts.
	 * @param \WP_Post $post The item.
	 */
	return (bool) apply_filters( 'frontage_item_page_surround', (bool) $is_plain, $post );
}

/**
 * Links to an item's terms, one line for each taxonomy.
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

<?php
/**
 * Writes the pages that the bench looks at: the same pictures in our gallery, in WordPress's own gallery block and in its Query Loop
 * (/bench-portfolio/, /bench-gallery/, /bench-query/), and a gallery of everything, a hundred items at a time (/bench-everything/); the same menu
 * in our header and in WordPress's Navigation, above the same long text (/bench-header/, /bench-navigation/); a color switcher above it (/bench-colors/);
 * our search and WordPress's in one header (/bench-search/), and our login and WordPress's
 * (/bench-account/); and a post of pictures and comments, shared and opened by us, and once more as WordPress has it (/bench-post/, /bench-core-post/).
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
 * @param string $template The theme's template that shows it.
 * @return int Its id.
 */
function page( string $slug, string $content, string $template = 'page-wide' ): int {
	$known = get_page_by_path( "bench-$slug" );
	if ( $known ) {
		return $known->ID;
	}
	return wp_insert_post(
		[
			'post_type'      => 'page',
			'post_status'    => 'publish',
			'post_name'      => "bench-$slug",
			'post_title'     => 'Bench',
			'post_content'   => $content,
			'comment_status' => 'open',
			'meta_input'     => [ '_wp_page_template' => $template ],
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

/** A template of nothing but the page's own content, so that no other header stands there. */
function bare_template(): string {
	$id = (int) wp_insert_post(
		[
			'post_type'    => 'wp_template',
			'post_status'  => 'publish',
			'post_name'    => 'bench-bare',
			'post_title'   => 'Bare',
			'post_content' => '<!-- wp:post-content {"layout":{"type":"constrained"}} /-->',
		]
	);
	// Nobody is signed in, who could set terms with the post.
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	return 'bench-bare';
}

/** A menu of three levels, as WordPress's blocks. */
function navigation(): int {
	$levels = static function ( int $level, string $prefix ) use ( &$levels ): string {
		$links = '';
		for ( $at = 1; $at <= [ 6, 5, 4 ][ $level ]; $at++ ) {
			$label  = trim( "$prefix.$at", '.' );
			$link   = '{"label":"Entry ' . $label . '","url":"/work/?entry=' . $label . '","kind":"custom"}';
			$links .= 2 === $level
				? "<!-- wp:navigation-link $link /-->"
				: "<!-- wp:navigation-submenu $link -->" . $levels( $level + 1, $label ) . '<!-- /wp:navigation-submenu -->';
		}
		return $links;
	};
	return (int) wp_insert_post(
		[
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_title'   => 'Bench',
			'post_content' => $levels( 0, '' ),
		]
	);
}

/** A long text, for whoever scrolls. */
function long_text(): string {
	$text = '<!-- wp:paragraph --><p>' . str_repeat( 'A house by the harbour keeps its windows to the morning, and its door to the street. ', 6 ) . '</p><!-- /wp:paragraph -->';
	return str_repeat( $text, 60 );
}

/** The same menu in our header and in WordPress's group and Navigation. */
function header_pages(): void {
	if ( get_page_by_path( 'bench-header' ) ) {
		return;
	}
	$template = bare_template();
	$menu     = navigation();
	$panel    = '<!-- wp:frontage/menu-panel {"item":"/work/?entry=2","width":"full-width"} --><!-- wp:columns --><div class="wp-block-columns">'
		. str_repeat( '<!-- wp:column --><div class="wp-block-column"><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Panel</h3><!-- /wp:heading --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li><a href="/work/">Work</a></li><!-- /wp:list-item --><!-- wp:list-item --><li><a href="/films/">Films</a></li><!-- /wp:list-item --></ul><!-- /wp:list --></div><!-- /wp:column -->', 4 )
		. '</div><!-- /wp:columns --><!-- /wp:frontage/menu-panel -->';
	page(
		'header',
		'<!-- wp:frontage/header {"align":"full"} --><!-- wp:frontage/header-row {"row":"main"} --><!-- wp:site-title /--><!-- wp:frontage/menu {"menu":' . $menu . ',"openOn":"click"} -->' . $panel . '<!-- /wp:frontage/menu --><!-- /wp:frontage/header-row --><!-- /wp:frontage/header -->' . long_text(),
		$template
	);
	page(
		'navigation',
		'<!-- wp:group {"align":"full","tagName":"header","layout":{"type":"flex","justifyContent":"space-between"}} --><header class="wp-block-group alignfull"><!-- wp:site-title /--><!-- wp:navigation {"ref":' . $menu . ',"openSubmenusOnClick":true,"overlayMenu":"mobile"} /--></header><!-- /wp:group -->' . long_text(),
		$template
	);
}

/**
 * A gallery, and comments below it.
 *
 * @param string $slug    The page's address.
 * @param string $gallery Attributes of the gallery block, after others.
 * @param string $image   Attributes of each image block, after others.
 * @param string $share   Block between them.
 */
function post( string $slug, string $gallery, string $image, string $share ): void {
	if ( get_page_by_path( "bench-$slug" ) ) {
		return;
	}
	$post = page(
		$slug,
		'<!-- wp:gallery {"columns":3,"linkTo":"none"' . $gallery . '} --><figure class="wp-block-gallery has-nested-images columns-3 is-cropped">' . images( ITEMS, $image ) . '</figure><!-- /wp:gallery -->' . $share
		. '<!-- wp:comments --><div class="wp-block-comments"><!-- wp:comments-title /--><!-- wp:comment-template --><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template --><!-- wp:post-comments-form /--></div><!-- /wp:comments -->',
		'bench-bare'
	);
	$last = 0;
	for ( $at = 1; $at <= 12; $at++ ) {
		$last = (int) wp_insert_comment(
			[
				'comment_post_ID' => $post,
				'comment_parent'  => 0 === $at % 2 ? $last : 0,
				'comment_author'  => "Person $at",
				'comment_content' => 'A house by the harbour keeps its windows to the morning, and its door to the street.',
			]
		);
	}
}

/** Leaves replies on one post to WordPress: our setting is the whole site's. */
function leave_replies_to_core(): void {
	file_put_contents(
		ABSPATH . 'wp-content/mu-plugins/bench.php',
		"<?php add_filter( 'option_frontage_settings', static fn( \$settings ) => [ 'comment_reply' => ! str_contains( \$_SERVER['REQUEST_URI'] ?? '', 'bench-core-post' ) ] + (array) \$settings );"
	);
}

require __DIR__ . '/building.php';

page( 'portfolio', '<!-- wp:frontage/portfolio {"instanceId":1,"align":"wide","layout":"grid","itemsPerPage":' . ITEMS . '} /-->' );
page( 'everything', '<!-- wp:frontage/portfolio {"instanceId":1,"align":"wide","itemsPerPage":100} /-->' );
page( 'gallery', core_gallery() );
page( 'query', core_query() );
header_pages();
update_option( 'frontage_settings', [ 'color_default_mode' => 'default', 'color_palette_switched' => 'base:#101418 contrast:#f2f2f2 accent-5:#1c2126' ] + (array) get_option( 'frontage_settings' ) );
page( 'colors', '<!-- wp:frontage/color-switcher /-->' . long_text(), 'bench-bare' );
page( 'account', '<!-- wp:group {"tagName":"header","layout":{"type":"flex","justifyContent":"space-between"}} --><header class="wp-block-group"><!-- wp:frontage/account {"label":"Our login"} /--><!-- wp:loginout /--></header><!-- /wp:group -->', 'bench-bare' );
page(
	'search',
	'<!-- wp:group {"tagName":"header","layout":{"type":"flex","justifyContent":"space-between"}} --><header class="wp-block-group"><!-- wp:frontage/search /--><!-- wp:search {"label":"Search","showLabel":false,"buttonPosition":"button-only","buttonUseIcon":true,"query":{}} /--></header><!-- /wp:group -->',
	'bench-bare'
);
post( 'post', ',"frontageLightbox":"yes"', '', '<!-- wp:frontage/share /-->' );
post( 'core-post', '', ',"lightbox":{"enabled":true}', '' );
leave_replies_to_core();

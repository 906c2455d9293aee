<?php
/** Creates the header: in a block theme as content of its header part, in a classic one as a synced pattern and a setting. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Kits\Staging;

defined( 'ABSPATH' ) || exit;

/** @throws \RuntimeException If it cannot be created. */
function make_header( Staging $staging, string $name ): void {
	$content = header_content( $name );
	if ( '' === $content ) {
		throw new \RuntimeException( esc_html__( 'Its pattern is not registered on this site.', 'frontage' ) );
	}
	wp_is_block_theme() ? replace_part( $staging, $content ) : add_classic_header( $staging, $name, $content );
}

/** Content of a header's pattern, with the menu of the site. */
function header_content( string $name ): string {
	$content = (string) ( pattern( 'header', $name )['content'] ?? '' );
	$menu    = site_menu();
	// Without a menu the pattern's few pages are kept.
	if ( 'pages' === ( $menu['source'] ?? '' ) ) {
		return $content;
	}
	return str_replace( '"source":"pages","pages":7', trim( serialize_block_attributes( $menu ), '{}' ), $content );
}

/** Slug of the header part in the front page's template; '' if the theme has none. */
function header_part(): string {
	$parts = wp_list_pluck( get_block_templates( [ 'area' => 'header' ], 'wp_template_part' ), 'slug' );
	$front = 'page' === get_option( 'show_on_front' ) ? absint( get_option( 'page_on_front' ) ) : 0;
	$names = $front ? [ 'front-page', (string) get_page_template_slug( $front ), 'page', 'singular', 'index' ] : [ 'front-page', 'home', 'index' ];
	foreach ( array_filter( $names ) as $name ) {
		$template = get_block_template( get_stylesheet() . "//$name" );
		preg_match_all( '/<!-- wp:template-part \{[^>]*?"slug":"([^"]+)"/', $template->content ?? '', $used );
		foreach ( array_intersect( $used[1], $parts ) as $slug ) {
			return $slug;
		}
	}
	return in_array( 'header', $parts, true ) ? 'header' : (string) reset( $parts );
}

function current_part(): ?\WP_Block_Template {
	return wp_is_block_theme() ? get_block_template( get_stylesheet() . '//' . header_part(), 'wp_template_part' ) : null;
}

/** @throws \RuntimeException If the theme has no header part. */
function replace_part( Staging $staging, string $content ): void {
	$part = current_part();
	if ( ! $part ) {
		throw new \RuntimeException( esc_html__( 'The theme has no header template part.', 'frontage' ) );
	}
	$post   = $part->wp_id ? get_post( $part->wp_id ) : null;
	$fields = [
		'post_title'   => $part->title,
		'post_content' => $content,
		'post_name'    => $part->slug,
	];
	$id     = $post ? $staging->replace_content( $post, $content ) : $staging->add_post( 'part', $fields );
	assign( $id, get_stylesheet(), 'wp_theme' );
	assign( $id, 'header', 'wp_template_part_area' );
}

function add_classic_header( Staging $staging, string $name, string $content ): void {
	$fields = [
		'post_title'   => (string) ( pattern( 'header', $name )['title'] ?? $name ),
		'post_content' => $content,
	];
	$staging->set( 'classic_header', $staging->add_post( 'pattern', $fields ) );
}

/** @throws \RuntimeException If the part would belong to no theme. */
function assign( int $id, string $term, string $taxonomy ): void {
	$terms = wp_set_object_terms( $id, $term, $taxonomy );
	if ( is_wp_error( $terms ) ) {
		throw new \RuntimeException( esc_html( $terms->get_error_message() ) );
	}
}

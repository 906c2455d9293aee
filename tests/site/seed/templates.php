<?php
/**
 * Gives every page the studio's menu, header and footer in place of the theme's examples.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

use function Frontage\Portfolio\taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * A file of block markup with its placeholders filled in: {home}, {menu}, {term:category:slug}, {term:tag:slug},
 * {picture:name:id|src|alt|caption} and {medium:file}.
 *
 * @param string $file File name in data/content.
 * @param int    $menu Id of the navigation menu, where the file needs it.
 */
function content( string $file, int $menu = 0 ): string {
	$markup = (string) file_get_contents( __DIR__ . "/data/content/{$file}" );
	$markup = str_replace(
		[ '{home}', '{menu}' ],
		[ home_url(), (string) $menu ],
		$markup
	);
	$fill   = static function ( array $found ): string {
		if ( 'term' === $found[1] ) {
			return (string) term( taxonomy( 'tag' === $found[2] ? 'tags' : 'categories' ), $found[3] );
		}
		$id     = picture( $found[2] );
		$values = [
			'id'      => (string) $id,
			'src'     => (string) wp_get_attachment_image_url( $id, 'large' ),
			'alt'     => esc_attr( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
			'caption' => esc_html( (string) wp_get_attachment_caption( $id ) ),
		];
		return $values[ $found[3] ];
	};
	$markup = (string) preg_replace_callback( '/\{(term|picture):([a-z-]+):([a-z-]+)\}/', $fill, $markup );
	$markup = (string) preg_replace_callback(
		'/\{medium:([a-z.-]+)\}/',
		static function ( array $found ): string {
			return medium( $found[1] );
		},
		$markup
	);
	return (string) preg_replace_callback( '/^\{pattern:([a-z-]+)\s*(.*)\}$/m', __NAMESPACE__ . '\pattern', $markup );
}

/**
 * The markup of one of the plugin's patterns, its gallery told what to show.
 *
 * @param string[] $found The pattern's name, and attributes for its gallery as they stand in a block's comment.
 */
function pattern( array $found ): string {
	$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage/{$found[1]}" );
	return str_replace( '<!-- wp:frontage/portfolio {', "<!-- wp:frontage/portfolio {{$found[2]},", $pattern['content'] ?? '' );
}

/** Writes the menu and the templates and answers how many there are. */
function templates(): int {
	$menu = write(
		[
			'post_type'    => 'wp_navigation',
			'post_name'    => 'studio',
			'post_title'   => 'Studio',
			'post_content' => menu_links(),
		]
	);
	write_template( 'wp_template_part', 'header', 'Header', content( 'templates/header.html', $menu ), 'header' );
	write_template( 'wp_template_part', 'footer', 'Footer', content( 'templates/footer.html' ), 'footer' );
	write_template( 'wp_template', 'page-wide', 'Wide page', content( 'templates/page-wide.html' ) );
	write_template( 'wp_template', 'client-page', 'Client’s page', content( 'templates/client-page.html' ) );
	write_template( 'wp_template', 'home', 'Journal', content( 'templates/journal-list.html' ) );
	write_template( 'wp_template', 'single', 'Journal note', content( 'templates/single.html' ) );
	write_template( 'wp_template', 'search', 'Search results', content( 'templates/search.html' ) );
	write_template( 'wp_template', '404', 'Nothing found', content( 'templates/404.html' ) );
	return 9;
}

/** The menu's links as blocks. */
function menu_links(): string {
	$link = static function ( string $slug ): string {
		$page = get_page_by_path( $slug );
		return '<!-- wp:navigation-link ' . serialize_block_attributes(
			[
				'label' => $page->post_title,
				'type'  => 'page',
				'id'    => $page->ID,
				'url'   => (string) get_permalink( $page ),
				'kind'  => 'post-type',
			]
		) . ' /-->';
	};
	return implode( "\n\n", array_map( $link, data( 'site' )['menu'] ) );
}

/**
 * Writes a template or a template part for the active theme.
 *
 * @param string $type    wp_template or wp_template_part.
 * @param string $slug    Its slug.
 * @param string $title   Its name in the site editor.
 * @param string $content Block markup.
 * @param string $area    A part's area.
 */
function write_template( string $type, string $slug, string $title, string $content, string $area = '' ): void {
	$id = write(
		[
			'post_type'    => $type,
			'post_name'    => $slug,
			'post_title'   => $title,
			'post_content' => $content,
		]
	);
	sure( wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' ) );
	if ( $area ) {
		sure( wp_set_object_terms( $id, $area, 'wp_template_part_area' ) );
	}
}

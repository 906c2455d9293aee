<?php
/** Creates the header: in a block theme as content of its header part, in a classic one as a synced pattern and a setting. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/** @throws \RuntimeException If it cannot be created. */
function make_header( string $name ): void {
	$content = header_content( $name );
	if ( '' === $content ) {
		throw new \RuntimeException( esc_html__( 'Its pattern is not registered on this site.', 'frontage' ) );
	}
	wp_is_block_theme() ? replace_part( $content ) : add_classic_header( $name, $content );
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
function replace_part( string $content ): void {
	$part = current_part();
	if ( ! $part ) {
		throw new \RuntimeException( esc_html__( 'The theme has no header template part.', 'frontage' ) );
	}
	$id = (int) $part->wp_id;
	if ( $id > 0 ) {
		// Also keeps the former version as a revision.
		wp_save_post_revision( $id );
		$before = (string) get_post_field( 'post_content', $id, 'raw' );
		id_of( replace_content( $id, $content ) );
		note(
			[
				'part'   => 'header',
				'kind'   => 'content',
				'id'     => $id,
				'before' => $before,
				'print'  => print_of( $id ),
			]
		);
		return;
	}
	$id = insert( 'wp_template_part', $part->title, $content, $part->slug );
	note_post( 'header', $id );
	assign( $id, get_stylesheet(), 'wp_theme' );
	assign( $id, 'header', 'wp_template_part_area' );
}

function add_classic_header( string $name, string $content ): void {
	$id = insert( 'wp_block', (string) ( pattern( 'header', $name )['title'] ?? $name ), $content );
	note_post( 'header', $id );
	$before = Settings\get( 'classic_header' );
	store_setting( 'classic_header', $id );
	note(
		[
			'part'   => 'header',
			'kind'   => 'setting',
			'name'   => 'classic_header',
			'before' => $before,
			'after'  => $id,
		]
	);
}

/** @throws \RuntimeException If the part would belong to no theme. */
function assign( int $id, string $term, string $taxonomy ): void {
	$terms = wp_set_object_terms( $id, $term, $taxonomy );
	if ( is_wp_error( $terms ) ) {
		throw new \RuntimeException( esc_html( $terms->get_error_message() ) );
	}
}

/** @throws \RuntimeException If it cannot be inserted. */
function insert( string $type, string $title, string $content, string $slug = '', string $status = 'publish' ): int {
	return id_of(
		wp_insert_post(
			[
				'post_type'    => $type,
				'post_status'  => $status,
				'post_name'    => $slug,
				'post_title'   => wp_slash( $title ),
				'post_content' => wp_slash( $content ),
			],
			true
		)
	);
}

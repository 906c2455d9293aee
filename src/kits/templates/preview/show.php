<?php
/** Puts a template in the place of the site's contents: its objects into memory, the styles, settings and addresses over those of the site. */

declare( strict_types=1 );

namespace Frontage\Kits\Templates;

use Frontage\Portfolio;
use Frontage\Settings;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/memory.php';
require __DIR__ . '/queries.php';
require __DIR__ . '/addresses.php';

/** Shows a page of a template in this request. */
function show( string $name, string $page ): void {
	$objects = objects( $name );
	add_filter( 'wp_get_attachment_url', __NAMESPACE__ . '\lead_to_picture', PHP_INT_MAX, 2 );
	Memory::fill( $name, pictures( $objects ) + $objects );
	nocache_headers();
	header( 'X-Robots-Tag: noindex' );
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_filter( 'show_admin_bar', '__return_false' );
	add_filter( 'redirect_canonical', '__return_false' );
	add_filter( 'request', static fn(): array => request_vars( $page ), PHP_INT_MAX );
	add_filter( 'posts_pre_query', __NAMESPACE__ . '\answer_posts', PHP_INT_MAX, 2 );
	add_filter( 'terms_pre_query', __NAMESPACE__ . '\answer_terms', PHP_INT_MAX, 2 );
	foreach ( [ 'page_link', 'post_link', 'post_type_link', 'term_link' ] as $hook ) {
		add_filter( $hook, __NAMESPACE__ . '\lead_to_preview', PHP_INT_MAX, 2 );
	}
	add_filter( 'render_block', __NAMESPACE__ . '\lead_home', 10, 2 );
	add_filter( 'previous_post_link', __NAMESPACE__ . '\link_neighbor', PHP_INT_MAX, 5 );
	add_filter( 'next_post_link', __NAMESPACE__ . '\link_neighbor', PHP_INT_MAX, 5 );
	show_settings( items( $objects['settings/site'] ) );
	add_filter( 'wp_theme_json_data_user', static fn(): \WP_Theme_JSON_Data => styles( items( $objects['styles/user'] ) ), PHP_INT_MAX );
	wp_clean_theme_json_cache();
}

/** @param array<string, mixed> $settings */
function show_settings( array $settings ): void {
	$front   = Memory::id( substr( text( $settings['frontPage'] ), 4 ) );
	$journal = Memory::id( substr( text( $settings['postsPage'] ), 4 ) );
	add_filter( 'pre_option_show_on_front', static fn(): string => 'page' );
	add_filter( 'pre_option_page_on_front', static fn(): int => $front );
	add_filter( 'pre_option_page_for_posts', static fn(): int => $journal );
	$ours = static fn( $stored ): array => items( $settings['plugin'] ) + items( $stored );
	add_filter( 'option_' . Settings\OPTION, $ours );
}

/**
 * Styles of the template in place of the owner's. Fonts are those of the theme: faces whose file this theme lacks are left out.
 * @param array<string, mixed> $config Settings and styles, as in theme.json.
 */
function styles( array $config ): \WP_Theme_JSON_Data {
	$families = items( $config['settings']['typography']['fontFamilies']['theme'] ?? [] );
	foreach ( $families as $at => $family ) {
		$is_there = static function ( array $face ): bool {
			$source = text( ( (array) $face['src'] )[0] ?? '' );
			return 0 !== strpos( $source, 'file:./' ) || is_readable( get_theme_file_path( substr( $source, 7 ) ) );
		};

		$families[ $at ]['fontFace'] = array_values( array_filter( items( $family['fontFace'] ?? [] ), $is_there ) );
	}
	if ( $families ) {
		$config['settings']['typography']['fontFamilies']['theme'] = $families;
	}
	return new \WP_Theme_JSON_Data(
		[
			'version'                     => 3,
			'isGlobalStylesUserThemeJSON' => true,
		] + $config,
		'custom'
	);
}

/**
 * Query variables of a page of the template.
 * @return array<string, mixed>
 */
function request_vars( string $page ): array {
	$name = pages_by_word()[ $page ] ?? $page;
	if ( 'search' === $name ) {
		return [ 's' => text( Memory::about()['search'] ?? 'light' ) ];
	}
	$post = get_post( Memory::id( $name ) );
	if ( ! $post instanceof \WP_Post ) {
		return [ 'error' => '404' ];
	}
	return 'page' === $post->post_type ? [ 'page_id' => $post->ID ] : [
		'p'         => $post->ID,
		'post_type' => $post->post_type,
	];
}

/**
 * Names of objects by the words that stand for them in addresses.
 * @return array<string, string>
 */
function pages_by_word(): array {
	return [
		'front'   => 'page/home',
		'work'    => 'page/work',
		'journal' => 'page/journal',
		'about'   => 'page/about',
		'contact' => 'page/contact',
		'item'    => Memory::first( Portfolio\post_type() ),
		'post'    => Memory::first( 'post' ),
		'404'     => '404',
		'search'  => 'search',
	];
}

<?php
/**
 * Fills a WordPress with the site of Marram, a fictional architecture and photography studio: what a developer sees after `npm start`
 * and what the tests run on.
 *
 * It runs inside a loaded WordPress with the plugin active, as often as you like: what is there is brought up to date, never doubled.
 *
 *     define( 'FRONTAGE_SEED_PICTURES', '/path/to/wp-content/themes' ); // The folder that holds twentytwentyfour and twentytwentyfive.
 *     require 'tests/site/seed/seed.php';
 *
 * People, each with the password `password`: the administrator of the installation, and `editor`, `author`, `subscriber` in the roles of
 * the same names. Public portfolio items: 57. Not public: two drafts (`bathhouse-study`, `unfinished-thistle`), a private one
 * (`house-for-two-cellists`), one behind the password `marram` (`competition-entry`, alone in its category) and a scheduled one (`spring-catalogue`).
 * The category `furniture` is empty; `architecture` and `photography` have items in their children only.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/pictures.php';
require_once __DIR__ . '/media.php';
require_once __DIR__ . '/people.php';
require_once __DIR__ . '/items.php';
require_once __DIR__ . '/templates.php';
require_once __DIR__ . '/pages.php';
require_once __DIR__ . '/journal.php';

/**
 * Reads one of the data files beside this one.
 *
 * @param string $name File name without the extension.
 * @return array<int|string, mixed>
 */
function data( string $name ): array {
	return json_decode( (string) file_get_contents( __DIR__ . "/data/{$name}.json" ), true, 16, JSON_THROW_ON_ERROR );
}

/**
 * Gives back what a core function answered, or stops with what it complained about.
 *
 * @template T
 * @param T|WP_Error $answer The answer of a core function.
 * @return T
 * @throws RuntimeException When the answer is an error.
 */
function sure( $answer ) {
	if ( is_wp_error( $answer ) ) {
		throw new RuntimeException( esc_html( $answer->get_error_message() ) );
	}
	return $answer;
}

/**
 * Writes a post, in place of the one of the same type and slug if there is one.
 *
 * @param array<string, mixed> $post  What wp_insert_post() takes; post_type and post_name are needed.
 * @param string               $under Path of the parent page, for a page that has one.
 * @return int The post's id.
 */
function write( array $post, string $under = '' ): int {
	$path = ltrim( $under . '/' . $post['post_name'], '/' );
	$old  = get_page_by_path( $path, OBJECT, $post['post_type'] );

	$post['ID'] = $old ? $old->ID : 0;
	return sure( wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish' ] ), true ) );
}

/**
 * Paragraph blocks of plain sentences.
 *
 * @param string[] $texts One text a paragraph.
 */
function paragraphs( array $texts ): string {
	$block = static function ( string $text ): string {
		return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->";
	};
	return implode( "\n\n", array_map( $block, $texts ) );
}

/**
 * Does one step and says how long it took.
 *
 * @param string   $what What the step makes, in a few words.
 * @param callable $make Does it; what it returns is the number of things made.
 */
function step( string $what, callable $make ): void {
	$started = microtime( true );
	$made    = $make();
	printf( "%s: %d (%.1f s)\n", esc_html( $what ), absint( $made ), (float) ( microtime( true ) - $started ) );
	flush();
}

/**
 * Makes the whole site, in the order in which one thing needs another.
 *
 * @throws RuntimeException Where the plugin is not active.
 */
function seed(): void {
	if ( ! function_exists( 'Frontage\Portfolio\post_type' ) ) {
		throw new RuntimeException( 'The plugin is not active, or it is not built: npm run build' );
	}
	$administrators = get_users(
		[
			'role'    => 'administrator',
			'number'  => 1,
			'orderby' => 'ID',
		]
	);
	wp_set_current_user( $administrators[0]->ID );
	wp_defer_term_counting( true );
	wp_defer_comment_counting( true );
	add_filter( 'wp_revisions_to_keep', '__return_zero' );

	step( 'Settings', __NAMESPACE__ . '\set_up_site' );
	step( 'People', __NAMESPACE__ . '\people' );
	step( 'Pictures', __NAMESPACE__ . '\pictures' );
	step( 'Film and sound', __NAMESPACE__ . '\media' );
	step( 'Categories and tags', __NAMESPACE__ . '\terms' );
	step( 'Portfolio items', __NAMESPACE__ . '\items' );
	step( 'Pages', __NAMESPACE__ . '\pages' );
	step( 'Menu, header and footer', __NAMESPACE__ . '\templates' );
	step( 'Journal', __NAMESPACE__ . '\journal' );

	remove_filter( 'wp_revisions_to_keep', '__return_zero' );
	wp_defer_comment_counting( false );
	wp_defer_term_counting( false );
	flush_rewrite_rules( false );
}

seed();

<?php
/** Puts a template in the place of the site's contents: its objects into memory, its styles, settings and addresses over those of the site. */

declare( strict_types=1 );

namespace Frontage\Templates;

use Frontage\Portfolio;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/memory.php';
require __DIR__ . '/queries.php';
require __DIR__ . '/terms.php';
require __DIR__ . '/addresses.php';

/** Hooks of a preview and their functions, with the number of arguments. */
const HOOKS = [
	// The page.
	'request'                     => [ 'request_vars', 1 ],
	'parse_request'               => [ 'send_items', 1 ],
	'redirect_canonical'          => [ 'decline', 1 ],
	'show_admin_bar'              => [ 'decline', 1 ],
	'wp_robots'                   => [ 'keep_from_robots', 1 ],
	// Posts and terms.
	'posts_pre_query'             => [ 'answer_posts', 2 ],
	'terms_pre_query'             => [ 'answer_terms', 2 ],
	'previous_post_link'          => [ 'link_neighbor', 5 ],
	'next_post_link'              => [ 'link_neighbor', 5 ],
	// Addresses.
	'page_link'                   => [ 'lead_to_preview', 2 ],
	'post_link'                   => [ 'lead_to_preview', 2 ],
	'post_type_link'              => [ 'lead_to_preview', 2 ],
	'term_link'                   => [ 'lead_to_preview', 2 ],
	'wp_get_attachment_url'       => [ 'lead_to_picture', 2 ],
	'render_block'                => [ 'lead_home', 2 ],
	'frontage_portfolio_endpoint' => [ 'items_address', 1 ],
	// Styles and settings.
	'wp_theme_json_data_user'     => [ 'styles', 1 ],
	'option_frontage_settings'    => [ 'settings', 1 ],
	'pre_option_show_on_front'    => [ 'setting', 2 ],
	'pre_option_page_on_front'    => [ 'setting', 2 ],
	'pre_option_page_for_posts'   => [ 'setting', 2 ],
	'pre_option_blogname'         => [ 'identity', 2 ],
	'pre_option_site_logo'        => [ 'identity', 2 ],
	// WordPress would store the terms of memory as children of others.
	'pre_option'                  => [ 'decline_children', 2 ],
];

/** The same for the transient in which WordPress keeps the styles of blocks: the site's stay in it. */
const STYLES_HOOKS = [
	'pre_option__transient_wp_styles_for_blocks' => [ 'styles_option', 0 ],
	'pre_set_transient_wp_styles_for_blocks'     => [ 'stored_styles', 0 ],
];

/**
 * Shows a page of a template in this request.
 * @param array<string, mixed> $own Filled in by the owner, of own(); [] for the template as it is.
 */
function show( string $name, string $page, array $own = [] ): void {
	hook( true );
	Memory::fill( $name, $page, $own );
	wp_clean_theme_json_cache();
}

/** Ends it within the request. */
function end_show(): void {
	hook( false );
	Memory::clear();
	wp_clean_theme_json_cache();
}

function hook( bool $is_on ): void {
	foreach ( HOOKS + STYLES_HOOKS as $hook => [ $name, $arguments ] ) {
		if ( $is_on ) {
			add_filter( $hook, __NAMESPACE__ . "\\$name", PHP_INT_MAX, $arguments );
		} else {
			remove_filter( $hook, __NAMESPACE__ . "\\$name", PHP_INT_MAX );
		}
	}
}

function decline(): bool {
	return false;
}

/**
 * @param mixed $robots
 * @return array<string, mixed>
 */
function keep_from_robots( $robots ): array {
	return wp_robots_no_robots( items( $robots ) );
}

/**
 * @param mixed $value  Null to ask the database.
 * @param mixed $option Its name.
 * @return mixed
 */
function decline_children( $value, $option ) {
	return is_string( $option ) && str_ends_with( $option, '_children' ) ? [] : $value;
}

/** An option that is there, or else WordPress would add it, and that holds no styles. */
function styles_option(): string {
	return '';
}

/**
 * Value in place of the template's styles: with it an option, or an entry of a persistent cache, does not change.
 * @return mixed
 */
function stored_styles() {
	return get_transient( 'wp_styles_for_blocks' );
}

/**
 * The front page, and the page that lists the posts.
 * @param mixed $value
 * @param mixed $option Its name.
 * @return int|string
 */
function setting( $value, $option ) {
	$settings = Memory::read( 'settings/site' );
	$pages    = [
		'page_on_front'  => $settings['frontPage'],
		'page_for_posts' => $settings['postsPage'],
	];
	return isset( $pages[ text( $option ) ] ) ? Memory::id( substr( text( $pages[ text( $option ) ] ), 4 ) ) : text( $settings['showOnFront'] );
}

/**
 * Title and logo, if the owner has filled them in.
 * @param mixed $value
 * @param mixed $option Its name.
 * @return mixed
 */
function identity( $value, $option ) {
	$settings = Memory::read( 'settings/site' );
	if ( 'blogname' === $option ) {
		return isset( $settings['title'] ) ? esc_html( text( $settings['title'] ) ) : $value;
	}
	return isset( $settings['logo'] ) ? id_of( substr( text( $settings['logo'] ), 4 ) ) : $value;
}

/**
 * @param mixed $stored Settings of the plugin.
 * @return array<string, mixed>
 */
function settings( $stored ): array {
	return items( Memory::read( 'settings/site' )['plugin'] ) + items( $stored );
}

/** Styles of the template in place of the owner's. */
function styles(): \WP_Theme_JSON_Data {
	return new \WP_Theme_JSON_Data( [ 'isGlobalStylesUserThemeJSON' => true ] + Memory::read( 'styles/user' ), 'custom' );
}

/**
 * Query variables of the page.
 * @return array<string, mixed>
 */
function request_vars(): array {
	$name = pages_by_word()[ Memory::page() ] ?? Memory::page();
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
 * @return array<int|string, string>
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

/** Answers galleries that filter or go on, as the REST API would: that has no current user without a nonce. */
function send_items(): void {
	if ( 'items' !== Memory::page() ) {
		return;
	}
	$request = new \WP_REST_Request( 'GET', rest_get_route_for_post_type_items( Portfolio\post_type() ) );
	$request->set_query_params( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Changes nothing; the route checks them.
	$response = rest_do_request( $request );
	foreach ( $response->get_headers() as $name => $value ) {
		header( "$name: $value" );
	}
	wp_send_json( rest_get_server()->response_to_data( $response, false ), $response->get_status() );
}

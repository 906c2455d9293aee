<?php
/**
 * Gives the site its name, its addresses and the people who write on it.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Sets name, tagline, addresses and theme, and takes away what WordPress brings as an example. */
function set_up_site(): int {
	global $wp_rewrite;

	$site    = data( 'site' );
	$options = [
		'blogname'                    => $site['title'],
		'blogdescription'             => $site['tagline'],
		'timezone_string'             => 'Europe/London',
		'posts_per_page'              => 6,
		'thread_comments'             => 1,
		'thread_comments_depth'       => 5,
		'comment_previously_approved' => 0,
		'show_avatars'                => 0, // They come from another host.
	];
	foreach ( $options as $name => $value ) {
		update_option( $name, $value );
	}
	// A dark palette for visitors whose device asks for one, or who choose it.
	update_option(
		'frontage_settings',
		[
			'color_palette_switched' => $site['dark'],
			'color_default_mode'     => 'system',
		] + (array) get_option( 'frontage_settings', [] )
	);
	$wp_rewrite->set_permalink_structure( '/%postname%/' );

	if ( wp_get_theme( 'twentytwentyfive' )->exists() ) {
		switch_theme( 'twentytwentyfive' );
	}
	foreach ( [
		'hello-world'    => 'post',
		'sample-page'    => 'page',
		'privacy-policy' => 'page',
	] as $slug => $type ) {
		$example = get_page_by_path( $slug, OBJECT, $type );
		if ( $example ) {
			wp_delete_post( $example->ID, true );
		}
	}
	return count( $options );
}

/** Writes the people and answers how many there are. */
function people(): int {
	$people = data( 'people' );
	foreach ( $people as $person ) {
		$user = get_user_by( 'login', $person['login'] );
		sure(
			wp_insert_user(
				[
					'ID'           => $user instanceof WP_User ? $user->ID : 0,
					'user_login'   => $person['login'],
					'user_pass'    => $user instanceof WP_User ? $user->user_pass : 'password',
					'user_email'   => $person['email'],
					'display_name' => $person['name'],
					'description'  => $person['about'],
					'role'         => $person['role'],
				]
			)
		);
	}
	return count( $people );
}

/**
 * The user id of a login name.
 *
 * @param string $login A login name of people.json.
 */
function person( string $login ): int {
	$user = get_user_by( 'login', $login );
	return $user instanceof WP_User ? $user->ID : 0;
}

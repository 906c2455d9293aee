<?php
/** Where an import keeps what nobody is to see yet: a status for posts, a taxonomy for terms. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Housekeeping\on_every_site;

defined( 'ABSPATH' ) || exit;

/** Post status and taxonomy of what is staged. No query, list, feed or sitemap of WordPress asks for them. */
const STAGED = 'frontage-staged';

function register_staged(): void {
	register_post_status(
		STAGED,
		[
			'internal'            => true,
			'public'              => false,
			'exclude_from_search' => true,
		]
	);
	register_taxonomy(
		STAGED,
		[],
		[
			'public'                => false,
			'rewrite'               => false,
			'query_var'             => false,
			'hierarchical'          => true,
			'update_count_callback' => '__return_false',
		]
	);
}

/**
 * Keeps the status of staged pictures: WordPress takes every attachment for published that is not private or in the trash.
 * @param mixed $status
 * @param mixed $post
 * @return mixed
 */
function keep_status( $status, $post ) {
	return $post instanceof \WP_Post && STAGED === $post->post_status ? STAGED : $status;
}

/**
 * Takes staged pictures from WordPress's sight when the plugin is deactivated: it takes every attachment of an unknown status for published.
 * @param mixed $network_wide
 */
function set_pictures_aside( $network_wide ): void {
	$work = static fn() => retype_staged( 'attachment', STAGED );
	$network_wide ? on_every_site( get_current_network_id(), $work ) : $work();
}

/**
 * Makes them pictures again when it is activated.
 * @param mixed $network_wide
 */
function take_pictures_back( $network_wide ): void {
	$work = static fn() => retype_staged( STAGED, 'attachment' );
	$network_wide ? on_every_site( get_current_network_id(), $work ) : $work();
}

function retype_staged( string $from, string $to ): void {
	global $wpdb;
	$where = [
		'post_type'   => $from,
		'post_status' => STAGED,
	];
	if ( $wpdb->update( $wpdb->posts, [ 'post_type' => $to ], $where ) ) { // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Not an edit; hidden.
		wp_cache_flush();
	}
}

/**
 * Files in a folder and below it.
 * @return list<string> Paths.
 */
function files_below( string $folder ): array {
	$files = [];
	foreach ( is_dir( $folder ) ? array_diff( (array) scandir( $folder ), [ '.', '..' ] ) : [] as $name ) {
		$path = "$folder/$name";
		is_dir( $path ) && ! is_link( $path ) ? array_push( $files, ...files_below( $path ) ) : array_push( $files, $path );
	}
	return $files;
}

/** Deletes a folder of ours with all that is in it. */
function delete_folder( string $folder ): void {
	foreach ( is_dir( $folder ) ? array_diff( (array) scandir( $folder ), [ '.', '..' ] ) : [] as $name ) {
		$path = "$folder/$name";
		is_dir( $path ) && ! is_link( $path ) ? delete_folder( $path ) : wp_delete_file( $path );
	}
	if ( is_dir( $folder ) ) {
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Ours, and empty.
	}
}

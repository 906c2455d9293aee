<?php
/** The command `wp frontage convert`. */

declare( strict_types=1 );

namespace Frontage\Convert;

use function Frontage\Text\plain_title;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

function register_command(): void {
	\WP_CLI::add_command( 'frontage convert', __NAMESPACE__ . '\run_command' );
}

/**
 * Converts what a page builder left in posts to blocks.
 *
 * The page builder's data stay, so that a post can be restored. Name a user by --user: HTML is sanitized for those who may not publish all of it.
 *
 * ## OPTIONS
 *
 * [<id>...]
 * : Ids of posts.
 *
 * [--all]
 * : All posts with such data.
 *
 * [--dry-run]
 * : Only report what would be lost.
 *
 * [--restore]
 * : Give converted posts back to the page builder.
 *
 * ## EXAMPLES
 *
 *     wp frontage convert 12 13 --dry-run
 *     wp frontage convert --all --user=admin
 *     wp frontage convert 12 --restore
 *
 * @param list<string>         $ids
 * @param array<string, mixed> $flags
 */
function run_command( array $ids, array $flags ): void {
	require_once __DIR__ . '/conversion.php';
	$is_restore = ! empty( $flags['restore'] );
	$posts      = empty( $flags['all'] ) ? array_map( 'intval', $ids ) : posts_with( $is_restore ? RECORD : MODE );
	if ( ! $posts && empty( $flags['all'] ) ) {
		\WP_CLI::error( __( 'Name posts, or say --all.', 'frontage' ) );
	}
	$failed = 0;
	foreach ( $posts as $id ) {
		$failed += run_for_post( $id, $is_restore, ! empty( $flags['dry-run'] ) ) ? 0 : 1;
	}
	/* translators: %d: number of posts. */
	$done = sprintf( _n( '%d post done.', '%d posts done.', count( $posts ) - $failed, 'frontage' ), count( $posts ) - $failed );
	/* translators: %d: number of posts. */
	$failed ? \WP_CLI::error( $done . ' ' . sprintf( _n( '%d failed.', '%d failed.', $failed, 'frontage' ), $failed ) ) : \WP_CLI::success( $done );
}

/** @return list<int> Ids of posts with a meta key. */
function posts_with( string $key ): array {
	$query = new \WP_Query(
		[
			'post_type'              => array_diff( get_post_types(), [ 'revision', 'elementor_library' ] ),
			'post_status'            => [ 'publish', 'future', 'draft', 'pending', 'private' ],
			'fields'                 => 'ids',
			'posts_per_page'         => -1,
			'no_found_rows'          => true,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
			'meta_key'               => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- In a command.
		]
	);
	return array_map( 'Frontage\Values\number', array_values( items( $query->posts ) ) );
}

/** Whether it succeeded. */
function run_for_post( int $id, bool $is_restore, bool $is_dry ): bool {
	$post = get_post( $id );
	if ( ! $post || 'revision' === $post->post_type ) {
		/* translators: %d: id of a post. */
		\WP_CLI::warning( sprintf( __( 'There is no post %d.', 'frontage' ), $id ) );
		return false;
	}
	$result = $is_restore ? ( $is_dry ? record( $id ) : restore_post( $id ) ) : ( $is_dry ? converted( $id ) : convert_post( $id ) );
	if ( is_wp_error( $result ) ) {
		\WP_CLI::warning( "$id: " . $result->get_error_message() );
		return false;
	}
	\WP_CLI::log( "$id: " . plain_title( $post ) );
	foreach ( $is_restore || ! is_array( $result ) ? [] : described( $result['report'] ?? $result ) as $line ) {
		\WP_CLI::log( "  {$line['place']} ({$line['id']}): {$line['text']}" );
	}
	return true;
}

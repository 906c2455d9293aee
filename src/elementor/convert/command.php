<?php
/** The command `wp frontage convert`. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Text\plain_title;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Posts after which the command frees the memory of WordPress's cache. */
const POSTS_AT_ONCE = 50;

function register_command(): void {
	\WP_CLI::add_command( 'frontage convert', __NAMESPACE__ . '\run_command' );
}

/**
 * Converts posts that were made with Elementor to blocks.
 *
 * The original Elementor content is kept until you discard it, so you can restore a post. Specify a user with --user: content that the user is not
 * allowed to publish, such as scripts, is removed and reported.
 *
 * ## OPTIONS
 *
 * [<id>...]
 * : IDs of posts.
 *
 * [--all]
 * : All posts made with Elementor. With --restore or --discard: all converted posts.
 *
 * [--dry-run]
 * : Report what would be lost, without changing anything.
 *
 * [--restore]
 * : Restore the original Elementor content of converted posts.
 *
 * [--discard]
 * : Delete the original Elementor content of converted posts. They can't be restored afterward.
 *
 * [--yes]
 * : Discard without confirmation.
 *
 * ## EXAMPLES
 *
 *     wp frontage convert 12 13 --dry-run
 *     wp frontage convert --all --user=admin
 *     wp frontage convert 12 --restore
 *     wp frontage convert --all --discard --yes
 *
 * @param list<string>         $ids
 * @param array<string, mixed> $flags
 */
function run_command( array $ids, array $flags ): void {
	require_once __DIR__ . '/conversion.php';
	$actions = array_keys( array_filter( array_intersect_key( $flags, array_flip( [ 'restore', 'discard' ] ) ) ) );
	$action  = $actions[0] ?? 'convert';
	$is_all  = ! empty( $flags['all'] );
	$is_dry  = ! empty( $flags['dry-run'] );
	if ( $is_all === (bool) $ids || count( $actions ) > 1 ) {
		\WP_CLI::error( __( 'Specify posts or --all, and at most one of --restore and --discard.', 'frontage' ) );
	}
	$posts = $is_all ? posts_with( 'convert' === $action ? MODE : RECORD, 'convert' === $action ? DATA : RECORD ) : $ids;
	if ( 'discard' === $action && ! $is_dry && $posts ) {
		/* translators: %d: number of posts. */
		$question = _n( 'Delete the original Elementor content of %d post?', 'Delete the original Elementor content of %d posts?', count( $posts ), 'frontage' );
		\WP_CLI::confirm( sprintf( $question, count( $posts ) ), $flags );
	}
	$done = 0;
	foreach ( $posts as $index => $id ) {
		$done += run_for_post( $id, $action, $is_dry ) ? 1 : 0;
		if ( 0 === ( $index + 1 ) % POSTS_AT_ONCE && wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}
	$failed = count( $posts ) - $done;
	$result = sprintf( sentence_of_result( $action, $is_dry, $done ), $done );
	/* translators: %d: number of posts. */
	$failed ? \WP_CLI::error( $result . ' ' . sprintf( _n( '%d failed.', '%d failed.', $failed, 'frontage' ), $failed ) ) : \WP_CLI::success( $result );
}

/** Result of the command, with `%d` for the number of posts. */
function sentence_of_result( string $action, bool $is_dry, int $count ): string {
	if ( $is_dry ) {
		/* translators: %d: number of posts. */
		return _n( '%d post can be converted. Nothing was changed.', '%d posts can be converted. Nothing was changed.', $count, 'frontage' );
	}
	return [
		/* translators: %d: number of posts. */
		'convert' => _n( '%d post converted.', '%d posts converted.', $count, 'frontage' ),
		/* translators: %d: number of posts. */
		'restore' => _n( '%d post restored.', '%d posts restored.', $count, 'frontage' ),
		/* translators: %d: number of posts. */
		'discard' => _n( '%d original deleted.', '%d originals deleted.', $count, 'frontage' ),
	][ $action ];
}

/** @return list<string> Ids of posts of the block editor with two meta keys that are not empty. */
function posts_with( string $key, string $other ): array {
	$types = array_filter( get_post_types( [ 'show_in_rest' => true ] ), static fn( string $type ): bool => post_type_supports( $type, 'editor' ) );
	$query = new \WP_Query(
		[
			'post_type'              => array_values( $types ),
			'post_status'            => [ 'publish', 'future', 'draft', 'pending', 'private' ],
			'fields'                 => 'ids',
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'posts_per_page'         => -1,
			'no_found_rows'          => true,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
			'suppress_filters'       => true,
			// phpcs:ignore WordPress.DB.SlowDBQuery -- In a command.
			'meta_query'             => array_map(
				static fn( string $name ): array => [
					'key'     => $name,
					'value'   => [ '', '[]' ],
					'compare' => 'NOT IN',
				],
				array_unique( [ $key, $other ] )
			),
		]
	);
	return array_map( 'Frontage\Values\text', array_values( items( $query->posts ) ) );
}

/** Whether it succeeded. */
function run_for_post( string $given, string $action, bool $is_dry ): bool {
	$post = ctype_digit( $given ) ? get_post( (int) $given ) : null;
	if ( ! $post || 'revision' === $post->post_type ) {
		/* translators: %s: id of a post. */
		\WP_CLI::warning( sprintf( __( '%s: Post not found.', 'frontage' ), $given ) );
		return false;
	}
	$change = __NAMESPACE__ . ( $is_dry ? '\look_at' : [
		'convert' => '\convert_post',
		'restore' => '\restore_post',
		'discard' => '\discard_original',
	][ $action ] );
	$result = $change( $post->ID, $action );
	if ( is_wp_error( $result ) ) {
		\WP_CLI::warning( "$post->ID: " . $result->get_error_message() );
		return false;
	}
	\WP_CLI::log( "$post->ID: " . plain_title( $post ) );
	if ( is_int( $result ) ) {
		\WP_CLI::log( '  ' . kept_in_draft( $result ) );
	}
	foreach ( is_array( $result ) ? described( $result ) : [] as $line ) {
		\WP_CLI::log( "  {$line['place']}: {$line['text']}" );
	}
	$more = is_array( $result ) ? count( $result ) - MAX_LINES : 0;
	if ( $more > 0 ) {
		/* translators: %d: number of lines of a report. */
		\WP_CLI::log( '  ' . sprintf( _n( '%d more.', '%d more.', $more, 'frontage' ), $more ) );
	}
	return true;
}

/**
 * Report of an action that would be done.
 * @return true|list<array<string, mixed>>|\WP_Error
 */
function look_at( int $id, string $action ) {
	if ( 'convert' !== $action ) {
		return is_converted( $id ) || ( 'restore' === $action && record( $id ) ) ? true : not_converted();
	}
	$converted = refusal( $id ) ?? converted( $id );
	return is_wp_error( $converted ) ? $converted : $converted['report'];
}

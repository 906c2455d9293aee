<?php
/** Record of all changes, so that each can be undone, also after a request that was killed. */

declare( strict_types=1 );

namespace Frontage\Welcome;

defined( 'ABSPATH' ) || exit;

/** Option of the latest runs, in order. Not autoloaded. */
const RECORD = 'frontage_welcome';

/** Number of runs that can be undone; each may contain a whole header. */
const RUNS = 5;

/** @return list<WelcomeRun> */
function runs(): array {
	$runs   = get_option( RECORD, [] );
	$is_run = static fn( $run ): bool => is_array( $run ) && isset( $run['key'], $run['state'], $run['changes'] );
	return is_array( $runs ) ? array_values( array_filter( $runs, $is_run ) ) : [];
}

/** @return WelcomeRun|null */
function last_run(): ?array {
	$runs = runs();
	return $runs ? end( $runs ) : null;
}

/** @param list<array<string, mixed>> $runs */
function store_runs( array $runs ): void {
	$runs ? update_option( RECORD, array_slice( $runs, -RUNS ), false ) : delete_option( RECORD );
}

function begin( string $key ): void {
	store_runs(
		array_merge(
			runs(),
			[
				[
					'key'     => $key,
					'state'   => 'making',
					'changes' => [],
				],
			]
		)
	);
}

/**
 * @param array<string, mixed> $change `part` of the screen, `kind`, and the data for undoing it.
 */
function note( array $change ): void {
	$runs                                    = runs();
	$runs[ count( $runs ) - 1 ]['changes'][] = $change;
	store_runs( $runs );
}

function finish(): void {
	$runs                                = runs();
	$runs[ count( $runs ) - 1 ]['state'] = 'made';
	store_runs( $runs );
}

/** Deletes the last run. */
function forget(): void {
	$runs = runs();
	array_pop( $runs );
	store_runs( $runs );
}

/** Notes a created post. */
function note_post( string $part, int $id ): void {
	note(
		[
			'part'  => $part,
			'kind'  => 'post',
			'id'    => $id,
			'print' => print_of( $id ),
		]
	);
}

/** Fingerprint that changes when a post is edited; '' for a deleted post. */
function print_of( int $id ): string {
	$post = get_post( $id );
	if ( ! $post || 'trash' === $post->post_status ) {
		return '';
	}
	$fields   = [ 'post_title', 'post_content', 'post_excerpt', 'post_status', 'post_name', 'post_modified_gmt' ];
	$values   = array_map( static fn( string $field ): string => $post->$field, $fields );
	$values[] = (int) $post->comment_count;
	return md5( (string) wp_json_encode( $values ) );
}

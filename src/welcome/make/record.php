<?php
/** Writes down every change as it is made, so that each can be taken back, also after a request that was killed half-way. */

declare( strict_types=1 );

namespace Frontage\Welcome;

defined( 'ABSPATH' ) || exit;

/** The latest runs, the last one last. Not autoloaded. */
const RECORD = 'frontage_welcome';

/** Runs that can be taken back; each may hold a whole header. */
const RUNS = 5;

/** @return list<array{key: string, state: 'making'|'made', changes: list<array<string, mixed>>}> */
function runs(): array {
	$runs = get_option( RECORD, [] );
	return is_array( $runs ) ? array_values( array_filter( $runs, static fn( $run ): bool => is_array( $run ) && isset( $run['key'], $run['state'], $run['changes'] ) ) ) : [];
}

/** @return array{key: string, state: 'making'|'made', changes: list<array<string, mixed>>}|null */
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
 * @param array<string, mixed> $change `part` of the screen, `kind`, and what it takes to take it back.
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

/** Forgets the last run. */
function forget(): void {
	$runs = runs();
	array_pop( $runs );
	store_runs( $runs );
}

/** Notes a post that was made. */
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
	return $post && 'trash' !== $post->post_status
		? md5( (string) wp_json_encode( [ $post->post_title, $post->post_content, $post->post_excerpt, $post->post_status, $post->post_name, $post->post_modified_gmt, (int) $post->comment_count ] ) )
		: '';
}

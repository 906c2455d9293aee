<?php
/** What WordPress takes out of an object as it saves it, for what the user may not publish. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Names in the report what was asked for and is not stored.
 * @param array<string, mixed> $kit
 * @param array<string, mixed> $entry  Of the journal.
 * @param array<string, mixed> $object As it was to be stored.
 */
function report_removed( array &$kit, array $entry, array $object ): void {
	$post = 'post' === $entry['of'] ? get_post( $entry['id'] ) : null;
	if ( ! $post ) {
		return;
	}
	$asked  = [
		'content' => text( $object['content'] ?? '' ),
		'excerpt' => text( $object['excerpt'] ?? $object['caption'] ?? '' ),
	];
	$stored = [
		'content' => $post->post_content,
		'excerpt' => $post->post_excerpt,
	];
	if ( 'styles' === $entry['kind'] ) {
		$asked  = items( $object['styles'] ?? [] );
		$stored = items( items( json_decode( $post->post_content, true ) )['styles'] ?? [] );
	}
	foreach ( array_diff( parts_of( $asked ), parts_of( $stored ) ) as $what ) {
		report(
			$kit,
			'removed',
			[
				[
					'name' => $entry['name'],
					'what' => $what,
				],
			]
		);
	}
}

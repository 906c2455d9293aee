<?php
/** Uses of posts and terms that no import made, as the first steps do: what undoing them keeps. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/** Tables that are searched: of options only those below, for without a baseline their numbers may be anything. */
const SEARCHED = [ 'posts', 'meta', 'terms', 'termmeta', 'comments' ];

/** Options that hold the id of a page. */
const PAGE_OPTIONS = [ 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy' ];

/**
 * Posts and terms that the site uses, or that something uses which stays.
 *
 * @since 0.1.0
 *
 * @param array<int, bool>   $posts Whether each stays because it was changed, by id.
 * @param array<int, string> $terms Taxonomies by id.
 * @return array<string, true> By `post <id>` and `term <id>`.
 */
function used_of_made( array $posts, array $terms ): array {
	$entries = [];
	foreach ( array_keys( $posts ) as $id ) {
		$entries[] = made_entry( 'post', $id, '' );
	}
	foreach ( $terms as $id => $taxonomy ) {
		$entries[] = made_entry( 'term', $id, $taxonomy );
	}
	$traces = array_column( traces_of( $entries ), null, 'name' );
	foreach ( $entries as $entry ) {
		$traces[ $entry['name'] ]['changed'] = 'post' === $entry['of'] && $posts[ $entry['id'] ];
	}
	$known = known_by( '', $entries, $traces );
	$uses  = used_rows( $known, $entries );
	foreach ( SEARCHED as $name ) {
		for ( $ids = next_ids( $name, 0, SOUGHT_AT_ONCE ); $ids; $ids = next_ids( $name, max( $ids ), SOUGHT_AT_ONCE ) ) {
			$uses = with_uses( $uses, uses_in_rows( $name, $ids, $known ) );
			free_memory();
		}
	}
	foreach ( array_map( 'get_option', PAGE_OPTIONS ) as $id ) {
		$uses['']                        = $uses[''] ?? [];
		$uses[''][ ' ' . number( $id ) ] = true;
	}
	return array_fill_keys( array_keys( kept_by( $entries, $traces, $uses )['keep'] ), true );
}

/** @return array<string, mixed> As an entry of a journal. */
function made_entry( string $of, int $id, string $taxonomy ): array {
	$kinds = [
		'page'             => 'page',
		'wp_template_part' => 'part',
		'wp_block'         => 'pattern',
	];
	return [
		'name'     => "$of $id",
		'of'       => $of,
		'id'       => $id,
		'target'   => $id,
		'taxonomy' => $taxonomy,
		'kind'     => 'term' === $of ? 'term' : $kinds[ (string) get_post_type( $id ) ] ?? 'item',
		'parts'    => [],
		'print'    => '',
	];
}

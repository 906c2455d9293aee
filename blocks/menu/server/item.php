<?php
/**
 * One entry of a menu, whatever it comes from.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * An entry with every field.
 *
 * @param array<string, mixed> $given Those that are known.
 * @return array{
 *     key: string,
 *     label: string,
 *     url: string,
 *     target: string,
 *     rel: string,
 *     title: string,
 *     description: string,
 *     icon: string,
 *     badge: string,
 *     visibility: string,
 *     is_current: bool,
 *     is_ancestor: bool,
 *     html: string,
 *     class: string,
 *     children: list<array<string, mixed>>
 * } `key` names the entry for its mega panel; `label` and `description` are HTML of post content; `html` stands in place of a link; `class` is the list item's.
 */
function item( array $given ): array {
	$item = [];
	foreach ( [ 'key', 'label', 'url', 'target', 'rel', 'title', 'description', 'icon', 'badge', 'visibility', 'html', 'class' ] as $name ) {
		$item[ $name ] = Values\text( $given[ $name ] ?? '' );
	}
	foreach ( [ 'is_current', 'is_ancestor' ] as $name ) {
		$item[ $name ] = ! empty( $given[ $name ] );
	}
	$item['children'] = array_values( Values\items( $given['children'] ?? [] ) );
	return $item;
}

/**
 * Takes out what this visitor is not to see, and marks the entries above the current one.
 *
 * @param array<mixed> $items Entries, as a filter may have left them.
 * @return list<array<string, mixed>>
 */
function prepared( array $items ): array {
	$kept = [];
	foreach ( $items as $given ) {
		if ( ! is_array( $given ) ) {
			continue;
		}
		$item        = item( $given );
		$hidden_from = [
			'logged-in'  => ! is_user_logged_in(),
			'logged-out' => is_user_logged_in(),
		];
		if ( $hidden_from[ $item['visibility'] ] ?? false ) {
			continue;
		}
		$item['children'] = prepared( $item['children'] );
		foreach ( $item['children'] as $child ) {
			$item['is_ancestor'] = $item['is_ancestor'] || $child['is_current'] || $child['is_ancestor'];
		}
		$kept[] = $item;
	}
	return $kept;
}

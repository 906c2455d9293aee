<?php
/**
 * Menu item of any source.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * Item with every field.
 *
 * @param array<string, mixed> $given Known fields.
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
 * } `key` identifies the item for its mega panel; `label` and `description` are HTML of post content; `html` replaces the link; `class` is for the
 *   list item.
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
 * Removes items that are hidden from the current user, and marks the ancestors of the current one.
 *
 * @param array<mixed> $items Filtered items.
 * @return list<array<string, mixed>>
 */
function visible_items( array $items ): array {
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
		$item['children'] = visible_items( $item['children'] );
		foreach ( $item['children'] as $child ) {
			$item['is_ancestor'] = $item['is_ancestor'] || $child['is_current'] || $child['is_ancestor'];
		}
		$kept[] = $item;
	}
	return $kept;
}

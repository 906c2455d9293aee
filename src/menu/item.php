<?php
/**
 * One entry of a menu, whatever it comes from.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

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
 *     children: list<array<string, mixed>>
 * } `key` names the entry for its mega panel; `label` and `description` are HTML of post content; `html` stands in place of a link.
 */
function item( array $given ): array {
	return array_merge(
		[
			'key'         => '',
			'label'       => '',
			'url'         => '',
			'target'      => '',
			'rel'         => '',
			'title'       => '',
			'description' => '',
			'icon'        => '',
			'badge'       => '',
			'visibility'  => '',
			'is_current'  => false,
			'is_ancestor' => false,
			'html'        => '',
			'children'    => [],
		],
		$given
	);
}

/**
 * Takes out what this visitor is not to see, and marks the entries above the current one.
 *
 * @param list<array<string, mixed>> $items Entries.
 * @return list<array<string, mixed>>
 */
function prepared( array $items ): array {
	$kept = [];
	foreach ( $items as $item ) {
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

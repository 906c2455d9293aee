<?php
/** Rights of those who wrote what is converted: the words of a person stay what this person may publish, whoever converts them. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/** Whether HTML of any kind stays: both who converts it and who wrote it may publish it. */
function may_keep_html(): bool {
	return ! is_limited() && current_user_can( 'unfiltered_html' );
}

/**
 * Whether the words that are read now are those of a person who may not publish HTML of any kind.
 * @param bool ...$change A new answer.
 */
function is_limited( bool ...$change ): bool {
	static $now = false;
	$now        = $change ? $change[0] : $now;
	return $now;
}

/**
 * Calls a function by the rights of a post's author, where they are the smaller ones. One who was deleted has none.
 * @template Result
 * @param callable(): Result $work
 * @return Result
 */
function by_rights_of_author( int $id, callable $work ) {
	$before = is_limited();
	$author = number( get_post_field( 'post_author', $id, 'raw' ) );
	is_limited( $before || ! user_can( $author, 'unfiltered_html' ) );
	try {
		return $work();
	} finally {
		is_limited( $before );
	}
}

<?php
/** Rights of those who wrote what is converted: the words of a person stay what this person may publish, whoever converts them. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
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

/** Content as core cleans it for those who may not publish HTML of any kind, but with attributes of blocks as the data that they are. */
function clean_blocks( string $content ): string {
	return serialize_blocks( array_map( __NAMESPACE__ . '\clean_block', parse_blocks( $content ) ) );
}

/**
 * @param array<mixed> $block Parsed.
 * @return array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}
 */
function clean_block( array $block ): array {
	$clean = static fn( $part ) => is_string( $part ) ? str_replace( [ '&#038;', ' />' ], [ '&amp;', '/>' ], wp_kses_post( $part ) ) : $part;
	return [
		'blockName'    => is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null,
		'attrs'        => items( clean_data( $block['attrs'] ?? null ) ),
		'innerBlocks'  => array_map( __NAMESPACE__ . '\clean_block', array_filter( items( $block['innerBlocks'] ?? null ), 'is_array' ) ),
		'innerHTML'    => '',
		'innerContent' => array_map( $clean, items( $block['innerContent'] ?? null ) ),
	];
}

/**
 * Cleans texts of attributes in which a tag may begin. Signs of other texts stay: cleaning would only encode them.
 * @param mixed $value
 * @return mixed
 */
function clean_data( $value ) {
	if ( is_array( $value ) ) {
		return array_map( __NAMESPACE__ . '\clean_data', $value );
	}
	return is_string( $value ) && preg_match( '~<[a-z/!?]~i', $value ) ? wp_kses_post( $value ) : $value;
}

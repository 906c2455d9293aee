<?php
/** Blocks of people who may not publish HTML of any kind. */

declare( strict_types=1 );

namespace Frontage\Blocks;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Content as core cleans it for those who may not publish HTML of any kind, but with attributes of blocks as the data that they are. */
function clean_blocks( string $content ): string {
	for ( $try = 0; $try < 5; $try++ ) {
		$before  = $content;
		$content = serialize_blocks( array_map( __NAMESPACE__ . '\clean_block', parse_blocks( $content ) ) );
		if ( $content === $before ) {
			return $content;
		}
	}
	// What is taken out of a comment may leave a block's delimiter again and again.
	return wp_kses_post( $content );
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

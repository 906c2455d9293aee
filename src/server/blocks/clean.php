<?php
/** Blocks of people who may not publish HTML of any kind. */

declare( strict_types=1 );

namespace Frontage\Blocks;

use function Frontage\Values\change_json;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Whether WordPress finds blocks in a text: its own has_blocks() sees those only whose comments begin with a blank. */
function has_block_comments( string $text ): bool {
	return (bool) preg_match( '~<!--\s+/?wp:~', $text );
}

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
	$attrs = items( clean_data( $block['attrs'] ?? null ) );
	if ( isset( $attrs['style'] ) && is_array( $attrs['style'] ) ) {
		// Styles by hand, as WordPress removes them.
		unset( $attrs['style']['css'] );
		$attrs = array_filter( $attrs, static fn( $value, $key ): bool => 'style' !== $key || $value, ARRAY_FILTER_USE_BOTH );
	}
	return [
		'blockName'    => is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null,
		'attrs'        => $attrs,
		'innerBlocks'  => array_map( __NAMESPACE__ . '\clean_block', array_filter( items( $block['innerBlocks'] ?? null ), 'is_array' ) ),
		'innerHTML'    => '',
		'innerContent' => array_map( $clean, items( $block['innerContent'] ?? null ) ),
	];
}

/**
 * Cleans texts of attributes in which a tag may begin, and keys. Signs of other texts stay: cleaning would only encode them.
 * @param mixed $value
 * @return mixed
 */
function clean_data( $value ) {
	if ( is_array( $value ) || $value instanceof \stdClass ) {
		$clean = [];
		foreach ( (array) $value as $key => $inner ) {
			$clean[ is_string( $key ) ? clean_data_text( $key ) : $key ] = clean_data( $inner );
		}
		return is_array( $value ) ? $clean : (object) $clean;
	}
	if ( ! is_string( $value ) ) {
		return is_float( $value ) && ! is_finite( $value ) ? 0 : $value;
	}
	// JSON in a text would be none any more if it were cleaned as one, and may hold tags as escapes.
	$is_json = preg_match( '~^\s*[{["]~', $value ) && null !== json_decode( $value );
	return $is_json ? change_json( $value, __NAMESPACE__ . '\clean_data' ) : clean_data_text( $value );
}

function clean_data_text( string $text ): string {
	// Formats of dates are printed without their backslashes.
	return preg_match( '~<[\\\\]*+[a-z/!?]~i', $text ) ? wp_kses_post( $text ) : $text;
}

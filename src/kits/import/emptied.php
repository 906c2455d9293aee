<?php
/** Image blocks whose picture was taken out: an empty figure to visitors. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** An image without an address. */
const NO_SOURCE = '~<img\b(?![^>]*\ssrc=)[^>]*>~i';

/**
 * A content without image blocks that show nothing: neither a picture nor words.
 */
function without_emptied( string $content ): string {
	if ( false === strpos( $content, '<!-- wp:image' ) || ! preg_match( NO_SOURCE, $content ) ) {
		return $content;
	}
	$blocks = array_filter( parse_blocks( $content ), static fn( array $block ): bool => ! is_pictureless( $block ) );
	return serialize_blocks( array_map( __NAMESPACE__ . '\with_shown', $blocks ) );
}

/** @param array<mixed> $block */
function is_pictureless( array $block ): bool {
	$html = text( $block['innerHTML'] ?? '' );
	return 'core/image' === ( $block['blockName'] ?? '' ) && preg_match( NO_SOURCE, $html ) && '' === trim( wp_strip_all_tags( $html ) );
}

/**
 * A block with those of its inner blocks that show something.
 * @param array<mixed> $block
 * @return array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}
 */
function with_shown( array $block ): array {
	$all     = array_values( items( $block['innerBlocks'] ?? [] ) );
	$inner   = [];
	$content = [];
	foreach ( items( $block['innerContent'] ?? [] ) as $part ) {
		$child = null === $part ? items( array_shift( $all ) ) : [];
		if ( null !== $part ) {
			$content[] = $part;
		} elseif ( ! is_pictureless( $child ) ) {
			$content[] = null;
			$inner[]   = with_shown( $child );
		}
	}
	return [
		'blockName'    => is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null,
		'attrs'        => items( $block['attrs'] ?? [] ),
		'innerBlocks'  => $inner,
		'innerHTML'    => text( $block['innerHTML'] ?? '' ),
		'innerContent' => $content,
	];
}

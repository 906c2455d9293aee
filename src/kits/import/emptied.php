<?php
/** Image blocks whose picture was taken out: an empty figure to visitors. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * A content without image blocks that show nothing since it was cleaned: neither a picture nor words.
 * @param string $before What it was: one that had images without a picture, such as those of a pattern's gaps, keeps all of its blocks.
 */
function without_emptied( string $content, string $before ): string {
	if ( false === strpos( $content, '<!-- wp:image' ) || ! has_pictureless( $content ) || has_pictureless( $before ) ) {
		return $content;
	}
	$blocks = array_filter( parse_blocks( $content ), static fn( array $block ): bool => ! is_pictureless( $block ) );
	return serialize_blocks( array_map( __NAMESPACE__ . '\with_shown', $blocks ) );
}

/** Whether HTML has an image without an address. */
function has_pictureless( string $html ): bool {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
		if ( ! is_string( $tags->get_attribute( 'src' ) ) ) {
			return true;
		}
	}
	return false;
}

/** @param array<mixed> $block */
function is_pictureless( array $block ): bool {
	$html     = text( $block['innerHTML'] ?? '' );
	$is_bound = isset( items( items( $block['attrs'] ?? null )['metadata'] ?? null )['bindings'] );
	return 'core/image' === ( $block['blockName'] ?? '' ) && ! $is_bound && has_pictureless( $html ) && '' === trim( wp_strip_all_tags( $html ) );
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

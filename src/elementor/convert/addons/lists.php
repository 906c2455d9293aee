<?php
/** Blocks of a list in an add-on's settings: panels, quotes, lists of texts, links to profiles, pictures. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * The same settings for each entry of a list.
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_each( Element $from, array $field ): array {
	$blocks = [];
	foreach ( entries( $from, $field ) as $entry ) {
		$inner  = blocks_of_fields( $entry, array_values( array_filter( (array) $field['fields'], 'is_array' ) ) );
		$blocks = array_merge( $blocks, count( $inner ) < 2 ? $inner : [ block( 'core/group', [], $inner ) ] );
	}
	return $blocks;
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_panels( Element $from, array $field ): array {
	$panels = [];
	foreach ( entries( $from, $field ) as $entry ) {
		$title    = field_line_html( $entry, $field['name'] );
		$pictures = isset( $field['picture'] ) ? card_pictures( $entry, [ text( $field['picture'] ) ] ) : [];
		$inner    = array_merge( $pictures, blocks_of_html( $entry->text( text( $field['content'] ) ) ) );
		$panels[] = block( 'frontage/accordion-item', [ 'title' => $title ], $inner );
	}
	return $panels ? [ block( 'frontage/accordion', [ 'icon' => 'plus' ], $panels ) ] : [];
}

/**
 * A quote with its person's picture.
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_quote( Element $from, array $field ): array {
	$inner = blocks_of_html( $from->text( text( $field['quote'] ) ) );
	$face  = isset( $field['face'] ) ? picture( $from->value( text( $field['face'] ) ), 'thumbnail' ) : [];
	$cite  = array_map( static fn( $name ): string => field_line_html( $from, $name ), array_values( (array) $field['by'] ) );
	$cite  = implode( ', ', array_filter( $cite, static fn( string $html ): bool => '' !== $html ) );
	if ( $face ) {
		$look = [
			'width'  => '60px',
			'height' => '60px',
			'scale'  => 'cover',
			'style'  => [ 'border' => [ 'radius' => '50%' ] ],
		];
		array_unshift( $inner, block( 'core/image', $face + $look ) );
	}
	return $inner || '' !== $cite ? [ block( 'core/quote', [ 'citation' => $cite ], $inner ) ] : [];
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_list( Element $from, array $field ): array {
	$items = [];
	foreach ( entries( $from, $field ) as $entry ) {
		$html = linked( field_line_html( $entry, $field['words'] ), isset( $field['link'] ) ? element_link( $entry, text( $field['link'] ) ) : null );
		if ( '' !== $html ) {
			$items[] = block( 'core/list-item', [ 'content' => isset( $field['sign'] ) ? with_sign( $entry, $entry->value( text( $field['sign'] ) ), $html ) : $html ] );
		}
	}
	return $items ? [ block( 'core/list', [], $items ) ] : [];
}

/**
 * Links to profiles; those that lead nowhere are none.
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_profiles( Element $from, array $field ): array {
	$links = [];
	foreach ( entries( $from, $field ) as $entry ) {
		$link = element_link( $entry, text( $field['link'] ) );
		if ( $link && '#' !== $link['href'] ) {
			$links[] = profile_link( $entry, $link['href'], $entry->value( text( $field['sign'] ) ) );
		}
	}
	return $links ? [ block( 'core/social-links', [ 'openInNewTab' => true ], $links ) ] : [];
}

/**
 * Pictures side by side.
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_gallery( Element $from, array $field ): array {
	$images = [];
	foreach ( entries( $from, $field ) as $entry ) {
		$image = picture( $entry->value( text( $field['picture'] ) ), 'large' );
		if ( $image ) {
			$images[] = block( 'core/image', $image );
		}
	}
	$attributes = [
		'columns'   => min( 8, count( $images ) ),
		'imageCrop' => false,
		'linkTo'    => 'none',
	];
	return $images ? [ block( 'core/gallery', $attributes, $images ) ] : [];
}

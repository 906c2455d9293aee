<?php
/** Pictures, galleries and carousels. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\LinkActions;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Words of WordPress for the links of a gallery's pictures. */
const LINKS = [
	'file'       => 'media',
	'attachment' => 'attachment',
];

/** @return list<ConvertBlock> */
function convert_image( Element $element ): array {
	$image = picture( $element->value( 'image' ), size_slug( $element->text( 'image_size', 'large' ) ) );
	if ( ! $image ) {
		return [];
	}
	$style  = border_style( $element, [], 'image_border', 'image_border_radius', 'image_box_shadow' );
	$width  = length( $element->value( 'width' ) );
	$height = length( $element->value( 'height' ) );
	$align  = text_align( $element )['value'] ?? '';
	$link   = image_link( $element, number( $image['id'] ?? 0 ), text( $image['url'] ) );
	$fit    = $element->text( 'object-fit' );

	[ $href, $action ] = address_and_action( $link );
	return [
		block(
			'core/image',
			$image + [
				'width'           => $width,
				'height'          => $height,
				'scale'           => '' !== $height && in_array( $fit, [ 'cover', 'contain' ], true ) ? $fit : '',
				'caption'         => image_caption( $element, number( $image['id'] ?? 0 ) ),
				'align'           => 'left' === $align ? '' : $align,
				'linkDestination' => $link ? ( 'file' === $element->text( 'link_to' ) ? 'media' : 'custom' ) : '',
				'href'            => $href,
				'linkTarget'      => $link['target'] ?? '',
				'rel'             => $link['rel'] ?? '',
				'style'           => $style,
			] + [ LinkActions\ATTRIBUTE => $action ]
		),
	];
}

function image_caption( Element $element, int $id ): string {
	$source = $element->text( 'caption_source' );
	$own    = $element->text( 'caption' );
	if ( 'attachment' === $source ) {
		return $id ? inline_html( text( wp_get_attachment_caption( $id ) ) ) : '';
	}
	return in_array( $source, [ 'custom', '' ], true ) ? inline_html( $own ) : '';
}

/** @return array{href: string, target: string, rel: string}|null */
function image_link( Element $element, int $id, string $url ): ?array {
	$kind = $element->text( 'link_to', 'none' );
	$element->value( 'open_lightbox' );
	if ( 'file' === $kind ) {
		$whole = $id ? wp_get_attachment_url( $id ) : '';
		return link_of( [ 'url' => $whole ? $whole : $url ] );
	}
	$link = element_link( $element );
	return 'none' === $kind ? null : $link;
}

/** @return list<ConvertBlock>|null */
function convert_gallery( Element $element ): ?array {
	$stored = array_merge( $element->list( 'wp_gallery' ), 'multiple' === $element->text( 'gallery_type' ) ? [] : $element->list( 'gallery' ) );
	if ( ! $stored ) {
		return null;
	}
	$size = size_slug( $element->text( 'thumbnail_size', 'thumbnail' ) );
	$to   = $element->text( 'gallery_link', $element->text( 'link_to', 'file' ) );
	$element->value( 'open_lightbox' );
	$columns = number( $element->text( 'gallery_columns', $element->text( 'columns', '4' ) ) );
	$images  = gallery_images( $stored, $size, $to, 'none' === $element->text( 'gallery_display_caption' ) ? '' : 'caption' );
	if ( ! $images ) {
		return null;
	}
	$gap = length( $element->value( 'custom' === $element->text( 'image_spacing' ) ? 'image_spacing_custom' : 'gap' ) );
	return [
		block(
			'core/gallery',
			[
				'columns'  => max( 1, min( 8, $columns ) ),
				'linkTo'   => LINKS[ $to ] ?? 'none',
				'sizeSlug' => $size,
				'style'    => '' === $gap ? [] : [ 'spacing' => [ 'blockGap' => $gap ] ],
			],
			$images
		),
	];
}

/**
 * Pictures of a gallery or carousel.
 * @param list<array<mixed>>                                    $stored
 * @param string                                                $to       Word of the page builder for what they link to.
 * @param string                                                $captions `caption`, `title` or `description` of the picture; '' for none.
 * @param array{href: string, target: string, rel: string, more?: array<string, string>}|null $link     That of all pictures.
 * @return list<ConvertBlock>
 */
function gallery_images( array $stored, string $size, string $to, string $captions, ?array $link = null ): array {
	_prime_post_caches( array_filter( array_map( static fn( array $picture ): int => number_here( $picture['id'] ?? 0 ), $stored ) ), false );
	$images = [];
	foreach ( $stored as $picture ) {
		$image = picture( $picture, $size );
		$link  = 'custom' === $to ? $link : link_of( [ 'url' => picture_target( $image, $to ) ] );
		if ( $image ) {
			$images[] = block(
				'core/image',
				$image + [
					'caption'         => inline_html( picture_words( number( $image['id'] ?? 0 ), $captions ) ),
					'linkDestination' => $link ? LINKS[ $to ] ?? 'custom' : '',
					'href'            => $link['href'] ?? '',
					'linkTarget'      => $link['target'] ?? '',
					'rel'             => $link['rel'] ?? '',
				]
			);
		}
	}
	return $images;
}

/**
 * Address of a picture's file or page; '' for none.
 * @param array<string, mixed> $image Of picture().
 */
function picture_target( array $image, string $to ): string {
	$id = number( $image['id'] ?? 0 );
	if ( 'file' === $to ) {
		return text( $id ? wp_get_attachment_url( $id ) : $image['url'] ?? '' );
	}
	return 'attachment' === $to && $id ? text( get_attachment_link( $id ) ) : '';
}

/** Caption, title or description of a picture in the media library. */
function picture_words( int $id, string $which ): string {
	$post = $id ? get_post( $id ) : null;
	return $post ? [
		'caption'     => $post->post_excerpt,
		'title'       => $post->post_title,
		'description' => $post->post_content,
	][ $which ] ?? '' : '';
}

<?php
/** Boxes that turn, and calls to action: all that visitors could read and see of them, in one group. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return list<ConvertBlock> Both sides, one below the other. */
function convert_flip_box( Element $element ): array {
	$icon   = 'icon' === $element->text( 'graphic_element', 'icon' ) ? $element->value( 'selected_icon' ) : null;
	$blocks = array_merge(
		card_pictures( $element, [ 'image' === $element->text( 'graphic_element' ) ? 'image' : '', 'background_a_image', 'background_b_image' ] ),
		icon_blocks( $element, $icon, null, [ 'value' => 'center' ], '50px', color( $element, 'icon_primary_color' ) ),
		card_words( $element, 'title_text_a', 'description_text_a', 'title_tag_a', '_a' ),
		card_words( $element, 'title_text_b', 'description_text_b', 'title_tag_b', '_b' ),
		card_button( $element, 'button_text' )
	);
	foreach ( [ 'height', 'flip_effect', 'flip_direction', 'link_click', 'graphic_element_b', 'image_size', 'image_width' ] as $setting ) {
		$element->value( $setting );
	}
	return $blocks ? [ block( 'core/group', [], $blocks ) ] : [];
}

/** @return list<ConvertBlock> */
function convert_call_to_action( Element $element ): array {
	$graphic = $element->text( 'graphic_element' );
	$blocks  = array_merge(
		card_pictures( $element, [ 'bg_image', 'image' === $graphic ? 'graphic_image' : '' ] ),
		'icon' === $graphic ? icon_blocks( $element, $element->value( 'selected_icon' ), null, [ 'value' => 'center' ], '50px', color( $element, 'icon_primary_color' ) ) : [],
		card_words( $element, 'title', 'description', 'title_tag', '' ),
		card_button( $element, 'button' )
	);
	$ribbon  = inline_html( $element->text( 'ribbon_title' ) );
	if ( '' !== $ribbon ) {
		array_unshift( $blocks, block( 'core/paragraph', [ 'content' => $ribbon ] ) );
	}
	foreach ( [ 'skin', 'layout', 'link_click', 'graphic_image', 'graphic_image_size', 'bg_image_size' ] as $setting ) {
		$element->value( $setting );
	}
	return $blocks ? [ block( 'core/group', [], $blocks ) ] : [];
}

/**
 * Pictures of some settings, each once.
 * @param list<string> $settings Names; '' is none.
 * @return list<ConvertBlock>
 */
function card_pictures( Element $element, array $settings ): array {
	$blocks = [];
	foreach ( array_filter( $settings ) as $setting ) {
		$image = picture( $element->value( $setting ), 'large' );
		if ( $image ) {
			$blocks[ text( $image['url'] ) ] = block( 'core/image', $image );
		}
	}
	return array_values( $blocks );
}

/**
 * Title and words of a side.
 * @return list<ConvertBlock>
 */
function card_words( Element $element, string $title, string $words, string $tag, string $side ): array {
	$html   = inline_html( $element->text( $title ) );
	$style  = text_style( $element, "title_color$side", "title_typography$side" );
	$blocks = '' === $html ? [] : [ heading_block( $html, $element->text( $tag, 'h3' ), $style ) ];
	$style  = text_style( $element, "description_color$side", "description_typography$side" );
	foreach ( blocks_of_html( $element->text( $words ) ) as $block ) {
		$blocks[] = styled_text( $block, $style, [] );
	}
	return array_map( static fn( array $block ): array => styled_text( $block, [], [ 'value' => 'center' ] ), $blocks );
}

/**
 * The button; a link without words leads from its address.
 * @return list<ConvertBlock>
 */
function card_button( Element $element, string $setting ): array {
	$link = element_link( $element );
	$text = inline_html( $element->text( $setting ) );
	if ( '' === $text && ! $link ) {
		return [];
	}
	$text   = '' === $text ? esc_html( (string) preg_replace( '~^https?://(www\.)?|/$~', '', $link['href'] ?? '' ) ) : $text;
	$layout = [
		'type'           => 'flex',
		'justifyContent' => 'center',
	];
	return [ block( 'core/buttons', [ 'layout' => $layout ], [ button_block( $text, $link, [] ) ] ) ];
}

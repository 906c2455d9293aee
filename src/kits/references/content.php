<?php
/** References in block markup: attributes in the comments, and the HTML between them. Parts without any stay byte for byte. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Start of a block's comment, before its JSON, in which core writes `--` as an escape. */
const BLOCK = '~<!--\s+wp:([a-z][a-z0-9_-]*(?:/[a-z][a-z0-9_-]*)?)\s+(?=\{)~';

function walk_content( string $content, callable $replace ): string {
	$walked = '';
	$at     = 0;
	while ( preg_match( BLOCK, $content, $found, PREG_OFFSET_CAPTURE, $at ) ) {
		$start = $found[0][1] + strlen( $found[0][0] );
		$end   = strpos( $content, '-->', $start );
		if ( false === $end ) {
			break;
		}
		$name    = false === strpos( $found[1][0], '/' ) ? 'core/' . $found[1][0] : $found[1][0];
		$json    = rtrim( substr( $content, $start, $end - $start ), "/ \t\r\n" );
		$walked .= walk_html( substr( $content, $at, $found[0][1] - $at ), $replace );
		$walked .= $found[0][0] . walk_attributes( $name, $json, $replace );
		$at      = $start + strlen( $json );
	}
	return $walked . walk_html( substr( $content, $at ), $replace );
}

/** Walks the JSON of a block's attributes. */
function walk_attributes( string $name, string $json, callable $replace ): string {
	$attributes = json_decode( $json );
	if ( ! $attributes instanceof \stdClass ) {
		return $json;
	}
	$before = attributes_json( $attributes );
	$after  = attributes_json( (object) walk_value( $attributes, '', rules( 'blocks', $name ), $replace, $name ) );
	return $after === $before ? $json : $after;
}

/** Core's function takes the object, too, in which an empty map stays a map. */
function attributes_json( \stdClass $attributes ): string {
	// @phpstan-ignore argument.type
	return serialize_block_attributes( $attributes );
}

/**
 * Walks HTML: attributes by the tag processor, then addresses and shortcodes in the text.
 */
function walk_html( string $html, callable $replace, string $block = '' ): string {
	if ( ! preg_match( '~//|kit:|=["\']?/|\d~', $html ) ) {
		return $html;
	}
	$tags   = new \WP_HTML_Tag_Processor( $html );
	$places = [];
	$mark   = '/frontage-' . md5( $html ) . '-';
	while ( false !== strpos( $html, '<' ) && $tags->next_tag() ) {
		// A name may be a number.
		foreach ( array_map( 'strval', $tags->get_attribute_names_with_prefix( '' ) ?? [] ) as $name ) {
			$value  = $tags->get_attribute( $name );
			$walked = is_string( $value ) && '' !== $value ? walk_attribute( $tags, $name, $value, $replace, $block ) : $value;
			if ( null === $walked && null !== $value ) {
				$tags->remove_attribute( $name );
			} elseif ( $walked !== $value ) {
				// Set by a placeholder, because the processor would empty an address whose protocol it does not know.
				$place            = $mark . count( $places ) . '/';
				$places[ $place ] = esc_attr( (string) $walked );
				$tags->set_attribute( $name, $place );
			}
		}
	}
	return walk_text( strtr( $tags->get_updated_html(), $places ), $replace, $block );
}

/**
 * Walks an attribute of the element that the processor stands at.
 * @return string|null Null to take it out.
 */
function walk_attribute( \WP_HTML_Tag_Processor $tags, string $name, string $value, callable $replace, string $block ): ?string {
	$where = [
		'block' => $block,
		'key'   => $name,
	];
	switch ( $name ) {
		case 'class':
		case 'id':
		case 'rel':
			return walk_classes( $value, $replace, $where );
		case 'style':
			return walk_css( $value, $replace, $where );
		case 'srcset':
		case 'imagesrcset':
			return walk_srcset( $value, $replace, $where );
		case 'data-id':
			$type = type_of_element( $tags );
			$id   = '' === $type ? $value : walk_ids( $type, $value, $replace, $where );
			return null === $id ? null : (string) $id;
		default:
			return walk_address( $value, $name, $replace, $where );
	}
}

/** Type of the id in `data-id` of links of the editor and of pictures in galleries; '' for those of other plugins. */
function type_of_element( \WP_HTML_Tag_Processor $tags ): string {
	$kind = $tags->get_attribute( 'data-type' );
	if ( 'A' === $tags->get_tag() && is_string( $kind ) ) {
		return taxonomy_exists( 'tag' === $kind ? 'post_tag' : $kind ) ? 'term' : 'post';
	}
	$class      = strstr( (string) $tags->get_attribute( 'class' ), 'wp-image-' );
	$signs      = [ $tags->get_attribute( 'data-link' ), $tags->get_attribute( 'data-full-url' ), $class ];
	$is_picture = 'IMG' === $tags->get_tag() && array_filter( $signs, 'is_string' );
	return $is_picture ? 'media' : '';
}

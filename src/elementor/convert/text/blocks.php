<?php
/** Blocks of the HTML of a text editor. */

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Names of the DOM.

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

const TEXT_BLOCKS = [ 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'hr' ];

/** Elements that stay as HTML blocks. */
const OTHER_BLOCKS = [ 'table', 'pre', 'figure', 'dl', 'iframe', 'video', 'audio', 'details', 'form', 'address', 'fieldset' ];

/** Encoded quotes and primes. */
const QUOTES = '/&(?:quot|apos|[lr][sd]quo|#0*(?:34|39|821[678]|822[01]|824[23])|#x0*(?:22|27|201[89cd]|203[23]));/i';

/**
 * Blocks of HTML: paragraphs, headings, lists, quotes, lines; the rest as HTML.
 * @return list<ConvertBlock>
 */
function blocks_of_html( string $html ): array {
	$html = trim( clean_html( $html ) );
	$all  = implode( '|', array_merge( TEXT_BLOCKS, OTHER_BLOCKS, [ 'div' ] ) );
	if ( '' !== $html && ! preg_match( "/<($all)[\s>\/]/i", $html ) ) {
		$html = wpautop( $html );
	}
	if ( '' === $html ) {
		return [];
	}
	if ( ! class_exists( \DOMDocument::class ) ) {
		return [ block( 'core/html', [ 'content' => $html ] ) ];
	}
	$document = new \DOMDocument();
	$previous = libxml_use_internal_errors( true );
	$document->loadHTML( '<?xml encoding="utf-8"?><html><body>' . $html . '</body></html>', LIBXML_NONET | LIBXML_PARSEHUGE );
	libxml_clear_errors();
	libxml_use_internal_errors( $previous );
	$body = $document->getElementsByTagName( 'body' )->item( 0 );
	return $body ? blocks_of_node( $body ) : [];
}

/** @return list<ConvertBlock> */
function blocks_of_node( \DOMNode $parent, int $depth = 0 ): array {
	if ( $depth > MAX_DEPTH ) {
		return [ block( 'core/html', [ 'content' => inner_html( $parent ) ] ) ];
	}
	$blocks = [];
	$line   = '';
	$tags   = array_merge( TEXT_BLOCKS, OTHER_BLOCKS, [ 'div', 'script', 'style' ] );
	foreach ( iterator_to_array( $parent->childNodes ) as $node ) {
		$name = strtolower( $node->nodeName );
		if ( ! in_array( $name, $tags, true ) ) {
			$line .= outer_html( $node );
			continue;
		}
		$blocks = array_merge( $blocks, paragraphs( $line ), blocks_of_tag( $name, $node, $depth + 1 ) );
		$line   = '';
	}
	return array_merge( $blocks, paragraphs( $line ) );
}

/** @return list<ConvertBlock> */
function blocks_of_tag( string $name, \DOMNode $node, int $depth ): array {
	switch ( $name ) {
		case 'div':
			$inner = blocks_of_node( $node, $depth );
			return marks_of( $node ) && $inner ? [ block( 'core/group', marks_of( $node ), $inner ) ] : $inner;
		case 'p':
			return array_map(
				static fn( array $block ): array => 'core/paragraph' === $block['name'] ? [ 'attributes' => marks_of( $node ) + $block['attributes'] ] + $block : $block,
				paragraphs( inner_html( $node ), aligned_in_html( $node ) )
			);
		case 'hr':
			return [ block( 'core/separator', marks_of( $node ) ) ];
		case 'blockquote':
			return [ block( 'core/quote', marks_of( $node ), blocks_of_node( $node, $depth ) ) ];
		case 'ul':
		case 'ol':
			return [ list_block( $node, $depth ) ];
		default:
			if ( ! preg_match( '/^h[1-6]$/', $name ) ) {
				return [ block( 'core/html', [ 'content' => outer_html( $node ) ] ) ];
			}
			$heading               = heading_block( one_line( inner_html( $node ) ), $name );
			$heading['attributes'] = marks_of( $node ) + with_text_align( 'core/heading', $heading['attributes'], aligned_in_html( $node ) );
			return isset( $heading['attributes']['content'] ) ? [ $heading ] : [];
	}//end switch
}

/**
 * The paragraph of a line; a picture or a shortcode alone is a block of its own.
 * @param array<string, string> $align
 * @return list<ConvertBlock>
 */
function paragraphs( string $html, array $align = [] ): array {
	$html = one_line( (string) preg_replace( '~<!--.*?-->~s', '', $html ) );
	if ( '' === $html || '&nbsp;' === $html || "\u{a0}" === $html ) {
		return [];
	}
	if ( preg_match( '/^\[[\w-]+[^\]]*\]$/', $html ) ) {
		return [ block( 'core/shortcode', [ 'text' => with_quotes( $html ) ] ) ];
	}
	if ( preg_match( '/<(' . NOT_INLINE . ')\b/i', $html ) ) {
		return [ block( 'core/html', [ 'content' => $html ] ) ];
	}
	if ( preg_match( '/<(img|iframe|video|audio|input|svg)\b/i', $html ) ) {
		return [ block( 'core/html', [ 'content' => "<p>$html</p>" ] ) ];
	}
	return [ block( 'core/paragraph', with_text_align( 'core/paragraph', [ 'content' => $html ], $align ) ) ];
}

/** A shortcode with the quotes that an editor encoded. No sign of a tag is decoded, nor quotes within a tag: they would make HTML of words. */
function with_quotes( string $html ): string {
	$decode = static fn( array $found ): string => html_entity_decode( $found[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return str_contains( $html, '<' ) ? $html : (string) preg_replace_callback( QUOTES, $decode, $html );
}

/** @return ConvertBlock */
function list_block( \DOMNode $node, int $depth ): array {
	if ( $depth > MAX_DEPTH ) {
		return block( 'core/list', [], [ block( 'core/list-item', [ 'content' => inline_html( inner_html( $node ) ) ] ) ] );
	}
	$items = [];
	foreach ( iterator_to_array( $node->childNodes ) as $item ) {
		if ( 'li' !== strtolower( $item->nodeName ) ) {
			continue;
		}
		$line  = '';
		$lists = [];
		foreach ( iterator_to_array( $item->childNodes ) as $part ) {
			if ( in_array( strtolower( $part->nodeName ), [ 'ul', 'ol' ], true ) ) {
				$lists[] = list_block( $part, $depth + 1 );
			} else {
				$line .= 'p' === strtolower( $part->nodeName ) ? ( '' === trim( $line ) ? '' : '<br>' ) . inner_html( $part ) : outer_html( $part );
			}
		}
		$items[] = block( 'core/list-item', [ 'content' => one_line( $line ) ], $lists );
	}
	$start = $node instanceof \DOMElement ? $node->getAttribute( 'start' ) : '';
	return block(
		'core/list',
		[
			'ordered' => 'ol' === strtolower( $node->nodeName ) ? true : null,
			'start'   => is_numeric( $start ) ? (int) $start : null,
		] + numbers_of( $node ) + marks_of( $node ),
		$items
	);
}

/** @return array<string, mixed> Kind and order of the numbers of a list. */
function numbers_of( \DOMNode $node ): array {
	if ( ! $node instanceof \DOMElement || 'ol' !== strtolower( $node->nodeName ) ) {
		return [];
	}
	$kinds = [
		'a' => 'lower-alpha',
		'A' => 'upper-alpha',
		'i' => 'lower-roman',
		'I' => 'upper-roman',
	];
	$style = preg_match( '/list-style-type:\s*((?:lower|upper)-(?:alpha|roman))\b/', $node->getAttribute( 'style' ), $found ) ? $found[1] : '';
	return array_filter(
		[
			'type'     => $kinds[ $node->getAttribute( 'type' ) ] ?? $style,
			'reversed' => $node->hasAttribute( 'reversed' ),
		]
	);
}

/** @return array<string, string> Anchor and classes of an element; without those of editors, which block styles would take for theirs. */
function marks_of( \DOMNode $node ): array {
	if ( ! $node instanceof \DOMElement ) {
		return [];
	}
	$own = preg_grep( '/^(wp-|has-|is-|align|elementor)/', explode( ' ', $node->getAttribute( 'class' ) ), PREG_GREP_INVERT );
	return array_filter(
		[
			'anchor'    => anchor( $node->getAttribute( 'id' ) ),
			'className' => class_names( implode( ' ', $own ? $own : [] ) ),
		]
	);
}

/** @return array<string, string> As text_align() returns it. */
function aligned_in_html( \DOMNode $node ): array {
	$style = $node instanceof \DOMElement ? $node->getAttribute( 'style' ) : '';
	return preg_match( '/text-align:\s*(left|center|right)\b/', $style, $found ) ? [ 'value' => $found[1] ] : [];
}

function inner_html( \DOMNode $node ): string {
	return implode( '', array_map( __NAMESPACE__ . '\outer_html', iterator_to_array( $node->childNodes ) ) );
}

function outer_html( \DOMNode $node ): string {
	return $node->ownerDocument ? (string) $node->ownerDocument->saveHTML( $node ) : '';
}

/**
 * A heading by the tag that the settings name: `h2`. Of other tags it becomes a paragraph.
 * @param array<string, mixed> $style
 * @return ConvertBlock
 */
function heading_block( string $html, string $tag, array $style = [] ): array {
	$is_heading = preg_match( '/^h([1-6])$/', $tag, $found );
	return block(
		$is_heading ? 'core/heading' : 'core/paragraph',
		[
			'content' => $html,
			'level'   => $is_heading && '2' !== $found[1] ? (int) $found[1] : null,
			'style'   => $style,
		]
	);
}

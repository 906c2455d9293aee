<?php
/** Markup of accordion items, and how those of an accordion belong together. */

declare( strict_types=1 );

namespace Frontage\Accordion;

use Frontage\Blocks;
use Frontage\Text;
use function Frontage\Icons\outline;
use function Frontage\Values\items;
use const Frontage\Icons\CARET;

defined( 'ABSPATH' ) || exit;

/** Context of an item: the name that it shares with others, and whether it is open. */
const NAME    = 'frontage/accordion-name';
const IS_OPEN = 'frontage/accordion-is-open';

/**
 * Renders the items of an accordion.
 * @param bool $is_exclusive Whether the browser closes an item when another one opens: items share a name, unique on the page, and one is open at most.
 */
function items_html( \WP_Block $accordion, bool $is_exclusive ): string {
	$name = $is_exclusive ? wp_unique_id( 'frontage-accordion-' ) : '';
	/** @var bool $has_open */
	$has_open = false;
	$context  = static function ( \WP_Block $item ) use ( $name, $is_exclusive, &$has_open ): array {
		return [
			NAME    => $name,
			IS_OPEN => true === ( items( $item->parsed_block['attrs'] ?? null )['isOpen'] ?? false ) && ! ( $is_exclusive && $has_open ),
		];
	};
	$html     = '';
	foreach ( Blocks\render_inner_blocks( $accordion, $context ) as [ $item, $rendered ] ) {
		$html    .= $rendered;
		$has_open = $has_open || ( true === ( $item->context[ IS_OPEN ] ?? false ) && '' !== trim( $rendered ) );
	}
	return $html;
}

/** HTML of an item's title: inline tags, and not parsed for shortcodes. */
function title( string $title ): string {
	$html = Text\label_html( $title );
	return Blocks\encode_for_content_filters( '' === Text\plain_text( $html ) ? esc_html__( 'Details', 'frontage' ) : $html );
}

/**
 * The title as a heading.
 * @param mixed  $level    2 to 4; a plain text otherwise.
 * @param string $text_tag Tag of a plain text.
 */
function heading( string $title, $level, string $text_tag ): string {
	$tag = in_array( $level, [ 2, 3, 4 ], true ) ? "h$level" : $text_tag;
	return sprintf( '<%1$s class="wp-block-frontage-accordion-item__title">%2$s</%1$s>', $tag, title( $title ) );
}

/**
 * Icon beside a title; '' for none.
 * @param mixed $icon `none`, `plus`, or a caret.
 */
function icon( $icon ): string {
	if ( 'none' === $icon ) {
		return '';
	}
	return outline( 'plus' === $icon ? '<path d="M5 12h14" /><path d="M12 5v14" />' : CARET, 24, 'wp-block-frontage-accordion-item__icon' );
}

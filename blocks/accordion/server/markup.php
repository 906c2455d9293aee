<?php
/** Markup of accordion items, and how those of an accordion belong together. */

declare( strict_types=1 );

namespace Frontage\Accordion;

use Frontage\Blocks;
use Frontage\Text;
use function Frontage\Icons\outline;
use const Frontage\Icons\CARET;

defined( 'ABSPATH' ) || exit;

/**
 * Names the items of an accordion, which are rendered before it with an empty name. Those of an accordion inside it have their final name by then.
 * @param string $items        HTML.
 * @param bool   $is_exclusive Whether the browser closes an item when another one opens: items share a name, unique on the page.
 */
function name_items( string $items, bool $is_exclusive ): string {
	$name     = $is_exclusive ? wp_unique_id( 'frontage-accordion-' ) : '';
	$has_open = false;
	$tags     = new \WP_HTML_Tag_Processor( $items );
	$item     = [
		'tag_name'   => 'details',
		'class_name' => 'wp-block-frontage-accordion-item',
	];
	while ( $tags->next_tag( $item ) ) {
		if ( '' !== $tags->get_attribute( 'name' ) ) {
			continue;
		}
		if ( ! $is_exclusive ) {
			$tags->remove_attribute( 'name' );
			continue;
		}
		$tags->set_attribute( 'name', $name );
		$is_open = null !== $tags->get_attribute( 'open' );
		if ( $is_open && $has_open ) {
			$tags->remove_attribute( 'open' );
		}
		$has_open = $has_open || $is_open;
	}
	return $tags->get_updated_html();
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

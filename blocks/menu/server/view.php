<?php
/**
 * A menu's HTML: nested lists of links, each with sub-entries followed by the button that shows them.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use const Frontage\Text\INLINE_TAGS;

defined( 'ABSPATH' ) || exit;

/**
 * @param list<array<string, mixed>> $items     Entries.
 * @param array<string, string>      $panels    HTML of mega panels by the key of their entry, for the first level.
 * @param bool                       $describes Whether descriptions are shown.
 */
function print_items( array $items, array $panels, bool $describes ): void {
	foreach ( $items as $item ) {
		// Titles of posts, terms and products are no shortcodes, unlike what a mega panel's owner writes.
		$item  = array_map( 'Frontage\Blocks\encode_brackets', array_filter( array_diff_key( $item, [ 'key' => '' ] ), 'is_string' ) ) + $item;
		$class = trim( 'wp-block-frontage-menu__item ' . $item['class'] );
		if ( '' !== $item['html'] ) {
			printf( '<li class="%s">%s</li>', esc_attr( $class ), $item['html'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Rendered by WordPress.
			continue;
		}
		$panel = $panels[ $item['key'] ] ?? '';
		$marks = ( $panel ? ' data-panel' : '' ) . ( $item['is_ancestor'] ? ' data-ancestor' : '' );
		printf( '<li class="%s"%s>', esc_attr( $class ), $marks ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written above.
		if ( $panel || $item['children'] ) {
			print_parent( $item, $panel, $describes );
		} else {
			print_link( $item, $describes );
		}
		echo '</li>';
	}
}

/**
 * Prints an entry and what opens below it. An entry that leads nowhere is the button itself.
 * @param array<string, mixed> $item  Entry.
 * @param string               $panel HTML of its mega panel, empty for a list.
 */
function print_parent( array $item, string $panel, bool $describes ): void {
	$id    = wp_unique_id( 'frontage-sub-menu-' );
	$caret = '<svg class="wp-block-frontage-menu__caret" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true" focusable="false"><path d="m6 9.5 6 6 6-6" /></svg>';
	if ( leads_nowhere( $item ) ) {
		printf( '<button class="wp-block-frontage-menu__link" type="button" aria-expanded="false" aria-controls="%s" data-frontage-wake>', esc_attr( $id ) );
		print_words( $item, $describes, $caret );
		echo '</button>';
	} else {
		print_link( $item, $describes );
		printf(
			'<button class="wp-block-frontage-menu__expand" type="button" aria-expanded="false" aria-controls="%s" aria-label="%s" data-frontage-wake>%s</button>',
			esc_attr( $id ),
			/* translators: %s: name of a menu's entry. */
			esc_attr( sprintf( __( 'Sub-menu of %s', 'frontage' ), wp_strip_all_tags( $item['label'] ) ) ),
			$caret // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written above.
		);
	}
	if ( $panel ) {
		printf( '<div class="wp-block-frontage-menu__panel" id="%s" data-state="closed">%s</div>', esc_attr( $id ), $panel ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Rendered by WordPress.
		return;
	}
	printf( '<ul class="wp-block-frontage-menu__sub" id="%s" data-state="closed">', esc_attr( $id ) );
	print_items( $item['children'], [], $describes );
	echo '</ul>';
}

/**
 * @param array<string, mixed> $item Entry.
 */
function print_link( array $item, bool $describes ): void {
	$attributes = array_filter(
		[
			'href'         => esc_url( $item['url'] ),
			'target'       => $item['target'],
			'rel'          => $item['rel'],
			'title'        => $item['title'],
			'aria-current' => $item['is_current'] ? 'page' : '',
		]
	);
	// Without an address it is words, to screen readers too.
	$tag = isset( $attributes['href'] ) ? 'a' : 'span';
	echo '<', $tag, ' class="wp-block-frontage-menu__link"'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written above.
	foreach ( 'a' === $tag ? $attributes : [] as $name => $value ) {
		printf( ' %s="%s"', $name, esc_attr( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Names written above.
	}
	echo '>';
	print_words( $item, $describes );
	echo '</', $tag, '>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written above.
}

/**
 * Whether an entry only holds others. An address that is refused as a whole, such as one with a script in it, leads nowhere too.
 * @param array<string, mixed> $item Entry.
 */
function leads_nowhere( array $item ): bool {
	return in_array( esc_url( $item['url'] ), [ '', '#' ], true );
}

/**
 * Prints what an entry says.
 * @param array<string, mixed> $item  Entry.
 * @param string               $after HTML behind the label.
 */
function print_words( array $item, bool $describes, string $after = '' ): void {
	echo icon( $item['icon'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An SVG of ours.
	echo '<span class="wp-block-frontage-menu__words"><span class="wp-block-frontage-menu__label">', wp_kses( $item['label'], INLINE_TAGS ), '</span>';
	if ( '' !== $item['badge'] ) {
		echo ' <span class="wp-block-frontage-menu__badge">', esc_html( $item['badge'] ), '</span>';
	}
	if ( $describes && '' !== $item['description'] ) {
		echo '<span class="wp-block-frontage-menu__description">', wp_kses( $item['description'], INLINE_TAGS ), '</span>';
	}
	echo '</span>', $after; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An SVG of ours.
}

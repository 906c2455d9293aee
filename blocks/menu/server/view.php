<?php
/**
 * HTML of a menu: nested lists of links, with a button for each submenu.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use function Frontage\Icons\outline;
use function Frontage\Page\is_bare;
use const Frontage\Icons\CARET;
use const Frontage\Text\INLINE_TAGS;

defined( 'ABSPATH' ) || exit;

/**
 * @param list<array<string, mixed>> $items     From item().
 * @param array<string, string>      $panels    HTML of mega panels by the key of their item, for the first level.
 * @param bool                       $describes Whether descriptions are shown.
 */
function print_items( array $items, array $panels, bool $describes ): void {
	foreach ( $items as $item ) {
		// Titles of posts, terms and products must not be parsed for shortcodes, unlike the content of mega panels.
		$texts = array_filter( array_diff_key( $item, [ 'key' => '' ] ), 'is_string' );
		$item  = array_map( 'Frontage\Blocks\encode_brackets', $texts ) + $item;
		$class = trim( 'wp-block-frontage-menu__item ' . $item['class'] );
		if ( '' !== $item['html'] ) {
			printf( '<li class="%s">%s</li>', esc_attr( $class ), $item['html'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by core.
			continue;
		}
		$panel = $panels[ $item['key'] ] ?? '';
		$marks = ( $panel ? ' data-panel' : '' ) . ( $item['is_ancestor'] ? ' data-ancestor' : '' );
		printf( '<li class="%s"%s>', esc_attr( $class ), $marks ); // phpcs:ignore WordPress.Security.EscapeOutput -- Constants.
		if ( $panel || $item['children'] ) {
			print_parent( $item, $panel, $describes );
		} else {
			print_link( $item, $describes );
		}
		echo '</li>';
	}
}

/**
 * Prints an item with a submenu. An item without a URL is the button itself.
 * @param array<string, mixed> $item  From item().
 * @param string               $panel HTML of its mega panel, empty for a list.
 */
function print_parent( array $item, string $panel, bool $describes ): void {
	if ( is_bare() ) {
		print_link( $item, $describes );
		echo $panel; // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by core.
		if ( '' === $panel ) {
			echo '<ul>';
			print_items( $item['children'], [], $describes );
			echo '</ul>';
		}
		return;
	}
	$id    = wp_unique_id( 'frontage-sub-menu-' );
	$caret = outline( CARET, 16, 'wp-block-frontage-menu__caret', '2' );
	if ( has_no_url( $item ) ) {
		printf(
			'<button class="wp-block-frontage-menu__link" type="button" aria-expanded="false" aria-controls="%s" data-frontage-wake>',
			esc_attr( $id )
		);
		print_label( $item, $describes, $caret );
		echo '</button>';
	} else {
		print_link( $item, $describes );
		printf(
			'<button class="wp-block-frontage-menu__expand" type="button" aria-expanded="false"'
				. ' aria-controls="%s" aria-label="%s" data-frontage-wake>%s</button>',
			esc_attr( $id ),
			// Not plain_text(): a decoded bracket would be a shortcode.
			/* translators: %s: name of a menu's entry. */
			esc_attr( sprintf( __( 'Sub-menu of %s', 'frontage' ), wp_strip_all_tags( $item['label'] ) ) ),
			$caret // phpcs:ignore WordPress.Security.EscapeOutput -- SVG.
		);
	}
	if ( $panel ) {
		// phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by core.
		printf( '<div class="wp-block-frontage-menu__panel" id="%s" data-state="closed">%s</div>', esc_attr( $id ), $panel );
		return;
	}
	printf( '<ul class="wp-block-frontage-menu__sub" id="%s" data-state="closed">', esc_attr( $id ) );
	print_items( $item['children'], [], $describes );
	echo '</ul>';
}

/**
 * @param array<string, mixed> $item From item().
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
	$tag        = isset( $attributes['href'] ) ? 'a' : 'span';
	echo '<', $tag, ' class="wp-block-frontage-menu__link"'; // phpcs:ignore WordPress.Security.EscapeOutput -- Constants.
	foreach ( 'a' === $tag ? $attributes : [] as $name => $value ) {
		printf( ' %s="%s"', $name, esc_attr( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Constant names.
	}
	echo '>';
	print_label( $item, $describes );
	echo '</', $tag, '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Constants.
}

/**
 * Whether an item has no URL, or one that is rejected by esc_url(), such as a script.
 * @param array<string, mixed> $item From item().
 */
function has_no_url( array $item ): bool {
	return in_array( esc_url( $item['url'] ), [ '', '#' ], true );
}

/**
 * Prints an item's icon, label, badge and description.
 * @param array<string, mixed> $item  From item().
 * @param string               $after HTML after the label.
 */
function print_label( array $item, bool $describes, string $after = '' ): void {
	echo icon( $item['icon'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- SVG.
	echo '<span class="wp-block-frontage-menu__words">';
	echo '<span class="wp-block-frontage-menu__label">', wp_kses( $item['label'], INLINE_TAGS ), '</span>';
	if ( '' !== $item['badge'] ) {
		echo ' <span class="wp-block-frontage-menu__badge">', esc_html( $item['badge'] ), '</span>';
	}
	if ( $describes && '' !== $item['description'] ) {
		echo '<span class="wp-block-frontage-menu__description">', wp_kses( $item['description'], INLINE_TAGS ), '</span>';
	}
	echo '</span>', $after; // phpcs:ignore WordPress.Security.EscapeOutput -- SVG.
}

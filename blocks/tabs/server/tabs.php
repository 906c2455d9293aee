<?php
/** Tabs: the list of titles, made of the inner blocks, and the layout of each device. */

declare( strict_types=1 );

namespace Frontage\Tabs;

use Frontage\Blocks;
use Frontage\Text;
use function Frontage\Breakpoints\responsive;
use function Frontage\Sections\hidden_attributes;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/* Values of the custom properties of each layout, as in ../layout.ts. */
const LAYOUTS = [
	'--frontage-tabs-list'     => [
		'horizontal' => 'flex',
		'vertical'   => 'grid',
		'accordion'  => 'none',
	],
	'--frontage-tabs-vertical' => [
		'horizontal' => '0',
		'vertical'   => '1',
		'accordion'  => '0',
	],
	'--frontage-tabs-heading'  => [
		'horizontal' => 'none',
		'vertical'   => 'none',
		'accordion'  => 'block',
	],
];

/**
 * Declarations of the custom properties of the layout.
 * @param mixed $layout Responsive value.
 */
function layout_style( $layout ): string {
	$styles = [];
	foreach ( LAYOUTS as $property => $values ) {
		$styles[] = responsive( $property, $layout, static fn( $name ): string => $values[ text( $name ) ] ?? '' );
	}
	return implode( ';', array_filter( $styles ) );
}

/**
 * Tabs that print something, by the attributes of their blocks: in their HTML the author may have written anything.
 * @return array{list<array{id: string, address: string, title: string, hidden: array<string, string>, html: string}>, string} The tabs, of which
 *               `title` and `html` are HTML; and the HTML of other blocks.
 */
function read_tabs( \WP_Block $block ): array {
	$tabs = [];
	$rest = '';
	foreach ( Blocks\render_inner_blocks( $block ) as [ $tab, $html ] ) {
		if ( 'frontage/tab' !== $tab->name ) {
			$rest .= $html;
		} elseif ( '' !== trim( $html ) ) {
			$id     = wp_unique_id( 'frontage-tab-' );
			$anchor = Blocks\anchor( $tab->attributes );
			$title  = Text\label_html( $tab->attributes['title'] ?? '' );
			$tabs[] = [
				'id'      => $id,
				'address' => '' === $anchor ? $id : $anchor,
				'title'   => Blocks\encode_for_content_filters( '' === $title ? esc_html__( 'Untitled', 'frontage' ) : $title ),
				'hidden'  => hidden_attributes( $tab->parsed_block ),
				'html'    => $html,
			];
		}
	}
	return [ $tabs, $rest ];
}

/** Level of the titles above panels. */
function heading_level( int $level ): int {
	return $level >= 2 && $level <= 6 ? $level : 3;
}

/**
 * A panel below its title, hidden for find-in-page unless it is the one that is shown.
 * @param array{id: string, address: string, title: string, hidden: array<string, string>, html: string} $tab
 */
function section( array $tab, int $level, bool $is_shown ): string {
	return sprintf(
		'<section %1$s><h%2$d class="wp-block-frontage-tabs__heading">'
		. '<a class="wp-block-frontage-tabs__toggle" href="#%3$s" aria-controls="%4$s" data-frontage-wake>%5$s</a></h%2$d>'
		. '<div class="wp-block-frontage-tabs__panel" id="%4$s" role="group" aria-labelledby="%4$s-title"%6$s>%7$s</div></section>',
		class_and( 'wp-block-frontage-tabs__section', $tab['hidden'] ),
		$level,
		Text\escape_text( $tab['address'] ),
		esc_attr( $tab['id'] ),
		$tab['title'],
		$is_shown ? '' : ' hidden="until-found"',
		$tab['html']
	);
}

/**
 * Attributes of an element: its class, and what hides it on the devices of its tab.
 * @param array<string, string> $hidden From hidden_attributes().
 */
function class_and( string $class_name, array $hidden ): string {
	$html = sprintf( 'class="%s"', esc_attr( trim( $class_name . ' ' . ( $hidden['class'] ?? '' ) ) ) );
	return isset( $hidden['data-frontage-hidden'] ) ? $html . sprintf( ' data-frontage-hidden="%s"', esc_attr( $hidden['data-frontage-hidden'] ) ) : $html;
}

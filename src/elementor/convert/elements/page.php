<?php
/** The page itself: its contents on its ground. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Settings of a page that are no look: its template, fields of its post, what the editor shows around it. */
const PAGE_FIELDS = '/^(template|hide_title|post_\w+|preview_\w+|menu_order|comment_status)$/';

/**
 * Blocks of a page.
 * @return list<ConvertBlock>
 */
function convert_page( Element $page ): array {
	if ( is_for_some( $page ) ) {
		return hidden_place( $page );
	}
	$blocks = as_page( array_map( __NAMESPACE__ . '\convert_element', $page->children() ) );
	$blocks = on_ground( $page, $blocks );
	if ( $page->is_full || 'yes' === $page->text( 'hide_title' ) ) {
		$page->report( 'title' );
	}
	foreach ( array_keys( $page->settings ) as $name ) {
		preg_match( PAGE_FIELDS, (string) $name ) ? $page->value( (string) $name ) : null;
	}
	report_settings( $page );
	return $blocks;
}

/**
 * A group or cover around all blocks of a page that has a ground, or space, of its own.
 * @param list<ConvertBlock> $blocks
 * @return list<ConvertBlock>
 */
function on_ground( Element $page, array $blocks ): array {
	$cover = cover_attributes( $page );
	$style = fitting_style( $page, $cover ? 'core/cover' : 'core/group', box_style( $page ) );
	if ( ! $blocks || ! $cover && ! $style ) {
		return $blocks;
	}
	// Boxes as wide as the window lie close to its edges; texts keep off them.
	$space = [
		'top'    => '0px',
		'right'  => '10px',
		'bottom' => '0px',
		'left'   => '10px',
	];

	$style['spacing']['padding'] = items( $style['spacing']['padding'] ?? null ) + $space;

	$attributes = [
		'align'  => 'full',
		'style'  => with_room( $style, (bool) $cover, true ),
		'layout' => [ 'type' => 'constrained' ],
	];
	return [ $cover ? cover_block( $attributes, $cover, '', $blocks ) : block( 'core/group', $attributes, $blocks ) ];
}

<?php
/**
 * Inner blocks one by one, for containers that have to know what each of them printed: from the HTML of all of them it can't be told, for whoever
 * writes a post may write our classes and attributes.
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps core from rendering the inner blocks of our blocks that name which ones they hold: these render them one by one.
 * @param mixed $arguments Of a block type.
 * @param mixed $name      Of the block.
 * @return mixed
 */
function skip_inner_blocks( $arguments, $name ) {
	if ( is_array( $arguments ) && ! empty( $arguments['allowed_blocks'] ) && str_starts_with( text( $name ), 'frontage/' ) ) {
		$arguments['skip_inner_blocks'] = true;
	}
	return $arguments;
}

/**
 * Renders the inner blocks of a block that skips them, by the filters of WP_Block::render().
 * @param callable(\WP_Block): array<string, mixed> $context_of Context of ours for an inner block, in addition to its own. It reads `parsed_block`:
 *                                                              attributes that were read before the block is rendered stay as they were.
 * @return \Generator<int, array{\WP_Block, string}> Each with its HTML, which is blank if the block is not shown.
 */
function render_inner_blocks( \WP_Block $container, ?callable $context_of = null ): \Generator {
	foreach ( $container->inner_blocks as $block ) {
		if ( $block instanceof \WP_Block ) {
			yield [ $block, render_inner_block( $block, $container, $context_of ) ];
		}
	}
}

/** HTML of the inner blocks of a block that skips them. */
function inner_html( \WP_Block $container ): string {
	$html = '';
	foreach ( render_inner_blocks( $container ) as [ , $rendered ] ) {
		$html .= $rendered;
	}
	return $html;
}

/**
 * @param callable(\WP_Block): array<string, mixed> $context_of
 */
function render_inner_block( \WP_Block $block, \WP_Block $container, ?callable $context_of ): string {
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	$instead = apply_filters( 'pre_render_block', null, $block->parsed_block, $container );
	if ( null !== $instead ) {
		return text( $instead );
	}
	$parsed              = $block->parsed_block;
	$before              = $block->context;
	$block->parsed_block = items( apply_filters( 'render_block_data', $parsed, $parsed, $container ), $parsed );
	$context             = items( apply_filters( 'render_block_context', $before, $block->parsed_block, $container ), $before );
	$block->context      = $context_of ? $context_of( $block ) + $context : $context;
	// phpcs:enable
	// Since WordPress 6.8.
	if ( is_callable( [ $block, 'refresh_context_dependents' ] ) && ( $block->context !== $before || $block->parsed_block !== $parsed ) ) {
		$block->refresh_context_dependents();
	}
	return text( $block->render() );
}

/**
 * Adds our blocks that hold others to those of which WordPress makes automatic excerpts, by the texts in them; except for those that are no part of a text, by `frontage.excerpt` of their
 * supports.
 * @param mixed $names Of blocks.
 * @return array<mixed>
 */
function add_excerpt_wrappers( $names ): array {
	$names = items( $names );
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
		$is_text = str_starts_with( $name, 'frontage/' ) && block_has_support( $type, HOLDS_BLOCKS, false ) && block_has_support( $type, [ 'frontage', 'excerpt' ], true );
		$names   = $is_text ? array_merge( $names, [ $name ] ) : $names;
	}
	return $names;
}

<?php
/** Block bindings of an item's data: its title, destination, picture and terms. */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Portfolio;
use function Frontage\Blocks\encode_brackets;
use function Frontage\Text\escape_text;

defined( 'ABSPATH' ) || exit;

const SOURCE = 'frontage/portfolio-item';

/** Registers the source. Its `key` is one of binding_values(), its `kind` a kind of terms. */
function register_bindings(): void {
	register_block_bindings_source(
		SOURCE,
		[
			'label'              => __( 'Portfolio item', 'frontage' ),
			'get_value_callback' => __NAMESPACE__ . '\binding',
			'uses_context'       => [ 'postId', 'postType' ],
		]
	);
}

/** Registers the REST field `frontage_bound`, which the editor uses for bound blocks: all binding_values(), for users who may edit the item. */
function register_bound_values(): void {
	register_rest_field(
		Portfolio\post_type(),
		'frontage_bound',
		[
			'get_callback' => __NAMESPACE__ . '\bound_values',
			'schema'       => [
				'description'          => __( 'What blocks show that are bound to the item.', 'frontage' ),
				'type'                 => 'object',
				'context'              => [ 'edit' ],
				'readonly'             => true,
				'additionalProperties' => [ 'type' => 'string' ],
			],
		]
	);
}

/**
 * All values that can be bound of an item.
 * @param mixed $data REST response of the item.
 * @return array<string, string> By key; terms of other kinds than categories by their kind.
 */
function bound_values( $data ): array {
	$post = get_post( absint( is_array( $data ) ? $data['id'] ?? 0 : 0 ) );
	if ( ! $post instanceof \WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
		return [];
	}
	$values = array_map( 'strval', binding_values( $post, 'categories' ) );
	foreach ( [ 'otherCategories', 'tags' ] as $kind ) {
		$values[ $kind ] = joined_term_names( $post, $kind );
	}
	return $values;
}

/**
 * Value of a bound attribute, from the item around its block.
 * @param mixed $args Arguments of the binding: `key`, and `kind` for terms.
 * @param mixed $block The block, a \WP_Block.
 * @param mixed $attribute Name of the attribute.
 * @return string|null Null, which keeps the block as it is, without an item or value, or if the visitor may not see it.
 */
function binding( $args, $block, $attribute ): ?string {
	$id   = $block instanceof \WP_Block ? absint( $block->context['postId'] ?? 0 ) : 0;
	$post = $id ? get_post( $id ) : null;
	if ( ! is_array( $args ) || ! $post instanceof \WP_Post || Portfolio\post_type() !== $post->post_type || ! is_open( $post ) ) {
		return null;
	}
	$values = binding_values( $post, is_string( $args['kind'] ?? null ) ? $args['kind'] : 'categories' );
	$value  = $values[ is_string( $args['key'] ?? null ) ? $args['key'] : '' ] ?? null;
	// An empty value is none, except for a decorative picture.
	if ( '' === $value && 'imageAlt' !== $args['key'] ) {
		$value = null;
	}
	$source = $block->block_type->attributes[ is_string( $attribute ) ? $attribute : '' ]['source'] ?? '';
	// Core inserts the value as HTML into texts, and escapes it in attributes.
	return null !== $value && in_array( $source, [ 'html', 'rich-text' ], true ) ? encode_brackets( escape_text( $value ) ) : $value;
}

/**
 * Keeps bound attributes, such as alternative texts, from being parsed for shortcodes: core would have escaped brackets encoded in binding().
 * @param mixed $html Of a block.
 * @param mixed $block The parsed block.
 * @return mixed
 */
function encode_bound_attributes( $html, $block ) {
	$bindings = is_string( $html ) && is_array( $block ) ? $block['attrs']['metadata']['bindings'] ?? null : null;
	if ( ! is_array( $bindings ) || ! in_array( SOURCE, array_column( $bindings, 'source' ), true ) ) {
		return $html;
	}
	$pattern = '/<[a-z](?:[^>"\']|"[^"]*"|\'[^\']*\')*>/i';
	return preg_replace_callback( $pattern, static fn( array $tag ): string => encode_brackets( $tag[0] ), $html ) ?? $html;
}

/**
 * Values of an item for bindings, as plain text and URLs.
 * @return array<string, string|null> Null or empty for missing ones.
 */
function binding_values( \WP_Post $post, string $kind ): array {
	$item = Portfolio\item( $post );
	return [
		'title'    => $item['title'],
		'type'     => $item['type'],
		'url'      => Portfolio\destination( $item ),
		'siteUrl'  => $item['siteUrl'],
		'siteType' => Portfolio\stored( $post->ID )['siteType'],
		'videoUrl' => $item['videoUrl'],
		'imageUrl' => $item['image']['src'] ?? '',
		'imageAlt' => $item['image']['alt'] ?? null,
		'terms'    => joined_term_names( $post, $kind ),
	];
}

/** Names of an item's terms of one kind, as a readable list. */
function joined_term_names( \WP_Post $post, string $kind ): string {
	return in_array( $kind, Portfolio\KINDS, true )
		? implode( wp_get_list_item_separator(), Portfolio\term_names( $post, $kind ) )
		: '';
}

/** Whether the visitor may see an item: it is public or readable, and its password was entered. */
function is_open( \WP_Post $post ): bool {
	return ! post_password_required( $post ) && ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) );
}

<?php
/** REST field of live results: plain title, name of the type, a small picture. */

declare( strict_types=1 );

namespace Frontage\Search;

use Frontage\Portfolio;
use function Frontage\Text\plain_text;
use function Frontage\Text\plain_title;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const RESULT_FIELD = 'frontage_result';

/**
 * Searchable post types in the REST API, with their names.
 * @return array<string, string>
 */
function searchable_types(): array {
	$types = get_post_types(
		[
			'public'              => true,
			'exclude_from_search' => false,
			'show_in_rest'        => true,
		],
		'objects'
	);
	// Not in the REST API's search.
	unset( $types['attachment'] );
	return array_map( __NAMESPACE__ . '\type_name', $types );
}

/** Singular name of a type. */
function type_name( \WP_Post_Type $type ): string {
	return plain_text( text( $type->labels->singular_name ?? '' ) );
}

/**
 * Names that are searchable; none means all.
 * @param mixed $names
 * @return list<string>
 */
function known_types( $names ): array {
	return is_array( $names ) && $names ? array_values( array_intersect( array_keys( searchable_types() ), $names ) ) : [];
}

/** Adds the field to results of wp/v2/search, for requests with it in `_fields`. */
function register_result_field(): void {
	register_rest_field(
		'search-result',
		RESULT_FIELD,
		[
			'get_callback' => __NAMESPACE__ . '\result',
			'schema'       => [
				'description' => __( 'Title, type and picture of a post that was found, where the request names this field.', 'frontage' ),
				'type'        => [ 'object', 'null' ],
				'context'     => [ 'view', 'embed' ],
				'readonly'    => true,
				'properties'  => [
					'title' => [ 'type' => 'string' ],
					'type'  => [ 'type' => 'string' ],
					'image' => [ 'type' => [ 'object', 'null' ] ],
				],
			],
		]
	);
}

/**
 * Loads the results' pictures with their query, not one by one.
 * @param mixed $args
 * @param mixed $request
 * @return mixed Arguments for WP_Query.
 */
function prepare_query( $args, $request ) {
	if ( is_array( $args ) && is_requested( $request ) ) {
		$args['frontage_images'] = true;
	}
	return $args;
}

/**
 * Value of the field.
 * @param mixed $data    REST response of the result.
 * @param mixed $name    The field's name.
 * @param mixed $request
 * @return null|array{title: string, type: string, image: null|array{src: string, width: int, height: int}} Null if it is not requested.
 */
function result( $data, $name, $request ): ?array {
	$post = is_requested( $request ) && is_array( $data ) ? get_post( absint( $data['id'] ?? 0 ) ) : null;
	if ( ! $post instanceof \WP_Post ) {
		return null;
	}
	$type  = get_post_type_object( $post->post_type );
	$title = plain_title( $post );
	return [
		'title' => '' === $title ? __( '(no title)', 'frontage' ) : $title,
		'type'  => $type ? type_name( $type ) : '',
		'image' => post_password_required( $post ) ? null : picture( $post ),
	];
}

/** @param mixed $request */
function is_requested( $request ): bool {
	return $request instanceof \WP_REST_Request && 'post' === $request['type']
		&& in_array( RESULT_FIELD, wp_parse_list( $request['_fields'] ?? [] ), true );
}

/**
 * Thumbnail of a post: a portfolio item's tile, otherwise the featured image.
 * @return null|array{src: string, width: int, height: int}
 */
function picture( \WP_Post $post ): ?array {
	$id     = Portfolio\image_of_post( $post );
	$source = $id > 0 ? items( wp_get_attachment_image_src( $id, 'thumbnail' ) ) : [];
	$src    = text( $source[0] ?? '' );
	return '' === $src ? null : [
		'src'    => $src,
		'width'  => max( 1, (int) text( $source[1] ?? '' ) ),
		'height' => max( 1, (int) text( $source[2] ?? '' ) ),
	];
}

<?php
/** Saved templates of Elementor: headers and footers become template parts, others patterns. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Kits\name_of;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Types of templates that are neither parts nor patterns: they do something. */
const FOREIGN_UNREAD = [ 'popup', 'code_snippet', 'kit', 'floating-buttons', 'cloud-template-preview', 'widget' ];

/**
 * Parts and patterns of the list. Of several headers the one of the whole site has the slug that themes ask for.
 * @param array<mixed> $manifest
 * @return list<array<string, mixed>>
 */
function foreign_templates( array $manifest ): array {
	$parts     = [];
	$templates = array_map( 'Frontage\Values\items', array_filter( items( $manifest['templates'] ?? null ), 'is_int', ARRAY_FILTER_USE_KEY ) );
	$templates = array_filter( $templates, static fn( array $template ): bool => ! in_array( foreign_type( $template ), FOREIGN_UNREAD, true ) );
	uasort( $templates, static fn( array $a, array $b ): int => (int) is_general( $b ) <=> (int) is_general( $a ) );
	foreach ( $templates as $id => $template ) {
		$type    = foreign_type( $template );
		$is_part = in_array( $type, [ 'header', 'footer' ], true );
		$slug    = sanitize_title( text( $template['title'] ?? '' ) );
		$slug    = '' === $slug ? "template-$id" : $slug;
		$taken   = array_column( $parts, 'name', 'name' );
		$is_main = $is_part && is_general( $template ) && ! isset( $taken[ "part/$type" ] );
		$slug    = $is_main ? $type : ( $is_part ? "$type-$slug" : $slug );
		$name    = free_name( name_of( $is_part ? 'part' : 'pattern', $slug ), $taken );
		$parts[] = foreign_part( $name, $id, [ 'entry' => text( $template['source'] ?? null, "templates/$id.json" ) ] + $template ) + [
			'object' => array_filter(
				[
					'title'  => short( text( $template['title'] ?? '' ) ),
					'slug'   => str_starts_with( substr( (string) strstr( $name, '/' ), 1 ), 'x-' ) ? $slug : substr( (string) strstr( $name, '/' ), 1 ),
					'status' => 'publish',
					'area'   => $is_part ? $type : '',
				]
			),
		];
	}
	return $parts;
}

/** @param array<mixed> $template */
function foreign_type( array $template ): string {
	return text( $template['doc_type'] ?? '' );
}

/**
 * Whether a template is meant for the whole site; so is one that says nothing of it.
 * @param array<mixed> $template
 */
function is_general( array $template ): bool {
	$conditions = array_map( 'Frontage\Values\items', items( $template['conditions'] ?? null ) );
	return ! $conditions || in_array( 'general', array_column( $conditions, 'name' ), true );
}

/**
 * Sentence on what becomes of a template; '' where nothing is to be said.
 * @param array<mixed> $template
 */
function template_note( array $template, string $name ): string {
	$type = foreign_type( $template );
	if ( '' === $name ) {
		/* translators: %s: type of a template, such as popup. */
		return sprintf( __( 'Templates of this type are not imported: %s', 'frontage' ), $type );
	}
	if ( "part/$type" === $name ) {
		return __( 'Replaces the theme’s template part with this name on all pages.', 'frontage' );
	}
	if ( str_starts_with( $name, 'part/' ) ) {
		return __( 'Becomes a template part. Its display conditions are not imported. Assign it in the Site Editor.', 'frontage' );
	}
	$is_section = in_array( $type, [ 'section', 'page', 'container', 'post', 'wp-page', 'wp-post' ], true );
	/* translators: %s: type of a template, such as single-post. */
	$sentence = __( 'Becomes a pattern. Its use as the template for %s is not imported. Insert it in the Site Editor.', 'frontage' );
	return $is_section ? '' : sprintf( $sentence, $type );
}

<?php
/** Site settings and terms of an Elementor kit: colors and fonts become presets beside those of the site. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Kits\name_of;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Settings that the conversion of documents needs. */
const FOREIGN_GLOBALS = [ 'system_colors', 'custom_colors', 'system_typography', 'custom_typography', 'container_width' ];

/** Settings that are read, or say nothing. */
const FOREIGN_READ = [ 'theme', 'default_generic_fonts', 'template', 'viewport_md', 'viewport_lg', 'active_breakpoints' ];

/**
 * @param array<mixed> $settings
 * @return array<mixed>
 */
function foreign_globals( array $settings ): array {
	return array_intersect_key( $settings, array_flip( FOREIGN_GLOBALS ) );
}

/**
 * The kit's colors, fonts and sizes as styles that are added to the site's own; [] if there are none.
 * @param array<mixed> $settings
 * @return array<string, array<string, mixed>> By name.
 */
function foreign_styles( array $settings ): array {
	$added = [];
	foreach ( array_filter( foreign_presets( $settings ) ) as $path => $list ) {
		[ $group, $key ]         = explode( '.', $path );
		$added[ $group ][ $key ] = [ 'custom' => $list ];
	}
	$styles = [
		'title'    => 'Custom Styles',
		'version'  => \WP_Theme_JSON::LATEST_SCHEMA,
		'adds'     => true,
		'settings' => $added,
	];
	return $added ? [ 'styles/user' => $styles ] : [];
}

/**
 * Presets by their place in settings.
 * @param array<mixed> $settings
 * @return array<string, list<array<string, string>>>
 */
function foreign_presets( array $settings ): array {
	$presets = [
		'color.palette'           => [],
		'typography.fontFamilies' => [],
		'typography.fontSizes'    => [],
	];
	foreach ( foreign_globals_of( $settings, 'colors' ) as $global ) {
		$color = css_color( $global['color'] ?? '' );
		if ( '' !== $color ) {
			$presets['color.palette'][] = $global['preset'] + [ 'color' => $color ];
		}
	}
	$generic = strtolower( text( $settings['default_generic_fonts'] ?? '' ) );
	$generic = in_array( $generic, [ 'serif', 'monospace', 'cursive' ], true ) ? $generic : 'sans-serif';
	foreach ( foreign_globals_of( $settings, 'typography' ) as $global ) {
		$family = text( $global['typography_font_family'] ?? '' );
		$size   = length( $global['typography_font_size'] ?? null );
		if ( preg_match( '~^[\w][\w -]{0,60}$~D', $family ) ) {
			$presets['typography.fontFamilies'][] = [
				'name'       => $family,
				'slug'       => 'kit-' . sanitize_title( $family ),
				'fontFamily' => "\"$family\", $generic",
			];
		}
		if ( '' !== $size ) {
			$presets['typography.fontSizes'][] = $global['preset'] + [ 'size' => $size ];
		}
	}
	return $presets;
}

/**
 * Global colors or fonts, each with name and slug of its preset.
 * @param array<mixed> $settings
 * @return list<array<mixed>>
 */
function foreign_globals_of( array $settings, string $kind ): array {
	$globals = [];
	foreach ( [ 'system', 'custom' ] as $group ) {
		foreach ( items( $settings[ "{$group}_$kind" ] ?? null ) as $global ) {
			$id    = sanitize_title( text( items( $global )['_id'] ?? '' ) );
			$title = wp_strip_all_tags( text( items( $global )['title'] ?? '' ) );
			if ( preg_match( '~^[\w-]{1,60}$~D', $id ) ) {
				$globals[] = [
					'preset' => [
						'name' => '' === $title ? $id : $title,
						'slug' => "kit-$id",
					],
				] + items( $global );
			}
		}
	}
	return $globals;
}

/**
 * Terms of the taxonomies that are read.
 * @param array<string, array<mixed>> $read Decoded entries.
 * @return array{objects: array<string, array<string, mixed>>, names: array<string, string>} `names` by `taxonomy/slug`.
 */
function foreign_terms( array $read ): array {
	$objects = [];
	$names   = [];
	foreach ( FOREIGN_TAXONOMIES as $taxonomy ) {
		$terms = array_filter( array_map( 'Frontage\Values\items', items( $read[ "taxonomies/$taxonomy.json" ] ?? null ) ) );
		$terms = array_column( $terms, null, 'term_id' );
		foreach ( $terms as $term ) {
			$slugs = [];
			for ( $at = $term, $level = 0; $at && $level < 20; $level++ ) {
				array_unshift( $slugs, sanitize_title( text( $at['slug'] ?? '' ) ) );
				$at = $terms[ number( $at['parent'] ?? 0 ) ] ?? [];
			}
			$name   = name_of( 'term', $taxonomy, ...$slugs );
			$slug   = (string) array_pop( $slugs );
			$parent = $slugs ? 'kit:' . name_of( 'term', $taxonomy, ...$slugs ) : '';
			if ( '' !== $slug ) {
				$names[ "$taxonomy/$slug" ] = $name;
				$objects[ $name ]           = array_filter(
					[
						'taxonomy'    => $taxonomy,
						'name'        => short( text( $term['name'] ?? $slug ) ),
						'slug'        => $slug,
						'description' => text( $term['description'] ?? '' ),
						'parent'      => $parent,
					]
				);
			}
		}//end foreach
	}//end foreach
	return [
		'objects' => $objects,
		'names'   => $names,
	];
}

/**
 * References to the terms of a page or post, as far as they are in the kit.
 * @param array<mixed>          $document
 * @param array<string, string> $names    By `taxonomy/slug`.
 * @return list<string>
 */
function foreign_terms_of( array $document, array $names ): array {
	$terms = [];
	foreach ( items( $document['terms'] ?? null ) as $term ) {
		$key     = text( items( $term )['taxonomy'] ?? '' ) . '/' . sanitize_title( text( items( $term )['slug'] ?? '' ) );
		$terms[] = isset( $names[ $key ] ) ? "kit:$names[$key]" : '';
	}
	return array_values( array_unique( array_filter( $terms ) ) );
}

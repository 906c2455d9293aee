<?php
/** Lines of a report in words: one for each object, with its title. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<mixed> $lines   Of a report, each with `name` and `what`.
 * @param array<mixed> $objects Of the manifest.
 * @return list<array{name: string, title: string, what: string}>
 */
function told_lines( array $lines, array $objects ): array {
	$told = [];
	foreach ( array_map( 'Frontage\Values\items', $lines ) as $line ) {
		$name = text( $line['name'] ?? '' );
		$what = told_part( text( $line['what'] ?? '' ) );
		if ( isset( $told[ $name ] ) ) {
			// Sentences follow each other, words are a list.
			$what = $told[ $name ]['what'] . ( str_ends_with( $told[ $name ]['what'], '.' ) ? ' ' : wp_get_list_item_separator() ) . $what;
		}
		$told[ $name ] = [
			'name'  => $name,
			'title' => told_title( $name, $objects ),
			'what'  => $what,
		];
	}
	return array_values( $told );
}

/**
 * Title of an object, as lists of the plan have it.
 * @param array<mixed> $objects Of the manifest.
 */
function told_title( string $name, array $objects ): string {
	$means = [
		'objects' => __( 'Missing content', 'frontage' ),
		'blocks'  => __( 'Missing blocks', 'frontage' ),
		'fonts'   => __( 'Missing fonts', 'frontage' ),
		'presets' => __( 'Missing presets', 'frontage' ),
	];
	$title = trim( html_entity_decode( text( items( $objects[ $name ] ?? [] )['title'] ?? '' ), ENT_QUOTES ) );
	$title = '' === $title && 'settings/site' === $name ? __( 'Settings', 'frontage' ) : $title;
	return '' === $title ? $means[ $name ] ?? $name : $title;
}

/** A part that was taken out, or is not there: custom fields and references have names of kits. */
function told_part( string $what ): string {
	if ( str_starts_with( $what, 'meta.' ) ) {
		return label_of( $what );
	}
	/* translators: %s: name of a page, picture and the like in a kit. */
	return str_starts_with( $what, 'kit:' ) ? sprintf( __( 'Something that it refers to is missing: %s.', 'frontage' ), substr( $what, 4 ) ) : $what;
}

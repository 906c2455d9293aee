<?php
/** Titles of the kinds of a report, with how many elements there are of each. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds titles to the counts of a report.
 * @param list<array{kind: string, count: int}> $counts Of counts().
 * @return list<array{kind: string, title: string, count: int}>
 */
function titled( array $counts ): array {
	return array_map( static fn( array $one ): array => [ 'title' => sprintf( title_of_kind( $one['kind'], $one['count'] ), $one['count'] ) ] + $one, $counts );
}

/** Format of a title, for the number. */
function title_of_kind( string $kind, int $count ): string {
	switch ( $kind ) {
		case 'condition':
			/* translators: %d: number of elements. */
			return _n( '%d element with display conditions is not converted', '%d elements with display conditions are not converted', $count, 'frontage' );
		case 'form':
			/* translators: %d: number of forms, or of fields of forms. */
			return _n( '%d form or field is not converted', '%d forms or fields are not converted', $count, 'frontage' );
		case 'html':
			/* translators: %d: number of elements. */
			return _n( '%d element is kept as HTML', '%d elements are kept as HTML', $count, 'frontage' );
		case 'inside':
			/* translators: %d: number of boxes. */
			return _n( '%d box is removed', '%d boxes are removed', $count, 'frontage' );
		case 'empty':
			/* translators: %d: number of elements. */
			return _n( '%d element is left out', '%d elements are left out', $count, 'frontage' );
		case 'icon':
			/* translators: %d: number of icons. */
			return _n( '%d icon is not converted', '%d icons are not converted', $count, 'frontage' );
		case 'unsafe':
			/* translators: %d: number of elements. */
			return _n( '%d element loses scripts, iframes, or forms', '%d elements lose scripts, iframes, or forms', $count, 'frontage' );
		case 'dynamic':
			/* translators: %d: number of elements. */
			return _n( '%d element had content that Elementor generated', '%d elements had content that Elementor generated', $count, 'frontage' );
		case 'title':
			return __( 'The page title may be visible', 'frontage' );
	}//end switch
	/* translators: %d: number of elements. */
	return _n( '%d element loses settings', '%d elements lose settings', $count, 'frontage' );
}

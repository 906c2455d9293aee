<?php
/** The report of a conversion: its lines in order, in sentences, and how many there are of each kind. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Lines of the report that are kept and sent; a page of thousands of elements has one for each. */
const MAX_LINES = 500;

/** Kinds of lines whose details are names of other things than settings: of icons, of plugins. */
const NAMES_AS_THEY_ARE = [ 'icon', 'plugin-form' ];

/** Kinds that are counted and opened with another one: a report has ten at most. */
const COUNTED_AS = [
	'plugin-form' => 'form',
	'field'       => 'form',
	'depth'       => 'inside',
	'missing'     => 'dynamic',
	'styles'      => 'settings',
];

/**
 * Counts the lines of each kind, in the order of the kinds in the report.
 * @param array<mixed> $report
 * @return list<array{kind: string, count: int}>
 */
function counts( array $report ): array {
	$kinds  = array_filter( array_column( $report, 'kind' ), 'is_string' );
	$counts = array_count_values( array_map( static fn( string $kind ): string => COUNTED_AS[ $kind ] ?? $kind, $kinds ) );
	return array_map(
		static fn( $kind, int $count ): array => [
			'kind'  => (string) $kind,
			'count' => $count,
		],
		array_keys( $counts ),
		$counts
	);
}

/**
 * As many lines as are kept, in their order: of each kind a share, of rare kinds all.
 * @template Line
 * @param array<Line> $report
 * @return list<Line>
 */
function most_lines( array $report ): array {
	$kinds = [];
	foreach ( array_values( $report ) as $at => $line ) {
		$kinds[ text( items( $line )['kind'] ?? '' ) ][] = $at;
	}
	usort( $kinds, static fn( array $one, array $other ): int => count( $one ) <=> count( $other ) );
	$kept = [];
	foreach ( $kinds as $done => $places ) {
		$share = intdiv( MAX_LINES - count( $kept ), count( $kinds ) - $done );
		$kept += array_flip( array_slice( $places, 0, $share ) );
	}
	return array_values( array_intersect_key( array_values( $report ), $kept ) );
}

/**
 * The report, with a sentence for each line. Lines about the same element follow each other.
 * @param array<mixed> $report
 * @return list<array{id: string, place: string, kind: string, text: string}>
 */
function described( array $report ): array {
	$lines = [];
	foreach ( most_lines( $report ) as $line ) {
		$line    = items( $line );
		$kind    = text( $line['kind'] ?? '' );
		$details = array_values( array_filter( items( $line['details'] ?? null ), 'is_string' ) );
		$details = implode( ', ', in_array( $kind, NAMES_AS_THEY_ARE, true ) ? $details : setting_names( $details ) );
		$lines[] = [
			'id'    => text( $line['id'] ?? '' ),
			'place' => text( $line['place'] ?? '' ),
			'kind'  => COUNTED_AS[ $kind ] ?? $kind,
			'text'  => sentence( $kind, $details ),
		];
	}
	return $lines;
}

/**
 * The report as at most one line a kind, with the number of its elements; what is alone keeps its place.
 *
 * @since 0.1.0
 *
 * @param array<mixed> $report
 * @return list<array{place: string, text: string}>
 */
function summary( array $report ): array {
	$kinds = [];
	foreach ( $report as $line ) {
		$line                                   = items( $line );
		$kinds[ text( $line['kind'] ?? '' ) ][] = $line;
	}
	$summary = [];
	foreach ( $kinds as $kind => $lines ) {
		$details   = array_merge( [], ...array_map( static fn( array $line ): array => items( $line['details'] ?? null ), $lines ) );
		$one       = described(
			[
				[
					'kind'    => (string) $kind,
					'details' => array_values(
						array_unique(
							array_filter(
								$details,
								'is_string'
							)
						)
					),
				] + $lines[0],
			]
		)[0];
		$count     = count( $lines );
		$summary[] = [
			'place' => 1 === $count ? $one['place'] : '',
			/* translators: 1: number of elements, 2: what is lost of them. */
			'text'  => 1 === $count ? $one['text'] : sprintf( _n( '%1$d element: %2$s', '%1$d elements: %2$s', $count, 'frontage' ), $count, $one['text'] ),
		];
	}//end foreach
	return $summary;
}

function sentence( string $kind, string $details ): string {
	switch ( $kind ) {
		case 'html':
			return __( 'There is no matching block. The text, pictures, and links that were found are kept as HTML.', 'frontage' );
		case 'empty':
			return __( 'This is left out because nothing in it could be converted.', 'frontage' );
		case 'inside':
			return __( 'There is no matching block. This is left out, but the elements inside it are kept.', 'frontage' );
		case 'condition':
			return __( 'Only some visitors could see this. It is left out, because as blocks everyone could see it.', 'frontage' );
		case 'form':
			return __( 'This form is not converted because it wouldn’t work without Elementor. Add one here with a form plugin.', 'frontage' );
		case 'field':
			return __( 'This form field is left out because it wouldn’t work without Elementor.', 'frontage' );
		case 'plugin-form':
			/* translators: %s: names of form plugins. */
			return sprintf( __( 'This form is left out because its plugin is not active, or the form is on another site: %s', 'frontage' ), $details );
		case 'icon':
			/* translators: %s: names of icons. */
			return sprintf( __( 'There is no matching icon: %s', 'frontage' ), $details );
		case 'styles':
			/* translators: %s: names of settings. */
			return sprintf( __( 'Inline text styles are not converted: %s', 'frontage' ), $details );
		case 'title':
			return __( 'The theme’s template may now show the title. You can choose another template in the page settings.', 'frontage' );
		case 'unsafe':
			/* translators: %s: names of settings. */
			return sprintf( __( 'Scripts, iframes, or forms that you or the post’s author are not allowed to publish are removed: %s', 'frontage' ), $details );
		case 'depth':
			return __( 'Nested too deeply. The box is removed and its contents are kept.', 'frontage' );
		case 'dynamic':
			/* translators: %s: names of settings. */
			return sprintf( __( 'Elementor generated this content. The stored value is used instead: %s', 'frontage' ), $details );
		case 'missing':
			/* translators: %s: names of settings. */
			return sprintf( __( 'Elementor generated this content, and there is no stored value to use instead. It is left out: %s', 'frontage' ), $details );
		default:
			/* translators: %s: names of settings. */
			return sprintf( __( 'Not converted: %s', 'frontage' ), $details );
	}//end switch
}

/**
 * A report with what is missing most at its start: what not everybody saw, then forms.
 * @param list<array<string, mixed>> $report
 * @return list<array<string, mixed>>
 */
function by_weight( array $report ): array {
	$weights   = [
		'condition'   => 0,
		'form'        => 1,
		'plugin-form' => 1,
		'field'       => 1,
	];
	$by_weight = [ [], [], [] ];
	foreach ( $report as $line ) {
		$by_weight[ $weights[ $line['kind'] ] ?? 2 ][] = $line;
	}
	return array_merge( ...$by_weight );
}

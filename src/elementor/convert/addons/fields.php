<?php
/** Blocks of one setting of an add-on's widget, by its kind. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Signs by the names of currencies. */
const CURRENCIES = [
	'dollar'       => '$',
	'euro'         => '€',
	'pound'        => '£',
	'yen'          => '¥',
	'indian_rupee' => '₹',
	'rupee'        => '₨',
	'real'         => 'R$',
	'ruble'        => '₽',
	'won'          => '₩',
	'franc'        => '₣',
	'krona'        => 'kr',
	'lira'         => '₤',
	'peseta'       => '₧',
	'peso'         => '₱',
	'shekel'       => '₪',
	'baht'         => '฿',
	'guilder'      => 'ƒ',
	'bdt'          => '৳',
];

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_title( Element $from, array $field ): array {
	$html = linked( field_line_html( $from, $field['title'] ), field_link( $from, $field ) );
	$tag  = $from->text( text( $field['level'] ?? '' ), text( $field['default'] ?? 'h3' ) );
	return '' === $html ? [] : [ heading_block( $html, $tag ) ];
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_line( Element $from, array $field ): array {
	$html = linked( field_line_html( $from, $field['line'] ), field_link( $from, $field ) );
	return '' === $html ? [] : [ block( 'core/paragraph', [ 'content' => $html ] ) ];
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_text( Element $from, array $field ): array {
	return blocks_of_html( $from->text( text( $field['text'] ) ) );
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_picture( Element $from, array $field ): array {
	return card_pictures( $from, array_values( array_map( 'Frontage\Values\text', (array) $field['picture'] ) ) );
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_icon( Element $from, array $field ): array {
	return icon_blocks( $from, $from->value( text( $field['icon'] ) ), field_link( $from, $field ), [], '50px', '' );
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_button( Element $from, array $field ): array {
	$text = field_line_html( $from, $field['button'] );
	return '' === $text ? [] : [ block( 'core/buttons', [], [ button_block( $text, field_link( $from, $field ), [] ) ] ) ];
}

/**
 * A number that counts; a line where it is more than a number.
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_number( Element $from, array $field ): array {
	$number = $from->text( text( $field['number'] ) );
	$before = $from->text( text( $field['before'] ?? '' ) );
	$after  = $from->text( text( $field['after'] ?? '' ) );
	$title  = field_line_html( $from, $field['name'] ?? '' );
	if ( is_numeric( $number ) ) {
		$attributes = [
			'end'    => decimal( $number, 0 ),
			'prefix' => plain_words( $before ),
			'suffix' => plain_words( $after ),
			'title'  => $title,
		];
		return [ block( 'frontage/counter', with_text_align( 'frontage/counter', $attributes, [ 'value' => 'center' ] ) ) ];
	}
	$line = inline_html( $before . $number . $after );
	return array_merge( '' === $line ? [] : [ heading_block( $line, 'p' ) ], '' === $title ? [] : [ heading_block( $title, 'p' ) ] );
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_price( Element $from, array $field ): array {
	$currency = $from->text( text( $field['currency'] ), 'dollar' );
	$sign     = 'custom' === $currency ? $from->text( text( $field['own'] ) ) : CURRENCIES[ $currency ] ?? '';
	$price    = $from->text( text( $field['price'] ) );
	$html     = inline_html( trim( $sign . $price . ' ' . $from->text( text( $field['per'] ) ) ) );
	return '' === $price ? [] : [ block( 'core/paragraph', [ 'content' => $html ] ) ];
}

/**
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_progress( Element $from, array $field ): array {
	$percent    = $from->value( text( $field['progress'] ) );
	$attributes = [
		'title'   => field_line_html( $from, $field['name'] ),
		'percent' => min( 100, max( 0, decimal( items( $percent )['size'] ?? $percent, 50 ) ) ),
	];
	return [ block( 'frontage/progress', $attributes ) ];
}

/**
 * Stars for a rating, with its numbers.
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_stars( Element $from, array $field ): array {
	$scale = $from->value( text( $field['of'] ) );
	$most  = (int) min( 10, max( 1, decimal( items( $scale )['size'] ?? $scale, 5 ) ) );
	$value = min( $most, max( 0, decimal( $from->value( text( $field['stars'] ) ), $most ) ) );
	$full  = (int) round( $value );
	$words = field_line_html( $from, $field['name'] ?? '' );
	$html  = '<span aria-hidden="true">' . str_repeat( '★', $full ) . str_repeat( '☆', $most - $full ) . '</span> '
		. ( '' === $words ? esc_html( number_format_i18n( $value, floor( $value ) === (float) $value ? 0 : 1 ) . "/$most" ) : $words );
	return [ block( 'core/paragraph', [ 'content' => $html ] ) ];
}

/**
 * The first address of a film that is there.
 * @param array<string, mixed> $field
 * @return list<ConvertBlock>
 */
function field_film( Element $from, array $field ): array {
	$poster = isset( $field['poster'] ) ? picture( $from->value( text( $field['poster'] ) ) ) : [];
	foreach ( (array) $field['film'] as $name ) {
		$value = $from->value( text( $name ) );
		$url   = esc_url_raw( trim( text( items( $value )['url'] ?? $value ) ), [ 'http', 'https' ] );
		if ( '' !== $url ) {
			return [
				block(
					'frontage/video',
					[
						'url'      => $url,
						'poster'   => $poster['url'] ?? '',
						'posterId' => $poster['id'] ?? 0,
					]
				),
			];
		}
	}
	return [];
}

/** @return list<ConvertBlock> The author of the post around it. */
function field_author(): array {
	return [ block( 'core/group', [], [ block( 'core/avatar' ), block( 'core/post-author-name' ), block( 'core/post-author-biography' ) ] ) ];
}

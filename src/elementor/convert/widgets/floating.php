<?php
/** Converts contact buttons and bars, which float over the page. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/** Ways of contact by the page builder's names; others are links. */
const WAYS = [
	'email'     => 'email',
	'messenger' => 'messenger',
	'sms'       => 'sms',
	'telephone' => 'phone',
	'viber'     => 'viber',
	'whatsapp'  => 'whatsapp',
];

/** @return list<ConvertBlock> */
function convert_contact_buttons( Element $element ): array {
	$chat    = contact_link( $element, 'chat_button', $element->text( 'send_button_text' ) );
	$entries = $element->entries( 'contact_repeater' );
	$links   = [ $chat ];
	foreach ( $entries as $entry ) {
		$links[] = contact_link( $entry, 'contact_icon', $entry->text( 'contact_title', $entry->text( 'contact_tooltip' ) ) );
	}
	foreach ( [ 'show_dot', 'time_format', 'show_animation' ] as $setting ) {
		$element->value( "chat_button_$setting" );
	}
	$links = array_values( array_filter( $links ) );
	$lost  = count( $entries ) - count( $links ) + ( $chat ? 1 : 0 );
	if ( $lost > 0 ) {
		$element->report( 'settings', [ 'contact_repeater' ] );
	}
	$texts      = array_filter( array_map( [ $element, 'text' ], [ 'message_bubble_body', 'contact_cta_text', 'top_bar_title' ] ) );
	$attributes = [
		'position' => $element->word( 'advanced_horizontal_position', [ 'start' ] ),
		'label'    => plain( $element->text( 'chat_aria_label', $element->text( 'contact_aria_label' ) ) ),
		'heading'  => plain( implode( ' ', $texts ) ),
		'links'    => $links,
	];
	return $links ? [ block( 'frontage/contact-buttons', $attributes ) ] : [];
}

/**
 * A way of contact; [] if its address is missing, or cannot be kept.
 * @return array<string, string>
 */
function contact_link( Element $from, string $prefix, string $label ): array {
	$given   = static fn( string $name ): string => trim( $from->text( "{$prefix}_$name" ) );
	$name    = $given( 'platform' );
	$type    = WAYS[ strtolower( '' === $name ? 'WhatsApp' : $name ) ] ?? 'link';
	$address = element_link( $from, "{$prefix}_url" ) ?? element_link( $from, "{$prefix}_waze" );
	$from->value( "{$prefix}_waze" );
	$from->value( "{$prefix}_viber_action" );
	$values = [
		'email'     => $given( 'mail' ),
		'link'      => esc_url_raw( $address['href'] ?? '', [ 'http', 'https' ] ),
		'messenger' => $given( 'username' ),
		'number'    => $given( 'number' ),
	];
	$value  = $values[ $type ] ?? $values['number'];
	$text   = $given( 'mail_body' );
	$label  = '' === $label && 'link' === $type && 'Url' !== $name ? $name : $label;
	return '' === $value ? [] : array_filter(
		[
			'type'    => $type,
			'value'   => $value,
			'label'   => plain( $label ),
			'message' => $text,
		]
	);
}

/** @return list<ConvertBlock> */
function convert_floating_bar( Element $element ): array {
	$style  = text_style( $element, 'style_announcement_text_color', 'style_announcement_text_typography' );
	$texts  = [ inline_html( $element->text( 'announcement_text' ) ) ];
	$blocks = [];
	foreach ( $element->entries( 'headlines_repeater' ) as $entry ) {
		$texts[] = linked( inline_html( $entry->text( 'headlines_text' ) ), element_link( $entry, 'headlines_url' ) );
	}
	foreach ( array_filter( $texts ) as $text ) {
		$blocks[] = block(
			'core/paragraph',
			[
				'content' => $text,
				'style'   => supported_style( 'core/paragraph', $style ),
			]
		);
	}
	$blocks     = array_merge( $blocks, bar_button( $element ) );
	$attributes = [
		'position'    => 'bottom' === $element->text( 'advanced_vertical_position', 'top' ) ? '' : 'top',
		'dismissible' => ! $element->is_off( 'floating_bar_close_switch' ),
		'label'       => plain( $element->text( 'accessible_name' ) ),
		'style'       => background_style( $element, 'floating_bar_background_type', 'classic' ),
	];
	return $blocks ? [ block( 'frontage/floating-bar', $attributes, $blocks ) ] : [];
}

/**
 * The bar's button, or its link.
 * @return list<ConvertBlock>
 */
function bar_button( Element $element ): array {
	$text  = inline_html( $element->text( 'cta_text' ) );
	$link  = element_link( $element, 'cta_link' );
	$style = text_style( $element, 'style_cta_button_text_color', 'style_cta_typography' );
	if ( '' === $text ) {
		return [];
	}
	if ( 'link' === $element->text( 'style_cta_type' ) ) {
		$style = supported_style( 'core/paragraph', $style );
		return [ block( 'core/paragraph', [ 'content' => linked( $text, $link ) ] + ( $style ? [ 'style' => $style ] : [] ) ) ];
	}
	$fill = color( $element, 'style_cta_button_bg_color' );
	if ( '' !== $fill ) {
		$style['color']['background'] = $fill;
	}
	return [ block( 'core/buttons', [], [ button_block( $text, $link, [ 'style' => $style ] ) ] ) ];
}

<?php
/** Buttons and links to profiles. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\LinkActions;

defined( 'ABSPATH' ) || exit;

/** Services by the name of their icon, where the two differ. */
const SERVICES = [
	'facebook-f'       => 'facebook',
	'facebook-square'  => 'facebook',
	'linkedin-in'      => 'linkedin',
	'x-twitter'        => 'x',
	'envelope'         => 'mail',
	'rss'              => 'feed',
	'pinterest-p'      => 'pinterest',
	'vimeo-v'          => 'vimeo',
	'wordpress-simple' => 'wordpress',
	'link'             => 'chain',
	'whatsapp-1'       => 'whatsapp',
	'linkedin1'        => 'linkedin',
	'facebook1'        => 'facebook',
	'twitter1'         => 'twitter',
	'instagram-1'      => 'instagram',
	'google-plus'      => 'google',
	'google-plus-g'    => 'google',
	'youtube-v'        => 'youtube',
	'telegram-plane'   => 'telegram',
	'tiktok1'          => 'tiktok',
];

/** @return list<ConvertBlock> */
function convert_button( Element $element ): array {
	$link  = element_link( $element );
	$after = in_array( $element->text( 'icon_align' ), [ 'right', 'row-reverse' ], true );
	$icon  = $element->value( 'selected_icon' ) ?? $element->value( 'icon' );
	$text  = with_sign( $element, $icon, inline_html( $element->text( 'text' ) ), $after );
	$style = text_style( $element, 'button_text_color' );
	$fill  = background_style( $element, 'background' );
	$flat  = color( $element, 'background_color' );
	$style = array_replace_recursive( $style, $fill ? $fill : ( '' === $flat ? [] : [ 'color' => [ 'background' => $flat ] ] ) );
	$style = with_style( $style, [ 'spacing', 'padding' ], by_device( $element, 'text_padding', __NAMESPACE__ . '\sides' ) );
	$style = border_style( $element, $style, 'border', 'border_radius', 'button_box_shadow' );
	$align = text_align( $element )['value'] ?? '';
	$wide  = 'justify' === $element->text( 'align' );
	$type  = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/button' );
	$own   = isset( $type->attributes['width'] );
	if ( $wide && ! $own ) {
		$style['dimensions']['width'] = '100%';
	}
	$attributes = [
		'width'  => $wide && $own ? 100 : null,
		'anchor' => anchor( $element->text( 'button_css_id' ) ),
		'style'  => $style,
	];
	$layout     = '' === $align || 'left' === $align ? [] : [
		'type'           => 'flex',
		'justifyContent' => $align,
	];
	return '' === $text ? [] : [ block( 'core/buttons', [ 'layout' => $layout ], [ button_block( $text, $link, $attributes ) ] ) ];
}

/**
 * A button, whose text holds no links of its own.
 * @param array{href: string, target: string, rel: string, more?: array<string, string>}|null $link
 * @param array<string, mixed>                                  $attributes
 * @return ConvertBlock
 */
function button_block( string $text, ?array $link, array $attributes ): array {
	[ $url, $action ] = address_and_action( $link );
	return block(
		'core/button',
		[
			'text'                => preg_replace( '~</?a\b[^>]*>~i', '', $text ),
			'url'                 => $url,
			'linkTarget'          => $link['target'] ?? '',
			'rel'                 => $link['rel'] ?? '',
			LinkActions\ATTRIBUTE => $action,
		] + $attributes
	);
}

/** @return list<ConvertBlock> */
function convert_social_icons( Element $element ): array {
	$links = [];
	foreach ( $element->entries( 'social_icon_list' ) as $entry ) {
		$link = element_link( $entry );
		$icon = $entry->value( 'social_icon' ) ?? $entry->value( 'social' );
		if ( $link ) {
			$links[] = profile_link( $entry, $link['href'], $icon );
		}
	}
	$align      = text_align( $element )['value'] ?? '';
	$layout     = '' === $align ? [] : [
		'type'           => 'flex',
		'justifyContent' => $align,
	];
	$attributes = [
		'openInNewTab' => true,
		'layout'       => $layout,
	];
	return $links ? [ block( 'core/social-links', $attributes, $links ) ] : [];
}

/**
 * A link to a profile, whose service its icon names; the block has icons of its own, so that the owner's is reported.
 * @param mixed $icon
 * @return ConvertBlock
 */
function profile_link( Element $element, string $url, $icon ): array {
	$drawing = drawing( $icon );
	if ( $drawing ) {
		report_drawing( $element, $drawing );
	}
	$name = icon_name( is_array( $icon ) ? $icon['value'] ?? '' : $icon );
	return block(
		'core/social-link',
		[
			'url'     => $url,
			'service' => SERVICES[ $name ] ?? $name,
		]
	);
}

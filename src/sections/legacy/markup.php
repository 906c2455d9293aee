<?php
/** Markup of sections that the legacy page builder left in content. */

declare( strict_types=1 );

namespace Frontage\Sections;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

const LEGACY_DEVICES = [
	'elementor-hidden-desktop'    => 'desktop',
	'elementor-hidden-tablet'     => 'tablet',
	'elementor-hidden-mobile'     => 'mobile',
	'elementor-hidden-phone'      => 'mobile',
	'elementor-hidden-widescreen' => 'widescreen',
];

/**
 * Applies what is left of the page builder's sections, unless it is active and does so itself.
 * @param mixed $content HTML.
 * @return mixed
 */
function convert_legacy( $content ) {
	if ( ! is_string( $content ) || ! str_contains( $content, 'elementor-' ) || did_action( 'elementor/loaded' ) ) {
		return $content;
	}
	$tag = new \WP_HTML_Tag_Processor( $content );
	while ( $tag->next_tag() ) {
		$json     = $tag->get_attribute( 'data-settings' );
		$settings = is_string( $json ) ? items( json_decode( $json, true ) ) : [];
		$entrance = entrance( $settings );
		$stretch  = [ $settings['stretch_section'] ?? null, $settings['stretch_element'] ?? null ];
		$classes  = explode( ' ', (string) $tag->get_attribute( 'class' ) );
		$hidden   = hidden_on( array_values( array_intersect_key( LEGACY_DEVICES, array_flip( $classes ) ) ) );
		if ( '' !== $entrance ) {
			apply_entrance( $tag, $entrance );
		}
		if ( array_intersect( [ 'section-stretched', 'yes' ], array_filter( $stretch, 'is_string' ) ) ) {
			apply_stretch( $tag, 'window' );
		}
		if ( $hidden ) {
			$tag->set_attribute( 'data-frontage-hidden', implode( ' ', $hidden ) );
			wp_enqueue_style( HIDDEN_HANDLE );
		}
	}
	return $tag->get_updated_html();
}

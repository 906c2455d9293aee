<?php
/** Names of elements and of their settings for people, in their language. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/** Name of a type of element; that of an add-on is its own. */
function type_name( string $type ): string {
	$names = [
		''               => __( 'Unknown element', 'frontage' ),
		'accordion'      => __( 'Accordion', 'frontage' ),
		'alert'          => __( 'Alert', 'frontage' ),
		'button'         => __( 'Button', 'frontage' ),
		'column'         => __( 'Column', 'frontage' ),
		'container'      => __( 'Container', 'frontage' ),
		'counter'        => __( 'Counter', 'frontage' ),
		'divider'        => __( 'Divider', 'frontage' ),
		'form'           => __( 'Form', 'frontage' ),
		'gallery'        => __( 'Gallery', 'frontage' ),
		'google_maps'    => __( 'Map', 'frontage' ),
		'heading'        => __( 'Heading', 'frontage' ),
		'icon'           => __( 'Icon', 'frontage' ),
		'icon-box'       => __( 'Icon box', 'frontage' ),
		'icon-list'      => __( 'Icon list', 'frontage' ),
		'image'          => __( 'Image', 'frontage' ),
		'image-box'      => __( 'Image box', 'frontage' ),
		'image-carousel' => __( 'Image carousel', 'frontage' ),
		'image-gallery'  => __( 'Gallery', 'frontage' ),
		'nav-menu'       => __( 'Menu', 'frontage' ),
		'page'           => __( 'Page', 'frontage' ),
		'posts'          => __( 'Posts', 'frontage' ),
		'section'        => __( 'Section', 'frontage' ),
		'social-icons'   => __( 'Social icons', 'frontage' ),
		'spacer'         => __( 'Spacer', 'frontage' ),
		'tabs'           => __( 'Tabs', 'frontage' ),
		'testimonial'    => __( 'Testimonial', 'frontage' ),
		'text-editor'    => __( 'Text editor', 'frontage' ),
		'toggle'         => __( 'Toggle', 'frontage' ),
		'video'          => __( 'Video', 'frontage' ),
	];
	return $names[ $type ] ?? ucfirst( strtr( $type, '-_', '  ' ) );
}

/**
 * What some settings are about, each once, in the order of the settings; the name of one that says nothing is its own.
 * @param list<string> $settings Their names.
 * @return list<string>
 */
function setting_names( array $settings ): array {
	return array_values( array_unique( array_map( __NAMESPACE__ . '\setting_name', $settings ) ) );
}

/** What a setting is about. The first that its name fits is it. */
function setting_name( string $setting ): string {
	$areas = [
		'/(^|_)hide_|_(tablet|mobile|laptop|widescreen)(_extra)?$/' => __( 'values for other screen sizes', 'frontage' ),
		'/animation|motion|transition|hover|effect|parallax|sticky|scroll|entrance/' => __( 'motion and hover effects', 'frontage' ),
		'/typo|font|letter_spacing|line_height|word_spacing|text_(transform|shadow|stroke|decoration)/' => __( 'typography', 'frontage' ),
		'/border|radius|box_shadow|outline/'           => __( 'borders and shadows', 'frontage' ),
		'/background|overlay|color|gradient|blend|filter|opacity/' => __( 'colors and backgrounds', 'frontage' ),
		'/padding|margin|(^|_)gaps?(_|$)|spac(e|ing)|indent/' => __( 'spacing', 'frontage' ),
		'/align|justify|position|offset|z_index|_order|flex_|grid_|vertical|horizontal|direction|wrap$/' => __( 'alignment and position', 'frontage' ),
		'/width|height|_size$|^size$|ratio|dimension/' => __( 'sizes', 'frontage' ),
		'/shape_divider/'                              => __( 'shape dividers', 'frontage' ),
		'/custom_css|css_classes|_attributes$/'        => __( 'CSS and attributes of your own', 'frontage' ),
	];
	foreach ( $areas as $pattern => $area ) {
		if ( preg_match( $pattern, $setting ) ) {
			return $area;
		}
	}
	return trim( strtr( $setting, '_-', '  ' ) );
}

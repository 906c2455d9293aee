<?php
/** Grounds that move, behind the words of a box: what stands still of them, so that the words can be read. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Ground of light words on a film without a picture. */
const DARK_GROUND = '#1e1e1e';

/**
 * The stored picture behind a box: its own, the first of a slideshow, the still of a film, that of its overlay; [] for none.
 * @return array<mixed>
 */
function ground_picture( Element $element, string $prefix = '' ): array {
	$settings = [
		'classic'   => 'background_image',
		'slideshow' => 'background_slideshow_gallery',
		'video'     => 'background_video_fallback',
	];
	$kind     = $element->text( "{$prefix}background_background" );
	$names    = [ $settings[ $kind ] ?? '', 'classic' === $element->text( "{$prefix}background_overlay_background" ) ? 'background_overlay_image' : '' ];
	foreach ( array_filter( $names ) as $name ) {
		$name   = $prefix . $name;
		$stored = items( $element->settings[ $name ] ?? null );
		$stored = 'slideshow' === $kind && isset( $stored[0] ) ? items( $stored[0] ) : $stored;
		$url    = text( $stored['url'] ?? '' );
		if ( '' !== $url && ! preg_match( STAND_INS, $url ) ) {
			'slideshow' === $kind ? $element->report( 'settings', [ $name ] ) : null;
			$element->value( $name );
			return $stored;
		}
	}
	return [];
}

/** Color in place of a ground that moves: its own, that of its overlay, or one for light words. */
function still_color( Element $element ): string {
	$own     = color( $element, 'background_color' );
	$overlay = color( $element, 'background_overlay_color' );
	$color   = '' === $own ? $overlay : $own;
	return '' === $color && has_light_words( $element ) ? DARK_GROUND : $color;
}

/** Whether the words in a box have a light color of their own. */
function has_light_words( Element $element ): bool {
	foreach ( [ 'title_color', 'text_color', 'color_text', 'heading_color', 'description_color' ] as $setting ) {
		$global = $element->global_id( $setting );
		$color  = css_color( $element->settings[ $setting ] ?? '' );
		$color  = '' === $global ? $color : css_color( global_value( 'colors', $global )['color'] ?? '' );
		if ( '' !== $color && ! is_dark( $color ) ) {
			return true;
		}
	}
	return [] !== array_filter( $element->children(), __NAMESPACE__ . '\has_light_words' );
}

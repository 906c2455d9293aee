<?php
/** Look of a stuck element, as custom properties for look.scss. Twin of editor/look.ts. */

declare( strict_types=1 );

namespace Frontage\Sticky;

use Frontage\Deferred;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $options From options().
 * @return array<string, string> Values by the property's name after `--frontage-sticky-`; missing ones are unchanged.
 */
function look( array $options ): array {
	$shadows = [];
	if ( $options['border'] ) {
		// A border would change the height.
		$shadows[] = "0 {$options['borderWidth']}px 0 0 {$options['borderColor']}";
	}
	if ( $options['shadow'] ) {
		$shadows[] = "0 {$options['shadowVertical']}px {$options['shadowBlur']}px {$options['shadowSpread']}px {$options['shadowColor']}";
	}
	return background( $options ) + ( $shadows ? [ 'shadow' => implode( ', ', $shadows ) ] : [] );
}

/**
 * A background overrides transparency.
 * @param array<string, mixed> $options
 * @return array<string, string>
 */
function background( array $options ): array {
	if ( 'solid' === $options['background'] ) {
		return [ 'background' => $options['color'] ];
	}
	if ( 'gradient' === $options['background'] ) {
		$stops  = "{$options['startColor']} {$options['startLocation']}%, {$options['endColor']} {$options['endLocation']}%";
		$linear = "linear-gradient({$options['angle']}deg, $stops)";
		return [ 'background' => 'radial' === $options['gradient'] ? "radial-gradient(circle, $stops)" : $linear ];
	}
	if ( $options['transparent'] ) {
		$alpha = ( 100 - min( 100, max( 0, $options['transparency'] ) ) ) / 100;
		return [
			'background' => "rgba(255,255,255,$alpha)",
			'filter'     => 'blur(10px)',
		];
	}
	return [];
}

/**
 * Makes the current tag's own background overridable by the look: it is inline, or from a palette class that core marks important, and becomes the
 * fallback of a custom property that only the stuck element has. Images are kept.
 */
function make_background_overridable( \WP_HTML_Tag_Processor $tag ): void {
	$background = '';
	$kept       = [];
	foreach ( explode( ';', (string) $tag->get_attribute( 'style' ) ) as $declaration ) {
		if ( preg_match( '/^\s*background(?:-color)?\s*:\s*(.+?)\s*$/s', $declaration, $found ) ) {
			$background = $found[1];
		} elseif ( '' !== trim( $declaration ) ) {
			$kept[] = trim( $declaration );
		}
	}
	if ( str_contains( $background, 'url(' ) ) {
		return;
	}
	foreach ( explode( ' ', (string) $tag->get_attribute( 'class' ) ) as $class ) {
		if ( preg_match( '/^has-([\w-]+?)(-gradient)?-background(-color)?$/', $class, $found ) && ( isset( $found[3] ) || ! empty( $found[2] ) ) ) {
			$background = 'var(--wp--preset--' . ( empty( $found[2] ) ? 'color' : 'gradient' ) . "--{$found[1]})";
			$tag->remove_class( $class );
		}
	}
	if ( '' !== $background ) {
		$kept[] = "background:var(--frontage-sticky-now,$background)";
		$tag->set_attribute( 'style', implode( ';', $kept ) );
	}
}

/** Prints the stylesheet at the page's end where something needs the script, and offers what the first interaction will run. */
function print_viewport_style(): void {
	if ( Deferred\is_on_page( 'viewport' ) ) {
		wp_print_styles( [ Deferred\handle( 'viewport' ) ] );
		echo room_script(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A script of ours.
		Deferred\offer( 'sticky' );
	}
}

<?php
/** Serves the styles of header, menu and scroll-to-top with the owner's breakpoints in place of the numbers that are written in them. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Settings;
use function Frontage\Blocks\is_rendered;

defined( 'ABSPATH' ) || exit;

const WRITTEN = [
	'break_point'        => 920,
	'tablet_break_point' => 768,
	'mobile_break_point' => 544,
];

/** Before WordPress prints styles, in the head and at the page's end; nothing where the owner has left the numbers. */
function serve_break_points(): void {
	$widths = array_combine( WRITTEN, array_map( 'Frontage\Settings\get', array_keys( WRITTEN ) ) );
	if ( array_keys( $widths ) === array_values( $widths ) ) {
		return;
	}
	foreach ( [ 'header', 'menu', 'scroll-to-top' ] as $name ) {
		$block   = \WP_Block_Type_Registry::get_instance()->get_registered( "frontage/$name" );
		$handles = $block ? array_merge( $block->style_handles, $block->editor_style_handles ) : [];
		foreach ( $handles as $handle ) {
			$style = wp_styles()->query( $handle );
			$file  = $style instanceof \_WP_Dependency && $style->src ? style_file( $style, "frontage/$name" ) : '';
			if ( '' !== $file ) {
				$style->src   = false;
				$style->extra = [ 'after' => [ with_break_points( (string) file_get_contents( $file ), $widths ) ] ]; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of ours.
			}
		}
	}
}

/** The file that a style of ours is printed from; '' for one that nobody has asked for yet. */
function style_file( \_WP_Dependency $style, string $block ): string {
	if ( ! in_array( $style->handle, wp_styles()->queue, true ) && ! ( did_action( 'wp_footer' ) && is_rendered( $block ) ) ) {
		return '';
	}
	$path = (string) str_replace( plugins_url( '', \Frontage\PLUGIN_FILE ), dirname( \Frontage\PLUGIN_FILE ), (string) $style->src );
	$rtl  = is_rtl() ? (string) preg_replace( '/(-rtl)?\.css$/', '-rtl.css', $path ) : $path;
	$path = is_readable( $rtl ) ? $rtl : $path;
	return is_readable( $path ) ? $path : '';
}

/**
 * A stylesheet with other breakpoints.
 * @param array<int, int> $widths Pixels by the number that is written.
 */
function with_break_points( string $css, array $widths ): string {
	return (string) preg_replace_callback(
		'/\b(920|768|544)(\.02)?px/',
		static fn( array $found ): string => $widths[ (int) $found[1] ] . ( $found[2] ?? '' ) . 'px',
		$css
	);
}

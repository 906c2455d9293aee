<?php
/** Blocks that are hidden on devices. WordPress hides per device since 7.0; then only wide screens, and blocks from before, are hidden here. */

declare( strict_types=1 );

namespace Frontage\Sections;

use function Frontage\Breakpoints\media;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const DEVICES = [ 'desktop', 'tablet', 'mobile', 'widescreen' ];

/** Whether WordPress hides blocks per device itself, except on wide screens. */
function core_hides(): bool {
	return is_wp_version_compatible( '7.0' );
}

/**
 * Devices on which a block is hidden.
 * @param mixed $given The attribute.
 * @return list<string>
 */
function hidden_on( $given ): array {
	return array_values( array_intersect( DEVICES, array_filter( items( $given ), 'is_string' ) ) );
}

/**
 * Classes by which WordPress itself hides a block on devices.
 * @param array<mixed> $block Parsed.
 */
function core_classes( array $block ): string {
	$visibility = items( items( items( $block['attrs'] ?? null )['metadata'] ?? null )['blockVisibility'] ?? null );
	$devices    = array_intersect( DEVICES, array_keys( items( $visibility['viewport'] ?? null ), false, true ) );
	$type       = $devices && core_hides() ? \WP_Block_Type_Registry::get_instance()->get_registered( text( $block['blockName'] ?? '' ) ) : null;
	return $type && block_has_support( $type, 'visibility', true ) ? 'wp-block-hidden-' . implode( ' wp-block-hidden-', $devices ) : '';
}

/**
 * Class and attribute that hide a block on devices, for an element elsewhere that belongs to it.
 * @param array<mixed> $block Parsed.
 * @return array<string, string>
 */
function hidden_attributes( array $block ): array {
	return array_filter(
		[
			'class'                => core_classes( $block ),
			'data-frontage-hidden' => implode( ' ', hidden_on( items( $block['attrs'] ?? null )[ HIDDEN ] ?? null ) ),
		]
	);
}

/** CSS for hidden elements; the editor dims them on the device that it previews. */
function hidden_css(): string {
	if ( is_admin() ) {
		return '[data-frontage-dimmed]{opacity:.3}';
	}
	$css = '';
	foreach ( DEVICES as $device ) {
		$css .= '@media ' . media( $device ) . "{[data-frontage-hidden~=$device]{display:none!important}}";
	}
	return $css;
}

/** Makes pictures and frames lazy, because a browser requests eager ones in what is hidden, too. */
function make_lazy( string $html ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		if ( in_array( $tags->get_tag(), [ 'IFRAME', 'IMG' ], true ) ) {
			$tags->set_attribute( 'loading', 'lazy' );
			if ( 'high' === $tags->get_attribute( 'fetchpriority' ) ) {
				$tags->remove_attribute( 'fetchpriority' );
				// WordPress gives it to one picture: the next one may have it.
				wp_high_priority_element_flag( true );
			}
		}
	}
	return $tags->get_updated_html();
}

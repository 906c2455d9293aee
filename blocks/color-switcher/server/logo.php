<?php
/** Prints the second palette's logo beside the site's own: styles show the one that belongs to the palette. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use function Frontage\Address\is_site_page;

defined( 'ABSPATH' ) || exit;

/**
 * Of classic themes and of the block Site Logo.
 * @param mixed $html The site's logo.
 * @return mixed
 */
function add_switched_logo( $html ) {
	$config = config();
	if ( ! is_string( $html ) || ! is_site_page() || ! $config['palettes']['switched'] || ! wp_attachment_is_image( $config['logos']['switched'] ) ) {
		return $html;
	}
	$tag = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tag->next_tag( [ 'tag_name' => 'img' ] ) ) {
		return $html;
	}
	$second = wp_get_attachment_image(
		$config['logos']['switched'],
		'full',
		false,
		[
			'class'                => 'custom-logo',
			'alt'                  => (string) $tag->get_attribute( 'alt' ),
			'loading'              => 'lazy',
			'data-frontage-scheme' => 'switched',
		]
	);
	$tag->set_attribute( 'data-frontage-scheme', 'default' );
	return preg_replace_callback( '/<img\b[^>]*>/', static fn( array $found ): string => $found[0] . $second, $tag->get_updated_html(), 1 ) ?? $html;
}

<?php
/** Second palette's logo, printed next to the site's own; styles show one of them. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use function Frontage\Page\is_bare;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the second logo to the site's logo, in classic themes and in the Site Logo block.
 * @param mixed $html The site's logo.
 * @return mixed
 */
function add_switched_logo( $html ) {
	$config = config();
	if ( ! is_string( $html ) || is_bare() || ! $config['palettes']['switched'] || ! wp_attachment_is_image( $config['logos']['switched'] ) ) {
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

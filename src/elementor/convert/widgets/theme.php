<?php
/** Widgets that show parts of the site or of the post around them: WordPress has a block for each. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/** Blocks and their attributes, by the type of widget. */
const THEME_BLOCKS = [
	'nav-menu'                  => [ 'core/navigation' ],
	'search-form'               => [ 'core/search' ],
	'theme-archive-title'       => [ 'core/query-title', [ 'type' => 'archive' ] ],
	'theme-page-title'          => [ 'core/post-title', [ 'level' => 1 ] ],
	'theme-post-content'        => [ 'core/post-content' ],
	'theme-post-excerpt'        => [ 'core/post-excerpt' ],
	'theme-post-featured-image' => [ 'core/post-featured-image' ],
	'theme-post-title'          => [ 'core/post-title', [ 'level' => 1 ] ],
	'theme-site-logo'           => [ 'core/site-logo' ],
	'theme-site-title'          => [ 'core/site-title' ],
];

/**
 * The block of such a widget. Its values are the site's own, so that what the page builder computes for it is not missed.
 * @return list<ConvertBlock>
 */
function convert_theme( Element $element ): array {
	[ $name, $attributes ] = THEME_BLOCKS[ $element->type ] + [ 1 => [] ];
	foreach ( array_keys( (array) ( $element->settings['__dynamic__'] ?? [] ) ) as $setting ) {
		$element->value( (string) $setting );
	}
	unset( $element->settings['__dynamic__'] );
	return [ block( $name, $attributes ) ];
}

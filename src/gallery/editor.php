<?php
/**
 * Tells the block editor under which names this site keeps portfolio items and terms, so that its pickers can offer them.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the names to the editor's settings, where blocks/portfolio/editor/use-portfolio.ts reads them.
 *
 * @since 0.1.0
 * @param mixed $settings Settings of the editor.
 * @return mixed
 */
function tell_editor( $settings ) {
	if ( is_array( $settings ) ) {
		$settings['frontagePortfolio'] = [
			'postType'  => Portfolio\post_type(),
			'category'  => Portfolio\taxonomy( 'categories' ),
			'other'     => Portfolio\taxonomy( 'otherCategories' ),
			'tags'      => Portfolio\taxonomy( 'tags' ),
			// For transforms of what an earlier plugin left behind.
			'shortcode' => original_shortcode_defaults(),
		];
	}
	return $settings;
}

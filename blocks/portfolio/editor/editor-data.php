<?php
/** Data for the block editor: under which names this site keeps items and terms, and which orders it knows. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Adds them to the editor's settings, where blocks/portfolio/editor/use-portfolio.ts reads them.
 * @param mixed $settings Settings of the editor.
 * @return mixed
 */
function add_editor_data( $settings ) {
	if ( is_array( $settings ) ) {
		$settings['frontagePortfolio'] = [
			'postType'  => Portfolio\post_type(),
			'category'  => Portfolio\taxonomy( 'categories' ),
			'other'     => Portfolio\taxonomy( 'otherCategories' ),
			'tags'      => Portfolio\taxonomy( 'tags' ),
			'orders'    => array_map( static fn( array $order ): array => $order['labels'], Portfolio\orders() ),
			// For transforms of what an earlier plugin left behind.
			'shortcode' => original_shortcode_defaults(),
		];
	}
	return $settings;
}

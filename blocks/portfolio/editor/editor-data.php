<?php
/** Data for the block editor: names of post type and taxonomies, and orders of items. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the data to the editor's settings, for blocks/portfolio/editor/use-portfolio.ts.
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
			// For transforms of legacy shortcodes.
			'shortcode' => legacy_shortcode_defaults(),
		];
	}
	return $settings;
}

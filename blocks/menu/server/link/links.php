<?php
/** Icon, badge and visibility of links and submenus in WordPress's Navigation block. */

declare( strict_types=1 );

namespace Frontage\Menu;

use function Frontage\Blocks\add_attribute;

defined( 'ABSPATH' ) || exit;

const LINK_BLOCKS = [ 'core/navigation-link', 'core/navigation-submenu' ];

/**
 * Registers the attributes, for previews over REST.
 * @param mixed $args Of a block type.
 * @param mixed $name Its name.
 * @return mixed
 */
function add_link_attributes( $args, $name ) {
	if ( in_array( $name, LINK_BLOCKS, true ) && is_array( $args ) ) {
		$text = [
			'type'    => 'string',
			'default' => '',
		];
		foreach ( [ 'frontageVisibility', 'frontageBadge', 'frontageIcon' ] as $attribute ) {
			$args = add_attribute( $args, $attribute, $text );
		}
	}
	return $args;
}

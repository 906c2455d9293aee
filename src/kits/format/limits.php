<?php
/** The format's version, its kinds of objects, and the limits of kits. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Version of the format, as the manifest names it. */
const FORMAT = 'frontage-kit/1';

/** Kinds of objects and their post types, as kits name them; '' for what is no post. */
const KINDS = [
	'media'      => 'attachment',
	'term'       => '',
	'pattern'    => 'wp_block',
	'navigation' => 'wp_navigation',
	'part'       => 'wp_template_part',
	'template'   => 'wp_template',
	'styles'     => 'wp_global_styles',
	'font'       => 'wp_font_family',
	'page'       => 'page',
	'post'       => 'post',
	'item'       => 'frontage-portfolio',
	'menu'       => '',
	'settings'   => '',
];

/**
 * Limits by the names in limits.json.
 * @return array<string, int>
 */
function limits(): array {
	static $defaults = null;
	$defaults        = $defaults ?? items( wp_json_file_decode( __DIR__ . '/limits.json', [ 'associative' => true ] ) );
	/**
	 * Filters the limits of kits that are read.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, int> $limits By the names in limits.json: bytes, numbers, levels, pixels.
	 */
	return array_map( 'Frontage\Values\number', items( apply_filters( 'frontage_kit_limits', $defaults ) ) + $defaults );
}

<?php
/** Limits of kits, and the refusal of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Version of the format, as the manifest names it. */
const FORMAT = 'frontage-kit/1';

/** Kinds of objects and their post types; '' for what is no post. */
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
	'item'       => 'astra-portfolio',
	'menu'       => '',
	'settings'   => '',
];

/**
 * Limits: entries, entryBytes, totalBytes, ratio, ratioAbove, jsonBytes, jsonDepth, nameLength.
 * @return array<string, int>
 */
function limits(): array {
	static $defaults = null;
	$defaults = $defaults ?? items( json_decode( (string) file_get_contents( __DIR__ . '/limits.json' ), true ) );
	/**
	 * Filters the limits of kits that are read.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, int> $limits entries, entryBytes, totalBytes, ratio, ratioAbove, jsonBytes, jsonDepth, nameLength.
	 */
	return array_map( 'Frontage\Values\number', items( apply_filters( 'frontage_kit_limits', $defaults ) ) + $defaults );
}

/**
 * Refusal of a kit.
 * @param string $why     Last part of the code: `frontage_kit_<why>`.
 * @param string $entry   Name of the entry or object.
 * @param string $message Sentence that names it.
 */
function refused( string $why, string $entry, string $message ): \WP_Error {
	return new \WP_Error(
		"frontage_kit_$why",
		$message,
		[
			'status' => 400,
			'entry'  => $entry,
		]
	);
}

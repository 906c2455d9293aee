<?php
/** The table of references: in which attributes of blocks, parts of objects and shortcodes an id stands. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Portfolio;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** A reference in a kit. */
const REFERENCE = 'kit:(?:media|term|pattern|navigation|part|template|styles|font|page|post|item|menu|settings)/[a-z0-9][a-z0-9_-]*';

/**
 * Types by the path of an attribute: `[]` for the entries of a list, `*` for one name, `**.` for any way to it. A map in a type's place chooses by
 * the attributes beside it.
 * @return array<string, array<string, array<string, mixed>>> By `blocks`, `objects` and `shortcodes`, and by name.
 */
function table(): array {
	static $json = null;

	$json = $json ?? items( wp_json_file_decode( __DIR__ . '/references.json', [ 'associative' => true ] ) );
	$own  = $json;
	// The site's names, and those of kits.
	foreach ( [ Portfolio\prefix(), PREFIX ] as $prefix ) {
		$own['objects']['*'] += array_fill_keys( [ "meta.$prefix-lightbox-image-id", "meta.$prefix-portfolio-image-id" ], 'media' );
	}
	/**
	 * Filters the table of references in kits, for blocks, meta keys and shortcodes of other plugins.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, array<string, array<string, mixed>>> $table `blocks`, `objects` and `shortcodes`: by name, the types by path, such as
	 *                                                                  `[ 'blocks' => [ 'shop/card' => [ 'pictures[].id' => 'media' ] ] ]`. Types:
	 *                                                                  media, post, term, pattern, navigation, menu, user; content for block
	 *                                                                  markup, json for JSON in a text, text for what holds none.
	 */
	return items( apply_filters( 'frontage_kit_references', $own ) ) + $own;
}

/**
 * Rules of a block, an object or a shortcode, with those of all.
 * @return array<string, mixed>
 */
function rules( string $of, string $name ): array {
	$table = items( table()[ $of ] ?? [] );
	return items( $table[ $name ] ?? [] ) + items( $table['*'] ?? [] );
}

/**
 * Type of a path; '' if no rule names it.
 * @param array<string, mixed> $rules
 * @param array<mixed>         $beside Values beside it.
 */
function type_at( array $rules, string $path, array $beside ): string {
	$rule = $rules[ $path ] ?? null;
	foreach ( null === $rule ? $rules : [] as $pattern => $type ) {
		$regex = strtr(
			preg_quote( (string) $pattern, '~' ),
			[
				'\*\*\.' => '(?:.+\.)?',
				'\*'     => '[^.\[\]]+',
			]
		);
		if ( false !== strpos( (string) $pattern, '*' ) && preg_match( "~^$regex$~D", $path ) ) {
			$rule = $type;
			break;
		}
	}
	foreach ( is_array( $rule ) ? items( $rule['by'] ?? [] ) : [] as $name ) {
		$chosen = $rule[ text( $beside[ $name ] ?? '' ) ] ?? null;
		if ( is_string( $chosen ) ) {
			return $chosen;
		}
	}
	return is_array( $rule ) ? text( $rule['else'] ?? '' ) : text( $rule );
}

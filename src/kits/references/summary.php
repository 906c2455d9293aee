<?php
/** The manifest's entry of an object, by the object's texts alone: every site, and every program, finds the same. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Attributes of blocks that hold the name of a preset, and its kind. */
const PRESET_ATTRIBUTES = [
	'backgroundColor' => 'color',
	'borderColor'     => 'color',
	'fontFamily'      => 'font-family',
	'fontSize'        => 'font-size',
	'gradient'        => 'gradient',
	'overlayColor'    => 'color',
	'textColor'       => 'color',
];

/** Signs that core escapes in the JSON of blocks. */
const ESCAPES = [
	'\u002d' => '-',
	'\u003c' => '<',
	'\u003e' => '>',
	'\u0026' => '&',
	'\u0022' => '"',
];

/** Lists of presets in settings of styles, and their kind. */
const PRESET_LISTS = [
	'color.palette'           => 'color',
	'color.gradients'         => 'gradient',
	'color.duotone'           => 'duotone',
	'dimensions.aspectRatios' => 'aspect-ratio',
	'shadow.presets'          => 'shadow',
	'spacing.spacingSizes'    => 'spacing',
	'typography.fontFamilies' => 'font-family',
	'typography.fontSizes'    => 'font-size',
];

/** Elements that only those may publish who may publish HTML of any kind; `css` stands for styles that are written by hand. */
const RESTRICTED = [ 'css', 'embed', 'form', 'iframe', 'input', 'link', 'object', 'script', 'select', 'style', 'svg', 'textarea' ];

/**
 * Summary of an object. It belongs to the version of the format: a kit whose manifest says something else is refused.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $object As in a kit.
 * @return array{title: string, needs: list<string>, blocks: list<string>, presets: list<string>, defines?: list<string>,
 *               hosts?: array<string, int>, restricted?: list<string>} Sorted, each once;
 *         `defines` of styles and fonts: presets that they bring; `hosts`: other sites that it has files of, with their number; `restricted`:
 *         parts that not everybody may publish.
 */
function summary( array $object, string $name ): array {
	$texts = [];
	array_walk_recursive(
		$object,
		static function ( $value ) use ( &$texts ): void {
			if ( is_string( $value ) ) {
				$texts[] = $value;
			}
		}
	);
	// In the JSON of blocks core writes some signs as escapes.
	$text = strtr( implode( "\n", $texts ), ESCAPES );
	preg_match_all( '~(?:#|%23)(?:elementor|frontage)-action[^\s"<>]*?settings(?:=|%3D)((?:[\w+/]|%2F|%2B)+)~i', $text, $actions );
	foreach ( $actions[1] as $settings ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The page builder's format.
		$text .= "\n" . str_replace( '\/', '/', (string) base64_decode( rawurldecode( $settings ) ) );
	}
	preg_match_all( '~' . REFERENCE . '~', $text, $references );
	preg_match_all( '~<!--\s+wp:([a-z][a-z0-9_-]*(?:/[a-z][a-z0-9_-]*)?)\s~', $text, $blocks );
	$defines    = sorted( presets_of( $object ) );
	$hosts      = hosts_of( $object, kind_of( $name ) );
	$restricted = sorted( array_intersect( RESTRICTED, parts_of( $object ) ) );
	return [
		'title'   => text( $object['title'] ?? $object['name'] ?? '' ),
		'needs'   => sorted( array_diff( array_map( static fn( string $reference ): string => substr( $reference, 4 ), $references[0] ), [ $name ] ) ),
		'blocks'  => sorted( array_map( static fn( string $block ): string => false === strpos( $block, '/' ) ? "core/$block" : $block, $blocks[1] ) ),
		'presets' => sorted( presets_in( $text ) ),
	] + array_filter( compact( 'defines', 'hosts', 'restricted' ) );
}

/** @return list<string> `color:accent-1`. */
function presets_in( string $text ): array {
	$kinds = 'aspect-ratio|border-radius|color|dimension|duotone|font-family|font-size|gradient|shadow|spacing';
	preg_match_all( "~var:preset\|($kinds)\|([\w-]+)~", $text, $stored, PREG_SET_ORDER );
	preg_match_all( "~--wp--preset--($kinds)--([\w-]+)~", $text, $printed, PREG_SET_ORDER );
	// Within styles the same keys hold values, such as 50px.
	$slugs = preg_replace( '~"(?:style|typography)":(\{(?:[^{}"]++|"(?:[^"\\\\]++|\\\\.)*+"|(?1))*+\})~', '', $text ) ?? $text;
	preg_match_all( '~"(' . implode( '|', array_keys( PRESET_ATTRIBUTES ) ) . ')":"([\w-]+)"~', $slugs, $named, PREG_SET_ORDER );
	return array_merge(
		array_map( static fn( array $found ): string => "$found[1]:$found[2]", array_merge( $stored, $printed ) ),
		array_map( static fn( array $found ): string => PRESET_ATTRIBUTES[ $found[1] ] . ":$found[2]", $named )
	);
}

/**
 * Presets that styles or a font bring.
 * @param array<string, mixed> $object
 * @return list<string>
 */
function presets_of( array $object ): array {
	$presets = isset( $object['family'] ) ? [ 'font-family:' . text( items( $object['family'] )['slug'] ?? '' ) ] : [];
	foreach ( PRESET_LISTS as $path => $kind ) {
		[ $group, $key ] = explode( '.', $path );
		$lists           = items( items( items( $object['settings'] ?? null )[ $group ] ?? null )[ $key ] ?? null );
		foreach ( array_is_list( $lists ) ? [ $lists ] : $lists as $list ) {
			foreach ( items( $list ) as $preset ) {
				$presets[] = "$kind:" . text( items( $preset )['slug'] ?? '' );
			}
		}
	}
	return $presets;
}

/**
 * @param array<string> $names
 * @return list<string>
 */
function sorted( array $names ): array {
	$names = array_values( array_unique( $names ) );
	sort( $names, SORT_STRING );
	return $names;
}

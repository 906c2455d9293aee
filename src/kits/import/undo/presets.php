<?php
/** Colors, fonts and sizes of an import's styles that the site uses since: their definitions stay. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Where styles define presets, by the names that contents use. */
const PRESETS = [
	'color'        => [ 'color', 'palette' ],
	'gradient'     => [ 'color', 'gradients' ],
	'duotone'      => [ 'color', 'duotone' ],
	'font-size'    => [ 'typography', 'fontSizes' ],
	'font-family'  => [ 'typography', 'fontFamilies' ],
	'spacing'      => [ 'spacing', 'spacingSizes' ],
	'shadow'       => [ 'shadow', 'presets' ],
	'aspect-ratio' => [ 'dimensions', 'aspectRatios' ],
];

/**
 * Presets that styles define.
 * @param array<mixed> $styles Of theme.json or of the user.
 * @return array<string, array<mixed>> Definitions by `<type>|<slug>`.
 */
function presets_by_key( array $styles ): array {
	$presets = [];
	foreach ( PRESETS as $type => [ $group, $list ] ) {
		$lists = items( items( items( $styles['settings'] ?? [] )[ $group ] ?? [] )[ $list ] ?? [] );
		// Themes name a list, users lists by their origin.
		foreach ( array_is_list( $lists ) ? [ $lists ] : $lists as $some ) {
			foreach ( items( $some ) as $preset ) {
				$slug = text( items( $preset )['slug'] ?? '' );
				if ( '' !== $slug ) {
					$presets[ "$type|$slug" ] = items( $preset );
				}
			}
		}
	}
	return $presets;
}

/**
 * Presets that go with the styles of an import: neither the theme nor the styles that come back have them.
 * @param KitEntry $entry Of the journal.
 * @return array<string, array<mixed>> Definitions by `<type>|<slug>`.
 */
function presets_that_go( array $entry ): array {
	if ( 'styles' !== $entry['kind'] ) {
		return [];
	}
	$of    = static fn( int $id ): array => presets_by_key( items( json_decode( text( get_post_field( 'post_content', $id, 'raw' ) ), true ) ) );
	$theme = presets_by_key( \WP_Theme_JSON_Resolver::get_theme_data()->get_raw_data() );
	$core  = presets_by_key( \WP_Theme_JSON_Resolver::get_core_data()->get_raw_data() );
	return array_diff_key( $of( $entry['target'] ), $theme, $core, is_swapped( $entry ) ? $of( $entry['id'] ) : [] );
}

/**
 * Uses of presets in a text: by class, by variable, by attribute of a block.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_of_presets( string $text, array $known ): array {
	if ( empty( $known['presets'] ) ) {
		return [];
	}
	$slugs = [];
	preg_match_all( '~(?:--wp--preset--|var:preset\|)([a-z-]+?)(?:--|\|)([a-z0-9-]+)~', $text, $found, PREG_SET_ORDER );
	foreach ( $found as [ , $type, $slug ] ) {
		$slugs[] = "$type|$slug";
	}
	$kind = [
		'gradient-background' => 'gradient',
		'gradient'            => 'gradient',
		'font-size'           => 'font-size',
		'fontSize'            => 'font-size',
		'font-family'         => 'font-family',
		'fontFamily'          => 'font-family',
	];
	$ends = '(?:background-|border-|text-|link-)?color|gradient-background|font-size|font-family';
	preg_match_all( "~\bhas-([a-z0-9-]+?)-($ends)(?![\w-])~", $text, $found, PREG_SET_ORDER );
	foreach ( $found as [ , $slug, $what ] ) {
		$slugs[] = ( $kind[ $what ] ?? 'color' ) . "|$slug";
	}
	preg_match_all( '~"(\w*[cC]olor|gradient|fontSize|fontFamily)":"([a-z0-9-]+)"~', $text, $found, PREG_SET_ORDER );
	foreach ( $found as [ , $what, $slug ] ) {
		$slugs[] = ( $kind[ $what ] ?? 'color' ) . "|$slug";
	}
	$uses = [];
	foreach ( array_intersect( $slugs, $known['presets'] ) as $slug ) {
		$uses[ "preset:$slug" ] = true;
	}
	return $uses;
}

/**
 * Definitions of presets that are in use and would go with the styles of an import. Asked before the transaction: themes and plugins filter theirs.
 * @param array<KitEntry> $going   Entries of the journal.
 * @param list<string>                $presets That are in use.
 * @return array<string, array<string, array<mixed>>> By name of the styles, and by `<type>|<slug>`.
 */
function presets_to_keep( array $going, array $presets ): array {
	$kept = [];
	foreach ( $presets ? $going : [] as $entry ) {
		$kept[ $entry['name'] ] = array_intersect_key( presets_that_go( $entry ), array_flip( $presets ) );
	}
	return array_filter( $kept );
}

/**
 * Sentence about presets that stay.
 * @param array<string, array<string, array<mixed>>> $kept Of presets_to_keep().
 * @return list<string>
 */
function sentence_of_presets( array $kept ): array {
	$slugs = [];
	foreach ( $kept as $presets ) {
		foreach ( array_column( $presets, 'slug' ) as $slug ) {
			$slugs[] = '“' . text( $slug ) . '”';
		}
	}
	/* translators: %s: names of colors, fonts and sizes. */
	$sentence = __( 'These colors, fonts, and sizes are in use, so undo keeps them: %s.', 'frontage' );
	return $slugs ? [ sprintf( $sentence, implode( ', ', $slugs ) ) ] : [];
}

/**
 * Adds the definitions of used presets to the styles that an undoing leaves. Without styles, those of the import stay, with nothing else in them.
 * @param KitEntry        $entry   Of the journal: styles that go.
 * @param array<string, array<mixed>> $presets By `<type>|<slug>`.
 */
function keep_presets( array $entry, array $presets ): void {
	// Past the hooks of others, for it is within a transaction.
	forget_objects( [ $entry['target'] ], [] );
	$content = is_swapped( $entry ) ? text( get_post_field( 'post_content', $entry['target'], 'raw' ) ) : '';
	$styles  = items( json_decode( $content, true ) ) + [
		'version'                     => \WP_Theme_JSON::LATEST_SCHEMA,
		'isGlobalStylesUserThemeJSON' => true,
	];
	foreach ( $presets as $name => $preset ) {
		[ $group, $list ] = PRESETS[ (string) strtok( $name, '|' ) ];

		$lists = items( $styles['settings'][ $group ][ $list ] ?? [] );
		$lists = $lists && array_is_list( $lists ) ? [ 'custom' => $lists ] : $lists;

		$lists['custom'][] = $preset;

		$styles['settings'][ $group ][ $list ] = $lists;
	}
	set_post_fields( $entry['target'], [ 'post_content' => (string) wp_json_encode( $styles ) ] );
}

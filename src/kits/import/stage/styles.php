<?php
/** Styles of a kit that are added to those of the site, which stay as their owner made them. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Types of presets that are added. */
const ADDED_PRESETS = [ 'color', 'font-family', 'font-size' ];

/**
 * Puts the presets of what is staged beside the site's own styles, as they are at the switch. Nothing of these is cleaned: they are no stranger's.
 * @param list<KitEntry> $journal
 */
function add_to_own_styles( array $journal ): void {
	foreach ( $journal as $entry ) {
		if ( empty( $entry['adds'] ) || ! is_swapped( $entry ) ) {
			continue;
		}
		$own   = stored_styles( $entry['target'] ) + [ 'version' => \WP_Theme_JSON::LATEST_SCHEMA ];
		$added = items( stored_styles( $entry['id'] )['settings'] ?? null );
		foreach ( ADDED_PRESETS as $type ) {
			[ $group, $key ] = PRESETS[ $type ];
			$there           = presets_by_origin( items( $own['settings'] ?? null ), $group, $key );
			$new             = array_column( presets_by_origin( $added, $group, $key )['custom'] ?? [], null, 'slug' );
			$new             = array_diff_key( $new, array_column( $there['custom'] ?? [], null, 'slug' ) );
			if ( $new ) {
				$there['custom']                   = array_merge( $there['custom'] ?? [], array_values( $new ) );
				$own['settings'][ $group ][ $key ] = $there;
			}
		}
		$whole = [ 'isGlobalStylesUserThemeJSON' => true ] + array_map( static fn( $part ) => [] === $part ? (object) [] : $part, $own );
		set_post_fields( $entry['id'], [ 'post_content' => (string) wp_json_encode( $whole, JSON_UNESCAPED_SLASHES ) ] );
	}//end foreach
}

/**
 * Whether the site's own styles have got a preset meanwhile, with another value, under the slug of one that is added.
 * @param KitEntry $entry Of the journal.
 */
function has_taken_preset( array $entry ): bool {
	$own   = presets_by_key( stored_styles( $entry['target'] ) );
	$added = array_intersect_key( presets_by_key( stored_styles( $entry['id'] ) ), $own );
	$other = array_filter( $added, static fn( array $preset, string $key ): bool => ! is_same_preset( $own[ $key ], $preset ), ARRAY_FILTER_USE_BOTH );
	return (bool) $other;
}

/** @return array<mixed> Content of a row of styles, past caches. */
function stored_styles( int $id ): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB -- Within a transaction.
	$json = need_read( $wpdb->get_var( $wpdb->prepare( "SELECT post_content FROM {$wpdb->posts} WHERE ID = %d", $id ) ) );
	return items( json_decode( text( $json ), true ) );
}

/**
 * Whether two presets have the same value, whatever they are called.
 * @param array<mixed> $one
 * @param array<mixed> $other
 */
function is_same_preset( array $one, array $other ): bool {
	unset( $one['name'], $other['name'] );
	ksort( $one );
	ksort( $other );
	return $one === $other;
}

/**
 * Slugs for added presets whose own the site has with another value. Found once for a run: all of the kit follows.
 * @return array<string, string> By `<type>|<slug>`.
 */
function renamed_presets( Import $import ): array {
	$known = read_row( $import->run['id'], 'presets' );
	if ( null !== $known ) {
		return array_map( 'Frontage\Values\text', items( $known ) );
	}
	$number  = $import->numbers['styles/user'] ?? null;
	$object  = null === $number ? [] : received( $import, $number );
	$theme   = presets_by_key( \WP_Theme_JSON_Resolver::get_theme_data()->get_raw_data() );
	$there   = presets_by_key( stored_styles( find_object( 'styles/user' ) ) ) + $theme;
	$renamed = [];
	foreach ( empty( $object['adds'] ) ? [] : ADDED_PRESETS as $type ) {
		$list = array_column( presets_by_origin( items( $object['settings'] ?? null ), ...PRESETS[ $type ] )['custom'] ?? [], null, 'slug' );
		foreach ( $list as $slug => $preset ) {
			$free   = (string) $slug;
			$number = 2;
			while ( $number > 2 && isset( $list[ $free ] ) || isset( $there[ "$type|$free" ] ) && ! is_same_preset( $there[ "$type|$free" ], [ 'slug' => $free ] + $preset ) ) {
				$free = "$slug-$number";
				++$number;
			}
			$renamed += (string) $slug === $free ? [] : [ "$type|$slug" => $free ];
		}
	}
	write_row( $import->run['id'], 'presets', $renamed );
	return $renamed;
}

/**
 * A value with the new slugs of presets: where they are defined, in classes, variables and attributes of blocks.
 * @param mixed                 $value
 * @param array<string, string> $renamed Of renamed_presets().
 * @return mixed
 */
function with_renamed_presets( $value, array $renamed ) {
	if ( is_array( $value ) ) {
		return array_map( static fn( $inner ) => with_renamed_presets( $inner, $renamed ), $value );
	}
	foreach ( is_string( $value ) ? $renamed : [] as $preset => $new ) {
		[ $type, $old ] = explode( '|', $preset, 2 );
		$css            = preg_quote( _wp_to_kebab_case( $old ), '~' );
		$slug           = preg_quote( $old, '~' );
		$key            = [
			'color'       => '\w*[cC]olor',
			'font-family' => 'fontFamily',
			'font-size'   => 'fontSize',
		][ $type ];
		$end            = 'color' === $type ? '(?:background-|border-|text-|link-)?color' : $type;
		$line           = '(?:-|\\\\u002d){2}';
		$value          = preg_replace(
			[ "~(var:preset\|$type\|)$slug(?![\w-])~", "~(\"$key\":\")$slug(?=\")~", "~({$line}wp{$line}preset{$line}$type$line)$css(?![\w\\\\-])~", "~((?<![\w-])has-)$css(?=-$end(?![\w-]))~" ],
			[ '${1}' . $new, '${1}' . $new, '${1}' . _wp_to_kebab_case( $new ), '${1}' . _wp_to_kebab_case( $new ) ],
			$value
		);
	}
	return $value;
}

/**
 * An object of the kit with the new slugs.
 * @param array<string, mixed>  $object
 * @param array<string, string> $renamed
 * @return array<string, mixed>
 */
function with_free_slugs( array $object, array $renamed ): array {
	foreach ( empty( $object['adds'] ) ? [] : ADDED_PRESETS as $type ) {
		[ $group, $key ] = PRESETS[ $type ];
		$lists           = presets_by_origin( items( $object['settings'] ?? null ), $group, $key );
		foreach ( $lists['custom'] ?? [] as $at => $preset ) {
			$lists['custom'][ $at ]['slug'] = $renamed[ "$type|" . text( $preset['slug'] ?? '' ) ] ?? $preset['slug'] ?? '';
		}
		if ( $lists ) {
			$object['settings'][ $group ][ $key ] = $lists;
		}
	}
	return items( with_renamed_presets( $object, $renamed ) );
}

/**
 * Styles that are there, with no other presets than those that were added: the others are the owner's.
 * @param array<mixed> $there
 * @param array<mixed> $asked
 * @return array<mixed>
 */
function with_added_alone( array $there, array $asked ): array {
	foreach ( empty( $asked['adds'] ) ? [] : ADDED_PRESETS as $type ) {
		[ $group, $key ] = PRESETS[ $type ];
		$found           = array_column( presets_by_origin( items( $there['settings'] ?? null ), $group, $key )['custom'] ?? [], null, 'slug' );
		$alone           = [];
		foreach ( presets_by_origin( items( $asked['settings'] ?? null ), $group, $key )['custom'] ?? [] as $preset ) {
			$own     = $found[ text( $preset['slug'] ?? '' ) ] ?? [];
			$alone[] = is_same_preset( $own, $preset ) ? $preset : $own;
		}
		$there['settings'][ $group ][ $key ] = [ 'custom' => $alone ];
	}
	return $there;
}

/**
 * @param array<mixed> $settings
 * @return array<string, list<array<mixed>>> Presets by their origin.
 */
function presets_by_origin( array $settings, string $group, string $key ): array {
	$presets = items( items( $settings[ $group ] ?? null )[ $key ] ?? null );
	$presets = array_is_list( $presets ) ? [ 'custom' => $presets ] : $presets;
	return array_map( static fn( $list ): array => array_values( array_filter( items( $list ), 'is_array' ) ), $presets );
}

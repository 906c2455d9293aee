<?php
/** Title, logo, colors, fonts and pictures of the owner, with which templates are shown and imported. */

declare( strict_types=1 );

namespace Frontage\Templates;

use Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const MOST_PICTURES = 24;

/** Colors of a palette, in the order of the theme's presets; the last one of these is mixed from the text's color. */
const COLORS = [ 'base', 'contrast', 'accent-1', 'accent-2', 'accent-3', 'accent-4', 'accent-5' ];

/** Nothing is filled in. */
const NOTHING = [
	'title'      => '',
	'logo'       => 0,
	'showsTitle' => true,
	'colors'     => [],
	'switched'   => [],
	'isDark'     => true,
	'fonts'      => [],
	'pictures'   => [],
];

/**
 * Checks what the owner has filled in. Only pictures that this user may read, whole palettes and existing families remain.
 * @param array<mixed> $given
 * @return array<string, mixed> As in NOTHING. `switched` is the palette that visitors may switch to, `isDark` whether it is the dark one.
 */
function own( array $given ): array {
	$given = $given + NOTHING;
	$logos = existing_pictures( [ $given['logo'] ] );
	return [
		'title'      => sanitize_text_field( text( $given['title'] ) ),
		'logo'       => $logos[0] ?? 0,
		'showsTitle' => (bool) $given['showsTitle'],
		'colors'     => own_colors( items( $given['colors'] ) ),
		'switched'   => own_colors( items( $given['switched'] ) ),
		'isDark'     => (bool) $given['isDark'],
		'fonts'      => array_intersect( array_map( 'Frontage\Values\text', items( $given['fonts'] ) ), array_keys( font_families() ) ),
		'pictures'   => array_slice( existing_pictures( items( $given['pictures'] ) ), 0, MOST_PICTURES ),
	];
}

/**
 * @param array<mixed> $ids
 * @return list<int>
 */
function existing_pictures( array $ids ): array {
	$is_there = static fn( int $id ): bool => wp_attachment_is_image( $id ) && current_user_can( 'read_post', $id ) && '' !== picture_name( $id );
	return array_values( array_unique( array_filter( array_map( 'Frontage\Values\number', $ids ), $is_there ) ) );
}

/** Name in kits of a picture of the media library: `media/sunrise`. */
function picture_name( int $id ): string {
	$picture = get_post( $id );
	return $picture instanceof \WP_Post ? Kits\name_of_post( $picture ) : '';
}

/**
 * @param array<mixed> $colors By name.
 * @return array<string, string> All of a palette, or none.
 */
function own_colors( array $colors ): array {
	$right = preg_grep( '/^#[0-9a-f]{6}$/D', array_map( 'Frontage\Values\text', array_intersect_key( $colors, array_flip( COLORS ) ) ) );
	return $right && count( COLORS ) === count( $right ) ? array_merge( array_flip( COLORS ), $right ) : [];
}

/**
 * Families of fonts that come with the theme: its own ones, and those of the templates whose files it has.
 * @return array<string, array<string, mixed>> As in styles, by slug.
 */
function font_families(): array {
	$families = [];
	$lists    = [ items( wp_get_global_settings( [ 'typography', 'fontFamilies' ] )['theme'] ?? [] ) ];
	foreach ( names() as $name ) {
		$lists[] = items( decoded( dirname( __DIR__ ) . "/$name/styles.json" )['settings']['typography']['fontFamilies']['theme'] ?? [] );
	}
	foreach ( array_merge( ...$lists ) as $family ) {
		$faces = items( $family['fontFace'] ?? [] );
		if ( ! $faces || array_filter( $faces, __NAMESPACE__ . '\is_face_there' ) ) {
			$families += [ text( $family['slug'] ) => $family ];
		}
	}
	return $families;
}

/**
 * Whether the theme has the file of a face, if it is to be one of the theme's.
 * @param array<string, mixed> $face
 */
function is_face_there( array $face ): bool {
	$source = text( ( (array) ( $face['src'] ?? '' ) )[0] ?? '' );
	return 0 !== strpos( $source, 'file:./' ) || is_readable( get_theme_file_path( substr( $source, 7 ) ) );
}

/**
 * Keeps for a week what the user fills in: the previews show it, and so does the screen when it is opened again.
 * @param array<string, mixed> $own Of own().
 */
function keep_own( array $own ): void {
	set_transient( 'frontage_own_' . get_current_user_id(), $own, WEEK_IN_SECONDS );
}

/** @return array<string, mixed> Filled in by the user, as in NOTHING. */
function kept_own(): array {
	return own( items( get_transient( 'frontage_own_' . get_current_user_id() ) ) );
}

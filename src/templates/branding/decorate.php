<?php
/** Puts the owner's title, logo, colors, fonts and pictures into the objects of a template: the preview and the import have the same. */

declare( strict_types=1 );

namespace Frontage\Templates;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * All objects of a template with its pictures and what the owner has filled in. The site has the owner's pictures: they are no objects of it.
 * @param array<string, mixed> $own Of own(); [] for the template as it is.
 * @return array<string, array<string, mixed>> By name.
 */
function objects_with( string $name, array $own ): array {
	$own     = $own + NOTHING;
	$objects = with_pictures( objects( $name ), $own['pictures'] );
	if ( '' !== $own['title'] ) {
		$objects['settings/site']['title'] = $own['title'];
	}
	if ( $own['logo'] ) {
		$objects['settings/site']['logo'] = 'kit:' . picture_name( $own['logo'] );

		$objects['part/header']['content'] = with_logo( $objects['part/header']['content'], $own['showsTitle'] );
	}
	if ( $own['colors'] ) {
		$objects['styles/user']   = with_colors( $objects['styles/user'], $own['colors'] );
		$objects['settings/site'] = with_switched( $objects['settings/site'], $own );
	}
	if ( $own['fonts'] ) {
		$objects['styles/user'] = with_fonts( $objects['styles/user'], $own['fonts'] );
	}
	$objects['styles/user'] = without_missing_faces( $objects['styles/user'] );
	return $objects;
}

/**
 * Leaves out the faces of fonts whose files this theme lacks: browsers would ask for them in vain, and show the family's fallback all the same.
 * @param array<string, mixed> $styles
 * @return array<string, mixed>
 */
function without_missing_faces( array $styles ): array {
	foreach ( items( $styles['settings']['typography']['fontFamilies']['theme'] ?? [] ) as $at => $family ) {
		$faces = array_values( array_filter( items( $family['fontFace'] ?? [] ), __NAMESPACE__ . '\is_face_there' ) );

		$styles['settings']['typography']['fontFamilies']['theme'][ $at ]['fontFace'] = $faces;
	}
	return $styles;
}

/** Puts the logo before each title of a header, or in its place. */
function with_logo( string $content, bool $shows_title ): string {
	$logo = '<!-- wp:site-logo {"width":56,"shouldSyncIcon":false} /-->';
	$row  = '<!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->' . "\n"
		. '<div class="wp-block-group">' . $logo . "\n\n%s</div>\n<!-- /wp:group -->";
	return (string) preg_replace_callback(
		'~<!-- wp:site-title .*?/-->~',
		static fn( array $title ): string => $shows_title ? sprintf( $row, $title[0] ) : $logo,
		$content
	);
}

/**
 * @param array<string, mixed>  $styles
 * @param array<string, string> $colors
 * @return array<string, mixed>
 */
function with_colors( array $styles, array $colors ): array {
	foreach ( items( $styles['settings']['color']['palette']['theme'] ?? [] ) as $at => $color ) {
		$styles['settings']['color']['palette']['theme'][ $at ]['color'] = $colors[ $color['slug'] ] ?? $color['color'];
	}
	return $styles;
}

/**
 * The palette to which visitors may switch; without one, theirs are the same colors always. All see the one first that the owner chose and saw.
 * @param array<string, mixed> $site
 * @param array<string, mixed> $own
 * @return array<string, mixed>
 */
function with_switched( array $site, array $own ): array {
	$pairs = [];
	foreach ( $own['switched'] as $slug => $color ) {
		$pairs[] = "$slug:$color";
	}
	$site['plugin']['color_palette_switched'] = implode( ' ', $pairs );
	$site['plugin']['color_is_dark_palette']  = $own['isDark'];
	$site['plugin']['color_default_mode']     = 'default';
	return $site;
}

/**
 * Other families for the text and for the headings, wherever the styles name those of the template.
 * @param array<string, mixed>  $styles
 * @param array<string, string> $fonts  Slugs for `body` and `heading`.
 * @return array<string, mixed>
 */
function with_fonts( array $styles, array $fonts ): array {
	$theirs = fonts_of( $styles );
	$both   = $fonts + $theirs;
	$named  = [];
	foreach ( [ 'heading', 'body' ] as $role ) {
		foreach ( [ 'var:preset|font-family|', '--wp--preset--font-family--' ] as $before ) {
			$named[ $before . $theirs[ $role ] ] = $before . $both[ $role ];
		}
	}
	$rename                                       = static fn( array $found ): string => $named[ $found[0] ] ?? $found[0];
	array_walk_recursive(
		$styles['styles'],
		static function ( &$value ) use ( $rename ): void {
			if ( is_string( $value ) ) {
				$value = preg_replace_callback( '~(?:var:preset\|font-family\||--wp--preset--font-family--)[a-z0-9-]+~', $rename, $value );
			}
		}
	);
	$styles['styles']['typography']['fontFamily'] = 'var:preset|font-family|' . $both['body'];
	$styles['styles']['elements']['heading']['typography']['fontFamily'] = 'var:preset|font-family|' . $both['heading'];

	$list  = items( $styles['settings']['typography']['fontFamilies']['theme'] ?? [] );
	$added = array_diff_key( array_intersect_key( font_families(), array_flip( $both ) ), array_flip( array_column( $list, 'slug' ) ) );

	$styles['settings']['typography']['fontFamilies']['theme'] = array_merge( $list, array_values( $added ) );
	return $styles;
}

/**
 * Families of the text and of the headings of styles.
 * @param array<string, mixed> $styles
 * @return array{body: string, heading: string} Slugs.
 */
function fonts_of( array $styles ): array {
	$slug = static fn( $preset ): string => (string) preg_replace( '~^.*\|~', '', text( $preset ) );
	$body = $slug( $styles['styles']['typography']['fontFamily'] ?? '' );
	$body = '' === $body ? 'manrope' : $body;
	$head = $slug( $styles['styles']['elements']['heading']['typography']['fontFamily'] ?? '' );
	return [
		'body'    => $body,
		'heading' => '' === $head ? $body : $head,
	];
}

<?php
/**
 * Colors in the page's head. The HTML is the same for all visitors, so that caches can keep it: an inline script sets the chosen palette on the
 * root before the first paint, and styles do the rest. If nothing was chosen, styles alone follow the device.
 */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use Frontage\Runtime;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Prints the browser's theme color and the script that sets the palette. */
function print_state(): void {
	$config = config();
	if ( ! $config['palettes']['switched'] ) {
		return;
	}
	$mode        = $config['defaultMode'];
	$schemes     = schemes( $config );
	$backgrounds = backgrounds( $config['palettes'] );
	foreach ( [ 'default', 'switched' ] as $palette ) {
		$color  = get( "color_theme_$palette" );
		$color  = '' === $color ? $backgrounds[ $palette ] : $color;
		$system = system_query( $schemes, 'switched' === $palette );
		$media  = $palette === $mode ? 'all' : 'not all';
		$media  = 'system' === $mode ? $system : $media;
		if ( '' !== $color ) {
			printf(
				'<meta name="theme-color" content="%s" media="%s" data-palette="%s" data-media="%s">',
				esc_attr( $color ),
				esc_attr( $media ),
				esc_attr( $palette ),
				esc_attr( $system )
			);
		}
	}
	Runtime\print_before_paint( state_script( $mode, $schemes ) );
}

/**
 * At most 512 bytes. Also stores the last click, for a switcher whose script loads later. Reading cookies throws in a frame of another origin.
 * @param array{default: string, switched: string} $schemes
 */
function state_script( string $mode, array $schemes ): string {
	return sprintf(
		"((e,m,p)=>{addEventListener('click',c=>e.clicked=c.target);"
			. 'try{m=document.cookie.match(/(?:^|; )%s=(true|false)(?:;|$)/)}catch{}'
			. "if(p=m?m[1]=='true'?'switched':'default':'%s'){e.setAttribute('data-frontage-palette',p);"
			. "e.setAttribute('data-scheme',p<'e'?'%s':'%s');"
			. "document.querySelectorAll('meta[data-palette]').forEach(n=>n.media=n.dataset.palette==p?'all':'not all')}"
			. '})(document.documentElement)',
		COOKIE,
		'system' === $mode ? '' : $mode,
		$schemes['default'],
		$schemes['switched']
	);
}

/**
 * Media query that matches while the device prefers this palette.
 * @param array{default: string, switched: string} $schemes
 */
function system_query( array $schemes, bool $is_switched ): string {
	if ( $schemes['default'] === $schemes['switched'] ) {
		return $is_switched ? 'not all' : 'all';
	}
	$query = "(prefers-color-scheme: {$schemes['switched']})";
	return $is_switched ? $query : "not all and $query";
}

/** Adds both palettes to the page; in the editor the default one only. */
function enqueue_style(): void {
	$config = config();
	$css    = css( is_admin() ? [ 'defaultMode' => 'default' ] + $config : $config );
	if ( '' !== $css ) {
		wp_register_style( 'frontage-color-scheme', false, [], \Frontage\VERSION );
		wp_enqueue_style( 'frontage-color-scheme' );
		wp_add_inline_style( 'frontage-color-scheme', $css );
	}
}

/**
 * Both palettes as CSS.
 * @param array<string, mixed> $config From config().
 */
function css( array $config ): string {
	$palettes = $config['palettes'];
	$schemes  = schemes( $config );
	// More specific than the theme's, less than the switched palette's.
	$css = $palettes['default'] ? 'html:root{' . declarations( $palettes['default'] ) . '}' : '';
	if ( $palettes['switched'] ) {
		$default  = $schemes['default'];
		$switched = $schemes['switched'];
		$colors   = declarations( $palettes['switched'] + followed( $palettes ) );
		$css     .= rules_of_palette( $config, 'default', "%s{color-scheme:$default}%s [data-frontage-scheme=switched]{display:none}" );
		$css     .= rules_of_palette( $config, 'switched', "%s{color-scheme:$switched;{$colors}}%s [data-frontage-scheme=default]{display:none}" );
	}
	return $css;
}

/**
 * Custom properties of color presets.
 * @param array<string, string> $colors By slug.
 */
function declarations( array $colors ): string {
	$css = '';
	foreach ( $colors as $slug => $color ) {
		$css .= '--wp--preset--color--' . _wp_to_kebab_case( (string) $slug ) . ":$color;";
	}
	return $css;
}

/**
 * Rules for one palette. If one of the two is light, it is used in print, whatever is shown on screen.
 * @param array<string, mixed> $config From config().
 * @param string $rules With %s as the selector of the root.
 */
function rules_of_palette( array $config, string $palette, string $rules ): string {
	$schemes = schemes( $config );
	$css     = while_shown( $config, 'switched' === $palette, $rules );
	if ( $schemes['default'] === $schemes['switched'] ) {
		return $css;
	}
	return 'light' === $schemes[ $palette ]
		? $css . '@media print{' . str_replace( '%s', ':root:root', $rules ) . '}'
		: "@media not print{{$css}}";
}

/**
 * Rules that apply while one of the palettes is shown.
 * @param array<string, mixed> $config From config().
 * @param string $rules With %s as the selector of the root.
 */
function while_shown( array $config, bool $is_switched, string $rules ): string {
	[ $own, $other ] = $is_switched ? [ 'switched', 'default' ] : [ 'default', 'switched' ];
	$unless_other    = str_replace( '%s', ":root:not([data-frontage-palette=$other])", $rules );
	if ( $own === $config['defaultMode'] ) {
		return $unless_other;
	}
	$chosen = str_replace( '%s', ":root[data-frontage-palette=$own]", $rules );
	return 'system' !== $config['defaultMode']
		? $chosen
		: $chosen . '@media ' . system_query( schemes( $config ), $is_switched ) . "{{$unless_other}}";
}

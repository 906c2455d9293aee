<?php
/**
 * The HTML is the same for everybody, so that caches may keep it. A script of a line says on the root, before anything is painted, which palette this
 * visitor has chosen; styles do the rest, and alone follow the device where nothing was chosen.
 */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use Frontage\Runtime;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Prints the colors of the browser's own bar, and the script that marks the root. */
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
			printf( '<meta name="theme-color" content="%s" media="%s" data-palette="%s" data-media="%s">', esc_attr( $color ), esc_attr( $media ), esc_attr( $palette ), esc_attr( $system ) );
		}
	}
	Runtime\print_before_paint( state_script( $mode, $schemes ) );
}

/**
 * At most 512 bytes. It also notes what was clicked last, for a switcher whose script comes later; a frame of another origin may ask for no cookie.
 * @param array{default: string, switched: string} $schemes
 */
function state_script( string $mode, array $schemes ): string {
	return sprintf(
		"((e,m,p)=>{addEventListener('click',c=>e.clicked=c.target);try{m=document.cookie.match(/(?:^|; )%s=(true|false)(?:;|$)/)}catch{}if(p=m?m[1]=='true'?'switched':'default':'%s'){e.setAttribute('data-frontage-palette',p);e.setAttribute('data-scheme',p<'e'?'%s':'%s');document.querySelectorAll('meta[data-palette]').forEach(n=>n.media=n.dataset.palette==p?'all':'not all')}})(document.documentElement)",
		COOKIE,
		'system' === $mode ? '' : $mode,
		$schemes['default'],
		$schemes['switched']
	);
}

/**
 * The media query that holds while the device asks for this palette.
 * @param array{default: string, switched: string} $schemes
 */
function system_query( array $schemes, bool $is_switched ): string {
	if ( $schemes['default'] === $schemes['switched'] ) {
		return $is_switched ? 'not all' : 'all';
	}
	$query = "(prefers-color-scheme: {$schemes['switched']})";
	return $is_switched ? $query : "not all and $query";
}

/** Writes both palettes into the head; in the editor the default one, for nobody has chosen there. */
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
 * Both palettes as styles.
 * @param array<string, mixed> $config From config().
 */
function css( array $config ): string {
	$palettes = $config['palettes'];
	$schemes  = schemes( $config );
	// Of more weight than the theme's, of less than the switched ones.
	$css = $palettes['default'] ? 'html:root{' . declarations( $palettes['default'] ) . '}' : '';
	if ( $palettes['switched'] ) {
		$css .= with_paper( $config, 'default', "%s{color-scheme:{$schemes['default']}}%s [data-frontage-scheme=switched]{display:none}" );
		$css .= with_paper( $config, 'switched', "%s{color-scheme:{$schemes['switched']};" . declarations( $palettes['switched'] + followed( $palettes ) ) . '}%s [data-frontage-scheme=default]{display:none}' );
	}
	return $css;
}

/**
 * The presets of these colors.
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
 * Rules that hold while this palette is shown; where one of the two is light, that one is printed, whatever is shown.
 * @param array<string, mixed> $config From config().
 * @param string $rules With %s where the root's selector stands.
 */
function with_paper( array $config, string $palette, string $rules ): string {
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
 * Rules that hold while one of the palettes is shown.
 * @param array<string, mixed> $config From config().
 * @param string $rules With %s where the root's selector stands.
 */
function while_shown( array $config, bool $is_switched, string $rules ): string {
	[ $own, $other ] = $is_switched ? [ 'switched', 'default' ] : [ 'default', 'switched' ];
	if ( $own === $config['defaultMode'] ) {
		return str_replace( '%s', ":root:not([data-frontage-palette=$other])", $rules );
	}
	$chosen = str_replace( '%s', ":root[data-frontage-palette=$own]", $rules );
	return 'system' !== $config['defaultMode']
		? $chosen
		: $chosen . '@media ' . system_query( schemes( $config ), $is_switched ) . '{' . str_replace( '%s', ":root:not([data-frontage-palette=$other])", $rules ) . '}';
}

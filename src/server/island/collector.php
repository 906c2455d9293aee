<?php
/** Prints where the islands' scripts are, so that they load at a visitor's first intent. The page itself loads none of them. */

declare( strict_types=1 );

namespace Frontage\Island;

use Frontage\Comments;
use Frontage\Runtime;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Globals by the handles of the scripts that define them, beside core's packages: a script whose global exists has run. */
const GLOBALS = [
	'react'             => 'React',
	'react-dom'         => 'ReactDOM',
	'react-jsx-runtime' => 'ReactJSXRuntime',
	'moment'            => 'moment',
	'lodash'            => 'lodash',
	Runtime\HANDLE      => 'frontage',
	Runtime\ADDRESS     => 'frontage.address',
	Runtime\OVERLAY     => 'frontage.overlay',
	Runtime\MENU        => 'frontage.menu',
	Runtime\TOOLKIT     => 'frontage.toolkit',
	Runtime\ACCOUNT     => 'frontage.account',
];

/**
 * Prints the data at the page's end, if a script that could use it is there. It is the same for every visitor who is not signed in, so that a page
 * cache can keep it.
 */
function print_data(): void {
	if ( wp_script_is( Runtime\HANDLE ) ) {
		// Not by wp_print_inline_script_tag(): what delays scripts would change the type of this data, too.
		echo '<script type="application/json" id="frontage-islands">', wp_json_encode( collect( rendered_islands() ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), "</script>\n";
	}
}

/**
 * What the given islands and what opens over the page need, in the shape of PageData in page-data.ts.
 * @param string[] $blocks Block names without their namespace.
 * @return array{islands: array<string, list<string>>, scripts: array<string, object>, rest: array<string, string>, publicPath: string}
 */
function collect( array $blocks ): array {
	$islands = [
		'overlay'  => in_order( Runtime\OVERLAY ),
		'menu'     => in_order( Runtime\MENU ),
		'toolkit'  => in_order( Runtime\TOOLKIT ),
		// Registered only where a page has comments.
		'comments' => in_order( Comments\LATE ),
		'account'  => in_order( Runtime\ACCOUNT ),
	];
	foreach ( $blocks as $block ) {
		$islands[ $block ] = in_order( handle( $block ) );
	}
	$islands = array_filter( $islands );
	$handles = array_unique( array_merge( ...array_values( $islands ) ) );
	$scripts = array_map( static fn( string $handle ): object => (object) script( $handle ), array_combine( $handles, $handles ) );
	$rest    = [ 'root' => sanitize_url( text( get_rest_url() ) ) ];
	if ( is_user_logged_in() ) {
		$rest['nonce'] = wp_create_nonce( 'wp_rest' );
	}
	return [
		'islands'    => $islands,
		'scripts'    => $scripts,
		'rest'       => $rest,
		'publicPath' => public_path(),
	];
}

/**
 * A script and all that it depends on, in the order in which they have to run. WP_Scripts::all_deps() would leave out what the page has printed and
 * change what it prints next.
 * @param array<string, true> $seen Handles that are in the list already.
 * @return list<string> Handles; none if the script or something that it needs is not registered.
 */
function in_order( string $handle, array &$seen = [] ): array {
	$script = wp_scripts()->query( $handle );
	if ( ! $script instanceof \_WP_Dependency ) {
		return [];
	}
	$seen[ $handle ] = true;
	$handles         = [];
	foreach ( $script->deps as $dependency ) {
		if ( ! isset( $seen[ $dependency ] ) ) {
			$found = in_order( $dependency, $seen );
			if ( [] === $found ) {
				return [];
			}
			array_push( $handles, ...$found );
		}
	}
	$handles[] = $handle;
	return $handles;
}

/**
 * One script, in the shape of Script in page-data.ts.
 * @return array{src?: string, global?: string, data?: string, before?: string, after?: string, translations?: array<string, array<string, mixed>>}
 */
function script( string $handle ): array {
	$src = source( $handle );
	return array_filter(
		[
			'src'          => $src,
			'global'       => GLOBALS[ $handle ] ?? global_of_package( $handle, $src ),
			'data'         => (string) wp_scripts()->get_data( $handle, 'data' ),
			'before'       => inline_code( $handle, 'before' ),
			'after'        => inline_code( $handle, 'after' ),
			'translations' => translations( $handle ),
		]
	);
}

/**
 * Where a script is loaded from, by the rules of WP_Scripts::do_item().
 * @return string Address; '' for a handle that only stands for others.
 */
function source( string $handle ): string {
	$scripts = wp_scripts();
	$script  = $scripts->registered[ $handle ];
	$src     = (string) $script->src;
	if ( '' === $src ) {
		return '';
	}
	if ( ! preg_match( '|^(https?:)?//|', $src ) && ! ( $scripts->content_url && str_starts_with( $src, $scripts->content_url ) ) ) {
		$src = $scripts->base_url . $src;
	}
	$version = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
	if ( $version ) {
		$src = add_query_arg( 'ver', rawurlencode( (string) $version ), $src );
	}
	/** This filter is documented in wp-includes/class-wp-scripts.php */
	$src = apply_filters( 'script_loader_src', $src, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's own, for what moves scripts to another host.
	return sanitize_url( text( $src ) );
}

/**
 * The global of one of core's packages, whether core or the Gutenberg plugin registers it.
 * @return string Such as `wp.apiFetch`; '' for other scripts.
 */
function global_of_package( string $handle, string $src ): string {
	if ( ! preg_match( '~^wp-(.+)$~', $handle, $name ) || ! preg_match( '~/wp-includes/js/dist/[^/]+$|/gutenberg/build/~', $src ) ) {
		return '';
	}
	return 'wp.' . lcfirst( str_replace( '-', '', ucwords( $name[1], '-' ) ) );
}

/**
 * Inline code that belongs to a script, without core's own for wp-i18n and wp-api-fetch: the wake-up applies those from data, so that neither a
 * policy against inline code nor a nonce kept by a page cache is in the way.
 * @param string $position `before` or `after`.
 */
function inline_code( string $handle, string $position ): string {
	$cores = [
		'wp-i18n'      => '~text direction~',
		'wp-api-fetch' => '~create(RootURL|Nonce)Middleware~',
	];
	$lines = array_filter( (array) wp_scripts()->get_data( $handle, $position ), 'is_string' );
	if ( isset( $cores[ $handle ] ) ) {
		$lines = preg_grep( $cores[ $handle ], $lines, PREG_GREP_INVERT );
	}
	return trim( implode( "\n", (array) $lines ) );
}

/**
 * Locale data for a script, by text domain.
 * @return array<string, array<string, mixed>> Jed locale data; empty where nothing is translated.
 */
function translations( string $handle ): array {
	if ( 'wp-i18n' === $handle ) {
		return [ 'default' => [ "text direction\u{4}ltr" => [ is_rtl() ? 'rtl' : 'ltr' ] ] ];
	}
	$script = wp_scripts()->registered[ $handle ];
	$domain = (string) $script->textdomain;
	if ( '' === $domain ) {
		return [];
	}
	$file = json_decode( (string) load_script_textdomain( $handle, $domain, (string) $script->translations_path ), true );
	$data = $file['locale_data'][ $domain ] ?? $file['locale_data']['messages'] ?? null;
	if ( ! is_array( $data ) ) {
		return [];
	}
	$data['']['domain'] = $domain;
	return [ $domain => $data ];
}

/** Where later parts of scripts are loaded from: the host that the runtime comes from. */
function public_path(): string {
	return (string) preg_replace( '~runtime\.js.*$~', '', source( Runtime\HANDLE ) );
}

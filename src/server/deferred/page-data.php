<?php
/** Prints where deferred scripts are, so that they load at a visitor's first intent. The page itself loads none of them. */

declare( strict_types=1 );

namespace Frontage\Deferred;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Globals by the handles of the scripts that define them, beside core's packages and ours: a script whose global exists has run. */
const GLOBALS = [
	'react'             => 'React',
	'react-dom'         => 'ReactDOM',
	'react-jsx-runtime' => 'ReactJSXRuntime',
	'moment'            => 'moment',
	'lodash'            => 'lodash',
];

/**
 * Prints the data at the page's end, if a script that could use it is there. It is the same for every visitor who is not signed in, so that a page
 * cache can keep it.
 */
function print_data(): void {
	if ( wp_script_is( handle( 'runtime' ) ) ) {
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
		// Not by wp_print_inline_script_tag(): what delays scripts would change the type of this data, too.
		echo '<script type="application/json" id="frontage-islands">', wp_json_encode( collect(), $flags ), "</script>\n";
	}
}

/**
 * The deferred scripts that are offered on this page and what they need, in the shape of PageData in page-data.ts.
 * @return array{deferred: array<string, list<string>>, scripts: array<string, object>, rest: array<string, string>}
 */
function collect(): array {
	$globals  = array_column( scripts(), 'global', 'handle' ) + GLOBALS;
	$deferred = [];
	$files    = [];
	foreach ( offered() as $name => $handle ) {
		$handles = in_order( $handle );
		foreach ( $handles as $each ) {
			$files[ $each ] = $files[ $each ] ?? (object) script( $each, $globals[ $each ] ?? '' );
		}
		$style = source( wp_styles(), $handle );
		if ( '' !== $style ) {
			$files[ "$handle-css" ] = (object) [ 'src' => $style ];
			array_splice( $handles, -1, 0, "$handle-css" );
		}
		$deferred[ $name ] = $handles;
	}
	$rest = [ 'root' => sanitize_url( text( get_rest_url() ) ) ];
	if ( is_user_logged_in() ) {
		$rest['nonce'] = wp_create_nonce( 'wp_rest' );
	}
	return [
		'deferred' => array_filter( $deferred ),
		'scripts'  => $files,
		'rest'     => $rest,
	];
}

/**
 * The scripts that offer() was called for.
 * @return array<string, string> Handles by name.
 */
function offered(): array {
	$handles = [];
	foreach ( array_keys( wp_scripts()->registered ) as $handle ) {
		$name = wp_scripts()->get_data( (string) $handle, OFFERED );
		if ( is_string( $name ) ) {
			$handles[ $name ] = (string) $handle;
		}
	}
	return $handles;
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
 * @return array{src?: string, global?: string, before?: string, after?: string, translations?: array<string, array<string, mixed>>}
 */
function script( string $handle, string $known_global ): array {
	$src = source( wp_scripts(), $handle );
	return array_filter(
		[
			'src'          => $src,
			'global'       => '' === $known_global ? global_of_package( $handle, $src ) : $known_global,
			'before'       => trim( text( wp_scripts()->get_data( $handle, 'data' ) ) . "\n" . inline_code( $handle, 'before' ) ),
			'after'        => inline_code( $handle, 'after' ),
			'translations' => translations( $handle ),
		]
	);
}

/**
 * Address that a script or style is loaded from, by the rules of WP_Scripts::do_item() and WP_Styles::_css_href().
 * @param \WP_Scripts|\WP_Styles $all Scripts or styles.
 * @return string Address; '' for a handle that only stands for others, or is not registered.
 */
function source( $all, string $handle ): string {
	$one = $all->query( $handle );
	$src = $one instanceof \_WP_Dependency ? (string) $one->src : '';
	if ( '' === $src || ! $one instanceof \_WP_Dependency ) {
		return '';
	}
	if ( ! preg_match( '|^(https?:)?//|', $src ) && ! ( $all->content_url && str_starts_with( $src, $all->content_url ) ) ) {
		$src = $all->base_url . $src;
	}
	$version = null === $one->ver ? '' : ( $one->ver ? $one->ver : $all->default_version );
	if ( $version ) {
		$src = add_query_arg( 'ver', rawurlencode( (string) $version ), $src );
	}
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's own, for what moves files to another host.
	$src = $all instanceof \WP_Styles
		/** This filter is documented in wp-includes/class-wp-styles.php */
		? apply_filters( 'style_loader_src', $src, $handle )
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		: apply_filters( 'script_loader_src', $src, $handle );
	// phpcs:enable
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
 * Inline code that belongs to a script, without core's own for wp-i18n and wp-api-fetch: the loader applies those from data, so that neither a
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

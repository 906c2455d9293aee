<?php
/** Prints islands: useful HTML that hydrates at a visitor's first click, or at another trigger of the block. */

declare( strict_types=1 );

namespace Frontage\Island;

use Frontage\Assets;
use Frontage\Page;
use function Frontage\Blocks\translate_script;
use function Frontage\Deferred\handle;
use function Frontage\Deferred\offer;
use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** Registers the script of every island in the build as `frontage-<block>-island`. None is enqueued: they are deferred. */
function register_scripts(): void {
	foreach ( blocks() as $block ) {
		$handle = handle( "$block-island" );
		Assets\register_script( $handle, "$block/island", [ 'in_footer' => true ] );
		translate_script( $handle );
	}
}

/**
 * Wraps a block's HTML so that it can be hydrated.
 *
 * White space between its tags is taken out. In feeds, in the REST API, in what cron sends, on AMP pages, and where the filter `frontage_island_enabled` says so,
 * the HTML comes back as it is: everything in it has to work without a script.
 *
 * @param string               $block   Block name without its namespace, such as `portfolio`.
 * @param array<string, mixed> $props   Props of the component: JSON-encodable, public.
 * @param string               $html    The HTML, escaped, equal to the component's first render.
 * @param array<string, mixed> $options {
 *     Optional.
 *
 *     @type string                $trigger    `load`, `idle`, `near`, `focus` or `interaction`, the default.
 *     @type array<string, string> $attributes Further attributes of the element by name, unescaped.
 * }
 * @return string HTML.
 */
function element( string $block, array $props, string $html, array $options = [] ): string {
	if ( ! is_enabled( $block ) ) {
		return $html;
	}
	offer( "$block-island" );

	$attributes = [
		'data-frontage-island'  => $block,
		'data-frontage-trigger' => $options['trigger'] ?? 'interaction',
		'data-frontage-version' => VERSION,
		'data-state'            => 'server',
		// Core's router for regions with client navigation then leaves what is inside to us.
		'data-wp-ignore'        => '',
	] + ( $options['attributes'] ?? [] );

	// Core's script that replaces emoji by pictures would change text under React's hands.
	$attributes['class'] = trim( 'wp-exclude-emoji ' . ( $attributes['class'] ?? '' ) );

	$tag = "frontage-$block";
	$out = "<$tag";
	foreach ( $attributes as $name => $value ) {
		$out .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	// Behind what they repeat, so that a slow line brings first what is seen.
	$json = wp_json_encode( (object) $props, JSON_HEX_AMP | JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	$data = sprintf( '<template data-frontage-props="%s"></template>', esc_attr( (string) $json ) );
	return $out . '>' . preg_replace( '/>\s*\n\s*</', '><', trim( $html ) ) . "$data</$tag>";
}

/**
 * Names the islands' elements among those whose text WordPress leaves alone: a quote that it made typographic would be another text than the
 * component's.
 * @param string[] $tags Names of elements.
 * @return string[] The same and ours.
 */
function exempt_from_texturize( $tags ): array {
	foreach ( blocks() as $block ) {
		$tags[] = "frontage-$block";
	}
	return $tags;
}

/** Whether a block's HTML may become an island on this page. */
function is_enabled( string $block ): bool {
	$is_enabled = ! Page\is_bare() && ! ( function_exists( 'amp_is_request' ) && did_action( 'wp' ) && amp_is_request() );

	/**
	 * Filters whether a block's HTML is hydrated. If not, the visitor gets plain HTML and links.
	 *
	 * @since 0.1.0
	 * @param bool $is_enabled False in feeds, in the REST API, in what cron sends and on AMP pages.
	 * @param string $block Block name without its namespace, such as `portfolio`.
	 */
	return (bool) apply_filters( 'frontage_island_enabled', $is_enabled, $block );
}

/**
 * The blocks that are islands.
 * @return string[] Block names without their namespace.
 */
function blocks(): array {
	static $blocks = null;
	if ( null === $blocks ) {
		$blocks = require Assets\build_path( 'islands.php' );
	}
	return $blocks;
}

<?php
/** Enqueues the script where a page has something to open: a link to a picture, or one that is marked. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

use Frontage\Deferred;
use Frontage\Viewer;
use function Frontage\Settings\get;
use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-lightbox';

/** A link to a picture, but for a download and for the tile of a gallery of ours. */
const PICTURE = '~<a\s(?![^>]*(?<=\s)(?:download|data-frontage-item)[\s=>])(?:[^>]*\s)?href=["\']?[^"\'>\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)["\'?#>\s]~i';

/** A mark that lets other links open, too. */
const MARK = '~\sdata-(?:frontage-lightbox=["\']?(?:image|inline|ajax|iframe|video)\b|elementor-lightbox-video=)~';

/**
 * @param mixed $content HTML.
 * @return mixed The same.
 */
function enqueue_for_links( $content ) {
	if ( is_string( $content ) && str_contains( $content, '<a' ) && ! is_feed() && ! wp_script_is( HANDLE ) && has_any( $content ) ) {
		enqueue();
	}
	return $content;
}

function has_any( string $html ): bool {
	return 1 === preg_match( MARK, $html )
		|| ( ( get( 'lightbox_content' ) || preg_match( '~\sdata-(?:frontage|elementor-open)-lightbox=["\']?yes\b~', $html ) ) && preg_match( PICTURE, $html ) );
}

function enqueue(): void {
	$build = dirname( PLUGIN_FILE ) . '/build/lightbox';
	$asset = require "$build/view.asset.php";
	wp_enqueue_script( HANDLE, plugins_url( 'build/lightbox/view.js', PLUGIN_FILE ), $asset['dependencies'], $asset['version'], [ 'strategy' => 'defer' ] );
	wp_enqueue_style( HANDLE, plugins_url( 'build/lightbox/view.css', PLUGIN_FILE ), [], $asset['version'] );
	wp_style_add_data( HANDLE, 'path', "$build/view.css" );
	Deferred\offer( 'lightbox' );
	Viewer\prepare();
}

<?php
/** Enqueues the script where a page has something to open: a link to a picture, or one that is marked. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

use Frontage\Assets;
use Frontage\Deferred;
use Frontage\Viewer;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-lightbox';

/** A link to a picture, but for a download and for the tile of a gallery of ours. */
const PICTURE = '~<a\s(?![^>]*(?<=\s)(?:download|data-frontage-item)[\s=>])(?:[^>]*\s)?href=["\']?[^"\'>\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)["\'?#>\s]~i';

/** A mark that lets other links open, too. */
const MARK = '~\sdata-(?:frontage-lightbox=["\']?(?:image|inline|ajax|iframe|video)\b|elementor-lightbox-video=)~';

function enqueue_for_links( string $html ): void {
	if ( str_contains( $html, '<a' ) && ! is_feed() && ! wp_script_is( HANDLE ) && has_any( $html ) ) {
		enqueue();
	}
}

function has_any( string $html ): bool {
	return 1 === preg_match( MARK, $html )
		|| ( ( get( 'lightbox_content' ) || preg_match( '~\sdata-(?:frontage|elementor-open)-lightbox=["\']?yes\b~', $html ) ) && preg_match( PICTURE, $html ) );
}

function enqueue(): void {
	Assets\enqueue_view( HANDLE, 'lightbox/view' );
	Deferred\offer( 'lightbox' );
	Viewer\prepare();
}

<?php
/** Enqueues the script on pages with links to pictures, or with marked links. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

use Frontage\Assets;
use Frontage\Deferred;
use Frontage\Viewer;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-lightbox';

/** A link to a picture, except for downloads and tiles of our gallery. */
const PICTURE = '~<a\s(?![^>]*(?<=\s)(?:download|data-frontage-item)[\s=>])(?:[^>]*\s)?'
	. 'href=["\']?[^"\'>\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)["\'?#>\s]~i';

/** Marks of other links for the lightbox. */
const MARK = '~\sdata-(?:frontage-lightbox=["\']?(?:image|inline|ajax|iframe|video)\b|elementor-lightbox-video=)~';

function enqueue_for_links( string $html ): void {
	if ( str_contains( $html, '<a' ) && ! wp_script_is( HANDLE ) && has_any( $html ) ) {
		enqueue();
	}
}

function has_any( string $html ): bool {
	if ( preg_match( MARK, $html ) ) {
		return true;
	}
	$is_on = get( 'lightbox_content' ) || preg_match( '~\sdata-(?:frontage|elementor-open)-lightbox=["\']?yes\b~', $html );
	return $is_on && preg_match( PICTURE, $html );
}

function enqueue(): void {
	Assets\enqueue_view( HANDLE, 'lightbox/view' );
	Deferred\offer( 'lightbox' );
	Viewer\prepare();
}

<?php
/** Enqueues the script on pages with deferred images. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

use Frontage\Assets;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-late-pictures';

/** Marks of deferred images: backgrounds, ours and of other plugins, and images sized by a CDN. */
const DEFERRED = '~<[a-z][^>]*\sdata-(?:frontage-background|bg-image|bg|original-sizes)=~i';

function enqueue_for_pictures( string $html ): void {
	if ( str_contains( $html, ' data-' ) && ! wp_script_is( HANDLE ) && preg_match( DEFERRED, $html ) ) {
		Assets\enqueue_view( HANDLE, 'lazy-images-near' );
	}
}

<?php
/** Brings the script where a page has pictures that wait. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

use Frontage\Assets;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-late-pictures';

/** How pictures wait: backgrounds of ours and of others, and what an image CDN sizes. */
const WAITING = '~<[a-z][^>]*\sdata-(?:frontage-background|bg-image|bg|original-sizes)=~i';

function enqueue_for_pictures( string $html ): void {
	if ( str_contains( $html, ' data-' ) && ! is_feed() && ! wp_script_is( HANDLE ) && preg_match( WAITING, $html ) ) {
		Assets\enqueue_view( HANDLE, 'lazy-images-near' );
	}
}

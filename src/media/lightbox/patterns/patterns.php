<?php
/** Pattern: gallery with lightbox. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_pattern(): void {
	register_block_pattern(
		'frontage/lightbox-gallery',
		[
			'title'         => __( 'Gallery with lightbox', 'frontage' ),
			'description'   => __( 'Pictures in columns, each of which opens over the page; it begins with the latest of the media library.', 'frontage' ),
			'keywords'      => [ __( 'pictures', 'frontage' ), __( 'photos', 'frontage' ), __( 'enlarge', 'frontage' ) ],
			'filePath'      => __DIR__ . '/gallery.php',
			'categories'    => [ 'frontage', 'gallery' ],
			'blockTypes'    => [ 'core/gallery' ],
			'viewportWidth' => 800,
		]
	);
}

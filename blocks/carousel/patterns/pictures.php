<?php
/** Pattern: the latest pictures of the media library in a row. */

declare( strict_types=1 );

use function Frontage\Lightbox\picture_blocks;

defined( 'ABSPATH' ) || exit;

$frontage_attributes = [
	'aspectRatio'      => '4/3',
	'scale'            => 'cover',
	'frontageLightbox' => 'yes',
];
?>
<!-- wp:frontage/carousel {"kind":"images","align":"wide"} -->
<?php
// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the lightbox.
echo picture_blocks( 8, $frontage_attributes, 'aspect-ratio:4/3;object-fit:cover' );
?>
<!-- /wp:frontage/carousel -->

<?php
/** Pattern: a gallery with lightbox, of the latest pictures in the media library. */

declare( strict_types=1 );

use function Frontage\Lightbox\picture_blocks;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:gallery {"columns":3,"linkTo":"media","frontageLightbox":"yes","align":"wide"} -->
<figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped">
<?php
// Without captions, which would cover the pictures.
echo picture_blocks( 6 ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in pictures.php.
?>
</figure><!-- /wp:gallery -->

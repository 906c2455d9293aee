<?php
/**
 * A portfolio gallery, with or without script.
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Blocks;
use Frontage\Island;
use Frontage\Viewer;

defined( 'ABSPATH' ) || exit;

Viewer\prepare();
$frontage_attributes = attributes( $attributes );
$frontage_gallery    = gallery( $frontage_attributes );
$frontage_wrapper    = get_block_wrapper_attributes(
	[
		'id'                         => Blocks\anchor( $attributes ),
		'class'                      => 'portfolio-block-wrapper',
		'style'                      => style( $frontage_attributes, $attributes ),
		// Core does not encode entities of attributes again, so that an entity in a text would break the JSON.
		'portfolio-block-attributes' => (string) wp_json_encode( $frontage_attributes, JSON_HEX_AMP | JSON_HEX_TAG ),
	]
);
$frontage_island     = Island\element(
	'portfolio',
	props( $frontage_gallery ),
	view( $frontage_gallery ),
	[
		'attributes' => [
			'data-frontage-instance' => $frontage_gallery['instance'],
			'data-frontage-asked'    => fingerprint( $frontage_gallery['asked'] ),
		],
	]
);
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<?php echo $frontage_island; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in markup. ?>
</div>

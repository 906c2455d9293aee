<?php
/**
 * Words along a path.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\TextPath;

use Frontage\Blocks;
use Frontage\Page;
use Frontage\Text;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

$frontage_text = Text\plain_text( text( $attributes['text'] ?? '' ), true );
if ( '' === $frontage_text ) {
	return;
}
$frontage_shape = shape( $attributes );
$frontage_width = width( $attributes['width'] ?? 500 );
$frontage_html  = Page\is_bare() ? Text\escape_text( $frontage_text ) : drawing( $frontage_text, $frontage_shape, $frontage_width, $attributes );
$frontage_url   = sanitize_url( text( $attributes['url'] ?? '' ) );
if ( '' !== $frontage_url ) {
	$frontage_html = sprintf(
		'<a class="wp-block-frontage-text-path__link" href="%s" aria-label="%s"%s>%s</a>',
		esc_url( $frontage_url ),
		Text\escape_text( $frontage_text ),
		true === $attributes['opensInNewTab'] ? ' target="_blank" rel="noopener"' : '',
		$frontage_html
	);
}
$frontage_wrapper = get_block_wrapper_attributes(
	array_filter(
		[
			'id'          => Blocks\anchor( $attributes ),
			'data-path'   => $frontage_shape['name'],
			'data-middle' => true === $attributes['isCentered'] ? 'true' : '',
			'dir'         => own_direction( $attributes ),
			'style'       => "--frontage-text-path-width:{$frontage_width}px",
		]
	)
);
printf( "<div %s>%s</div>\n", $frontage_wrapper, $frontage_html ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above, and by core.

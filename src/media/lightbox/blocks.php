<?php
/** Lightbox choice of image and gallery blocks: on, off, or the site setting. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

use Frontage\Admin;
use function Frontage\Blocks\add_attribute;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const ATTRIBUTE = 'frontageLightbox';
const BLOCKS    = [ 'core/image', 'core/gallery' ];

/**
 * @param mixed $arguments Of a block type.
 * @param mixed $name      Of the block.
 * @return mixed
 */
function register_attribute( $arguments, $name ) {
	$schema = [
		'type'    => 'string',
		'enum'    => [ '', 'yes', 'no' ],
		'default' => '',
	];
	return is_array( $arguments ) && in_array( $name, BLOCKS, true ) ? add_attribute( $arguments, ATTRIBUTE, $schema ) : $arguments;
}

function enqueue_editor(): void {
	Admin\enqueue( 'lightbox-editor' );
}

/**
 * Applies a gallery's choice to its images, and replaces WordPress's own lightbox by a site setting.
 * @param mixed $block  Parsed.
 * @param mixed $source The same, untouched.
 * @param mixed $parent The block around it.
 * @return mixed
 */
function apply_choice( $block, $source, $parent = null ) {
	if ( ! is_array( $block ) || ! in_array( $block['blockName'] ?? '', BLOCKS, true ) ) {
		return $block;
	}
	$choice = choice( $block );
	if ( 'core/gallery' === $block['blockName'] ) {
		if ( 'yes' === $choice ) {
			prime( $block );
		}
		return $block;
	}
	if ( '' === $choice && $parent instanceof \WP_Block && 'core/gallery' === $parent->name ) {
		$choice = choice( $parent->parsed_block );
	}
	if ( 'no' !== $choice && get( 'lightbox_replace_core' ) && opens_in_core( $block ) ) {
		$choice                     = 'yes';
		$block['attrs']['lightbox'] = [ 'enabled' => false ];
	}
	if ( '' !== $choice ) {
		$block['attrs'][ ATTRIBUTE ] = $choice;
	}
	return $block;
}

/**
 * @param array<mixed> $block Parsed.
 * @return string `yes`, `no` or nothing.
 */
function choice( array $block ): string {
	$choice = $block['attrs'][ ATTRIBUTE ] ?? '';
	return in_array( $choice, [ 'yes', 'no' ], true ) ? $choice : '';
}

/**
 * Whether WordPress's own lightbox opens it.
 * @param array<mixed> $block Parsed.
 */
function opens_in_core( array $block ): bool {
	$settings = function_exists( 'block_core_image_get_lightbox_settings' ) ? block_core_image_get_lightbox_settings( $block ) : [];
	return true === ( $settings['enabled'] ?? false ) && 'none' === ( $block['attrs']['linkDestination'] ?? 'none' );
}

/**
 * Loads all pictures of a gallery by one query.
 * @param array<mixed> $gallery Parsed.
 */
function prime( array $gallery ): void {
	$ids = array_map( static fn( $image ): int => absint( $image['attrs']['id'] ?? 0 ), (array) ( $gallery['innerBlocks'] ?? [] ) );
	_prime_post_caches( array_filter( $ids ), false, true );
}

/**
 * Marks the block's element, and links its picture to the file, so that it opens without script, too.
 * @param mixed $html  Of the block.
 * @param mixed $block Parsed.
 * @return mixed
 */
function render( $html, $block ) {
	$choice = is_string( $html ) && is_array( $block ) ? choice( $block ) : '';
	if ( ! is_string( $html ) || '' === $choice ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tags->next_tag() ) {
		return $html;
	}
	$tags->set_attribute( 'data-frontage-lightbox', $choice );
	$html = $tags->get_updated_html();
	// WordPress's own lightbox is kept.
	$is_linked = preg_match( '~<a\s|data-wp-on[\w-]*--click~', $html );
	if ( 'yes' === $choice && 'core/image' === $block['blockName'] && ! $is_linked ) {
		$html = link_picture( $html, absint( $block['attrs']['id'] ?? 0 ) );
	}
	enqueue_for_links( $html );
	return $html;
}

/** Wraps the first image in a link to the full one. */
function link_picture( string $html, int $id ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
		return $html;
	}
	// Not of a private or unpublished post: whoever writes may name any number.
	$url = $id > 0 && is_post_publicly_viewable( $id ) ? (string) wp_get_attachment_url( $id ) : '';
	$url = '' === $url ? (string) $tags->get_attribute( 'src' ) : $url;
	$url = esc_url( $url );
	if ( '' === $url ) {
		return $html;
	}
	$alt = trim( (string) $tags->get_attribute( 'alt' ) );
	// A link needs a name.
	$label = '' === $alt ? sprintf( ' aria-label="%s"', esc_attr__( 'Open the image', 'frontage' ) ) : '';
	$open  = sprintf( '<a href="%s"%s>', $url, $label );
	$wrap  = static fn( array $found ): string => $open . $found[0] . '</a>';
	return preg_replace_callback( '~<img\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>~i', $wrap, $html, 1 ) ?? $html;
}

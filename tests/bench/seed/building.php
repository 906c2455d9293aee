<?php
/**
 * Pages of the blocks for page building: our accordion, tabs and carousel (/bench-building/) beside core's accordion, tabs and gallery with the same
 * words and pictures (/bench-core-building/), and a carousel of fifty pictures (/bench-carousel/).
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

defined( 'ABSPATH' ) || exit;

const WORDS = 'A house by the harbour keeps its windows to the morning, and its door to the street.';

/**
 * A paragraph of one of six parts.
 *
 * @param string $name Name of its class.
 * @param int    $at   The part.
 */
function words( string $name, int $at ): string {
	return "<!-- wp:paragraph {\"className\":\"$name-$at\"} --><p class=\"$name-$at\">" . WORDS . '</p><!-- /wp:paragraph -->';
}

/**
 * What is made for each of six parts.
 *
 * @param callable $make Makes it.
 */
function six( callable $make ): string {
	return implode( '', array_map( $make, range( 1, 6 ) ) );
}

/**
 * Image blocks of the site's pictures, from the first again where there are fewer.
 *
 * @param int    $count      How many.
 * @param string $attributes Attributes of each, after others.
 */
function images( int $count, string $attributes = '' ): string {
	$ids    = get_posts(
		[
			'post_type'      => 'attachment',
			'post_mime_type' => 'image',
			'numberposts'    => $count, // phpcs:ignore WordPress.WP.PostsPerPage -- As many as are shown.
			'fields'         => 'ids',
		]
	);
	$images = '';
	for ( $at = 0; $at < $count; $at++ ) {
		$id      = $ids[ $at % count( $ids ) ];
		$images .= sprintf(
			'<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"none"%2$s} --><figure class="wp-block-image size-large"><img src="%3$s" alt="Picture %4$d" class="wp-image-%1$d"/></figure><!-- /wp:image -->',
			$id,
			$attributes,
			esc_url( (string) wp_get_attachment_image_url( $id, 'large' ) ),
			$at + 1
		);
	}
	return $images;
}

/** Our accordion, and tabs that stay tabs on a phone, as core's do. */
function our_parts(): string {
	return '<!-- wp:frontage/accordion -->'
		. six( static fn( int $at ): string => "<!-- wp:frontage/accordion-item {\"title\":\"Question $at\"} -->" . words( 'answer', $at ) . '<!-- /wp:frontage/accordion-item -->' )
		. '<!-- /wp:frontage/accordion --><!-- wp:frontage/tabs {"layout":{"value":"horizontal"}} -->'
		. six( static fn( int $at ): string => "<!-- wp:frontage/tab {\"title\":\"Tab $at\"} -->" . words( 'panel', $at ) . '<!-- /wp:frontage/tab -->' )
		. '<!-- /wp:frontage/tabs -->';
}

/** Core's accordion and tabs, as WordPress 7.1 saves them. */
function core_parts(): string {
	$item  = static fn( int $at ): string => '<!-- wp:accordion-item --><div class="wp-block-accordion-item"><!-- wp:accordion-heading --><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle">'
		. "<span class=\"wp-block-accordion-heading__toggle-title\">Question $at</span>"
		. '<span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><!-- /wp:accordion-heading --><!-- wp:accordion-panel --><div role="region" class="wp-block-accordion-panel">'
		. words( 'answer', $at ) . '</div><!-- /wp:accordion-panel --></div><!-- /wp:accordion-item -->';
	$tab   = static fn( int $at ): string => "<button type=\"button\" role=\"tab\" class=\"wp-block-tab-list__tab\">Tab $at</button>";
	$panel = static fn( int $at ): string => '<!-- wp:tab-panel --><section class="wp-block-tab-panel" role="tabpanel">' . words( 'panel', $at ) . '</section><!-- /wp:tab-panel -->';
	return '<!-- wp:accordion --><div role="group" class="wp-block-accordion">' . six( $item ) . '</div><!-- /wp:accordion -->'
		. '<!-- wp:tabs --><div class="wp-block-tabs"><!-- wp:tab-list --><div class="wp-block-tab-list" role="tablist">' . six( $tab ) . '</div><!-- /wp:tab-list -->'
		. '<!-- wp:tab-panels --><div class="wp-block-tab-panels">' . six( $panel ) . '</div><!-- /wp:tab-panels --></div><!-- /wp:tabs -->';
}

page(
	'building',
	our_parts() . '<!-- wp:frontage/carousel {"kind":"images"} -->' . images( ITEMS ) . '<!-- /wp:frontage/carousel -->',
	'bench-bare'
);
page(
	'core-building',
	core_parts() . '<!-- wp:gallery {"columns":3,"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-3 is-cropped">'
		. images( ITEMS, ',"lightbox":{"enabled":true}' ) . '</figure><!-- /wp:gallery -->',
	'bench-bare'
);
page( 'carousel', '<!-- wp:frontage/carousel {"kind":"images"} -->' . images( 50 ) . '<!-- /wp:frontage/carousel -->', 'bench-bare' );

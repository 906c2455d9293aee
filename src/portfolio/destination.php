<?php
/** Destination of an item's link. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** URL with a host as parsed by browsers, or a path from the root. Twin of ADDRESS in blocks/portfolio/data/item.ts. */
const DESTINATION = '~^(?:https?:)?//(?:[^/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:%<>[\\\\\]^|]+)(?::\d*)?(?:[/?#]|$)|^/(?![/\\\\])~i';

/**
 * URL of an item's link: its picture, site or video, otherwise its own page.
 * @param array<string, mixed> $item From Portfolio\item().
 */
function destination( array $item ): string {
	$urls = [
		'image'  => $item['lightboxUrl'],
		'iframe' => $item['siteUrl'],
		'video'  => $item['videoUrl'],
	];
	$url  = $urls[ $item['type'] ] ?? '';
	return preg_match( DESTINATION, $url ) && wp_parse_url( $url ) ? $url : $item['link'];
}

<?php
/** Where an item leads. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** With a host as browsers take it, or from the own site's root. Its twin is ADDRESS in blocks/portfolio/data/item.ts. */
const DESTINATION = '~^(?:https?:)?//(?:[^/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:%<>[\\\\\]^|]+)(?::\d*)?(?:[/?#]|$)|^/(?![/\\\\])~i';

/**
 * URL to which an item's link leads: what it shows, otherwise its own page.
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

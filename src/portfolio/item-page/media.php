<?php
/**
 * Media of an item on its own page: the large picture, the picture and link of a site, or a video's poster, which requests nothing of another host
 * before it is clicked.
 */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Portfolio;
use function Frontage\Icons\solid;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Core's largest size; smaller files are shown as they were uploaded. */
const PICTURE_SIZE = '2048x2048';

/**
 * Media of an item, without its wrapper.
 * @return string HTML; '' without media, or if the item's password is missing.
 */
function media( \WP_Post $post ): string {
	if ( Portfolio\post_type() !== $post->post_type || post_password_required( $post ) ) {
		return '';
	}
	$item    = Portfolio\item( $post );
	$picture = large_picture( $post );
	$url     = Portfolio\destination( $item );
	switch ( $url === $item['link'] ? 'page' : $item['type'] ) {
		case 'video':
			return video_poster( $item, $picture );
		case 'iframe':
			return $picture . site_link( $item );
		default:
			return $picture;
	}
}

/**
 * Large picture of an item: that of its lightbox, otherwise the tile's.
 * @return string HTML, or ''.
 */
function large_picture( \WP_Post $post ): string {
	$stored = Portfolio\stored( $post->ID );
	$id     = $stored['lightboxImage'];
	if ( 'image' !== $stored['type'] || ! wp_attachment_is_image( $id ) ) {
		$id = Portfolio\tile_image( $post, $stored );
	}
	if ( 0 === $id ) {
		return '';
	}
	$metadata = wp_get_attachment_metadata( $id );
	$color    = is_array( $metadata ) ? Portfolio\stored_color( $metadata ) : '';
	$image    = wp_get_attachment_image(
		$id,
		PICTURE_SIZE,
		false,
		[
			'class'         => 'wp-block-frontage-portfolio-item-media__picture',
			'style'         => '' === $color ? '' : "background-color:$color",
			'loading'       => 'eager',
			'fetchpriority' => 'high',
		]
	);
	return str_replace( ' style=""', '', text( $image ) );
}

/**
 * Link to an item's site.
 * @param array<string, mixed> $item From Portfolio\item().
 * @return string HTML.
 */
function site_link( array $item ): string {
	$to_new_tab = 'new-tab' === $item['opensIn'];
	$aside      = sprintf( ' <span class="wp-block-frontage-portfolio-item-media__aside">%s</span>', esc_html__( '(opens in a new tab)', 'frontage' ) );
	return sprintf(
		'<p class="wp-block-frontage-portfolio-item-media__visit"><a class="wp-element-button" href="%1$s"%2$s>%3$s%4$s</a></p>',
		esc_url( $item['siteUrl'] ),
		$to_new_tab ? ' target="_blank" rel="noopener"' : '',
		esc_html__( 'Visit the site', 'frontage' ),
		$to_new_tab ? $aside : ''
	);
}

/**
 * A video's poster: a link to the video, which the script plays in place.
 * @param array<string, mixed> $item From Portfolio\item().
 * @return string HTML.
 */
function video_poster( array $item, string $picture ): string {
	$player = video_player( $item['videoUrl'] );
	if ( 'frame' === ( $player['kind'] ?? '' ) ) {
		$player['src'] .= ( strpos( $player['src'], '?' ) ? '&' : '?' ) . 'autoplay=1';
	}
	$host  = $player ? wp_parse_url( $player['src'], PHP_URL_HOST ) : '';
	$json  = $player ? (string) wp_json_encode( $player + [ 'title' => $item['title'] ], JSON_HEX_AMP | JSON_HEX_TAG ) : '';
	$label = __( 'Play video', 'frontage' );
	if ( $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host ) {
		/* translators: %s: address of another site, as in player.vimeo.com. */
		$label = sprintf( __( 'Play video from %s', 'frontage' ), $host );
	}
	return sprintf(
		'<a class="wp-block-frontage-portfolio-item-media__poster" href="%s"%s data-state="poster">%s'
			. '<span class="wp-block-frontage-portfolio-item-media__play">%s<span>%s</span></span></a>',
		esc_url( $item['videoUrl'] ),
		$player ? ' data-frontage-poster="' . esc_attr( $json ) . '"' : '',
		$picture,
		solid( '<path d="M8 5v14l11-7z"/>' ),
		esc_html( $label )
	);
}

/**
 * Player for a video within the page.
 * @return array{}|array{kind: 'file'|'frame', src: string} Empty for videos that can only be linked.
 */
function video_player( string $url ): array {
	$host = preg_replace( '/^(www|m)\./', '', strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ) );
	$path = (string) wp_parse_url( $url, PHP_URL_PATH );
	parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
	$video = '';
	if ( 'youtu.be' === $host ) {
		$video = trim( $path, '/' );
	} elseif ( 'youtube.com' === $host || 'youtube-nocookie.com' === $host ) {
		$is_named = preg_match( '#^/(?:embed|shorts|live|v)/([^/]+)#', $path, $found );
		$video    = $is_named ? $found[1] : ( is_string( $query['v'] ?? null ) ? $query['v'] : '' );
	}
	if ( preg_match( '/^[A-Za-z0-9_-]{11}$/', $video ) ) {
		return [
			'kind' => 'frame',
			'src'  => "https://www.youtube-nocookie.com/embed/$video",
		];
	}
	if ( in_array( $host, [ 'vimeo.com', 'player.vimeo.com' ], true ) && preg_match( '#/(\d+)(?:/([0-9a-f]+))?/?$#', $path, $found ) ) {
		$secret = $found[2] ?? ( is_string( $query['h'] ?? null ) ? $query['h'] : '' );
		return [
			'kind' => 'frame',
			'src'  => "https://player.vimeo.com/video/{$found[1]}?dnt=1" . ( ctype_xdigit( $secret ) ? "&h=$secret" : '' ),
		];
	}
	return preg_match( '/\.(mp4|m4v|webm|ogv)$/i', $path ) ? [
		'kind' => 'file',
		'src'  => $url,
	] : [];
}

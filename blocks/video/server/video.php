<?php
/** Parts of a video's HTML. */

declare( strict_types=1 );

namespace Frontage\Video;

use Frontage\Text;
use function Frontage\Values\css_number;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const RATIOS = [ '16/9', '4/3', '3/2', '21/9', '1/1', '9/16' ];

/** Tags of a caption, for wp_kses(). */
const CAPTION_TAGS = [
	'a'      => [
		'href'   => true,
		'rel'    => true,
		'target' => true,
	],
	'strong' => [],
	'em'     => [],
	'code'   => [],
	'mark'   => [],
	'sup'    => [],
	'sub'    => [],
	'br'     => [],
];

/**
 * Address of a video or picture.
 * @param mixed $url
 * @return string '' for anything but http(s).
 */
function address( $url ): string {
	$url = sanitize_url( text( $url ), [ 'http', 'https' ] );
	return preg_match( '~^(https?:)?/~i', $url ) ? $url : '';
}

/** Whether browsers play it themselves. */
function is_file( string $url ): bool {
	return 1 === preg_match( '~\.(mp4|m4v|webm|ogv|ogg|mov)$~i', (string) wp_parse_url( $url, PHP_URL_PATH ) );
}

/**
 * Seconds as a number that is not negative.
 * @param mixed $value
 */
function seconds( $value ): float {
	return is_numeric( $value ) ? max( 0.0, round( (float) $value, 2 ) ) : 0.0;
}

/**
 * Title as plain text.
 * @param array<string, mixed> $attributes Of the block.
 */
function title( array $attributes ): string {
	return Text\plain_text( text( $attributes['title'] ?? '' ), true );
}

/**
 * Sanitized options of the player: those that differ from the defaults in view.ts.
 * @param array<string, mixed> $attributes Of the block.
 * @return array<string, mixed>
 */
function options( array $attributes ): array {
	$start   = seconds( $attributes['start'] ?? 0 );
	$end     = seconds( $attributes['end'] ?? 0 );
	$title   = title( $attributes );
	$options = array_filter(
		[
			// A frame needs a name.
			'title' => '' === $title ? __( 'Video', 'frontage' ) : $title,
			'start' => $start,
			'end'   => $end > $start ? $end : 0.0,
			'muted' => true === ( $attributes['muted'] ?? false ),
			'loop'  => true === ( $attributes['loop'] ?? false ),
		]
	);
	return false === ( $attributes['controls'] ?? true ) ? $options + [ 'controls' => false ] : $options;
}

/**
 * The browser's player, for pages without script and for feeds.
 * @param array<string, mixed> $options From options().
 */
function native( string $url, string $poster, array $options ): string {
	$times = isset( $options['end'] ) ? ',' . css_number( $options['end'] ) : '';
	$times = isset( $options['start'] ) || '' !== $times ? '#t=' . css_number( $options['start'] ?? 0 ) . $times : '';
	return sprintf(
		'<video class="wp-block-frontage-video__player" src="%s"%s preload="none" controls playsinline%s%s></video>',
		esc_url( $url . $times ),
		'' === $poster ? '' : sprintf( ' poster="%s"', esc_url( $poster ) ),
		isset( $options['muted'] ) ? ' muted' : '',
		isset( $options['loop'] ) ? ' loop' : ''
	);
}

/**
 * The poster's picture. Its candidates are those of the media library if the picture is still in it: an id alone may be another site's.
 * @param mixed $id Of the attachment.
 * @return string HTML; '' for the plain ground that takes its place.
 */
function picture( string $poster, $id ): string {
	$class = 'wp-block-frontage-video__picture';
	$id    = number( $id );
	if ( '' !== $poster && $id > 0 && wp_get_attachment_url( $id ) === $poster ) {
		$image = wp_get_attachment_image(
			$id,
			'full',
			false,
			[
				'class' => $class,
				'alt'   => '',
			]
		);
		return text( $image );
	}
	return '' === $poster ? '' : sprintf( '<img class="%s" src="%s" alt="" loading="lazy" decoding="async" />', $class, esc_url( $poster ) );
}

/** Label of the link that plays a video; it names another site that the visitor's browser will ask. */
function label( string $url ): string {
	$host = preg_replace( '/^www\./', '', text( wp_parse_url( $url, PHP_URL_HOST ) ) );
	if ( '' === $host || preg_replace( '/^www\./', '', text( wp_parse_url( home_url(), PHP_URL_HOST ) ) ) === $host ) {
		return __( 'Play video', 'frontage' );
	}
	/* translators: %s: address of another site, as in vimeo.com. */
	return sprintf( __( 'Play video from %s', 'frontage' ), $host );
}

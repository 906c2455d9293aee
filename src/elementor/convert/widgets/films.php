<?php
/** Films and sound. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Ratios by the page builder's names. */
const RATIOS = [
	'43'  => '4/3',
	'32'  => '3/2',
	'219' => '21/9',
	'11'  => '1/1',
	'916' => '9/16',
];

/**
 * A film: the video block, with a poster until a visitor plays it; those of other services are embedded.
 * @return list<ConvertBlock>|null
 */
function convert_video( Element $element ): ?array {
	$kind = $element->text( 'video_type', 'youtube' );
	$file = items( $element->value( $element->is_on( 'insert_url' ) ? 'external_url' : 'hosted_url' ) );
	$url  = 'hosted' === $kind ? text( $file['url'] ?? '' ) : $element->text( "{$kind}_url" );
	$url  = esc_url_raw( $url, [ 'http', 'https' ] );
	if ( '' === $url ) {
		return null;
	}
	$poster = $element->is_on( 'show_image_overlay' ) ? picture( $element->value( 'image_overlay' ) ) : [];
	$poster = $poster || 'hosted' !== $kind ? $poster : picture( $element->value( 'poster' ) );
	foreach ( [ 'autoplay', 'play_on_mobile', 'yt_privacy', 'rel', 'lazy_load', 'modestbranding', 'show_play_icon' ] as $setting ) {
		$element->value( $setting );
	}
	if ( ! in_array( $kind, [ 'youtube', 'vimeo', 'hosted' ], true ) ) {
		return [ embed_block( $url, 'video', $kind ) ];
	}
	$attributes = [
		'url'      => $url,
		'id'       => 'hosted' === $kind ? id_here( $file ) : 0,
		'poster'   => $poster['url'] ?? '',
		'posterId' => $poster['id'] ?? 0,
		'start'    => max( 0, decimal( $element->value( 'start' ), 0 ) ),
		'end'      => max( 0, decimal( $element->value( 'end' ), 0 ) ),
		'muted'    => $element->is_on( 'mute' ),
		'loop'     => $element->is_on( 'loop' ),
		'controls' => ! $element->is_off( 'controls' ),
		'ratio'    => RATIOS[ $element->text( 'aspect_ratio' ) ] ?? '',
		'inViewer' => $element->is_on( 'lightbox' ),
	];
	return [ block( 'frontage/video', $attributes ) ];
}

/** @return ConvertBlock */
function embed_block( string $url, string $type, string $provider ): array {
	return block(
		'core/embed',
		[
			'url'              => $url,
			'type'             => $type,
			'providerNameSlug' => $provider,
			'responsive'       => true,
		]
	);
}

/**
 * Sound of a service: its player.
 * @return list<ConvertBlock>|null
 */
function convert_audio( Element $element ): ?array {
	$url = element_link( $element )['href'] ?? '';
	if ( '' === $url ) {
		return null;
	}
	$is_file = preg_match( '/\.(mp3|m4a|ogg|wav|flac)(\?.*)?$/i', $url );
	return [ $is_file ? block( 'core/audio', [ 'src' => $url ] ) : embed_block( $url, 'rich', 'soundcloud' ) ];
}

<?php
/** Films and sound. */

declare( strict_types=1 );

namespace Frontage\Convert;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return list<ConvertBlock>|null */
function convert_video( Element $element ): ?array {
	$kind   = $element->text( 'video_type', 'youtube' );
	$hosted = items( $element->value( $element->is_on( 'insert_url' ) ? 'external_url' : 'hosted_url' ) );
	$url    = 'hosted' === $kind ? text( $hosted['url'] ?? '' ) : $element->text( "{$kind}_url" );
	$url    = esc_url_raw( $url, [ 'http', 'https' ] );
	if ( '' === $url ) {
		return null;
	}
	$poster = 'hosted' === $kind ? picture( $element->value( 'poster' ) ) : [];
	$poster = $element->is_on( 'show_image_overlay' ) ? picture( $element->value( 'image_overlay' ) ) : $poster;
	foreach ( [ 'autoplay', 'play_on_mobile', 'aspect_ratio', 'yt_privacy', 'rel', 'lazy_load', 'modestbranding', 'show_play_icon' ] as $setting ) {
		$element->value( $setting );
	}
	if ( is_registered( 'frontage/video' ) ) {
		return [ video_block( $element, $url, $poster, $kind, number( $hosted['id'] ?? 0 ) ) ];
	}
	if ( 'hosted' !== $kind ) {
		return [ embed_block( $url, 'video', $kind ) ];
	}
	return [
		block(
			'core/video',
			[
				'src'      => $url,
				'poster'   => $poster['url'] ?? '',
				'loop'     => $element->is_on( 'loop' ) ? true : null,
				'muted'    => $element->is_on( 'mute' ) ? true : null,
				'controls' => '' === $element->value( 'controls' ) ? false : null,
			]
		),
	];
}

/**
 * The video block, with a poster until the visitor plays.
 * @param array<string, mixed> $poster
 * @return ConvertBlock
 */
function video_block( Element $element, string $url, array $poster, string $kind, int $id ): array {
	$ratios = [
		'43'  => '4/3',
		'32'  => '3/2',
		'219' => '21/9',
		'11'  => '1/1',
		'916' => '9/16',
	];
	return block(
		'frontage/video',
		[
			'url'      => $url,
			'id'       => 'hosted' === $kind && $id ? $id : null,
			'poster'   => $poster['url'] ?? '',
			'posterId' => $poster['id'] ?? null,
			'start'    => $element->text( 'start' ) ? decimal( $element->value( 'start' ), 0 ) : null,
			'end'      => $element->text( 'end' ) ? decimal( $element->value( 'end' ), 0 ) : null,
			'muted'    => $element->is_on( 'mute' ) ? true : null,
			'loop'     => $element->is_on( 'loop' ) ? true : null,
			'controls' => '' === $element->value( 'controls' ) ? false : null,
			'ratio'    => $ratios[ $element->text( 'aspect_ratio' ) ] ?? '',
		]
	);
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

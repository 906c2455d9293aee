<?php
/** Puts the owner's pictures in the place of a template's: in its portfolio items first, then on its pages; what is left becomes more items. */

declare( strict_types=1 );

namespace Frontage\Templates;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, array<string, mixed>> $objects From objects().
 * @param list<int>                           $ids     Of the owner's pictures.
 * @return array<string, array<string, mixed>> With the pictures of the template that are still used.
 */
function with_pictures( array $objects, array $ids ): array {
	$theirs = pictures( $objects );
	if ( ! $ids ) {
		return $theirs + $objects;
	}
	$mine  = array_map( __NAMESPACE__ . '\picture_of', $ids );
	$slots = slots( $objects, $theirs );
	$count = min( count( $mine ), count( $slots ) );
	$map   = [];
	foreach ( array_slice( $slots, 0, $count ) as $at => $slot ) {
		$map[ $slot ] = $mine[ $at ];
	}
	// A picture of the template that stays must not be taken for one of the owner's of the same name.
	$left = array_diff( array_keys( $theirs ), array_keys( $map ) );
	foreach ( array_intersect( $left, array_column( $mine, 'name' ) ) as $name ) {
		$map[ $name ] = [ 'name' => 'media/template-' . substr( $name, 6 ) ];
	}
	$kept = [];
	foreach ( $theirs as $name => $picture ) {
		$renamed = $map[ $name ]['name'] ?? $name;
		if ( ! isset( $map[ $name ]['title'] ) ) {
			$kept[ $renamed ] = [ 'slug' => substr( $renamed, 6 ) ] + $picture;
		}
	}
	$mapped = array_map( static fn( array $object ): array => with_map( $object, $map ), $objects );
	return $kept + with_items( $mapped, $mine, array_slice( $mine, $count ) );
}

/**
 * A picture of the media library.
 * @return array{name: string, title: string, alt: string, caption: string}
 */
function picture_of( int $id ): array {
	$title = html_entity_decode( get_the_title( $id ), ENT_QUOTES, 'UTF-8' );
	// A file's name, made readable.
	if ( ! preg_match( '/\s/u', $title ) ) {
		$title = ucfirst( trim( (string) preg_replace( [ '/-(scaled|\d+x\d+)$/', '/[-_]+/' ], [ '', ' ' ], $title ) ) );
	}
	return [
		'name'    => picture_name( $id ),
		'title'   => $title,
		'alt'     => trim( text( get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ),
		'caption' => trim( wp_strip_all_tags( text( wp_get_attachment_caption( $id ) ) ) ),
	];
}

/**
 * Names of a template's pictures in the order in which the owner's replace them: items, front page, other pages. Films stay.
 * @param array<string, array<string, mixed>> $objects
 * @param array<string, array<string, mixed>> $theirs
 * @return list<string>
 */
function slots( array $objects, array $theirs ): array {
	$items = array_filter( $objects, static fn( string $name ): bool => 0 === strpos( $name, 'item/' ), ARRAY_FILTER_USE_KEY );
	// The picture of an item before those in the texts of items.
	$ordered = [ array_column( $items, 'thumbnail' ), $items, $objects['page/home'] ?? [], $objects ];
	preg_match_all( '#kit:(media/[a-z0-9_-]+)#', (string) wp_json_encode( $ordered, JSON_UNESCAPED_SLASHES ), $used );
	$is_picture = static fn( string $name ): bool => 1 === preg_match( '/\.(webp|jpe?g|png|avif)$/', text( $theirs[ $name ]['file'] ?? '' ) );
	return array_values( array_filter( array_unique( $used[1] ), $is_picture ) );
}

/**
 * An object with other pictures, their alternative texts and captions.
 * @param array<string, mixed>                 $object
 * @param array<string, array<string, string>> $map By name of the template's picture; with name, and title, alt, caption if it is the owner's.
 * @return array<string, mixed>
 */
function with_map( array $object, array $map ): array {
	if ( isset( $object['content'] ) ) {
		$object['content'] = with_words( text( $object['content'] ), $map );
	}
	$rename = static fn( array $found ): string => 'kit:' . ( $map[ $found[1] ]['name'] ?? $found[1] );
	array_walk_recursive(
		$object,
		static function ( &$value ) use ( $rename ): void {
			if ( is_string( $value ) ) {
				$value = preg_replace_callback( '#kit:(media/[a-z0-9_-]+)#', $rename, $value );
			}
		}
	);
	return $object;
}

/**
 * Alternative texts and captions in blocks become those of the owner's pictures.
 * @param array<string, array<string, string>> $map
 */
function with_words( string $content, array $map ): string {
	$tags = new \WP_HTML_Tag_Processor( $content );
	while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
		$picture = $map[ preg_replace( '~^kit:|\?.*~', '', text( $tags->get_attribute( 'src' ) ) ) ] ?? [];
		if ( isset( $picture['alt'] ) ) {
			$tags->set_attribute( 'alt', $picture['alt'] );
		}
	}
	$content = $tags->get_updated_html();
	// Covers have the alternative text as an attribute, too.
	$content = (string) preg_replace_callback(
		'~(<!-- wp:cover \{[^\n]*?"id":"kit:(media/[a-z0-9_-]+)"[^\n]*?)"alt":"(?:[^"\\\\]|\\\\.)*"~',
		static fn( array $found ): string => isset( $map[ $found[2] ]['alt'] )
			? $found[1] . trim( serialize_block_attributes( [ 'alt' => $map[ $found[2] ]['alt'] ] ), '{}' )
			: $found[0],
		$content
	);
	return (string) preg_replace_callback(
		'~(<img [^>]*src="kit:(media/[a-z0-9_-]+)[^>]*>(?:</a>)?)(<figcaption[^>]*>).*?</figcaption>~s',
		static function ( array $found ) use ( $map ): string {
			$caption = $map[ $found[2] ]['caption'] ?? null;
			if ( null === $caption ) {
				return $found[0];
			}
			return $found[1] . ( '' === $caption ? '' : $found[3] . esc_html( $caption ) . '</figcaption>' );
		},
		$content
	);
}

/**
 * Items with the owner's pictures have the pictures' titles and none of the template's words. More items are made of pictures without a place.
 * @param array<string, array<string, mixed>> $objects
 * @param list<array<string, string>>         $mine
 * @param list<array<string, string>>         $more
 * @return array<string, array<string, mixed>>
 */
function with_items( array $objects, array $mine, array $more ): array {
	$mine  = array_column( $mine, null, 'name' );
	$with  = [];
	$place = 0;
	$last  = [];
	$free  = static fn( array $item ): array => isset( $objects[ "item/{$item['slug']}" ] ) ? [ 'slug' => "{$item['slug']}-2" ] + $item : $item;
	foreach ( $objects as $name => $object ) {
		$is_item = 0 === strpos( $name, 'item/' );
		$picture = $is_item ? $mine[ substr( text( $object['thumbnail'] ?? '' ), 4 ) ] ?? null : null;
		if ( $picture ) {
			$object = $free( item_of( $object, $picture, $place ) );
			$name   = "item/{$object['slug']}";
		}
		$with[ $name ] = $object;
		if ( $is_item ) {
			$last = $object;
			++$place;
		}
	}
	foreach ( $last ? $more : [] as $picture ) {
		$object = $free( item_of( [ 'terms' => [] ] + $last, $picture, $place++ ) );

		$with[ "item/{$object['slug']}" ] = $object;
	}
	return $with;
}

/**
 * @param array<string, mixed>  $item    An item of the template.
 * @param array<string, string> $picture
 * @return array<string, mixed>
 */
function item_of( array $item, array $picture, int $place ): array {
	return [
		'title'     => $picture['title'],
		'slug'      => substr( $picture['name'], 6 ),
		'content'   => '',
		'excerpt'   => $picture['caption'],
		'date'      => gmdate( 'Y-m-d H:i:s', (int) strtotime( NEWEST . " UTC -$place weeks" ) ),
		'order'     => $place,
		'thumbnail' => 'kit:' . $picture['name'],
	] + $item;
}

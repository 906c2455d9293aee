<?php
/** Classic menus and fonts: objects of several rows. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the items of a menu, as wp_update_nav_menu_item() does for a menu that is there already.
 * @param KitEntry $entry
 * @param array<string, mixed> $object
 * @param array<string, mixed> $source The object with its references, which tell a term's id from a post's.
 */
function fill_menu( Import $import, array $entry, array $object, array $source ): void {
	foreach ( array_values( items( $object['items'] ?? [] ) ) as $at => $item ) {
		$id   = $entry['parts'][ $at ];
		$meta = menu_item_meta( $import, $id, $item, text( $source['items'][ $at ]['object'] ?? '' ) );

		$parent = $item['parent'] ?? null;
		$is_sub = is_numeric( $parent ) && $parent >= 0 && $parent < $at;
		save_staged(
			[
				'ID'           => $id,
				'post_title'   => text( $item['title'] ?? '' ),
				'post_content' => text( $item['description'] ?? '' ),
				'post_excerpt' => text( $item['attr'] ?? '' ),
				'menu_order'   => $at + 1,
			]
		);
		$meta['_menu_item_menu_item_parent'] = $is_sub ? (string) $entry['parts'][ (int) $parent ] : '0';
		foreach ( $meta + allowed_meta( $import, [ 'id' => $id ] + $entry, items( $item['meta'] ?? [] ), 'nav_menu_item' ) as $key => $value ) {
			update_post_meta( $id, (string) $key, wp_slash( $value ) );
		}
		need( wp_set_object_terms( $id, [ $entry['id'] ], STAGED ) );
	}//end foreach
}

/**
 * @param array<string, mixed> $item
 * @param string               $reference `kit:page/about`, or '' for a link.
 * @return array<string, mixed>
 */
function menu_item_meta( Import $import, int $id, array $item, string $reference ): array {
	$target  = number( $item['object'] ?? 0 );
	$is_term = str_starts_with( $reference, 'kit:term/' );
	$term    = $is_term && $target ? get_term( $target ) : null;
	$of      = $is_term ? ( $term->taxonomy ?? '' ) : text( $target ? get_post_type( $target ) : '' );
	$of      = STAGED === $of ? $import->entries[ substr( $reference, 4 ) ]['taxonomy'] ?? '' : $of;
	$is_link = '' === $of;
	return [
		'_menu_item_type'      => $is_link ? 'custom' : ( $is_term ? 'taxonomy' : 'post_type' ),
		'_menu_item_object_id' => (string) ( $is_link ? $id : $target ),
		'_menu_item_object'    => $is_link ? 'custom' : $of,
		'_menu_item_target'    => '_blank' === ( $item['target'] ?? '' ) ? '_blank' : '',
		'_menu_item_classes'   => array_map( 'sanitize_html_class', array_map( 'Frontage\Values\text', items( $item['classes'] ?? [] ) ) ),
		'_menu_item_xfn'       => sanitize_text_field( text( $item['xfn'] ?? '' ) ),
		'_menu_item_url'       => $is_link ? sanitize_url( text( $item['url'] ?? '' ) ) : '',
	];
}

/**
 * @param KitEntry $entry
 * @param array<string, mixed> $object
 */
function fill_font( array $entry, array $object ): void {
	save_staged(
		[
			'ID'           => $entry['id'],
			'post_title'   => text( $object['title'] ?? '' ),
			'post_content' => (string) wp_json_encode( items( $object['family'] ?? [] ) ),
		]
	);
	foreach ( array_values( items( $object['faces'] ?? [] ) ) as $at => $face ) {
		$file     = text( get_post_meta( $entry['parts'][ $at ], '_wp_font_face_file', true ) );
		$settings = items( $face['settings'] ?? [] );
		if ( '' !== $file ) {
			$settings['src'] = wp_font_dir( false )['url'] . "/$file";
		}
		save_staged(
			[
				'ID'           => $entry['parts'][ $at ],
				'post_title'   => text( $object['title'] ?? '' ),
				'post_parent'  => $entry['id'],
				'post_content' => (string) wp_json_encode( $settings ),
			]
		);
	}
}

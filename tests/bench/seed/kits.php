<?php
/**
 * Fills a site with what a kit of it is measured with: 500 pictures, each different and one of them as a camera takes it (more than 2 MB), 200 pages
 * of pictures and links, and 1,000 items with pictures and categories. Rows by SQL, for WordPress would take minutes.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use function Frontage\Portfolio\count_all_terms;
use function Frontage\Portfolio\meta_keys;
use function Frontage\Portfolio\post_type;
use function Frontage\Portfolio\taxonomy;

defined( 'ABSPATH' ) || exit;

const PICTURES   = 500;
const PAGES      = 200;
const KIT_ITEMS  = 1000;
const CATEGORIES = 20;

/**
 * Writes a picture like no other.
 *
 * @param string $path   Its file.
 * @param int    $number Its number; the first is a photograph of 24 megapixels.
 * @return int[] Width and height.
 */
function draw( string $path, int $number ): array {
	[ $width, $height ] = 0 === $number ? [ 6000, 4000 ] : [ 800, 600 ];
	mt_srand( $number );
	$random = static fn( int $most ): int => mt_rand( 0, $most ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The same each time.
	$image  = imagecreatetruecolor( $width, $height );
	// Grain, which is what fills the files of photographs.
	for ( $grain = 0; $grain < $width * $height / 400; $grain++ ) {
		$color = imagecolorallocate( $image, $random( 255 ) & 255, $random( 255 ) & 255, $random( 255 ) & 255 );
		$left  = $random( $width );
		$top   = $random( $height );
		imagefilledrectangle( $image, $left, $top, $left + 30, $top + 20, (int) $color );
	}
	imagejpeg( $image, $path, 0 === $number ? 92 : 60 );
	return [ $width, $height ];
}

/**
 * Inserts a published post.
 *
 * @param string               $slug  Its slug.
 * @param array<string, mixed> $row   What differs in its row.
 * @param array<string, mixed> $metas Its meta.
 * @return int Its id.
 */
function insert( string $slug, array $row, array $metas = [] ): int {
	global $wpdb;
	$now  = current_time( 'mysql', true );
	$row += [
		'post_name'             => $slug,
		'post_title'            => ucfirst( str_replace( '-', ' ', $slug ) ),
		'post_status'           => 'publish',
		'post_date'             => $now,
		'post_date_gmt'         => $now,
		'post_modified'         => $now,
		'post_modified_gmt'     => $now,
		'post_content'          => '',
		'post_excerpt'          => '',
		'to_ping'               => '',
		'pinged'                => '',
		'post_content_filtered' => '',
	];
	$wpdb->insert( $wpdb->posts, $row );
	$id = $wpdb->insert_id;
	foreach ( $metas as $key => $value ) {
		$wpdb->insert(
			$wpdb->postmeta,
			[
				'post_id'    => $id,
				'meta_key'   => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- Written.
				'meta_value' => maybe_serialize( $value ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Written.
			]
		);
	}
	return $id;
}

/** @return int[] Ids of the pictures. */
function pictures(): array {
	$folder = wp_upload_dir();
	$ids    = [];
	for ( $number = 0; $number < PICTURES; $number++ ) {
		$slug               = "bench-picture-$number";
		$path               = "$folder[path]/$slug.jpg";
		[ $width, $height ] = draw( $path, $number );
		$file               = _wp_relative_upload_path( $path );
		$row                = [
			'post_type'      => 'attachment',
			'post_status'    => 'inherit',
			'post_mime_type' => 'image/jpeg',
		];
		$ids[]              = insert(
			$slug,
			$row,
			[
				'_wp_attached_file'        => $file,
				'_wp_attachment_metadata'  => compact( 'width', 'height', 'file' ),
				'_wp_attachment_image_alt' => "Picture $number",
			]
		);
	}
	return $ids;
}

/** @param int[] $pictures Ids. */
function pages( array $pictures ): void {
	$words = str_repeat( 'A house by the harbour keeps its windows to the morning. ', 8 );
	for ( $number = 0; $number < PAGES; $number++ ) {
		$text = '';
		for ( $at = 0; $at < 10; $at++ ) {
			$id    = $pictures[ ( $number * 7 + $at * 31 ) % PICTURES ];
			$url   = wp_get_attachment_url( $id );
			$next  = home_url( '/bench-page-' . ( ( $number + $at + 1 ) % PAGES ) . '/' );
			$text .= "<!-- wp:image {\"id\":$id} --><figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->"
				. "<!-- wp:paragraph --><p>$words<a href=\"$next\">On</a></p><!-- /wp:paragraph -->";
		}
		insert(
			"bench-page-$number",
			[
				'post_type'    => 'page',
				'post_content' => $text,
			]
		);
	}
}

/** @param int[] $pictures Ids. */
function items_of( array $pictures ): void {
	global $wpdb;
	$terms = [];
	for ( $number = 0; $number < CATEGORIES; $number++ ) {
		$term    = wp_insert_term( "Bench $number", taxonomy( 'categories' ) );
		$terms[] = is_array( $term ) ? (int) $term['term_taxonomy_id'] : 0;
	}
	for ( $number = 0; $number < KIT_ITEMS; $number++ ) {
		$picture = $pictures[ $number % PICTURES ];
		$metas   = [
			meta_keys()['image'] => $picture,
			'_thumbnail_id'      => $picture,
		];
		$id      = insert( "bench-item-$number", [ 'post_type' => post_type() ], $metas );
		$wpdb->insert(
			$wpdb->term_relationships,
			[
				'object_id'        => $id,
				'term_taxonomy_id' => $terms[ $number % CATEGORIES ],
			]
		);
	}
	count_all_terms();
}

$pictures = pictures();
pages( $pictures );
items_of( $pictures );
wp_cache_flush();

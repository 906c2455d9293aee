<?php
/**
 * Gives the studio its pictures: the photographs of WordPress's own themes, each once, with alternative text and caption.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The widths that a gallery on a phone and on a desk asks for; each more costs PHP WASM a quarter of a second a picture. */
const WIDTHS = [ 'thumbnail', 'medium', 'medium_large', 'large' ];

/**
 * Adds the pictures to the media library and answers how many there are. WordPress before 6.7 brings fewer: then the site has the
 * items and pages that those few belong to.
 */
function pictures(): int {
	require_once ABSPATH . 'wp-admin/includes/image.php';

	$only = static function ( array $sizes ): array {
		return array_intersect_key( $sizes, array_flip( WIDTHS ) );
	};
	add_filter( 'intermediate_image_sizes_advanced', $only );
	add_filter( 'big_image_size_threshold', '__return_zero' ); // The two largest are small files already.
	$pictures = array_filter(
		data( 'pictures' ),
		static function ( array $about ): bool {
			return is_readable( source( $about['file'] ) );
		}
	);
	foreach ( $pictures as $name => $about ) {
		add_picture( $name, $about );
	}
	remove_filter( 'big_image_size_threshold', '__return_zero' );
	remove_filter( 'intermediate_image_sizes_advanced', $only );
	return count( $pictures );
}

/**
 * Adds one picture, if it is not there yet, and its words.
 *
 * @param string                                              $name  Our name for it.
 * @param array{ file: string, alt: string, caption: string } $about Its file below the themes folder and its words.
 */
function add_picture( string $name, array $about ): void {
	$id = write(
		[
			'ID'             => 0,
			'post_type'      => 'attachment',
			'post_name'      => "picture-{$name}",
			'post_title'     => rtrim( $about['caption'], '.' ),
			'post_excerpt'   => $about['caption'],
			'post_status'    => 'inherit',
			'post_date'      => '2026-01-15 12:00:00',
			'post_mime_type' => 'image/webp',
		]
	);
	update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $about['alt'] ) );
	if ( ! is_file( (string) get_attached_file( $id ) ) ) {
		add_file( $id, $about['file'] );
	}
}

/**
 * Where a picture's file is.
 *
 * @param string $file Path below the themes folder.
 */
function source( string $file ): string {
	return ( defined( 'FRONTAGE_SEED_PICTURES' ) ? (string) FRONTAGE_SEED_PICTURES : get_theme_root() ) . '/' . $file;
}

/**
 * Whether the picture that something shows is there, or it shows none.
 *
 * @param array<string, mixed> $entry An entry of a data file.
 */
function has_its_picture( array $entry ): bool {
	return ! isset( $entry['picture'] ) || 0 < picture( $entry['picture'] );
}

/**
 * Copies a picture's file to the uploads and makes its smaller sizes.
 *
 * @param int    $id   Attachment id.
 * @param string $file Path below the themes folder.
 * @throws RuntimeException When the file cannot be stored.
 */
function add_file( int $id, string $file ): void {
	$path = source( $file );
	$mime = (string) wp_get_image_mime( $path );
	// One of the theme's .webp files is a JPEG.
	$extension = 'image/jpeg' === $mime ? 'jpg' : 'webp';
	$stored    = wp_upload_bits( basename( $file, '.webp' ) . '.' . $extension, null, (string) file_get_contents( $path ), '2026/01' );
	if ( $stored['error'] ) {
		throw new RuntimeException( esc_html( (string) $stored['error'] ) );
	}
	sure(
		wp_update_post(
			[
				'ID'             => $id,
				'post_mime_type' => $mime,
			],
			true
		)
	);
	update_attached_file( $id, $stored['file'] );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $stored['file'] ) );
}

/**
 * The attachment id of a picture, 0 if this WordPress doesn't bring it.
 *
 * @param string $name Our name for it.
 */
function picture( string $name ): int {
	static $ids = [];

	if ( ! isset( $ids[ $name ] ) ) {
		$found        = get_page_by_path( "picture-{$name}", OBJECT, 'attachment' );
		$ids[ $name ] = $found ? $found->ID : 0;
	}
	return $ids[ $name ];
}

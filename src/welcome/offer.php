<?php
/** Choices of the screen: headers, galleries, and the parts that the user may create. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Suffixes of patterns' names. */
const HEADERS   = [ 'simple', 'complete', 'centered', 'mega', 'shop', 'transparent' ];
const GALLERIES = [ 'masonry', 'grid' ];

/** @return list<array{name: string, title: string, description: string}> */
function offered_headers(): array {
	return offered( 'header', HEADERS );
}

/** @return list<array{name: string, title: string, description: string}> */
function offered_galleries(): array {
	return offered( 'portfolio', GALLERIES );
}

/**
 * Patterns that the site has not unregistered.
 * @param string[] $names
 * @return list<array{name: string, title: string, description: string}>
 */
function offered( string $kind, array $names ): array {
	$offered = [];
	foreach ( $names as $name ) {
		$pattern = pattern( $kind, $name );
		if ( $pattern ) {
			$offered[] = [
				'name'        => $name,
				// “Header: simple” below the heading “Header” is “Simple”.
				'title'       => short_title( (string) $pattern['title'] ),
				'description' => (string) ( $pattern['description'] ?? '' ),
			];
		}
	}
	return $offered;
}

/** The text after the colon, capitalized. */
function short_title( string $title ): string {
	$short = trim( (string) preg_replace( '/^[^:：]+[:：]/u', '', $title ) );
	return mb_strtoupper( mb_substr( $short, 0, 1 ) ) . mb_substr( $short, 1 );
}

/** @return array<string, mixed>|null As registered, with its content. */
function pattern( string $kind, string $name ): ?array {
	return \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage/$kind-$name" );
}

/**
 * Parts that the current user may create.
 * @return array{header: bool, pictures: bool, page: bool, menu: bool}
 */
function allowed(): array {
	$may_design = current_user_can( 'edit_theme_options' );
	$may_header = wp_is_block_theme() ? '' !== header_part() : current_user_can( 'manage_options' ) && current_user_can( 'publish_posts' );
	return [
		'header'   => $may_design && $may_header,
		'pictures' => current_user_can( 'upload_files' ) && true === Portfolio\may_create_items(),
		'page'     => current_user_can( 'publish_pages' ),
		'menu'     => $may_design,
	];
}

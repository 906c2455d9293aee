<?php
/** Header patterns for the inserter and for the header part of block themes. */

declare( strict_types=1 );

namespace Frontage\Header;

defined( 'ABSPATH' ) || exit;

/** Registers the patterns. Their files, of the same names, are read only if a pattern is used. */
function register_patterns(): void {
	$patterns = [
		'simple'      => [ __( 'Header: simple', 'frontage' ), __( 'Title and menu on one line.', 'frontage' ) ],
		'complete'    => [
			__( 'Header: with search, colors and account', 'frontage' ),
			__( 'Title and menu, with buttons for search, colors, and account.', 'frontage' ),
		],
		'centered'    => [ __( 'Header: centered logo', 'frontage' ), __( 'Centered logo, with the menu on the line below.', 'frontage' ) ],
		'mega'        => [ __( 'Header: mega menu', 'frontage' ), __( 'A thin info bar above the title, and a menu with a wide panel.', 'frontage' ) ],
		'shop'        => [ __( 'Header: shop', 'frontage' ), __( 'A search field between the title and links, with the menu on the line below.', 'frontage' ) ],
		'transparent' => [
			__( 'Header: transparent over a cover', 'frontage' ),
			__( 'Light over the picture at the top of the front page, dark on white elsewhere.', 'frontage' ),
		],
	];
	foreach ( $patterns as $name => [ $title, $description ] ) {
		$pattern = [
			'title'         => $title,
			'description'   => $description,
			'filePath'      => __DIR__ . "/$name.php",
			'categories'    => [ 'frontage', 'header' ],
			'blockTypes'    => [ 'core/template-part/header', 'frontage/header' ],
			'viewportWidth' => 1280,
		];
		register_block_pattern( "frontage/header-$name", $pattern );
		if ( 'centered' === $name ) {
			// Former, British slug, for templates that refer to it.
			register_block_pattern( 'frontage/header-centred', [ 'inserter' => false ] + $pattern );
		}
	}
}

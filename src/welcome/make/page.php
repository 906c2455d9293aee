<?php
/** Creates the page with the portfolio. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Kits\Staging;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $page With title, gallery and status.
 * @return int Its id.
 * @throws \RuntimeException If it cannot be created.
 */
function make_page( Staging $staging, array $page ): int {
	$pattern = pattern( 'portfolio', (string) $page['gallery'] );
	if ( ! $pattern ) {
		throw new \RuntimeException( esc_html__( 'Its pattern is not registered on this site.', 'frontage' ) );
	}
	$fields = [
		'post_title'   => page_title( $page ),
		'post_content' => (string) $pattern['content'],
		'post_status'  => 'publish' === $page['status'] ? 'publish' : 'draft',
	];
	return $staging->add_post( 'page', $fields );
}

/**
 * Title as HTML.
 * @param array<string, mixed> $page
 */
function page_title( array $page ): string {
	$title = trim( (string) preg_replace( '/\s+/u', ' ', (string) $page['title'] ) );
	return htmlspecialchars( '' === $title ? __( 'Work', 'frontage' ) : $title, ENT_NOQUOTES, 'UTF-8', false );
}

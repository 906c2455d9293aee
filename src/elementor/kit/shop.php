<?php
/**
 * Template kits as shops sell them: their manifest lists templates with names and sources of their own. It becomes one as Elementor's site kits
 * have it. The browser finds the entry of the site's settings by the same rule (browser/elementor.ts).
 */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Types of a shop's templates, as site kits call them. */
const SHOP_TYPES = [
	'archive-search' => 'search-results',
	'section-footer' => 'footer',
	'section-header' => 'header',
	'section-popup'  => 'popup',
	'single-404'     => 'error-404',
];

/** Type of the template that holds colors and fonts. */
const SHOP_SETTINGS = 'global-styles';

/**
 * A manifest as site kits have it.
 *
 * @since 0.1.0
 *
 * @param array<mixed> $manifest
 * @return array<mixed>
 */
function site_manifest( array $manifest ): array {
	$templates = items( $manifest['templates'] ?? null );
	if ( ! isset( $manifest['manifest_version'] ) || ! array_is_list( $templates ) ) {
		return $manifest;
	}
	$site = [
		'settings'  => settings_of( $manifest ),
		'plugins'   => items( $manifest['required_plugins'] ?? null ),
		'templates' => [],
		'content'   => [],
	] + $manifest;
	foreach ( array_map( 'Frontage\Values\items', $templates ) as $index => $template ) {
		$type     = shop_type( $template );
		$document = [
			'title'    => text( $template['name'] ?? '' ),
			'source'   => text( $template['source'] ?? '' ),
			'doc_type' => $type,
		];
		if ( 'page' === $type ) {
			$site['content']['page'][ $index + 1 ] = $document;
		} elseif ( SHOP_SETTINGS !== $type ) {
			$site['templates'][ $index + 1 ] = $document;
		}
	}
	return $site;
}

/**
 * Type of a template.
 * @param array<mixed> $template
 */
function shop_type( array $template ): string {
	$type = text( items( $template['metadata'] ?? null )['template_type'] ?? null, text( $template['type'] ?? '' ) );
	if ( preg_match( '~^(?:wp-)?page$|^single-(?:page|home)$|^landing-page~', $type ) ) {
		return 'page';
	}
	return SHOP_TYPES[ $type ] ?? ( str_starts_with( $type, 'section' ) ? 'section' : $type );
}

/**
 * Entry of the template that holds colors and fonts; '' if there is none.
 * @param array<mixed> $manifest
 */
function settings_of( array $manifest ): string {
	foreach ( array_map( 'Frontage\Values\items', items( $manifest['templates'] ?? null ) ) as $template ) {
		if ( SHOP_SETTINGS === shop_type( $template ) ) {
			return text( $template['source'] ?? '' );
		}
	}
	return '';
}

/**
 * The same, by the text of a manifest.
 * @param mixed $json
 */
function settings_entry( $json ): string {
	$manifest = foreign_json( 'manifest.json', text( $json ) );
	return is_wp_error( $manifest ) || ! isset( $manifest['manifest_version'] ) ? '' : settings_of( $manifest );
}

<?php
/**
 * Shows a template that is not imported: `?frontage_template=studio&frontage_page=work`, for those who may edit the theme. The site renders it from
 * memory as it would from the database; nothing is stored.
 */

declare( strict_types=1 );

namespace Frontage\Templates;

defined( 'ABSPATH' ) || exit;

/** Parameters of addresses of previews: a template, and one of pages_by_word() or the name of an object, such as `post/first-snow`. */
const TEMPLATE_PARAMETER = 'frontage_template';
const PAGE_PARAMETER     = 'frontage_page';

/** Puts the template that the address names in the place of the site's contents, for this request. */
function start_preview(): void {
	$name = asked_for();
	if ( '' === $name ) {
		return;
	}
	require_once __DIR__ . '/show.php';
	nocache_headers();
	header( 'X-Robots-Tag: noindex' );
	// phpcs:ignore WordPress.Security.NonceVerification -- Changes nothing.
	$page = sanitize_text_field( wp_unslash( $_GET[ PAGE_PARAMETER ] ?? 'front' ) );
	show( $name, $page, kept_own() );
}

/** Name of the template that this request may show; '' for none. */
function asked_for(): string {
	$name = sanitize_key( wp_unslash( $_GET[ TEMPLATE_PARAMETER ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Changes nothing.
	if ( '' === $name || is_admin() || wp_doing_cron() || ! wp_is_block_theme() || ! current_user_can( 'edit_theme_options' ) ) {
		return '';
	}
	require_once dirname( __DIR__ ) . '/source.php';
	return in_array( $name, names(), true ) ? $name : '';
}

<?php
/** The command `wp frontage kit export`. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

function register_commands(): void {
	\WP_CLI::add_command( 'frontage kit export', __NAMESPACE__ . '\run_export' );
}

/**
 * Exports parts of the site to a kit, a zip file that another site can import.
 *
 * Drafts and pending, private, and scheduled content are not exported unless you use --drafts. Comments, users, and password-protected content are
 * never exported. Anything that can't be exported is listed with the reason.
 *
 * ## OPTIONS
 *
 * <file>
 * : The zip file to write.
 *
 * [--groups=<groups>]
 * : Comma-separated list of parts: media, styles, content, menus, templates, settings. Default: all.
 *
 * [--drafts]
 * : Include drafts and pending, private, and scheduled content.
 *
 * [--dry-run]
 * : List what would and would not be exported, without writing a file.
 *
 * ## EXAMPLES
 *
 *     wp frontage kit export studio.zip
 *     wp frontage kit export with-drafts.zip --drafts
 *     wp frontage kit export look.zip --groups=styles,templates --dry-run
 *
 * @param list<string>         $files
 * @param array<string, mixed> $flags
 */
function run_export( array $files, array $flags ): void {
	require_once __DIR__ . '/load.php';
	$groups  = isset( $flags['groups'] ) ? array_map( 'trim', explode( ',', text( $flags['groups'] ) ) ) : array_keys( GROUPS );
	$unknown = array_diff( $groups, array_keys( GROUPS ) );
	if ( $unknown ) {
		/* translators: 1: name that was given, 2: list of names. */
		$sentence = __( 'Unknown group: %1$s. Available groups: %2$s.', 'frontage' );
		\WP_CLI::error( sprintf( $sentence, reset( $unknown ), implode( ', ', array_keys( GROUPS ) ) ) );
	}
	$names = list_objects( $groups, ! empty( $flags['drafts'] ) );
	if ( ! empty( $flags['dry-run'] ) ) {
		foreach ( array_count_values( array_map( __NAMESPACE__ . '\kind_of', $names ) ) as $kind => $count ) {
			\WP_CLI::log( "$kind: $count" );
		}
		warn_of( left_of( $names ) );
		count_left_out( $groups, $names, ! empty( $flags['drafts'] ) );
		\WP_CLI::success( __( 'Dry run complete. No file was written.', 'frontage' ) );
		return;
	}
	$left = export_to( $files[0], $names );
	if ( is_wp_error( $left ) ) {
		\WP_CLI::error( $left->get_error_message() );
		return;
	}
	warn_of( $left );
	count_left_out( $groups, $names, ! empty( $flags['drafts'] ) );
	/* translators: %s: name of a file. */
	\WP_CLI::success( sprintf( __( 'Exported to %s.', 'frontage' ), $files[0] ) );
}

/**
 * Says how much of these groups is not exported because of its status or its password.
 * @param list<string> $groups
 * @param list<string> $names What is exported.
 */
function count_left_out( array $groups, array $names, bool $with_drafts ): void {
	$drafts = $with_drafts ? 0 : count( array_diff( list_objects( $groups, true ), $names ) );
	if ( $drafts ) {
		/* translators: %d: number of items. */
		$sentence = _n(
			'%d draft or pending, private, or scheduled item was not included. To include it, add --drafts.',
			'%d drafts and pending, private, and scheduled items were not included. To include them, add --drafts.',
			$drafts,
			'frontage'
		);
		\WP_CLI::log( sprintf( $sentence, $drafts ) );
	}
	$locked = count_with_password( $groups );
	if ( $locked ) {
		/* translators: %d: number of items. */
		$sentence = _n( '%d password-protected item was not included.', '%d password-protected items were not included.', $locked, 'frontage' );
		\WP_CLI::log( sprintf( $sentence, $locked ) );
	}
}

/** @param list<array{name: string, message: string}> $left */
function warn_of( array $left ): void {
	foreach ( $left as $line ) {
		\WP_CLI::warning( "{$line['name']}: {$line['message']}" );
	}
}

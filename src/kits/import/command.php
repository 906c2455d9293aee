<?php
/** The commands `wp frontage kit import`, `undo` and `list`. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

function register_import_commands(): void {
	\WP_CLI::add_command( 'frontage kit import', __NAMESPACE__ . '\run_import' );
	\WP_CLI::add_command( 'frontage kit undo', __NAMESPACE__ . '\run_undo' );
	\WP_CLI::add_command( 'frontage kit list', __NAMESPACE__ . '\run_list' );
}

/**
 * Imports a kit, or a kit of another program such as Elementor. Anything that can't be imported is listed.
 *
 * Visitors don't see any changes until the import is complete. To resume an interrupted import, run the command again with the same file. Specify a
 * user with --user: content that the user is not allowed to publish is skipped.
 *
 * ## OPTIONS
 *
 * <file>
 * : The kit, as a zip file or a folder.
 *
 * [--dry-run]
 * : List what would be created, updated, and kept, without changing anything.
 *
 * [--replace]
 * : Replace content that already exists on the site.
 *
 * [--keep]
 * : Keep content that already exists on the site.
 *
 * [--both]
 * : Keep both the existing content and the kit's.
 *
 * [--settings]
 * : Replace the site’s title, tagline, logo, front page, and settings of this plugin, too.
 *
 * [--trust]
 * : Import content without sanitizing it. Use only for your own kits.
 *
 * ## EXAMPLES
 *
 *     wp frontage kit import studio.zip --user=admin --dry-run
 *     wp frontage kit import studio.zip --user=admin --keep
 *
 * @param list<string>         $files
 * @param array<string, mixed> $flags
 */
function run_import( array $files, array $flags ): void {
	require_once dirname( __DIR__ ) . '/load.php';
	$source = open_source( $files[0] );
	if ( is_wp_error( $source ) ) {
		\WP_CLI::error( $source->get_error_message() );
		return;
	}
	$choice  = array_keys( array_filter( array_intersect_key( $flags, array_flip( [ 'replace', 'keep', 'both' ] ) ) ) );
	$choices = ( $choice ? [ '*' => $choice[0] ] : [] ) + ( empty( $flags['settings'] ) ? [] : WITH_SETTINGS );
	foreach ( $source['notes'] ?? [] as $note ) {
		\WP_CLI::log( "{$note['place']}: {$note['text']}" );
	}
	if ( ! empty( $flags['dry-run'] ) ) {
		print_plan( plan( $source['manifest'], $choices ) );
		return;
	}
	$run = import_source( $source, $choices, ! empty( $flags['trust'] ) );
	if ( is_wp_error( $run ) ) {
		\WP_CLI::error( $run->get_error_message() );
		return;
	}
	print_report( $run );
}

/**
 * Undoes an import. Content that has been edited, commented on, or used since then is kept.
 *
 * ## OPTIONS
 *
 * [<run>]
 * : ID of the import, as shown by the list command. Default: the latest import.
 *
 * [--dry-run]
 * : List what would be kept, without changing anything.
 *
 * @param list<string>         $ids
 * @param array<string, mixed> $flags
 */
function run_undo( array $ids, array $flags ): void {
	require_once dirname( __DIR__ ) . '/load.php';
	$run = $ids ? run( $ids[0] ) : ( runs()[0] ?? null );
	if ( ! $run ) {
		\WP_CLI::error( no_such_run()->get_error_message() );
		return;
	}
	if ( ! empty( $flags['dry-run'] ) ) {
		$left = 'done' === $run['state'] ? kept_of( $run )['left'] : [];
		array_map( 'WP_CLI::log', $left );
		\WP_CLI::success( __( 'Dry run complete. Nothing was changed.', 'frontage' ) );
		return;
	}
	$run = undo( $run['id'] );
	while ( ! is_wp_error( $run ) && ! in_array( $run['state'], [ 'undone', 'cancelled' ], true ) ) {
		$run = step( $run['id'] );
	}
	if ( is_wp_error( $run ) ) {
		\WP_CLI::error( $run->get_error_message() );
		return;
	}
	array_map( 'WP_CLI::log', items( $run['report']['left'] ?? [] ) );
	\WP_CLI::success( __( 'Import undone.', 'frontage' ) );
}

/** Lists imports that are unfinished or can be undone. */
function run_list(): void {
	require_once dirname( __DIR__ ) . '/load.php';
	foreach ( runs() as $run ) {
		\WP_CLI::log( implode( '  ', [ $run['id'], gmdate( 'Y-m-d H:i', $run['created'] ), str_pad( $run['state'], 9 ), $run['title'] ] ) );
	}
}

/**
 * @param array<string, mixed> $plan As plan() gives it.
 */
function print_plan( array $plan ): void {
	$words = [
		'make'   => 'create',
		'change' => 'update',
		'keep'   => 'keep',
	];
	foreach ( $plan['plan'] as $object ) {
		$exists = null === $object['conflict'] ? '' : " ({$object['conflict']})";
		\WP_CLI::log( str_pad( $words[ $object['action'] ], 6 ) . "  {$object['name']}$exists" );
	}
	foreach ( $plan['missing'] as $what => $names ) {
		if ( $names ) {
			\WP_CLI::warning( "Missing $what: " . implode( ', ', $names ) );
		}
	}
	\WP_CLI::success( __( 'Dry run complete. Nothing was changed.', 'frontage' ) );
}

/** @param array<string, mixed> $run */
function print_report( array $run ): void {
	$report = reported( $run['report'] );
	foreach ( array_merge( $report['removed'], $report['unresolved'] ) as $line ) {
		\WP_CLI::warning( "{$line['name']}: {$line['what']}" );
	}
	/* translators: 1: number of objects made, 2: changed, 3: kept, 4: id of the import. */
	$sentence = __( 'Created %1$d, updated %2$d, kept %3$d. To undo, run: wp frontage kit undo %4$s', 'frontage' );
	\WP_CLI::success( sprintf( $sentence, $report['made'], $report['changed'], $report['kept'], $run['id'] ) );
}

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
 * Imports a kit, or a kit or template of Elementor. Anything that can't be imported is listed.
 *
 * Visitors don't see any changes until the import is complete. To resume an interrupted import, run the command again with the same file. --user
 * is required: content that the user is not allowed to publish is skipped.
 *
 * Where content of the same name already exists, the kit's is added next to it; templates, template parts, and styles are replaced, and categories and
 * tags are kept. --replace, --keep, and --both change that. Undoing the import brings back what was replaced.
 *
 * ## OPTIONS
 *
 * <file>
 * : A kit (a zip file or a folder), an Elementor kit (a zip file), or an Elementor template (a .json file).
 *
 * [--dry-run]
 * : List what would be created, updated, and kept, without changing anything.
 *
 * [--replace]
 * : Replace content that already exists on the site, except for media, fonts, categories, and tags.
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
	$choice = array_keys( array_filter( array_intersect_key( $flags, array_flip( [ 'replace', 'keep', 'both' ] ) ) ) );
	if ( count( $choice ) > 1 ) {
		\WP_CLI::error( __( 'Use only one of --replace, --keep, and --both.', 'frontage' ) );
		return;
	}
	$source = open_source( $files[0] );
	if ( has_failed( $source ) || is_wp_error( $source ) ) {
		return;
	}
	$choices = ( $choice ? [ '*' => $choice[0] ] : [] ) + ( empty( $flags['settings'] ) ? [] : WITH_SETTINGS );
	foreach ( $source['notes'] ?? [] as $note ) {
		\WP_CLI::log( "{$note['place']}: {$note['text']}" );
	}
	if ( ! empty( $flags['trust'] ) && ! current_user_can( 'unfiltered_html' ) ) {
		\WP_CLI::error( __( 'Sorry, you are not allowed to import content without sanitizing it.', 'frontage' ) );
		return;
	}
	$is_dry = ! empty( $flags['dry-run'] );
	$answer = $is_dry
		? or_error( static fn(): array => checked( static fn(): array => plan( $source['manifest'], $choices ) ) )
		: import_source( $source, $choices, ! empty( $flags['trust'] ) );
	if ( has_failed( $answer ) ) {
		return;
	}
	if ( $is_dry ) {
		print_plan( items( $answer ) );
		return;
	}
	/** @var KitRun $answer */
	print_report( $answer );
}

/**
 * Ends a command with the sentence of an error.
 * @param mixed $answer
 */
function has_failed( $answer ): bool {
	is_wp_error( $answer ) && \WP_CLI::error( $answer->get_error_message() );
	return is_wp_error( $answer );
}

/**
 * Undoes an import. Content that has been edited, commented on, or used since then is kept. --user is required.
 *
 * ## OPTIONS
 *
 * [<run>]
 * : ID of the import, as shown by the list command. Default: the latest import that is not undone. An unfinished one is canceled.
 *
 * [--dry-run]
 * : List what would be kept, without changing anything.
 *
 * @param list<string>         $ids
 * @param array<string, mixed> $flags
 */
function run_undo( array $ids, array $flags ): void {
	require_once dirname( __DIR__ ) . '/load.php';
	$run = or_error( static fn() => run_to_undo( $ids[0] ?? '' ) );
	if ( has_failed( $run ) || is_wp_error( $run ) ) {
		return;
	}
	if ( ! empty( $flags['dry-run'] ) ) {
		$left = or_error( static fn(): array => checked( static fn(): array => left_by_undo( $run ) ) );
		if ( ! has_failed( $left ) ) {
			array_map( 'WP_CLI::log', items( $left ) );
			\WP_CLI::success( __( 'Dry run complete. Nothing was changed.', 'frontage' ) );
		}
		return;
	}
	$run = undo( $run['id'] );
	while ( ! is_wp_error( $run ) && ! in_array( $run['state'], [ 'undone', 'cancelled' ], true ) ) {
		$run = step( $run['id'] );
	}
	if ( has_failed( $run ) || is_wp_error( $run ) ) {
		return;
	}
	array_map( 'WP_CLI::log', items( $run['report']['left'] ?? [] ) );
	\WP_CLI::success( 'cancelled' === $run['state'] ? __( 'Import canceled.', 'frontage' ) : __( 'Import undone.', 'frontage' ) );
}

/**
 * Import to undo: the one with this ID, or the latest that is done or unfinished.
 * @return KitRun|\WP_Error
 */
function run_to_undo( string $id ) {
	if ( '' === $id ) {
		$open = runs_to_undo();
		return $open ? reset( $open ) : new \WP_Error( 'frontage_kit_run', __( 'There is no import to undo.', 'frontage' ) );
	}
	$run  = run( $id ) ?? no_such_run();
	$over = new \WP_Error( 'frontage_kit_run', __( 'This import was already undone or canceled.', 'frontage' ) );
	return is_array( $run ) && is_taken_back( $run ) ? $over : $run;
}

/** @param array<mixed> $run */
function is_taken_back( array $run ): bool {
	return in_array( $run['state'] ?? '', [ 'undone', 'cancelled' ], true );
}

/** @return list<KitRun> Imports that are unfinished or can be undone, the latest first. */
function runs_to_undo(): array {
	return array_values( array_filter( runs(), static fn( array $run ): bool => ! is_taken_back( $run ) ) );
}

/**
 * Sentences on what an undo would do.
 * @param KitRun $run
 * @return list<string>
 */
function left_by_undo( array $run ): array {
	if ( isset( $run['switched'] ) ) {
		return kept_of( $run )['left'];
	}
	/* translators: %s: title of an import. */
	return [ sprintf( __( 'The unfinished import “%s” would be canceled.', 'frontage' ), $run['title'] ) ];
}

/**
 * Lists imports that are unfinished or can be undone.
 */
function run_list(): void {
	require_once dirname( __DIR__ ) . '/load.php';
	$runs = or_error( static fn(): array => runs_to_undo() );
	if ( has_failed( $runs ) ) {
		return;
	}
	if ( ! $runs ) {
		\WP_CLI::log( __( 'There are no imports.', 'frontage' ) );
	}
	foreach ( array_map( 'Frontage\Values\items', items( $runs ) ) as $run ) {
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
	array_map( 'WP_CLI::warning', $plan['warnings'] );
	\WP_CLI::success( __( 'Dry run complete. Nothing was changed.', 'frontage' ) );
}

/** @param KitRun $run */
function print_report( array $run ): void {
	$report = reported( $run['report'], items( stored_manifest( $run['id'] )['objects'] ?? [] ) );
	foreach ( array_merge( $report['removed'], $report['unresolved'] ) as $line ) {
		\WP_CLI::warning( ( $line['title'] === $line['name'] ? $line['name'] : "{$line['title']} ({$line['name']})" ) . ": {$line['what']}" );
	}
	array_map( 'WP_CLI::log', $report['forgotten'] );
	/* translators: 1: number of objects made, 2: changed, 3: kept, 4: command. */
	$sentence = __( 'Created %1$d, updated %2$d, kept %3$d. To undo, run: %4$s', 'frontage' );
	\WP_CLI::success( sprintf( $sentence, $report['made'], $report['changed'], $report['kept'], undo_command( $run ) ) );
}

<?php
/** Work that calls the hooks of other plugins: what they do ends nothing, and is named. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Text\decode_entities;
use function Frontage\Text\title_of;

defined( 'ABSPATH' ) || exit;

/**
 * Does something outside of any transaction, and goes on whatever hooks throw.
 * @param callable(): mixed $work
 * @return \Throwable|null What was thrown.
 * @throws \RuntimeException If the database refused a query that is not of a hook.
 */
function guarded( callable $work ): ?\Throwable {
	$problem = null;
	$catch   = static function () use ( $work, &$problem ): void {
		try {
			$work();
		} catch ( \Throwable $thrown ) {
			$problem = $thrown;
		}
	};
	quietly( static fn() => checked( $catch ) );
	return $problem;
}

/**
 * Does something that calls hooks, after which output, the current user and WordPress's list of current hooks are as before.
 * @template Result
 * @param callable(): Result $work
 * @return Result
 */
function quietly( callable $work ) {
	global $wp_current_filter;
	$level = ob_get_level();
	$hooks = $wp_current_filter;
	ob_start();
	try {
		return with_user_kept( $work );
	} finally {
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		// WordPress leaves the name of a hook that threw there.
		$wp_current_filter = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}
}

/**
 * Does something, after which the current user and what is filtered of his contents are as before.
 * @template Result
 * @param callable(): Result $work
 * @return Result
 */
function with_user_kept( callable $work ) {
	$user   = get_current_user_id();
	$filter = static fn(): bool => false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
	$was_on = $filter();
	try {
		return $work();
	} finally {
		wp_set_current_user( $user );
		if ( $filter() !== $was_on ) {
			$was_on ? kses_init_filters() : kses_remove_filters();
		}
	}
}

/**
 * Folder of the plugin whose code threw something; '' if it is not known.
 */
function plugin_of( \Throwable $problem ): string {
	$root  = trailingslashit( wp_normalize_path( WP_PLUGIN_DIR ) );
	$files = array_merge( [ $problem->getFile() ], array_column( $problem->getTrace(), 'file' ) );
	foreach ( array_map( 'wp_normalize_path', $files ) as $file ) {
		$folder = str_starts_with( $file, $root ) ? (string) strtok( substr( $file, strlen( $root ) ), '/' ) : '';
		if ( ! in_array( $folder, [ '', dirname( plugin_basename( \Frontage\PLUGIN_FILE ) ) ], true ) ) {
			return $folder;
		}
	}
	return '';
}

/**
 * Names in the report what another plugin failed at: what undoing leaves is a list of sentences, all else of names.
 */
function report_failure( Import $import, string $title, string $what ): void {
	if ( 'undoing' === $import->run['state'] ) {
		/* translators: 1: title of a page, a picture, a category. 2: a sentence about what went wrong with it. */
		$line = sprintf( __( '“%1$s”: %2$s', 'frontage' ), $title, $what );

		$import->run['report']['left'] = array_slice( array_merge( $import->run['report']['left'] ?? [], [ $line ] ), 0, REPORT_LINES );
		return;
	}
	$line = [
		'name' => $title,
		'what' => $what,
	];
	report( $import, 'unresolved', [ $line ] );
}

/** Sentence about a plugin that threw. */
function blame( \Throwable $problem ): string {
	$plugin = plugin_of( $problem );
	/* translators: %s: folder of a plugin. */
	$sentence = __( 'The plugin “%s” caused an error while this was being updated.', 'frontage' );
	return '' === $plugin ? __( 'Another plugin caused an error while this was being updated.', 'frontage' ) : sprintf( $sentence, $plugin );
}

/**
 * Title of an object of the journal, as owners know it.
 * @param KitEntry $entry
 */
function title_of_entry( array $entry ): string {
	$title = 'post' === $entry['of'] ? title_of( $entry['target'] ) : decode_entities( get_term( $entry['target'] )->name ?? '' );
	return '' === $title ? $entry['name'] : $title;
}

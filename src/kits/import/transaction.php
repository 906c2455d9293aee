<?php
/** Transactions: all of it or nothing, also if the process is killed; and the verdict on our own queries, not on those of other plugins. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Actions that say what WordPress has changed: of what, and which of their arguments names it. */
const CHANGES = [
	'clean_post_cache'  => [ 'posts', 0 ],
	'added_post_meta'   => [ 'posts', 1 ],
	'updated_post_meta' => [ 'posts', 1 ],
	'deleted_post_meta' => [ 'posts', 1 ],
	'set_object_terms'  => [ 'posts', 0 ],
	'clean_term_cache'  => [ 'terms', 0 ],
	'added_term_meta'   => [ 'terms', 1 ],
	'updated_term_meta' => [ 'terms', 1 ],
	'added_option'      => [ 'options', 0 ],
	'updated_option'    => [ 'options', 0 ],
	'deleted_option'    => [ 'options', 0 ],
];

/**
 * Result of the database or of WordPress, or an exception.
 * @template Result
 * @param Result $result
 * @return Result
 * @throws \RuntimeException If it is false or an error.
 */
function need( $result ) {
	if ( is_wp_error( $result ) ) {
		throw new \RuntimeException( esc_html( $result->get_error_message() ) );
	}
	if ( false === $result ) {
		throw new \RuntimeException( esc_html__( 'The database rejected a change.', 'frontage' ) );
	}
	return $result;
}

/**
 * Result of a query that reads, or an exception if it failed: an error is not "nothing there".
 * @template Result
 * @param Result $result
 * @return Result
 */
function need_read( $result ) {
	global $wpdb;
	need( '' === (string) $wpdb->last_error );
	return $result;
}

/**
 * Does something, and throws if the database refused a query of it: many functions of WordPress don't tell. Queries of hooks that it calls are other
 * plugins', who go on without.
 * @template Result
 * @param callable(): Result $work
 * @return Result
 */
function checked( callable $work ) {
	$depth     = count( $GLOBALS['wp_current_filter'] );
	$count     = static fn(): int => count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ) );
	$known     = $count();
	$is_ours   = false;
	$is_failed = false;
	// Called before each query, so that it sees what became of the last one.
	$look = static function ( $query ) use ( $depth, $count, &$known, &$is_ours, &$is_failed ) {
		$is_failed = $is_failed || ( $is_ours && $count() > $known );
		$known     = $count();
		// Within the filter `query` itself.
		$is_ours = count( $GLOBALS['wp_current_filter'] ) <= $depth + 1;
		return $query;
	};
	add_filter( 'query', $look, PHP_INT_MAX );
	try {
		$result = $work();
	} finally {
		remove_filter( 'query', $look, PHP_INT_MAX );
	}
	$look( '' );
	need( ! $is_failed );
	return $result;
}

/**
 * Does all of it or nothing: also undone if the process is killed — tables without transactions are refused by begin().
 * @template Result
 * @param callable(): Result $work
 * @return Result
 * @throws \Throwable Of the work, or if the database refused a query of it.
 */
function in_transaction( callable $work ) {
	global $wpdb;
	$changed = [];
	$notes   = [];
	foreach ( CHANGES as $hook => [ $of, $at ] ) {
		$notes[ $hook ] = static function ( ...$values ) use ( &$changed, $of, $at ): void {
			foreach ( (array) $values[ $at ] as $key ) {
				$changed[ $of ][ $key ] = $key;
			}
		};
		add_action( $hook, $notes[ $hook ], 10, 2 );
	}
	// After a fatal error: before others write, and before locks are released.
	add_action( 'shutdown', __NAMESPACE__ . '\roll_back', PHP_INT_MIN );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no function for transactions.
	try {
		need( $wpdb->query( 'START TRANSACTION' ) );
		mark_transaction();
		$result = checked( $work );
		need_transaction();
		need( $wpdb->query( 'COMMIT' ) );
		return $result;
	} catch ( \Throwable $problem ) {
		roll_back();
		forget_changed( $changed );
		throw $problem;
	} finally {
		remove_action( 'shutdown', __NAMESPACE__ . '\roll_back', PHP_INT_MIN );
		foreach ( $notes as $hook => $note ) {
			remove_action( $hook, $note, 10 );
		}
	}
	// phpcs:enable
}

function roll_back(): void {
	global $wpdb;
	$wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
}

/**
 * Locks posts until the transaction ends: what is read of them afterwards is what others have saved, and stays so.
 * @param int[] $ids
 */
function lock_posts( array $ids ): void {
	global $wpdb;
	// SQLite lets one connection write at a time.
	foreach ( $wpdb->is_mysql ? array_chunk( $ids, 500 ) : [] as $some ) {
		$in = implode( ',', array_map( 'intval', $some ) );
		need_read( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE ID IN ( $in ) FOR UPDATE" ) ); // phpcs:ignore WordPress.DB -- Ids are numbers.
	}
}

/**
 * Locks options until the transaction ends, as its first statement: what is read of them afterwards is what others have saved, and stays so. They are
 * locked in one order, so that two who lock do not wait for each other.
 * @param string[] $names
 */
function lock_options( array $names ): void {
	global $wpdb;
	$names = array_values( array_unique( $names ) );
	sort( $names );
	// SQLite lets one connection write at a time.
	if ( $wpdb->is_mysql && $names ) {
		$marks = implode( ',', array_fill( 0, count( $names ), '%s' ) );
		$sql   = "SELECT option_name FROM {$wpdb->options} WHERE option_name IN ( $marks ) ORDER BY option_name FOR UPDATE";
		need_read( $wpdb->get_col( $wpdb->prepare( $sql, $names ) ) ); // phpcs:ignore WordPress.DB -- Names are prepared.
	}
}

/** The transaction has ended before its work was done. */
final class EndedTransaction extends \RuntimeException {}

/** Sets the savepoint by which need_transaction() knows the transaction. */
function mark_transaction(): void {
	global $wpdb;
	failed_queries( true );
	$wpdb->is_mysql && need( $wpdb->query( 'SAVEPOINT frontage_kit' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
}

/**
 * Throws if the transaction has ended by itself: by a deadlock, by a table that a plugin made, by a connection that was lost and made anew; on SQLite,
 * by any query that failed, whoever asked it.
 * @throws EndedTransaction If it has.
 */
function need_transaction(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
	if ( $wpdb->is_mysql ? false === $wpdb->query( 'RELEASE SAVEPOINT frontage_kit' ) : failed_queries() > 0 ) {
		throw new EndedTransaction( esc_html__( 'The database ended a transaction early. Another plugin may be the cause.', 'frontage' ) );
	}
	mark_transaction();
}

/** Number of queries that failed since it was last asked to count anew, also those of other plugins. */
function failed_queries( bool $is_new = false ): int {
	static $known = 0;
	$count        = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ) );
	$known        = $is_new ? $count : $known;
	return $count - $known;
}

/**
 * Takes what was changed and rolled back out of caches, and nothing else.
 * @param array<string, array<int|string>> $changed Ids of posts and terms, names of options.
 */
function forget_changed( array $changed ): void {
	forget_objects( array_map( 'intval', $changed['posts'] ?? [] ), array_map( 'intval', $changed['terms'] ?? [] ) );
	forget_options( array_map( 'strval', $changed['options'] ?? [] ) );
}

/**
 * Takes posts and terms out of caches, without a word to others.
 * @param int[] $posts
 * @param int[] $terms
 */
function forget_objects( array $posts, array $terms ): void {
	wp_cache_delete_multiple( $posts, 'posts' );
	wp_cache_delete_multiple( $posts, 'post_meta' );
	wp_cache_delete_multiple( $terms, 'terms' );
	wp_cache_delete_multiple( $terms, 'term_meta' );
	foreach ( get_taxonomies() as $taxonomy ) {
		wp_cache_delete_multiple( $posts, "{$taxonomy}_relationships" );
	}
	// Also these tell others.
	guarded( static fn() => wp_cache_set_last_changed( 'posts' ) );
	guarded( static fn() => wp_cache_set_last_changed( 'terms' ) );
}

/**
 * Takes options out of caches.
 * @param string[] $names
 */
function forget_options( array $names ): void {
	if ( $names ) {
		wp_cache_delete_multiple( array_merge( $names, [ 'alloptions', 'notoptions' ] ), 'options' );
	}
}

/** Whether the database has transactions in all tables that an import writes: MyISAM has none. */
function has_transactions(): bool {
	global $wpdb;
	$tables = [ $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships, $wpdb->term_taxonomy, $wpdb->options ];
	$marks  = implode( ',', array_fill( 0, count( $tables ), '%s' ) );
	$sql    = "SELECT DISTINCT ENGINE FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ( $marks )";
	// phpcs:ignore WordPress.DB -- Names are prepared.
	return [] === array_intersect( $wpdb->get_col( $wpdb->prepare( $sql, $tables ) ), [ 'MyISAM', 'Aria', 'MEMORY' ] );
}

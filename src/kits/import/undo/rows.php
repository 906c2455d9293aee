<?php
/** What of an import a row of the site uses, and to whom the row belongs. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Settings;

use function Frontage\Values\items;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/** Meta that WordPress keeps for itself: numbers in it are sizes, times and users, and files in it are the post's own. */
const OWN_META = [
	'_edit_last',
	'_edit_lock',
	'_menu_item_menu_item_parent',
	'_wp_attached_file',
	'_wp_attachment_backup_sizes',
	'_wp_attachment_metadata',
	'_wp_old_date',
	'_wp_old_slug',
	'nav_menu_recently_edited',
	'session_tokens',
];

/** Options that WordPress keeps for itself, or whose numbers are sizes and counts. */
const OWN_OPTIONS = [
	'admin_email_lifespan',
	'close_comments_days_old',
	'comment_max_links',
	'comments_per_page',
	'cron',
	'db_version',
	'initial_db_version',
	'mailserver_port',
	'posts_per_page',
	'posts_per_rss',
	'recently_activated',
	'recently_edited',
	'rewrite_rules',
	'thread_comments_depth',
	'user_count',
];

/** Names of numbers that are no ids. */
const COUNTERS = '~(?:^|[_-])(?:count|views?|hits|time|timestamp|level|width|height|size_[wh]|quality)$~';

/**
 * Uses in rows of a table.
 * @param list<int>                               $ids
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, array<string, true>> By the object of the import that uses them, '' for all else.
 */
function uses_in_rows( string $name, array $ids, array $known ): array {
	$uses = [];
	foreach ( found_in_rows( $name, $ids, $known ) as $id => $found ) {
		// What was there before the switch, and is the same, names something else.
		if ( ( $known['baseline'][ "$name $id" ] ?? '' ) !== $found['hash'] ) {
			$uses[ $found['owner'] ] = $found['uses'] + ( $uses[ $found['owner'] ] ?? [] );
		}
	}
	return $uses;
}

/**
 * Rows of a table that use something.
 * @param list<int>                               $ids
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<int, array{owner: string, uses: array<string, true>, hash: string}> By id, with the hash of all that is read of it.
 */
function found_in_rows( string $name, array $ids, array $known ): array {
	global $wpdb;
	$source = source( $name );
	$in     = implode( ',', array_map( 'intval', $ids ) );
	$found  = [];
	$sql    = "SELECT $source[id] AS id, $source[read] FROM $source[from] WHERE $source[id] IN ( $in )";
	$rows   = $ids ? $wpdb->get_results( $sql, ARRAY_A ) : []; // phpcs:ignore WordPress.DB -- Names of tables, and numbers.
	foreach ( (array) need_read( $rows ) as $row ) {
		/** @var array<string, mixed> $row */
		$uses = uses_in_row( $name, $row, $known );
		if ( $uses ) {
			$found[ number( $row['id'] ) ] = [
				'owner' => owner_of( $name, number( $row['owner'] ), $known ),
				'uses'  => $uses,
				'hash'  => md5( implode( "\n", array_map( 'Frontage\Values\text', $row ) ) ),
			];
		}
	}
	return $found;
}

/**
 * Object of the import to which a row belongs; '' if it is another one's.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 */
function owner_of( string $name, int $id, array $known ): string {
	$of = [
		'posts'    => 'post',
		'meta'     => 'post',
		'terms'    => 'term',
		'termmeta' => 'term',
	][ $name ] ?? '';
	return (string) ( $known['owners'][ "$of $id" ] ?? '' );
}

/**
 * @param array<string, mixed>                    $row
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_row( string $name, array $row, array $known ): array {
	$value = (string) $row['value'];
	$key   = (string) $row['name'];
	switch ( $name ) {
		case 'posts':
			return uses_in_post( $row, $known );
		case 'terms':
			$is_parent = static fn( string $use ): bool => ' ' !== $use[0];
			$parents   = array_filter( items( $known['ids'][ number( $row['parent'] ) ] ?? [] ), $is_parent );
			return array_fill_keys( $parents, true ) + uses_in_text( $value, $known );
		case 'comments':
			return uses_in_text( $value, $known );
		case 'options':
			return uses_in_option( $key, $value, $known );
	}
	if ( in_array( $key, OWN_META, true ) || preg_match( COUNTERS, $key ) ) {
		return [];
	}
	$template = '_wp_page_template' === $key ? $known['templates'][ $value ] ?? '' : '';
	return ( '' === $template ? [] : [ (string) $template => true ] ) + uses_in_value( $value, $known );
}

/**
 * @param array<string, mixed>                    $row
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_post( array $row, array $known ): array {
	$type  = (string) $row['name'];
	$value = (string) $row['value'];
	$uses  = uses_in_text( "$value\n$row[post_excerpt]\n$row[post_content_filtered]", $known );
	if ( 'attachment' !== $type ) {
		$is_parent = static fn( string $use ): bool => ' ' === $use[0];
		$uses     += array_fill_keys( array_filter( items( $known['ids'][ number( $row['parent'] ) ] ?? [] ), $is_parent ), true );
	}
	if ( 'wp_global_styles' === $type ) {
		return $uses + uses_in_object( items( json_decode( $value, true ) ), 'styles', $known );
	}
	// Forms and the Customizer's changes are stored so. The numbers of fonts are weights.
	$is_json = ! str_starts_with( $type, 'wp_font_' ) && in_array( $value[0] ?? '', [ '{', '[' ], true );
	return $uses + ( $is_json ? uses_in_value( $value, $known ) : [] );
}

/**
 * Uses in an option, but for what the import set there and nobody changed.
 * @param array<string, array<int|string, mixed>> $known Of known_by(), with `pointers`.
 * @return array<string, true>
 */
function uses_in_option( string $name, string $stored, array $known ): array {
	if ( in_array( $name, OWN_OPTIONS, true ) || preg_match( COUNTERS, $name ) ) {
		return [];
	}
	if ( str_starts_with( $name, row_name( '' ) ) ) {
		return uses_of_other_run( $name, $stored, $known );
	}
	$value = stored_value( $stored );
	foreach ( items( $known['pointers'] ?? [] ) as $pointer ) {
		$pointer = items( $pointer );
		$is_here = $pointer['option'] === $name;
		if ( $is_here && 'sticky_posts' === $name ) {
			$value = array_diff( array_map( 'intval', items( $value ) ), array_map( 'intval', items( $pointer['after'] ) ) );
		} elseif ( $is_here && $pointer['is_set'] ) {
			$value = with_value( $value, $pointer['keys'], null );
		}
		// WordPress stores the logo a second time.
		$is_copy = 'site_logo' === $pointer['option'] && $pointer['is_set'] && str_starts_with( $name, 'theme_mods_' ) && is_array( $value );
		if ( $is_copy && number( $value['custom_logo'] ?? 0 ) === number( $pointer['after'] ) ) {
			unset( $value['custom_logo'] );
		}
	}
	// What is an id among our own settings is known; the others are sizes and numbers of columns.
	return Settings\OPTION === $name
		? uses_in_object( [ 'plugin' => items( $value ) ], 'settings', $known ) + uses_in_text( (string) wp_json_encode( $value ), $known )
		: uses_in_value( $value, $known );
}

/**
 * Uses in what another import found in the place of what it set: its undoing brings that back.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_of_other_run( string $name, string $stored, array $known ): array {
	$before = [];
	foreach ( items( json_decode( $stored, true ) ) as $pointer ) {
		// Our own settings are numbers of columns and the like.
		if ( Settings\OPTION !== ( items( $pointer )['option'] ?? '' ) ) {
			$before[] = items( $pointer )['before'] ?? null;
		}
	}
	return isset( $known['rows'][ $name ] ) ? [] : uses_in_value( $before, $known );
}

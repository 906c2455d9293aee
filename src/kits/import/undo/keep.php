<?php
/** What an undoing keeps: what was changed, what the site uses, and whatever that uses as it is now, to the end. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Text\decode_entities;
use function Frontage\Text\title_of;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Objects that an undoing keeps, and why.
 * @param list<KitEntry>          $journal
 * @param array<string, array<string, mixed>> $traces  By name.
 * @param array<string, array<string, true>>  $uses    By who uses, '' for the site; with `*` if some could not be looked for, with UNREAD_TABLE if files could not.
 * @return array{keep: array<string, bool>, left: list<string>, gone: list<string>, presets: list<string>} Names of kept objects, sentences, names of
 *         those that are gone, presets that are in use.
 */
function kept_by( array $journal, array $traces, array $uses ): array {
	[ 'changed' => $changed, 'gone' => $gone ] = changed_of( $journal, $traces );
	$trashed                                   = trashed_of( $journal );
	$used                                      = $uses[''] ?? [];
	$queue                                     = [];
	$keep                                      = [];
	foreach ( $journal as $entry ) {
		$name = $entry['name'];
		// What was imported and is in the trash stays there.
		if ( isset( $changed[ $name ] ) || ( isset( $trashed[ $name ] ) && ! is_swapped( $entry ) ) ) {
			$queue[] = use_of( $entry );
		}
	}
	// A replaced object is put back without any loss to those that use it.
	$entries = array_filter( $journal, static fn( array $entry ): bool => ! is_swapped( $entry ) && ! isset( $gone[ $entry['name'] ] ) );
	$named   = array_map( __NAMESPACE__ . '\use_of', array_column( $entries, null, 'name' ) );
	$known   = array_flip( $named );
	// In doubt a table of another plugin uses the files.
	$unread  = unread_of( $used );
	$unknown = $unread ? array_filter( $named, static fn( string $name ): bool => ! empty( $traces[ $name ]['files'] ), ARRAY_FILTER_USE_KEY ) : [];
	foreach ( isset( $used['*'] ) ? $known : array_intersect_key( $known, $used + array_flip( $unknown ) ) as $use => $name ) {
		$queue[] = (string) $use;
	}
	$seen = array_fill_keys( $queue, true );
	while ( $queue ) {
		$owner = (string) array_pop( $queue );
		foreach ( array_keys( array_diff_key( $uses[ $owner ] ?? [], [ $owner => true ] ) ) as $use ) {
			$used[ $use ] = true;
			if ( isset( $known[ $use ] ) && ! isset( $seen[ $use ] ) ) {
				$seen[ $use ] = true;
				$queue[]      = (string) $use;
			}
		}
	}
	foreach ( $named as $name => $use ) {
		if ( isset( $used['*'] ) || isset( $used[ $use ] ) ) {
			$keep[ $name ] = true;
		}
	}
	$in_use = $keep;
	$keep  += array_fill_keys( array_keys( $changed + $unknown ), true );
	return [
		'keep'    => $keep,
		'left'    => array_merge( sentences_of( $journal, $keep, $changed, array_diff_key( $unknown, $in_use ) ), $unknown ? sentences_of_unread( $unread ) : [] ),
		'gone'    => array_map( 'strval', array_keys( $gone ) ),
		'presets' => used_presets( $used, $traces ),
	];
}

/**
 * @param array<string, true>                 $used
 * @param array<string, array<string, mixed>> $traces By name.
 * @return list<string>
 */
function used_presets( array $used, array $traces ): array {
	$presets = [];
	foreach ( array_column( $traces, 'presets' ) as $some ) {
		foreach ( items( $some ) as $preset ) {
			if ( isset( $used['*'] ) || isset( $used[ "preset:$preset" ] ) ) {
				$presets[] = text( $preset );
			}
		}
	}
	return $presets;
}

/**
 * Objects that were changed since, and those that are gone.
 * @param list<KitEntry>          $journal
 * @param array<string, array<string, mixed>> $traces  By name; one that lacks ended the process each time.
 * @return array{changed: array<string, true>, gone: array<string, true>} By name.
 */
function changed_of( array $journal, array $traces ): array {
	$changed = [];
	$gone    = [];
	foreach ( array_chunk( $journal, PRINTED_AT_ONCE ) as $some ) {
		foreach ( prints_now( $some, true ) as $name => $print ) {
			$trace = $traces[ $name ] ?? null;
			if ( '' === $print ) {
				$gone[ $name ] = true;
			} elseif ( ! $trace || $trace['changed'] || is_other_print( $print, $trace['print'] ) ) {
				$changed[ $name ] = true;
			}
		}
		free_memory();
	}
	return compact( 'changed', 'gone' );
}

/**
 * @param list<string> $tables That could not be read.
 * @return list<string>
 */
function sentences_of_unread( array $tables ): array {
	/* translators: %s: name of a table of the database. */
	$unread = __( 'The database table “%s” couldn’t be searched, so undo keeps the imported files that it may use.', 'frontage' );
	return array_map( static fn( string $table ): string => sprintf( $unread, $table ), $tables );
}

/**
 * Sentences about what is kept.
 * @param list<KitEntry> $journal
 * @param array<string, bool>        $keep    By name.
 * @param array<string, true>        $changed By name.
 * @param array<string, string>      $unknown Of which it is not known whether they are used, by name.
 * @return list<string>
 */
function sentences_of( array $journal, array $keep, array $changed, array $unknown ): array {
	$left = [];
	/* translators: %s: title of a page, an item or a header. */
	$edited = __( '“%s” has been edited since the import, so undo keeps it.', 'frontage' );
	/* translators: %s: title of a page, an item or a header. */
	$edited_made = __( '“%s” has been edited since you created it, so undo keeps it.', 'frontage' );
	/* translators: %s: title of a page, a picture, a category. */
	$used = __( '“%s” is in use, so undo keeps it.', 'frontage' );
	/* translators: %s: title of a picture or a font. */
	$maybe = __( '“%s” may be in use, so undo keeps it.', 'frontage' );
	foreach ( array_chunk( array_filter( $journal, static fn( array $entry ): bool => isset( $keep[ $entry['name'] ] ) ), PRINTED_AT_ONCE ) as $some ) {
		_prime_post_caches( array_column( array_filter( $some, static fn( array $entry ): bool => 'post' === $entry['of'] ), 'target' ), false, false );
		foreach ( $some as $entry ) {
			$title  = 'post' === $entry['of'] ? title_of( $entry['target'] ) : decode_entities( get_term( $entry['target'] )->name ?? '' );
			$why    = 'made' === $entry['sha256'] ? $edited_made : $edited;
			$why    = isset( $changed[ $entry['name'] ] ) ? $why : ( isset( $unknown[ $entry['name'] ] ) ? $maybe : $used );
			$left[] = sprintf( $why, $title );
		}
		free_memory();
	}
	return $left;
}

/**
 * Uses that the database tells at once: comments, children, posts in terms, terms in terms.
 * @param array<string, array<int|string, mixed>> $known   Of known_by().
 * @param list<KitEntry>              $journal
 * @return array<string, array<string, true>> By who uses.
 */
function used_rows( array $known, array $journal ): array {
	global $wpdb;
	$ids   = ids_of( $journal );
	$posts = implode( ',', array_merge( [ 0 ], $ids['posts'] ) );
	$terms = implode( ',', array_merge( [ 0 ], $ids['terms'] ) );
	// phpcs:disable WordPress.DB -- Ids are numbers.
	$of   = "SELECT DISTINCT 'post' AS kind, 0 AS owner, 'post' AS what, comment_post_ID AS used FROM {$wpdb->comments}
		WHERE comment_post_ID IN ( $posts ) AND comment_type <> 'note'
		UNION SELECT 'post', CASE WHEN ID IN ( $posts ) THEN ID ELSE 0 END, 'post', post_parent FROM {$wpdb->posts}
		WHERE post_parent IN ( $posts ) AND post_parent > 0 AND post_type NOT IN ( 'revision', 'attachment' )
		UNION SELECT 'post', CASE WHEN r.object_id IN ( $posts ) THEN r.object_id ELSE 0 END, 'term', x.term_id
		FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id
		WHERE x.term_id IN ( $terms ) AND x.taxonomy <> 'nav_menu'
		UNION SELECT 'term', CASE WHEN term_id IN ( $terms ) THEN term_id ELSE 0 END, 'term', parent FROM {$wpdb->term_taxonomy}
		WHERE parent IN ( $terms ) AND parent > 0";
	$rows = (array) need_read( $wpdb->get_results( $of ) );
	// phpcs:enable
	$uses = [];
	foreach ( $rows as $row ) {
		$use   = (string) ( $known['owners'][ "$row->what $row->used" ] ?? '' );
		$owner = (string) ( $known['owners'][ "$row->kind $row->owner" ] ?? '' );
		if ( '' !== $use && $use !== $owner ) {
			$uses[ $owner ][ $use ] = true;
		}
	}
	return $uses;
}

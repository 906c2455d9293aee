<?php
/** What an import replaced is the owner's: swapped back, else a revision, else a draft that the report names. Only the owner deletes it. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Text\escape_text;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Makes hidden originals of a run to what their owner finds in WordPress.
 * @param KitRun    $run
 * @param list<int|string>|null   $only Names of objects; null for all.
 * @param bool                    $is_undo Whether a deleted part or template comes back in its own place.
 * @return list<string> Sentences about those that are no revisions.
 */
function keep_originals( array $run, ?array $only = null, bool $is_undo = false ): array {
	$was   = items( read_row( $run['id'], 'was' ) );
	$only  = null === $only ? null : array_fill_keys( $only, true );
	$told  = [];
	$found = [];
	foreach ( $was ? journal( $run['id'] ) : [] as $entry ) {
		if ( isset( $was[ original_key( $entry ) ] ) && ( null === $only || isset( $only[ $entry['name'] ] ) ) ) {
			$found[] = $entry;
		}
	}
	foreach ( array_chunk( $found, PRINTED_AT_ONCE ) as $some ) {
		_prime_post_caches( array_merge( array_column( $some, 'id' ), array_column( $some, 'target' ) ), false, false );
		foreach ( $some as $entry ) {
			$key    = original_key( $entry );
			$told[] = 'term' === $entry['of']
				? keep_menu( $entry, items( $was[ $key ] ), text( $run['title'] ) )
				: keep_original( $entry, $is_undo ? text( $was[ $key ] ) : '', $run );
			unset( $was[ $key ] );
		}
		write_row( $run['id'], 'was', $was );
		free_memory();
	}
	return array_values( array_filter( $told ) );
}

/**
 * Hidden originals of a run, and items of menus: what caches forget once more after the transaction in which keep_originals() shows them, for another
 * request may have read them before its end.
 * @return array{posts: list<int>, terms: list<int>}
 */
function originals_of( string $run ): array {
	$ids = [
		'posts' => [],
		'terms' => [],
	];
	foreach ( items( read_row( $run, 'was' ) ) as $key => $was ) {
		if ( is_array( $was ) ) {
			$ids['terms'][] = (int) substr( (string) $key, strlen( 'term ' ) );
			array_push( $ids['posts'], ...array_keys( items( $was['items'] ?? [] ) ) );
		} else {
			$ids['posts'][] = (int) $key;
		}
	}
	return array_map( static fn( array $some ): array => array_map( 'intval', $some ), $ids );
}

/**
 * @param KitEntry $entry  Of the journal.
 * @param string               $status That it gets back if its place is free; '' to leave its place alone.
 * @param KitRun $run
 */
function keep_original( array $entry, string $status, array $run ): string {
	forget_objects( [ $entry['id'] ], [] );
	$original = $entry['id'] ? get_post( $entry['id'] ) : null;
	if ( ! $original || STAGED !== $original->post_status ) {
		return '';
	}
	$theme  = text( $run['theme'] ?? get_stylesheet() );
	$target = target_now( $entry, $original, $theme );
	$title  = original_title( $original );
	if ( $target && is_held_by_revision( $original, $target ) ) {
		make_revision( $original->ID, $target );
		/* translators: %s: title of a page. */
		return sprintf( __( 'The original “%s” was saved as a revision. Find it in the editor under Revisions.', 'frontage' ), $title );
	}
	if ( ! $target && '' !== $status && put_back( $original, $entry, $status, $theme ) ) {
		/* translators: %s: title of a template part. */
		return sprintf( __( 'The original “%s” was restored.', 'frontage' ), $title );
	}
	$beside = title_beside( $title, $run['title'] );
	$place  = make_draft( $original, $beside );
	/* translators: 1: title of a page, 2: title of the draft that holds its earlier version, 3: where it is, such as Pages. */
	return sprintf( __( 'The original “%1$s” was saved as “%2$s” under %3$s.', 'frontage' ), $title, $beside, $place );
}

/**
 * Title of what is kept beside what replaced it.
 * @param string $title Plain text; so is the title of the kit, whoever wrote it.
 */
function title_beside( string $title, string $kit ): string {
	/* translators: 1: title of a page, 2: title of an import. */
	return sprintf( __( '%1$s (before %2$s)', 'frontage' ), $title, cut_text( $kit, 80 ) );
}

/** The beginning of a text that is longer than some characters. */
function cut_text( string $text, int $length ): string {
	return mb_strlen( $text ) > $length ? mb_substr( $text, 0, $length - 1 ) . '…' : $text;
}

/** Title of an original as plain text. */
function original_title( \WP_Post $post ): string {
	$title = trim( html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES ) );
	return '' === $title ? __( '(no title)', 'frontage' ) : $title;
}

/** By hand: WordPress makes revisions of what is now, and this is from before. It is dated now, so that it is not the first to be deleted. */
function make_revision( int $id, \WP_Post $target ): void {
	global $wpdb;
	// Past the hooks of others, for it is within a transaction.
	need( $wpdb->delete( $wpdb->term_relationships, [ 'object_id' => $id ] ) ); // phpcs:ignore WordPress.DB -- Caches are cleared below.
	set_post_fields(
		$id,
		[
			'post_type'         => 'revision',
			'post_status'       => 'inherit',
			'post_parent'       => $target->ID,
			'post_name'         => "$target->ID-revision-v1",
			'comment_status'    => 'closed',
			'ping_status'       => 'closed',
			'post_date'         => current_time( 'mysql' ),
			'post_date_gmt'     => current_time( 'mysql', true ),
			'post_modified'     => current_time( 'mysql' ),
			'post_modified_gmt' => current_time( 'mysql', true ),
		]
	);
}

/**
 * Puts the original of a deleted part, template or stylesheet into its own place, if nothing else is there.
 * @param KitEntry $entry
 */
function put_back( \WP_Post $original, array $entry, string $status, string $theme ): bool {
	$slugs = explode( '--', (string) strstr( $entry['name'], '/' ) );
	$slug  = site_key( ltrim( (string) end( $slugs ), '/' ) );
	$is_in = in_array( $original->post_type, [ 'wp_template', 'wp_template_part' ], true ) && ! str_starts_with( $slug, 'x-' );
	$is_of = 'wp_global_styles' === $original->post_type;
	$other = 1;
	$find  = static function () use ( $entry, &$other ): void {
		$other = find_object( $entry['name'] );
	};
	// Where another plugin throws, its place may be taken.
	if ( ! $is_of && ( ! $is_in || guarded( $find ) || $other ) ) {
		return false;
	}
	set_post_fields(
		$original->ID,
		[
			'post_status' => 'trash' === $status ? 'draft' : $status,
			'post_name'   => $is_of ? slug_of_styles( $theme ) : $slug,
		]
	);
	wp_clean_theme_json_cache();
	return true;
}

/**
 * Makes an original to a draft of its type, with all that it holds: templates and patterns are listed as published ones only, and stylesheets not at
 * all. A type that is not there at the moment, as while a plugin is off, lists it again when it is.
 * @param string $title Plain text.
 * @return string Where its owner finds it.
 */
function make_draft( \WP_Post $original, string $title ): string {
	$is_listed = in_array( $original->post_type, [ 'wp_template', 'wp_template_part', 'wp_block' ], true );
	$type      = $original->post_type;
	$content   = $original->post_content;
	if ( 'wp_global_styles' === $type ) {
		$type    = 'page';
		$content = "<!-- wp:code -->\n<pre class=\"wp-block-code\"><code>" . escape_text( $content ) . "</code></pre>\n<!-- /wp:code -->";
	}
	set_post_fields(
		$original->ID,
		[
			'post_title'   => escape_text( $title ),
			'post_content' => $content,
			'post_type'    => $type,
			'post_status'  => $is_listed ? 'publish' : 'draft',
			// A slug that no template hierarchy asks for.
			'post_name'    => $is_listed ? "before-import-$original->ID" : '',
		]
	);
	$known = get_post_type_object( $type );
	return $known ? text( $known->labels->name ) : $type;
}

/**
 * Tells in the report of the latest import of one that is forgotten, apart from what the latest one itself leaves.
 * @param list<string> $sentences
 */
function tell_latest( array $sentences ): void {
	$run = $sentences ? runs()[0] ?? null : null;
	if ( $run ) {
		$run['report']['forgotten'] = array_slice( array_merge( $run['report']['forgotten'] ?? [], $sentences ), 0, REPORT_LINES );
		store_run( $run );
	}
}

/**
 * Saves what is there now as a revision, before it is replaced.
 * @param list<int>            $numbers
 */
function save_revisions( Import $import, array $numbers ): void {
	foreach ( $numbers as $number ) {
		wp_save_post_revision( $import->replaced[ $number ]['target'] );
	}
}

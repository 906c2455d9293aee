<?php
/** Undoes changes, the last one first; what was changed since is kept, with a message. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Kits;
use Frontage\Portfolio;
use Frontage\Settings;
use function Frontage\Text\decode_entities;
use function Frontage\Text\title_of;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes the last run, and deletes its record.
 * @return list<string> Messages about what is kept.
 */
function undo(): array {
	$run  = last_run();
	$left = undo_changes( $run['changes'] ?? [] );
	forget();
	return $left;
}

/**
 * @param list<array<string, mixed>> $changes
 * @return list<string> Messages about what is kept.
 */
function undo_changes( array $changes ): array {
	$how  = [
		'post'    => __NAMESPACE__ . '\delete_made',
		'content' => __NAMESPACE__ . '\restore_content',
		'setting' => __NAMESPACE__ . '\restore_setting',
		'term'    => __NAMESPACE__ . '\delete_term',
		'link'    => __NAMESPACE__ . '\remove_link',
	];
	$left = [];
	$made = array_filter( $changes, static fn( array $change ): bool => in_array( $change['kind'], [ 'post', 'term' ], true ) );
	foreach ( array_reverse( array_diff_key( $changes, $made ), true ) as $at => $change ) {
		$left[ $at ] = $how[ $change['kind'] ]( $change );
	}
	// When nothing of its own leads there any more.
	$used = used_since( $made );
	foreach ( array_reverse( $made, true ) as $at => $change ) {
		$left[ $at ] = isset( $used[ "$change[kind] $change[id]" ] ) ? sentence_of_used( $change ) : $how[ $change['kind'] ]( $change );
	}
	ksort( $left );
	return array_values( array_diff( $left, [ '' ] ) );
}

/**
 * What was made and is in use since.
 * @param array<array<string, mixed>> $made
 * @return array<string, true> By kind and id.
 */
function used_since( array $made ): array {
	require_once dirname( __DIR__, 2 ) . '/kits/load.php';
	$posts = [];
	$terms = [];
	foreach ( $made as $change ) {
		$now  = 'post' === $change['kind'] ? print_of( $change['id'] ) : '';
		$term = 'term' === $change['kind'] ? get_term( $change['id'] ) : null;
		if ( '' !== $now ) {
			$posts[ $change['id'] ] = $now !== $change['print'];
		} elseif ( $term instanceof \WP_Term ) {
			$terms[ $term->term_id ] = $term->taxonomy;
		}
	}
	return $posts || $terms ? Kits\used_of_made( $posts, $terms ) : [];
}

/** @param array<string, mixed> $change */
function sentence_of_used( array $change ): string {
	if ( 'term' === $change['kind'] ) {
		return sentence_of_term( get_term( $change['id'] )->name ?? '' );
	}
	if ( print_of( $change['id'] ) !== $change['print'] ) {
		// Says that it was edited, and keeps it.
		return delete_made( $change );
	}
	/* translators: %s: title of a page, a picture, a category. */
	return sprintf( __( '“%s” is now in use, so undo keeps it.', 'frontage' ), title_of( $change['id'] ) );
}

function sentence_of_term( string $name ): string {
	/* translators: %s: name of a category. */
	return sprintf( __( 'The category “%s” has been edited or is in use, so it was kept.', 'frontage' ), decode_entities( $name ) );
}

/** @param array<string, mixed> $change */
function delete_made( array $change ): string {
	$now = print_of( $change['id'] );
	if ( '' === $now ) {
		return '';
	}
	/* translators: %s: title of a page, an item or a header. */
	$stays = sprintf( __( '“%s” has been edited since you created it, so it was kept.', 'frontage' ), title_of( $change['id'] ) );
	if ( $now !== $change['print'] ) {
		return $stays;
	}
	if ( ! current_user_can( 'delete_post', $change['id'] ) ) {
		/* translators: %s: title of a page, an item or a header. */
		return sprintf( __( 'You are not allowed to delete “%s”, so it was kept.', 'frontage' ), title_of( $change['id'] ) );
	}
	return wp_delete_post( $change['id'], true ) ? '' : $stays;
}

/** @param array<string, mixed> $change */
function restore_content( array $change ): string {
	$now = print_of( $change['id'] );
	if ( '' === $now ) {
		return '';
	}
	if ( $now !== $change['print'] || is_wp_error( replace_content( $change['id'], $change['before'] ) ) ) {
		return __( 'The header has been edited since then, so it was kept. Earlier versions are in the editor under Revisions.', 'frontage' );
	}
	$post = get_post( $change['id'] );
	return $post && $post->post_content === $change['before']
		? ''
		: __(
			'The header was restored without some of its HTML, which you are not allowed to save. An administrator can find it in the editor under Revisions.',
			'frontage'
		);
}

/** @param array<string, mixed> $change */
function restore_setting( array $change ): string {
	if ( Settings\get( $change['name'] ) !== $change['after'] ) {
		return __( 'A different header has been chosen in the settings since then, so it was kept.', 'frontage' );
	}
	store_setting( $change['name'], $change['before'] );
	return '';
}

/** @param array<string, mixed> $change */
function delete_term( array $change ): string {
	$term = get_term( $change['id'] );
	if ( ! $term instanceof \WP_Term ) {
		return '';
	}
	$is_unused = ! get_objects_in_term( $term->term_id, $term->taxonomy ) && ! get_term_children( $term->term_id, $term->taxonomy );
	if ( $is_unused && $term->name === $change['name'] && true === wp_delete_term( $term->term_id, Portfolio\taxonomy( 'categories' ) ) ) {
		return '';
	}
	return sentence_of_term( $term->name );
}

/** @param array<string, mixed> $change */
function remove_link( array $change ): string {
	$menu = get_post( $change['id'] );
	if ( ! $menu ) {
		return '';
	}
	$is_removed = str_contains( $menu->post_content, $change['markup'] )
		&& ! is_wp_error( replace_content( $menu->ID, str_replace( $change['markup'], '', $menu->post_content ) ) );
	return $is_removed ? '' : __( 'The menu link has been edited since then. Review it in the editor.', 'frontage' );
}

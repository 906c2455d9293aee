<?php
/** Undoes changes, the last one first; what was changed since is kept, with a message. */

declare( strict_types=1 );

namespace Frontage\Welcome;

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
	foreach ( array_reverse( $changes ) as $change ) {
		$problem = $how[ $change['kind'] ]( $change );
		if ( '' !== $problem ) {
			$left[] = $problem;
		}
	}
	return array_reverse( $left );
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
	/* translators: %s: name of a category. */
	return sprintf( __( 'The category “%s” has been edited or is in use, so it was kept.', 'frontage' ), decode_entities( $term->name ) );
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

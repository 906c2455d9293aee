<?php
/** What a plan says of the site, as a fingerprint: an import that was begun with it does what was shown, or asks anew. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Fingerprint of what a plan found. Choices are not in it: whoever begins names them.
 * @param list<array<string, mixed>> $plan
 */
function plan_print( array $plan ): string {
	// What is not replaced may change meanwhile.
	$at_stake = array_filter( $plan, static fn( array $object ): bool => in_array( 'replace', $object['choices'], true ) );
	$there    = array_filter( $at_stake, static fn( array $object ): bool => $object['id'] && 'settings' !== $object['kind'] );
	$prints   = prints_now( array_map( __NAMESPACE__ . '\as_entry', $there ) );
	if ( array_filter( $at_stake, static fn( array $object ): bool => 'settings' === $object['kind'] ) ) {
		$prints['settings/site'] = md5( (string) wp_json_encode( object_of_settings() ) );
	}
	$found = static fn( array $object ): array => [ $object['name'], $object['conflict'], $object['id'], $prints[ $object['name'] ] ?? '' ];
	return hash( 'sha256', (string) wp_json_encode( array_map( $found, $plan ) ) );
}

/**
 * An object that a plan found, as the journal notes those that an import changed.
 * @param array<string, mixed> $object Of a plan.
 * @return array<string, mixed>
 */
function as_entry( array $object ): array {
	$is_term = in_array( $object['kind'], [ 'term', 'menu' ], true );
	$term    = $is_term ? get_term( $object['id'] ) : null;
	return [
		'name'     => $object['name'],
		'kind'     => $object['kind'],
		'of'       => $is_term ? 'term' : 'post',
		'target'   => $object['id'],
		'taxonomy' => $term instanceof \WP_Term ? $term->taxonomy : '',
		'parts'    => [],
	];
}

/**
 * @param array<string, mixed> $plan Of plan().
 */
function plan_has_changed( array $plan ): \WP_Error {
	return new \WP_Error(
		'frontage_kit_plan',
		__( 'The site has changed since this plan was made. Review the new plan.', 'frontage' ),
		[
			'status' => 409,
			'plan'   => $plan,
		]
	);
}

/** A switch would replace what is gone, or add what the site has got meanwhile. */
final class ChangedSite extends \RuntimeException {}

/**
 * Throws if the site is no longer as the plan found it where the switch writes.
 * @param list<array<string, mixed>> $journal
 * @throws ChangedSite Naming what has changed.
 */
function need_targets( array $journal ): void {
	$changed = array_filter( $journal, static fn( array $entry ): bool => is_swapped( $entry ) ? ! is_shown( $entry ) : has_rival( $entry ) );
	if ( $changed ) {
		$titles = array_map( static fn( array $entry ): string => '“' . title_of_staged( $entry ) . '”', array_slice( $changed, 0, 10 ) );
		/* translators: %s: titles of pages, headers and the like. */
		$sentence = __( 'The site has changed since this import started: %s was deleted or created in the meantime. Cancel the import and review the new plan.', 'frontage' );
		throw new ChangedSite( esc_html( sprintf( $sentence, implode( ', ', $titles ) ) ) );
	}
}

/**
 * Whether what is to be replaced is there, in no trash.
 * @param array<string, mixed> $entry Of the journal.
 */
function is_shown( array $entry ): bool {
	if ( 'term' === $entry['of'] ) {
		return (bool) term_exists( $entry['target'], $entry['taxonomy'] );
	}
	clean_post_cache( $entry['target'] );
	return ! in_array( get_post_status( $entry['target'] ), [ false, 'trash', STAGED ], true );
}

/**
 * Whether the site has got another one of what there is one: of its styles, or of a template or part by its slug. WordPress takes the younger one.
 * @param array<string, mixed> $entry Of the journal.
 */
function has_rival( array $entry ): bool {
	global $wpdb;
	$type = post_type_of( $entry['kind'] );
	if ( ! in_array( $entry['kind'], [ 'styles', 'template', 'part' ], true ) ) {
		return false;
	}
	// Styles are found by their theme, whatever their slug.
	$slug = 'styles' === $entry['kind'] ? '' : 'AND p.post_name = own.post_name';
	$sql  = "SELECT p.ID FROM {$wpdb->posts} p JOIN {$wpdb->posts} own ON own.ID = %d WHERE p.post_type = %s $slug
		AND p.post_status = 'publish' AND p.ID <> own.ID";
	// phpcs:ignore WordPress.DB -- Past caches, within the transaction.
	$rivals = need_read( $wpdb->get_col( $wpdb->prepare( $sql, $entry['id'], $type ) ) );
	return (bool) array_filter( array_map( 'intval', $rivals ), static fn( int $id ): bool => has_term( get_stylesheet(), 'wp_theme', $id ) );
}

/**
 * Title of what is staged.
 * @param array<string, mixed> $entry Of the journal.
 */
function title_of_staged( array $entry ): string {
	$title = 'post' === $entry['of'] ? (string) get_post_field( 'post_title', $entry['id'], 'raw' ) : '';
	return '' === $title ? $entry['name'] : $title;
}

<?php
/** What a plan says of the site, as a fingerprint: an import that was begun with it does what was shown, or asks anew. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Settings;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Fingerprint of what a plan found. Choices are not in it: browsers change them without a new plan.
 * @param list<array<string, mixed>> $found Of the planner.
 */
function found_print( array $found ): string {
	$known = static fn( array $object ): array => [ $object['name'], $object['same'], $object['id'], $object['print'] ];
	return hash( 'sha256', (string) wp_json_encode( array_map( $known, $found ) ) );
}

/**
 * Fingerprints of what must not change between plan and import: what may be replaced, and what is taken for the same. All else may.
 * @param list<array<string, mixed>> $found Of the planner.
 * @return array<string, string> By name.
 */
function found_prints( array $found ): array {
	$is_held  = static fn( array $object ): bool => $object['same'] || in_array( 'replace', CHOICES[ kind_of( $object['name'] ) ] ?? ALL_CHOICES, true );
	$held     = array_filter( $found, $is_held );
	$there    = array_filter( $held, static fn( array $object ): bool => $object['id'] > 0 );
	$settings = in_array( 'settings/site', array_column( $held, 'name' ), true );
	$prints   = prints_now( array_map( __NAMESPACE__ . '\as_entry', array_values( $there ) ), true );
	// Of what kits hold.
	return array_map( static fn( string $print ): string => explode( ' ', $print )[0], $prints )
		+ ( $settings ? [ 'settings/site' => md5( (string) wp_json_encode( object_of_settings() ) ) ] : [] );
}

/**
 * Fingerprint of a plan with its actions, as a browser names what it showed: what was found, and the first letter of each object's action.
 * @param array<string, mixed> $plan Of plan().
 */
function shown_print( array $plan ): string {
	return "$plan[print]:" . implode( '', array_map( static fn( array $object ): string => $object['action'][0], $plan['plan'] ) );
}

/**
 * An object that a plan found, as the journal notes those that an import changed.
 * @param array<string, mixed> $object Of the planner.
 * @return array{name: string, kind: string, of: string, target: int}
 */
function as_entry( array $object ): array {
	$kind    = kind_of( $object['name'] );
	$is_term = in_array( $kind, [ 'term', 'menu' ], true );
	$term    = $is_term ? get_term( $object['id'] ) : null;
	return [
		'name'     => $object['name'],
		'kind'     => $kind,
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

/** A switch would replace what is gone or has changed, or add what the site has got meanwhile. */
final class ChangedSite extends \RuntimeException {}

/**
 * Throws if the site is no longer as the plan found it where the switch writes.
 * @param list<KitEntry> $journal
 * @throws ChangedSite Naming what has changed.
 */
function need_targets( string $run, array $journal ): void {
	$edited  = edited_since_plan( $run );
	$changed = [];
	foreach ( $journal as $entry ) {
		if ( is_swapped( $entry ) ? is_edited_target( $entry, $edited ) || ! is_shown( $entry ) : has_rival( $entry ) ) {
			$changed[] = title_of_staged( $entry );
		}
	}
	$changed = isset( $edited['settings/site'] ) ? array_merge( $changed, [ __( 'Settings', 'frontage' ) ] ) : $changed;
	if ( $changed ) {
		$titles = array_map( static fn( string $title ): string => "“{$title}”", array_slice( $changed, 0, 10 ) );
		/* translators: %s: titles of pages, headers and the like. */
		$sentence = __( 'The site has changed since this import started: %s was changed, deleted, or created in the meantime. Cancel the import and review the new plan.', 'frontage' );
		throw new ChangedSite( esc_html( sprintf( $sentence, implode( ', ', $titles ) ) ) );
	}
}

/**
 * Names of what is to be replaced and differs from what the plan found.
 * @return array<string, true>
 */
function edited_since_plan( string $run ): array {
	$found = [];
	// What a feature makes itself has no plan.
	foreach ( stored_plan( $run ) + items( read_row( $run, 'targets' ) ) as $name => $target ) {
		if ( 'change' === $target['action'] ) {
			$found[] = [ 'same' => false ] + compact( 'name' ) + $target;
		}
	}
	// What a killed process left in caches is not what is there.
	forget_options( array_merge( array_values( OPTIONS ), [ Settings\OPTION, 'theme_mods_' . get_stylesheet() ] ) );
	$prints = found_prints( $found );
	$edited = array_filter( $found, static fn( array $object ): bool => isset( $object['print'] ) && ( $prints[ $object['name'] ] ?? '' ) !== $object['print'] );
	return array_fill_keys( array_column( $edited, 'name' ), true );
}

/**
 * Whether what is to be replaced was edited; of styles that only add theirs, whether the site's own have taken a name of theirs.
 * @param KitEntry            $entry  Of the journal.
 * @param array<string, true> $edited
 */
function is_edited_target( array $entry, array $edited ): bool {
	return empty( $entry['adds'] ) ? isset( $edited[ $entry['name'] ] ) : has_taken_preset( $entry );
}

/**
 * Whether what is to be replaced is there, in no trash.
 * @param KitEntry $entry Of the journal.
 */
function is_shown( array $entry ): bool {
	if ( 'term' === $entry['of'] ) {
		return (bool) term_exists( $entry['target'], $entry['taxonomy'] );
	}
	// Past the hooks of others, for it is within a transaction.
	forget_objects( [ $entry['target'] ], [] );
	return ! in_array( get_post_status( $entry['target'] ), [ false, 'trash', STAGED ], true );
}

/**
 * Whether the site has got another one of what an entry adds.
 * @param KitEntry $entry Of the journal.
 */
function has_new_rival( array $entry ): bool {
	return ! is_swapped( $entry ) && has_rival( $entry );
}

/**
 * Whether the site has got another one of what there is one: of its styles, or of a template or part by its slug. WordPress takes the younger one.
 * @param KitEntry $entry Of the journal.
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
 * @param KitEntry $entry Of the journal.
 */
function title_of_staged( array $entry ): string {
	$title = 'post' === $entry['of'] ? (string) get_post_field( 'post_title', $entry['id'], 'raw' ) : '';
	return '' === $title ? $entry['name'] : $title;
}

<?php
/** After the switch what was asked for, each object that the plan makes or changes, is compared with an export of what is there. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param list<int>            $numbers Of objects of the kit.
 */
function verify_objects( Import $import, array $numbers ): void {
	$is_wanted = static fn( int $number ): bool => 'keep' !== ( $import->plan[ $import->names[ $number ] ]['action'] ?? 'keep' );
	$numbers   = array_values( array_filter( $numbers, $is_wanted ) );
	$rows      = read_some( $import->run['id'], array_map( static fn( int $number ): string => "o$number", $numbers ) );
	$names     = names_there();
	$renamed   = names_asked( $import );
	prime_targets( $import, $numbers );
	foreach ( $numbers as $number ) {
		$name  = $import->names[ $number ];
		$asked = items( items( $rows[ "o$number" ] ?? [] )['object'] ?? [] );
		$asked = items( kit_key( walk( $asked, kind_of( $name ), $renamed ) ) );
		verify_object( $import, $name, $asked, $names );
	}
}

/**
 * Reads at once what the export of a batch reads.
 * @param list<int>            $numbers
 */
function prime_targets( Import $import, array $numbers ): void {
	$entries = array_map( static fn( int $number ): array => items( $import->entries[ $import->names[ $number ] ] ?? [] ), $numbers );
	$posts   = array_filter( $entries, static fn( array $entry ): bool => 'post' === ( $entry['of'] ?? '' ) );
	$terms   = array_filter( $entries, static fn( array $entry ): bool => 'term' === ( $entry['of'] ?? '' ) );
	_prime_post_caches( array_merge( array_column( $posts, 'target' ), ...array_column( $entries, 'parts' ) ) );
	_prime_term_caches( array_column( $terms, 'target' ) );
}

/**
 * Reports what of an object is not as asked for: what WordPress took out of it, and what is different or missing.
 * @param array<string, mixed> $asked As it would be exported.
 * @param callable             $names Of names_there().
 */
function verify_object( Import $import, string $name, array $asked, callable $names ): void {
	$entry = items( $import->entries[ $name ] ?? [] );
	$id    = (int) ( $entry['target'] ?? 0 );
	$made  = is_shown_object( $entry ) || 'settings/site' === $name ? kit_object( $name, $id, $names ) : null;
	if ( null === $made ) {
		$is_file = 'media' === kind_of( $name ) && is_shown_object( $entry );
		$what    = $is_file ? __( 'Its file is missing.', 'frontage' ) : __( 'It is missing.', 'frontage' );
		report( $import, 'unresolved', [ compact( 'name', 'what' ) ] );
		return;
	}
	foreach ( differences( $asked, with_added_alone( $made['object'], $asked ), kind_of( $name ), $entry ) as $label => [ $wanted, $found ] ) {
		$lost = array_diff( parts_of( [ '' => $wanted ] ), parts_of( [ '' => $found ] ) );
		// Cleaning takes nothing that anybody may publish.
		$lost = array_intersect( $lost, array_keys( wp_kses_allowed_html( 'post' ) ) ) ? [] : $lost;
		foreach ( $lost as $what ) {
			report( $import, 'removed', [ compact( 'name', 'what' ) ] );
		}
		/* translators: %s: part of a page or of another object, such as Content, Excerpt, Setting “color”. */
		$what = sprintf( __( '%s is not as in the kit.', 'frontage' ), $label );
		$lost || report( $import, 'unresolved', [ compact( 'name', 'what' ) ] );
	}
	foreach ( wrong_files( $import, $asked, $made, $entry ) as $what ) {
		report( $import, 'unresolved', [ compact( 'name', 'what' ) ] );
	}
}

/**
 * Sentences about files that are missing or belong to something else.
 * @param array<string, mixed> $asked
 * @param array<string, mixed> $made  Of kit_object().
 * @param array<mixed> $entry Of the journal; empty for the settings.
 * @return list<string>
 */
function wrong_files( Import $import, array $asked, array $made, array $entry ): array {
	$wrong = [];
	if ( 'media' === ( $entry['kind'] ?? '' ) && wp_attachment_is_image( $entry['target'] ) && ! wp_get_attachment_metadata( $entry['target'] ) ) {
		$wrong[] = __( 'Its image sizes couldn’t be created.', 'frontage' );
	}
	$faces = 'font' === ( $entry['kind'] ?? '' ) ? faces_by_key( $made['object'] ) : [];
	foreach ( 'font' === ( $entry['kind'] ?? '' ) ? items( $asked['faces'] ?? [] ) : [] as $at => $face ) {
		$file = text( items( $face )['file'] ?? '' );
		$own  = $faces[ face_key( items( items( $face )['settings'] ?? null ) ) ] ?? [];
		$path = text( $made['files'][ text( $own['file'] ?? '' ) ] ?? '' );
		$hash = '' === $path ? '' : (string) hash_file( 'sha256', $path );
		if ( '' !== $file && ( $import->manifest['files'][ $file ]['sha256'] ?? '' ) !== $hash ) {
			/* translators: %d: number of a face of a font. */
			$wrong[] = sprintf( __( 'The file of font face %d is missing.', 'frontage' ), (int) $at + 1 );
		}
	}
	return $wrong;
}

/**
 * Whether visitors or editors find an object.
 * @param array<mixed> $entry Of the journal.
 */
function is_shown_object( array $entry ): bool {
	$id = (int) ( $entry['target'] ?? 0 );
	return $id && ( 'term' === ( $entry['of'] ?? '' ) ? is_shown_term( $id ) : is_shown_post( $id ) );
}

function is_shown_term( int $id ): bool {
	$term = get_term( $id );
	return $term instanceof \WP_Term && STAGED !== $term->taxonomy;
}

function is_shown_post( int $id ): bool {
	$post = get_post( $id );
	return $post && STAGED !== $post->post_status;
}

/**
 * Fonts, presets and blocks that the import uses and the site does not have.
 * @return list<array{name: string, what: string}>
 */
function verify_means( Import $import ): array {
	$wrong = [];
	foreach ( missing_means( $import->manifest, wp_list_pluck( $import->plan, 'action' ) ) as $of => $names ) {
		foreach ( $names as $name ) {
			$wrong[] = [
				'name' => $of,
				'what' => $name,
			];
		}
	}
	return $wrong;
}

<?php
/** After the switch: WordPress and other plugins hear of each object, and what was asked for is compared with what is there. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Tells of a batch of shown objects, and notes how the import left them.
 * @param array<string, mixed> $kit     With `journal`.
 * @param list<int>            $numbers Of entries of the journal.
 */
function settle_objects( array &$kit, array $numbers ): void {
	$was          = items( read_row( $kit['run']['id'], 'was' ) );
	$was_deferred = wp_defer_term_counting();
	$problem      = null;
	wp_defer_term_counting( true );
	try {
		foreach ( $numbers as $number ) {
			$entry   = $kit['journal'][ $number ];
			$problem = guarded( static fn() => settle_object( $entry, text( $was[ $entry['id'] ] ?? STAGED ) ) );
			if ( $problem ) {
				report_failure( $kit, title_of_entry( $entry ), blame( $problem ) );
			}
		}
	} finally {
		$problem = guarded( static fn() => wp_defer_term_counting( $was_deferred ) );
	}
	if ( $problem ) {
		report_failure( $kit, __( 'Categories and tags', 'frontage' ), blame( $problem ) );
	}
}

/**
 * @param array<string, mixed> $entry Of the journal.
 * @param string               $was   Status before the switch.
 */
function settle_object( array $entry, string $was ): void {
	if ( 'post' === $entry['of'] ) {
		settle_post( $entry['target'], $was );
		is_swapped( $entry ) && count_terms_of( $entry['id'], text( get_post_type( $entry['target'] ) ) );
	} else {
		clean_term_cache( $entry['target'], $entry['taxonomy'] );
	}
	array_map( static fn( int $part ) => settle_post( $part, STAGED ), $entry['parts'] );
	is_swapped( $entry ) && 'term' === $entry['of'] && settle_menu( $entry );
}

/** Counts the terms of a post again. */
function count_terms_of( int $id, string $type ): void {
	foreach ( get_object_taxonomies( $type ) as $taxonomy ) {
		$terms = get_the_terms( $id, $taxonomy );
		if ( is_array( $terms ) ) {
			wp_update_term_count( wp_list_pluck( $terms, 'term_taxonomy_id' ), $taxonomy );
		}
	}
}

/**
 * Reads an import back.
 *
 * @since 0.1.0
 *
 * @param string $run
 * @return list<array{name: string, what: string}> References, files, fonts and presets that do not resolve.
 */
function verify( string $run ): array {
	$found = run( $run );
	$kit   = $found ? kit_of_phase( $found ) : null;
	$wrong = [];
	if ( ! $kit ) {
		return [];
	}
	foreach ( array_keys( $kit['journal'] ) as $number ) {
		array_push( $wrong, ...verify_object( $kit, (int) $number ) );
	}
	return array_merge( $wrong, verify_means( $kit ) );
}

/**
 * @param array<string, mixed> $kit     With `journal`; its report gets what does not resolve.
 * @param list<int>            $numbers Of entries of the journal.
 */
function verify_objects( array &$kit, array $numbers ): void {
	foreach ( $numbers as $number ) {
		report( $kit, 'unresolved', verify_object( $kit, $number ) );
	}
}

/**
 * @param array<string, mixed> $kit With `journal`.
 * @return list<array{name: string, what: string}>
 */
function verify_object( array $kit, int $number ): array {
	$entry = $kit['journal'][ $number ];
	$wrong = [];
	$blame = static function ( string $what ) use ( &$wrong, $entry ): void {
		$wrong[] = [
			'name' => $entry['name'],
			'what' => $what,
		];
	};
	if ( '' === print_now( $entry ) ) {
		$blame( __( 'It is missing.', 'frontage' ) );
		return $wrong;
	}
	if ( 'media' === $entry['kind'] && ! is_file( (string) get_attached_file( $entry['target'] ) ) ) {
		$blame( __( 'Its file is missing.', 'frontage' ) );
	} elseif ( 'media' === $entry['kind'] && wp_attachment_is_image( $entry['target'] ) && ! wp_get_attachment_metadata( $entry['target'] ) ) {
		$blame( __( 'Its image sizes couldn’t be created.', 'frontage' ) );
	}
	foreach ( 'font' === $entry['kind'] ? $entry['parts'] : [] as $part ) {
		$file = text( get_post_meta( $part, '_wp_font_face_file', true ) );
		if ( '' !== $file && ! is_file( wp_font_dir( false )['path'] . "/$file" ) ) {
			$blame( __( 'Its file is missing.', 'frontage' ) );
		}
	}
	foreach ( items( verify_references( $entry ) ) as $what ) {
		$blame( $what );
	}
	return $wrong;
}

/**
 * References of an object of the site that lead nowhere.
 * @param array<string, mixed> $entry
 * @return list<string>
 */
function verify_references( array $entry ): array {
	$post = 'post' === $entry['of'] ? get_post( $entry['target'] ) : null;
	if ( ! $post ) {
		return [];
	}
	$wrong   = [];
	$check   = static function ( string $type, $value ) use ( &$wrong ) {
		$is_there = true;
		if ( is_int( $value ) || ctype_digit( (string) $value ) ) {
			$is_there = in_array( $type, [ 'term', 'menu' ], true ) ? is_shown_term( (int) $value ) : is_shown_post( (int) $value );
		} elseif ( str_starts_with( (string) $value, 'kit:' ) ) {
			$is_there = false;
		} elseif ( 'media-address' === $type ) {
			$uploads  = wp_upload_dir( null, false );
			$path     = str_replace( $uploads['baseurl'], $uploads['basedir'], (string) strtok( (string) $value, '?#' ) );
			$is_there = $path === $value || is_file( rawurldecode( $path ) );
		}
		if ( ! $is_there ) {
			$wrong[] = text( $value );
		}
		return $value;
	};
	$is_css  = 'wp_global_styles' === $post->post_type;
	$object  = $is_css ? items( json_decode( $post->post_content, true ) ) : [
		'content' => $post->post_content,
		'excerpt' => $post->post_excerpt,
	];
	$object += array_filter(
		[
			'thumbnail' => (int) get_post_meta( $post->ID, '_thumbnail_id', true ),
			'parent'    => $post->post_parent,
		]
	);
	walk( $object, $entry['kind'], $check );
	return array_values( array_unique( $wrong ) );
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
 * @param array<string, mixed> $kit
 * @return list<array{name: string, what: string}>
 */
function verify_means( array $kit ): array {
	$wrong = [];
	foreach ( missing_means( $kit['manifest'], wp_list_pluck( $kit['plan'], 'action' ) ) as $of => $names ) {
		foreach ( $names as $name ) {
			$wrong[] = [
				'name' => $of,
				'what' => $name,
			];
		}
	}
	return $wrong;
}

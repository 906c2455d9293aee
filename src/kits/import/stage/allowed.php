<?php
/** What a site allows files to be: their type, their size, the room that is left, and what plugins say that look into uploads. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Text\plain_text;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Sentence about why this site takes no such file; '' if it does.
 * @param string $kind Of the object that it is of.
 * @param string $name Name of the file in the kit.
 */
function refused_upload( Import $import, string $kind, string $name ): string {
	$number = array_search( $name, array_keys( $import->manifest['files'] ), true );
	$path   = staged_path( $import->run['id'], (int) $number );
	if ( false === $number || ! is_file( $path ) ) {
		return '';
	}
	$base  = wp_basename( $name );
	$size  = (int) filesize( $path );
	$type  = text( $import->manifest['files'][ $name ]['type'] ?? '' );
	$limit = upload_limit();
	// Fonts are of no type that people may upload: WordPress's library of fonts has its own list.
	$is_font  = 'font' === $kind && str_starts_with( $type, 'font/' );
	$is_typed = $is_font || current_user_can( 'unfiltered_upload' ) || wp_check_filetype_and_ext( $path, $base, get_allowed_mime_types() )['type'];
	if ( ! $is_typed ) {
		return __( 'This site doesn’t allow this type of file.', 'frontage' );
	}
	if ( upload_room() < $size ) {
		return __( 'This site has no room left for uploads.', 'frontage' );
	}
	if ( $limit < $size ) {
		/* translators: %s: size, such as 2 MB. */
		return sprintf( __( 'This site allows files of %s at most.', 'frontage' ), (string) size_format( $limit ) );
	}
	return refused_by_plugins( $path, $base, $type, $size );
}

/** Largest upload that the site allows, in bytes, without PHP's limits, which are for requests. */
function upload_limit(): int {
	return number( apply_filters( 'upload_size_limit', PHP_INT_MAX, PHP_INT_MAX, PHP_INT_MAX ) ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
}

/** Sentence of a plugin that looks into uploads; '' if none has anything against it. */
function refused_by_plugins( string $path, string $name, string $type, int $size ): string {
	$file    = [
		'name'     => $name,
		'type'     => $type,
		'tmp_name' => $path,
		'error'    => 0,
		'size'     => $size,
	];
	$error   = 0;
	$problem = guarded(
		static function () use ( $file, &$error ): void {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			$error = items( apply_filters( 'wp_handle_sideload_prefilter', $file ) )['error'] ?? 0;
		}
	);
	if ( $problem ) {
		return blame( $problem );
	}
	$allowing   = [ '', '0', 0, false, null ];
	$is_refused = ! in_array( $error, $allowing, true );
	$says       = is_string( $error ) ? plain_text( $error ) : '';
	// Some delete what they refuse.
	if ( ! $is_refused && is_file( $path ) ) {
		return '';
	}
	return '' === $says ? __( 'Another plugin refused it.', 'frontage' ) : $says;
}

/**
 * Leaves a picture or font out whose file this site does not take, and names it.
 */
function leave_upload_out( Import $import, int $number, string $why ): void {
	$name = $import->names[ $number ];
	foreach ( $import->staged as $part => $id ) {
		[ $object ] = explode( '-', (string) $part );
		if ( (string) $number === $object ) {
			guarded( static fn() => delete_hidden_post( $id, false ) );
		}
	}
	plan_nothing( $import->run['id'], $name, true );
	$import->plan[ $name ] = [
		'action' => 'keep',
		'id'     => 0,
		'left'   => true,
	];
	/* translators: %s: a sentence about why. */
	$what = sprintf( __( 'It was left out: %s', 'frontage' ), $why );
	report( $import, 'unresolved', [ compact( 'name', 'what' ) ] );
}

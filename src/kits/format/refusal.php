<?php
/** Refusal of a kit: why, and the entry that is to blame. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Refusal with the sentence of its reason. The same reasons are in src/kits/archive, where a browser reads a file.
 * @param string $why   Last part of the code: `frontage_kit_<why>`.
 * @param string $entry Name of the entry or object.
 */
function refuse( string $why, string $entry ): \WP_Error {
	return refused( $why, $entry, sprintf( sentences()[ $why ], printable( $entry ) ) );
}

/** Refusal with a sentence of its own. */
function refused( string $why, string $entry, string $sentence ): \WP_Error {
	return new \WP_Error(
		"frontage_kit_$why",
		$sentence,
		[
			'status' => 400,
			'entry'  => $entry,
		]
	);
}

/** A name without the signs that hide or turn what is read. */
function printable( string $name ): string {
	$name = mb_substr( wp_check_invalid_utf8( $name, true ), 0, 200 );
	return (string) preg_replace( '~[\p{C}\x{2028}\x{2029}]~u', '?', $name );
}

/** @return array<string, string> Sentences by reason, with `%s` for the entry. */
function sentences(): array {
	return [
		/* translators: %s: name of a file. */
		'archive'   => __( '%s is not a zip file, or it is damaged.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'name'      => __( 'This file can’t be imported: it contains a file with an invalid name (%s).', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'duplicate' => __( 'This file can’t be imported: it contains %s twice.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'link'      => __( 'This file can’t be imported: %s is a link.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'encrypted' => __( 'This file can’t be imported: %s is encrypted.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'method'    => __( 'This file can’t be imported: %s uses an unsupported compression method.', 'frontage' ),
		/* translators: %s: number of entries. */
		'entries'   => __( 'This file can’t be imported: it contains too many files (%s).', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'large'     => __( 'This file can’t be imported: %s is too large.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'total'     => __( 'This file can’t be imported: its contents are too large (the limit was reached at %s).', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'ratio'     => __( 'This file can’t be imported: %s is suspiciously large when unpacked.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'overlap'   => __( 'This file can’t be imported: %s overlaps another file.', 'frontage' ),
		/* translators: %s: name of an object, such as a page, and of what is wrong with it. */
		'object'    => __( '%s is not valid and was skipped.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'json'      => __( 'This file can’t be imported: %s is not valid.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'deep'      => __( 'This file can’t be imported: %s is nested too deeply.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'manifest'  => __( 'This file can’t be imported: its manifest is not valid (%s).', 'frontage' ),
		/* translators: %s: version of a format. */
		'format'    => __( 'This file was made with another version of the kit format (%s). Update Frontage, or export the kit again.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'unlisted'  => __( 'This file can’t be imported: %s is not listed in its manifest.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'missing'   => __( 'This file can’t be imported: %s is missing.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'size'      => __( 'This file can’t be imported: the size of %s doesn’t match the manifest.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'hash'      => __( 'This file can’t be imported: the contents of %s don’t match the manifest.', 'frontage' ),
		/* translators: %s: name of an object in an archive. */
		'summary'   => __( 'This file can’t be imported: the manifest doesn’t match the contents of %s.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'type'      => __( 'This file can’t be imported: the type of %s doesn’t match its file extension.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'pixels'    => __( 'This file can’t be imported: the picture %s has too many pixels.', 'frontage' ),
		/* translators: %s: name of an object in an archive. */
		'value'     => __( 'This file can’t be imported: %s contains a value that could run as code.', 'frontage' ),
	];
}

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
		'archive'   => __( '%s is no zip file, or a damaged one.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'name'      => __( 'The file is refused for the name of its entry %s.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'duplicate' => __( 'The file is refused: it holds the entry %s twice.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'link'      => __( 'The file is refused: its entry %s is a link.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'encrypted' => __( 'The file is refused: its entry %s is encrypted.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'method'    => __( 'The file is refused: its entry %s is compressed in an unknown way.', 'frontage' ),
		/* translators: %s: number of entries. */
		'entries'   => __( 'The file is refused: it has too many entries (%s).', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'large'     => __( 'The file is refused: its entry %s is too large.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'total'     => __( 'The file is refused: its entries up to %s are too large in all.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'ratio'     => __( 'The file is refused: its entry %s would grow without measure.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'overlap'   => __( 'The file is refused: its entry %s lies within another one.', 'frontage' ),
		/* translators: %s: name of an object, such as a page, and of what is wrong with it. */
		'object'    => __( '%s is not valid, and was left out.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'json'      => __( 'The file is refused: its entry %s is not what it should be.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'deep'      => __( 'The file is refused: its entry %s has too many levels.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'manifest'  => __( 'The file is refused: its manifest is wrong at %s.', 'frontage' ),
		/* translators: %s: version of a format. */
		'format'    => __( 'The file was made by another version of kits (%s). Update this plugin, or export it again.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'unlisted'  => __( 'The file is refused: its manifest does not list %s.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'missing'   => __( 'The file is refused: %s is not in it.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'size'      => __( 'The file is refused: its entry %s has another size than the manifest says.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'hash'      => __( 'The file is refused: its entry %s is not the one that the manifest lists.', 'frontage' ),
		/* translators: %s: name of an object in an archive. */
		'summary'   => __( 'The file is refused: its manifest says something else of %s than is in it.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'type'      => __( 'The file is refused: its entry %s is not of the type that its name says.', 'frontage' ),
		/* translators: %s: name of a file in an archive. */
		'pixels'    => __( 'The file is refused: the picture %s has too many pixels.', 'frontage' ),
		/* translators: %s: name of an object in an archive. */
		'value'     => __( 'The file is refused: %s holds a value that could be run as code.', 'frontage' ),
	];
}

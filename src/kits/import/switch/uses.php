<?php
/** What of an import a text or a value uses: by id, by address, by the name of a file, a part or a template. In doubt it does. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Signs that no name of a file has, as sanitize_file_name() leaves none; a percent sign only if it codes another one. */
const NO_NAME = '~[\x00-\x1f\x7f|;:\[\]{}&$*\~`!+%]+~';

/** Quotes and brackets of all languages, in UTF-8. */
const QUOTES = '~\xE2\x80[\x98-\x9F\xB9\xBA]|\xC2[\xAB\xBB]|\xE3\x80[\x88-\x91]~';

/** Name of a file without the size of a picture and its ending, with the month of its folder if that is told. */
function file_stem( string $file ): string {
	preg_match( '~(?:\d{4}/\d\d/)?[^/]+$~D', rawurldecode( $file ), $name );
	return (string) preg_replace( '~(?:-\d+x\d+|-scaled|-rotated|-e\d{9,})*\.[^.]*$~', '', $name[0] ?? '' );
}

/** Path of an address of this site, as far as it tells pages apart; '' for another site's, for the home page. */
function path_of( string $address ): string {
	$home  = wp_parse_url( home_url( '/' ) );
	$parts = wp_parse_url( $address );
	if ( ! is_array( $home ) || ! is_array( $parts ) || ( isset( $parts['host'] ) && bare_host( $parts['host'] ) !== bare_host( $home['host'] ?? '' ) ) ) {
		return '';
	}
	parse_str( $parts['query'] ?? '', $query );
	foreach ( [ 'p', 'page_id', 'attachment_id', 'post', 'cat' ] as $key ) {
		if ( isset( $query[ $key ] ) ) {
			return '?' . text( $query[ $key ] );
		}
	}
	$path = trim( strtolower( rawurldecode( $parts['path'] ?? '' ) ), '/' );
	return trim( $home['path'] ?? '', '/' ) === $path ? '' : $path;
}

/** Name of a host, with or without `www.` in front. */
function bare_host( string $host ): string {
	return (string) preg_replace( '~^www\.~', '', strtolower( $host ) );
}

/**
 * Uses in a text: addresses and files by their names, ids where the table of references has some, and of blocks and shortcodes that it does not name
 * any number.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_text( string $text, array $known ): array {
	$flat = readable( $text );
	$uses = uses_of_files( $text, $known );
	preg_match_all( '~(?:https?:)?//[^\s"\'<>()\[\]\\\\]+|(?<=["\'(=])/[^\s"\'<>()\[\]\\\\]+~i', $flat, $addresses );
	foreach ( array_unique( $addresses[0] ) as $address ) {
		$path  = path_of( rtrim( $address, '.,;:!' ) );
		$uses += [ $known['paths'][ $path ] ?? '' => true ];
		$uses += '?' === ( $path[0] ?? '' ) ? uses_of_number( substr( $path, 1 ), $known ) : [];
	}
	preg_match_all( '~wp:template-part\s+\{[^}]*?"slug":"([^"]+)"~', $flat, $parts );
	foreach ( $parts[1] as $part ) {
		$uses[ $known['parts'][ $part ] ?? '' ] = true;
	}
	preg_match_all( '~\d+~', $flat, $numbers );
	if ( array_intersect_key( $known['ids'], array_flip( $numbers[0] ) ) ) {
		// Reading blocks takes long, so only those that hold such a number.
		$uses += uses_in_object( [ 'content' => $text ], 'page', $known ) + uses_in_foreign( $flat, $known );
	}
	$uses += uses_of_presets( $flat, $known ) + uses_in_actions( $flat, $known );
	unset( $uses[''] );
	return $uses;
}

/**
 * Uses of files by their names: in texts, options, meta and tables of other plugins alike.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_of_files( string $text, array $known ): array {
	$uses = [];
	if ( ! $known['files'] ) {
		return $uses;
	}
	// Only from where a name can begin, and no longer than a file's: a word of a megabyte would take minutes.
	preg_match_all( '~(?<![^/\s"\'<>()?#=,\\\\])(?:\d{4}/\d\d/)?[^/\s"\'<>()?#=,\\\\]{1,255}\.\w{2,5}(?!\w)~', unescaped( $text ), $files );
	foreach ( array_unique( $files[0] ) as $file ) {
		// Another ending may follow, as of a copy in another format or of a sentence without a blank.
		do {
			$stem  = file_stem( $file );
			$uses += array_fill_keys( array_map( 'strval', items( $known['files'][ $stem ] ?? [] ) ), true );
			$is_on = false !== strpos( $stem, '.' ) && $stem !== $file;
			$file  = $stem;
		} while ( $is_on );
	}
	return $uses;
}

/** A text and after it the same without escapes, as often as it has some: JSON may lie within JSON, and that within an address. */
function unescaped( string $text ): string {
	$all = [ $text ];
	for ( $time = 0; $time < 4; $time++ ) {
		$flat = $text;
		if ( false !== strpos( $flat, '\\' ) ) {
			$letter = static fn( array $found ): string => text( json_decode( '"' . preg_replace( '~\\\\+~', '\\', $found[0] ) . '"' ) );
			$flat   = preg_replace_callback( '~(?:\\\\++u[0-9a-f]{4})++~i', $letter, $flat ) ?? $flat;
			$flat   = preg_replace( '~\\\\+/~', '/', $flat ) ?? $flat;
		}
		$flat = rawurldecode( false === strpos( $flat, '&' ) ? $flat : html_entity_decode( $flat, ENT_QUOTES | ENT_HTML5 ) );
		if ( $flat === $text ) {
			break;
		}
		$all[] = $flat;
		$text  = $flat;
	}
	$all = implode( "\n", $all );
	// Some quotes may be of a name, too.
	$plain = preg_replace( QUOTES, ' ', $all, -1, $count ) ?? '';
	$all   = $count > 0 ? "$all\n$plain" : $all;
	return preg_replace( NO_NAME, ' ', $all ) ?? $all;
}

/** A text without escapes of JSON and HTML, and after it the same without those of addresses. */
function readable( string $text ): string {
	$flat = str_replace( [ '\\/', '&amp;', '&#038;', '\\u0026', '\\u002d', '\\u0022' ], [ '/', '&', '&', '&', '-', '"' ], $text );
	return $flat . ( false === strpos( $flat, '%' ) ? '' : "\n" . rawurldecode( $flat ) );
}

/**
 * Uses in links that act, ours and Elementor's: their settings are JSON in base64.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_actions( string $flat, array $known ): array {
	$uses = [];
	preg_match_all( '~[?&:]settings=([\w+/-]{8,}=*)~', $flat, $encoded );
	foreach ( array_unique( $encoded[1] ) as $settings ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As such links hold them.
		$uses += uses_in_value( json_decode( (string) base64_decode( strtr( $settings, '-_', '+/' ) ), true ), $known );
	}
	return $uses;
}

/**
 * Objects of a number that may be the id of a post or of a term.
 * @param mixed                                   $number
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_of_number( $number, array $known ): array {
	return is_numeric( $number ) ? array_fill_keys( array_map( 'strval', items( $known['ids'][ (int) $number ] ?? [] ) ), true ) : [];
}

/**
 * Uses in an object by the table of references.
 * @param array<string, mixed>                    $object
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_object( array $object, string $kind, array $known ): array {
	$uses    = [];
	$collect = static function ( string $type, $value ) use ( &$uses, $known ) {
		foreach ( array_keys( uses_of_number( $value, $known ) ) as $use ) {
			if ( in_array( $type, [ 'term', 'menu' ], true ) === ( ' ' !== $use[0] ) ) {
				$uses[ $use ] = true;
			}
		}
		return $value;
	};
	walk( $object, $kind, $collect );
	return $uses;
}

/**
 * Uses in the attributes of other plugins' blocks, and of shortcodes: whatever their names.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_foreign( string $text, array $known ): array {
	$uses = [];
	preg_match_all( BLOCK, $text, $blocks, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
	foreach ( $blocks as [ [ $start, $at ], [ $name ] ] ) {
		$at += strlen( $start );
		$end = strpos( $text, '-->', $at );
		if ( false !== $end && preg_match( '~^(?!core/|frontage/)[\w-]+/~', $name ) ) {
			$uses += uses_in_value( json_decode( rtrim( substr( $text, $at, $end - $at ), "/ \t\r\n" ), true ), $known );
		}
	}
	preg_match_all( '~\[[a-z][\w-]*\s[^\[\]]*\]~i', $text, $shortcodes );
	foreach ( $shortcodes[0] as $shortcode ) {
		preg_match_all( '~(?<![\w.])\d+(?![\w.%])~', $shortcode, $numbers );
		foreach ( $numbers[0] as $number ) {
			$uses += uses_of_number( $number, $known );
		}
	}
	return $uses;
}

/**
 * Uses in a value of meta or of an option: numbers and lists of numbers, texts, and whatever is within JSON or serialized values.
 * @param mixed                                   $value
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_value( $value, array $known ): array {
	$uses = [];
	if ( is_array( $value ) || is_object( $value ) ) {
		foreach ( (array) $value as $key => $one ) {
			$uses += uses_in_value( $one, $known ) + ( is_string( $key ) ? uses_of_files( $key, $known ) : [] );
		}
	} elseif ( is_int( $value ) || ( is_string( $value ) && preg_match( '~^\d[\d\s,;|]*$~D', $value ) ) ) {
		foreach ( (array) preg_split( '~\D+~', (string) $value ) as $number ) {
			$uses += uses_of_number( $number, $known );
		}
	} elseif ( is_string( $value ) && strlen( $value ) > 2 ) {
		$is_large = strlen( $value ) > SOUGHT_BYTES;
		$inner    = $is_large ? numbers_in( $value ) : stored_value( $value );
		$uses    += is_string( $inner ) ? [] : uses_in_value( $inner, $known );
		$uses    += $is_large || ! ( is_array( $inner ) || is_object( $inner ) ) ? uses_in_text( $value, $known ) : [];
	}
	return $uses;
}

/**
 * Numbers in a value that is too large to be read as what it is.
 * @return list<string>
 */
function numbers_in( string $value ): array {
	preg_match_all( '~(?<![\w.])\d{1,12}(?![\w.])~', $value, $numbers );
	return array_values( array_unique( $numbers[0] ) );
}

/**
 * A stored value; of objects nothing is made. What cannot be read is a text.
 * @return mixed
 */
function stored_value( string $value ) {
	$inner = is_serialized( $value ) ? @unserialize( trim( $value ), [ 'allowed_classes' => false ] ) : null; // phpcs:ignore -- Without classes.
	$inner = null === $inner && in_array( $value[0] ?? '', [ '{', '[' ], true ) ? json_decode( $value, true ) : $inner;
	return null === $inner || false === $inner ? $value : $inner;
}

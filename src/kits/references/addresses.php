<?php
/** Addresses and ids in texts: attributes of elements, CSS, lines, shortcodes, links that act. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\LinkActions;

defined( 'ABSPATH' ) || exit;

/** A whole address, with its host or as a kit holds it. */
const ADDRESS = '(?:https?:)?//[^\s<>"\'\[\]]+|kit:[a-z]+/[^\s<>"\'\[\]]*';

/** Names of attributes in which an address may be without its host. */
const ADDRESS_KEYS = '~(?:^|[._-])(?:action|background|data-full-url|data-link|href|link|poster|src|url)$|(?:Url|Href|Link|Src)$~';

/** Walks a text that the table does not name: an address, CSS, HTML, or what holds no reference. */
function walk_text_value( string $value, string $path, callable $replace, string $block ): string {
	$where = [
		'block' => $block,
		'key'   => $path,
	];
	if ( preg_match( '~^(?:https?:|//|/|#|%23|kit:)~', $value ) && ! preg_match( '~[\s<>]~', $value ) ) {
		return walk_address( $value, $path, $replace, $where );
	}
	if ( false !== strpos( $value, '<' ) ) {
		return false !== strpos( $value, '<!-- wp:' ) ? walk_content( $value, $replace ) : walk_html( $value, $replace, $block );
	}
	return walk_css( $value, $replace, $where );
}

/**
 * Walks an address, or the action in a link.
 * @param string                $key   Name of its attribute.
 * @param array<string, string> $where
 */
function walk_address( string $value, string $key, callable $replace, array $where ): string {
	if ( preg_match( LinkActions\START, $value ) ) {
		return walk_action( $value, $replace );
	}
	$is_relative = preg_match( '~^/(?!/)~', $value ) && preg_match( ADDRESS_KEYS, $key );
	if ( ! $is_relative && ! preg_match( '~^(?:' . ADDRESS . ')$~D', $value ) ) {
		return $value;
	}
	return (string) $replace( type_of_address( $value ), $value, $where );
}

/** Whether an address leads to a file of the media library, to one of a font, or elsewhere. */
function type_of_address( string $address ): string {
	if ( str_starts_with( $address, 'kit:' ) ) {
		$kind = strtok( substr( $address, 4 ), '/' );
		return 'font' === $kind ? 'font-address' : ( 'media' === $kind ? 'media-address' : 'address' );
	}
	return false !== strpos( $address, (string) wp_parse_url( wp_upload_dir( null, false )['baseurl'], PHP_URL_PATH ) ) ? 'media-address' : 'address';
}

/** Walks the settings of a link that acts: JSON in base64, perhaps percent-encoded. */
function walk_action( string $hash, callable $replace ): string {
	[ $name, $settings ] = LinkActions\parsed( $hash );
	$walked              = (array) walk_value( $settings, '', [ 'id' => 'media' ], $replace, '' );
	if ( '' === $name || $walked === $settings ) {
		return $hash;
	}
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The page builder's format.
	$action = "action:action=$name&settings=" . base64_encode( (string) wp_json_encode( $walked ) );
	$start  = strpos( $hash, 'elementor' ) ? 'elementor-' : 'frontage-';
	return preg_match( '~%3A~i', $hash ) ? ( '#' === $hash[0] ? '#' : '%23' ) . rawurlencode( $start . $action ) : "#$start$action";
}

/**
 * Walks classes and the like: `wp-image-12`. With an id that leads nowhere goes the class of its size, as the editor would save it.
 * @param array<string, string> $where
 */
function walk_classes( string $classes, callable $replace, array $where ): ?string {
	$is_gone = false;
	$walked  = preg_replace_callback(
		'~(?<![\w-])(wp-image-|wp-att-|attachment_)(\d+|' . REFERENCE . ')(?![\w-])~',
		static function ( array $found ) use ( $replace, $where, &$is_gone ): string {
			$id      = $replace( 'media', ctype_digit( $found[2] ) ? (int) $found[2] : $found[2], $where );
			$is_gone = $is_gone || null === $id;
			return null === $id ? '' : $found[1] . $id;
		},
		$classes
	);
	if ( ! $is_gone ) {
		return (string) $walked;
	}
	$left = trim( (string) preg_replace( [ '~(?<![\w-])size-[\w-]+~', '~\s+~' ], [ '', ' ' ], (string) $walked ) );
	return '' === $left ? null : $left;
}

/**
 * Walks the addresses in CSS.
 * @param array<string, string> $where
 */
function walk_css( string $css, callable $replace, array $where ): string {
	return (string) preg_replace_callback(
		'~(url\(\s*(["\']?))([^"\'()]+?)(\2\s*\))~i',
		static fn( array $found ): string => $found[1] . walk_address( trim( $found[3] ), 'url', $replace, $where ) . $found[4],
		$css
	);
}

/**
 * Walks a list of pictures with their widths.
 * @param array<string, string> $where
 */
function walk_srcset( string $srcset, callable $replace, array $where ): string {
	return (string) preg_replace_callback(
		'~(^|,\s*)([^\s,]\S*[^\s,])~',
		static fn( array $found ): string => $found[1] . walk_address( $found[2], 'src', $replace, $where ),
		$srcset
	);
}

/** Walks text between elements: addresses that are read, as in embeds and in a privacy policy, and shortcodes. */
function walk_text( string $html, callable $replace, string $block ): string {
	$where = [
		'block' => $block,
		'key'   => 'text',
	];
	$names = implode( '|', array_map( 'preg_quote', array_keys( (array) table()['shortcodes'] ) ) );
	$html  = (string) preg_replace_callback(
		"~\[($names)\b([^\[\]<>]*)~",
		static fn( array $found ): string => "[$found[1]" . walk_shortcode( $found[1], $found[2], $replace, $where ),
		$html
	);
	// After shortcodes, whose lists of names it would take for addresses.
	return (string) preg_replace_callback(
		'~(?<![\w"\'=/.-])(?:https?://|kit:[a-z]+/)(?:[^\s<>"\'\[\]]*[^\s<>"\'\[\].,;:!?()])?~',
		static fn( array $found ): string => walk_encoded( $found[0], $replace, $where ),
		$html
	);
}

/**
 * Walks an address in HTML.
 * @param array<string, string> $where
 */
function walk_encoded( string $html, callable $replace, array $where ): string {
	$address = str_replace( [ '&amp;', '&#038;' ], '&', $html );
	$walked  = walk_address( $address, 'url', $replace, $where );
	return $walked === $address ? $html : esc_attr( $walked );
}

/**
 * Walks the attributes of a shortcode.
 * @param array<string, string> $where
 */
function walk_shortcode( string $name, string $attributes, callable $replace, array $where ): string {
	$rules = rules( 'shortcodes', $name );
	return (string) preg_replace_callback(
		'~([\w-]+)(\s*=\s*)("[^"]*"|\'[^\']*\'|[^\s"\']+)~',
		static function ( array $found ) use ( $rules, $replace, $where ): string {
			$quote = in_array( $found[3][0], [ '"', "'" ], true ) ? $found[3][0] : '';
			$value = trim( $found[3], '"\'' );
			$type  = type_at( $rules, $found[1], [] );
			if ( '' === $type ) {
				$walked = preg_match( '~^(?:' . ADDRESS . ')$~D', $value ) ? walk_encoded( $value, $replace, $where ) : $value;
			} else {
				$walked = str_starts_with( $value, 'attachment_' ) ? walk_classes( $value, $replace, $where ) : walk_ids( $type, $value, $replace, $where );
			}
			return null === $walked ? '' : $found[1] . $found[2] . $quote . $walked . $quote;
		},
		$attributes
	);
}

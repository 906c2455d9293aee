<?php
/** Links of contact buttons. */

declare( strict_types=1 );

namespace Frontage\ContactButtons;

use Frontage\Share;
use Frontage\Values;
use function Frontage\Icons\outline;
use function Frontage\Icons\solid;

defined( 'ABSPATH' ) || exit;

/* Of addresses that are not the web's, only those of telephones, mail and messengers. */
const SCHEMES = [ 'https', 'http', 'tel', 'sms', 'mailto', 'viber' ];

const BUBBLE = '<path d="M18 5.5H6C5.30964 5.5 4.75 6.05964 4.75 6.75V16V18.4096C4.75 18.8725 5.32471 19.0869 5.62784 18.7371L8 16H18'
	. 'C18.6904 16 19.25 15.4404 19.25 14.75V6.75C19.25 6.05964 18.6904 5.5 18 5.5Z"/>';

/* Icons beside those of share links. */
const ICONS = [
	'phone' => '<path d="M8.4 4.75H5.9C5.2 4.75 4.7 5.3 4.75 6C5.3 13.1 10.9 18.7 18 19.25C18.7 19.3 19.25 18.8 19.25 18.1V15.6L15.6 14.1L13.9 15.9'
		. 'C11.4 14.7 9.3 12.6 8.1 10.1L9.9 8.4L8.4 4.75Z"/>',
	'email' => '<path d="M20.25 8.5V7C20.25 6.31 19.69 5.75 19 5.75H5C4.31 5.75 3.75 6.31 3.75 7V8.5M20.25 8.5V17C20.25 17.69 19.69 18.25 19 18.25H5'
		. 'C4.31 18.25 3.75 17.69 3.75 17V8.5M20.25 8.5L12 14.5L3.75 8.5"/>',
	'link'  => '<path d="M12 4.75C16 4.75 19.25 8 19.25 12S16 19.25 12 19.25 4.75 16 4.75 12 8 4.75 12 4.75ZM5 12H19M12 5C8 9.5 8 14.5 12 19'
		. 'M12 5C16 9.5 16 14.5 12 19"/>',
];

/* Digits of other scripts: Arabic, Persian and Urdu, Devanagari, Bengali, full-width. */
const DIGITS = [ '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '０１２３４５６７８９' ];

/* The plus sign that phones in East Asia write. */
const PLUS = '＋';

/**
 * A telephone number as dialed, from how people write it: `+49 (0) 171 / 123-45`, `0049 171 12345`, `(020) 7946 0000 ext. 12`.
 * @return array{0: string, 1: string} The number, with its + where it has a country code; and its extension. '' for what is none.
 */
function dialed( string $value ): array {
	$ascii = [ PLUS => '+' ];
	foreach ( DIGITS as $digits ) {
		$ascii += array_combine( (array) preg_split( '//u', $digits, -1, PREG_SPLIT_NO_EMPTY ), range( 0, 9 ) );
	}
	$value     = strtr( $value, array_map( 'strval', $ascii ) );
	$extension = '';
	if ( preg_match( '/\d\W*(?:ext(?:ension|n)?\b\.?|x|#|;ext=)\s*(\d{1,11})\s*$/i', $value, $found ) ) {
		$extension = $found[1];
		$value     = substr( $value, 0, -strlen( $found[0] ) + 1 );
	}
	$value = (string) preg_replace( '/^[^\d+]*(?:00(?=\D*[1-9])|\+)/', '+', $value );
	// With a country code the zero in front of the area code is not dialed.
	$value = 0 === strpos( $value, '+' ) ? str_replace( '(0)', '', $value ) : $value;
	return [ (string) preg_replace( '/(?!^\+)\D+/', '', $value ), $extension ];
}

/**
 * URL of a way of contact; '' if the value is none. Print it by esc_attr(): it is sanitized, and esc_url() would take the lines out of the message.
 * @param string $value A telephone number, a name, an address; for each messenger also a whole URL.
 */
function url_of( string $type, string $value, string $message = '' ): string {
	$value                  = trim( $value );
	[ $number, $extension ] = dialed( $value );
	$digits                 = ltrim( $number, '+' );
	$name                   = rawurlencode( ltrim( $value, '@' ) );
	$text                   = rawurlencode( $message );
	$ways                   = [
		'phone'     => [ 'tel:', $digits, $number . ( '' === $extension ? '' : ";ext=$extension" ), '' ],
		'sms'       => [ 'sms:', $digits, $number, "?body=$text" ],
		'email'     => [ 'mailto:', (string) is_email( $value ), $value, "?body=$text" ],
		'whatsapp'  => [ 'https://wa.me/', $digits, $digits, "?text=$text" ],
		'telegram'  => [ 'https://t.me/', $name, $name, '' ],
		'signal'    => [ 'https://signal.me/#p/', $digits, "+$digits", '' ],
		'messenger' => [ 'https://m.me/', $name, $name, '' ],
		'viber'     => [ 'viber://chat?number=', $digits, "%2B$digits", '' ],
		'line'      => [ 'https://line.me/R/ti/p/', $name, rawurlencode( $value ), '' ],
	];
	if ( ! isset( $ways[ $type ] ) || preg_match( '~^https?://~i', $value ) ) {
		return sanitize_url( $value, SCHEMES );
	}
	[ $start, $given, $end, $query ] = $ways[ $type ];
	$url                             = '' === $given ? '' : sanitize_url( $start . $end, SCHEMES );
	return $url . ( '' === $url || '' === $text ? '' : $query );
}

/** Name of a way of contact; company names are not translated. */
function name_of( string $type ): string {
	$names = [
		'phone'     => __( 'Phone', 'frontage' ),
		'sms'       => __( 'Text message', 'frontage' ),
		'email'     => __( 'Email', 'frontage' ),
		'signal'    => 'Signal',
		'messenger' => 'Messenger',
	];
	return $names[ $type ] ?? Share\services()[ $type ]['title'] ?? __( 'Website', 'frontage' );
}

/** Icon of a way of contact. */
function icon_of( string $type ): string {
	if ( isset( ICONS[ $type ] ) ) {
		return outline( ICONS[ $type ] );
	}
	$path = 'sms' === $type ? '' : Share\services()[ $type ]['icon'] ?? '';
	return '' === $path ? outline( BUBBLE ) : solid( sprintf( '<path d="%s"/>', esc_attr( $path ) ), 20 );
}

/**
 * The links that lead somewhere.
 * @param mixed $links Of the block.
 * @return list<array{url: string, name: string, detail: string, icon: string}>
 */
function links( $links ): array {
	$found = [];
	foreach ( Values\items( $links ) as $link ) {
		$link  = Values\items( $link );
		$type  = Values\text( $link['type'] ?? '' );
		$value = Values\text( $link['value'] ?? '' );
		$label = trim( Values\text( $link['label'] ?? '' ) );
		$url   = url_of( $type, $value, Values\text( $link['message'] ?? '' ) );
		if ( '' !== $url ) {
			$found[] = [
				'url'    => $url,
				'name'   => '' === $label ? name_of( $type ) : $label,
				'detail' => in_array( $type, [ 'phone', 'sms', 'email' ], true ) ? $value : '',
				'icon'   => icon_of( $type ),
			];
		}
	}
	return $found;
}

<?php
/** What visitors saw of settings that nothing knows: by their names and their form, in doubt nothing. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/** Last words of the names of settings that are read by visitors; a number or a letter may follow. */
const READ_WORDS = '/(^|_)(title|text|description|desc|content|editor|caption|name|label|subtitle|heading|price|quote|question|answer'
	. '|job|designation|html'
	. '|item|prefix|suffix|button|btn|cta|review|bio)(_\d+|_[a-z])?$/';

/** Words in the names of settings that only their owner reads, or a visitor now and then. */
const OWNERS_WORDS = '/(^|_)(mail|mails|email|emails|error|errors|success|message|messages|redirect|webhook|webhooks|slack|discord'
	. '|telegram|zapier|recipient|recipients|bcc|cc|reply'
	. '|subject|api|apikey|key|keys|token|secret|password|pass|login|username|class|classes|css|js|script|php|sql|id|ids|uid|aria|alt'
	. '|placeholder|tag|tags|form|field|fields|action|event'
	. '|query|meta|animation|library|hidden|hide|hover|admin|debug|license|sitekey|recaptcha|endpoint|ajax|nothing|not_found|no_posts'
	. '|loading|expire|expired|tooltip|notice'
	. '|nonce|cookie|condition|conditions|template|preview|mask|cursor|tracking|analytics|pixel)(_|$)/i';

/** Words in the names of settings that make a look, whose values may be words. */
const LOOK_WORDS = '/(^|_)(font|family|typo|typography|transition|easing|selector|format|separator|icon|svg|unit|color|border|shadow'
	. '|width|height|margin|padding|size|align|source'
	. '|attributes|animated|duration|state|order|orderby)(_|$)/i';

/** Ends of the names of links. */
const LINK_WORDS = '/(^|_)(link|url|href)(_\d+|_[a-z])?$/';

/** Words that say what a switch is. */
const SWITCH_WORDS = [ 'show', 'enable', 'enabled', 'switch', 'switcher', 'display', 'toggle', 'visible', 'visibility', 'control', 'is', 'use' ];

/** Words that a text has more in its name than its switch. */
const TEXT_WORDS = [ 'text', 'title', 'label', 'content', 'description', 'desc', 'heading', 'html', 'link', 'url', 'name', 'image', 'list', 'items' ];

/** Address of a picture, and of what is no page. */
const PICTURE = '/\.(avif|gif|jpe?g|png|svg|webp)(\?.*)?$/i';
const NO_PAGE = '/\.(avif|gif|jpe?g|png|svg|webp|json|lottie|js|css|php|xml)(\?.*)?$/i';

/** Whether only the owner of a page reads a setting. */
function is_owners( string $name ): bool {
	return '_' === substr( $name, 0, 1 ) || preg_match( OWNERS_WORDS, $name );
}

/** Whether visitors read the value of a setting: its name says so, or it is a sentence. */
function is_read( string $name, string $value ): bool {
	if ( is_owners( $name ) || ! is_words( $value ) ) {
		return false;
	}
	return preg_match( READ_WORDS, $name ) || ( ! preg_match( LOOK_WORDS, $name ) && is_sentence( $value ) );
}

/** Whether a value is no word of a program: a switch, a name of a class, a key, an address, code. */
function is_words( string $value ): bool {
	$value = trim( $value );
	if ( '' === $value || in_array( strtolower( $value ), [ 'yes', 'no', 'none', 'true', 'false', 'on', 'off', 'default', 'custom' ], true ) ) {
		return false;
	}
	$code = [
		'~^https?://\S+$~i',
		// A key: long, of letters and digits.
		'~^(?=\S*\d)(?=\S*[a-z])[\w.:=+/-]{20,}$~i',
		// A name of a class, a color, the form of a date.
		'~^[a-z0-9]+([-_]+[a-z0-9]+)+$~',
		'~^(#[0-9a-f]{3,8}|rgba?\(.*\))$~i',
		'~<\?php|\bfunction\s*\(|=>\s*\{|\{\{|^\[elementor-tag|^\s*[{[]\s*["{]~i',
		'~[\w-]\s*\{[^}]*:[^}]*\}~',
	];
	foreach ( $code as $pattern ) {
		if ( preg_match( $pattern, $value ) ) {
			return false;
		}
	}
	return true;
}

/** Whether a value is two words or more that begin as sentences and names do. */
function is_sentence( string $value ): bool {
	$text = trim( wp_strip_all_tags( $value ) );
	return preg_match( '~^[\p{P}\p{S}\s]*(\p{Lu}|\p{Lo}|\d|[^\x00-\x7f])~u', $text ) && preg_match( '~\p{L}{3,}~u', $text ) && preg_match( '~\S\s+\S~u', $text )
		&& ! preg_match( '~\S+@\S+\.\S+|^[\d\s.]+(px|em|rem|%)~', $text );
}

/** Whether a setting is the address of a picture. */
function is_picture_address( string $name, string $value ): bool {
	return preg_match( PICTURE, $value ) && preg_match( '~^(https?:)?//\S+$~', $value ) && ! is_owners( $name );
}

/**
 * Words of the switches that are off, by the first word of each: `show_ribbon` is `ribbon`.
 * @param array<mixed> $settings
 * @return array<string, list<list<string>>>
 */
function off_switches( array $settings ): array {
	$off = [];
	foreach ( $settings as $switch => $value ) {
		if ( in_array( $value, [ '', 'no', 'none', 'off', 'false', false, '0' ], true ) ) {
			$words = explode( '_', (string) $switch );
			$of    = array_values( array_diff( $words, SWITCH_WORDS ) );
			if ( $of && count( $of ) < count( $words ) ) {
				$off[ $of[0] ][] = $of;
			}
		}
	}
	return $off;
}

/**
 * Whether a switch beside a setting hides it: `show_ribbon` hides `ribbon_title`.
 * @param array<string, list<list<string>>> $off As off_switches() returns them.
 */
function is_switched_off( string $name, array $off ): bool {
	$words = explode( '_', $name );
	foreach ( array_merge( [], ...array_values( array_intersect_key( $off, array_flip( $words ) ) ) ) as $of ) {
		if ( ! array_diff( $of, $words ) && ! array_diff( $words, $of, TEXT_WORDS ) ) {
			return true;
		}
	}
	return false;
}

<?php
/** What visitors saw of settings that nothing knows: by their names and their form, in doubt nothing. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Last words of the names of settings that visitors read. */
const READ_WORDS = '/^(title|subtitle|text|description|desc|content|editor|caption|name|label|heading|subheading|price|quote|question'
	. '|answer|job|designation|html|item|prefix|suffix|button|btn|cta|review|bio)$/';

/** Words before them that say where a text stands, or of what it is. With others it may be one that nobody saw: `no_results_text`. */
const PLACE_WORDS = '/^(acc|accordion|after|animated|author|back|banner|before|bottom|box|card|client|company|counter|dual|faq|fact'
	. '|feature|features|first|flip|flipbox|focused|front|fun|header|hero|highlighted|icon|image|info|inner|left|link'
	. '|list|main|member|more|number|panel|person|primary|pricing|progress|read|readmore|ribbon|right|rotating|second'
	. '|secondary|section|service|services|short|slide|slider|step|sub|tab|tabs|team|testimonial|testimonials|third'
	. '|timeline|toggle|top|\d+)$/';

/** Words with which makers of add-ons begin names. */
const MAKERS = '/^(aux|bdt|eael|ekit|elementskit|ep|exad|gum|ha|hfe|htmega|jet|jkit|jltma|pa|pp|premium|prim|rkit|rtm|sg|stratum'
	. '|tp|uael|wpr)$/';

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

/**
 * Whether visitors read the value of a setting: its name says so.
 * @param list<string> $own Words of the widget's type, which may be in its names.
 */
function is_read( string $name, string $value, array $own ): bool {
	$words = explode( '_', (string) preg_replace( '/(_?\d+|_[a-z])$/', '', strtolower( $name ) ) );
	if ( ! preg_match( READ_WORDS, (string) end( $words ) ) || is_owners( $name ) || ! is_words( $value ) ) {
		return false;
	}
	foreach ( $words as $word ) {
		if ( ! preg_match( READ_WORDS, $word ) && ! preg_match( PLACE_WORDS, $word ) && ! preg_match( MAKERS, $word ) && ! in_array( $word, $own, true ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Whether a setting is a sentence of which nothing says whether visitors read it.
 * @param list<string> $own Words of the widget's type.
 */
function is_doubtful( string $name, string $value, array $own ): bool {
	return ! is_owners( $name ) && ! preg_match( LOOK_WORDS, $name ) && is_words( $value ) && is_sentence( $value ) && ! is_read( $name, $value, $own );
}

/**
 * Names of settings with sentences of which nothing says whether visitors read them.
 * @param array<mixed> $settings
 * @param list<string> $own      Words of the widget's type.
 * @return list<string>
 */
function doubtful( array $settings, array $own ): array {
	$names = [];
	$off   = off_switches( $settings );
	foreach ( $settings as $name => $value ) {
		$name  = (string) $name;
		$inner = is_array( $value ) && ! is_owners( $name ) ? doubtful( $value, $own ) : [];
		$inner = ! is_array( $value ) && is_doubtful( $name, text( $value ), $own ) ? [ $name ] : $inner;
		$names = $inner && ! is_switched_off( $name, $off ) ? array_merge( $names, $inner ) : $names;
	}
	return array_values( array_unique( $names ) );
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

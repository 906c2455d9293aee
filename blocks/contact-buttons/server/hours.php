<?php
/** Opening hours, by the site's clock. */

declare( strict_types=1 );

namespace Frontage\ContactButtons;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const DAY  = 1440;
const WEEK = 7 * DAY;

/**
 * Periods of a day, in minutes; one that ends before it begins ends on the next day.
 * @param mixed $text Such as `09:00-12:30, 14:00-18:00`.
 * @return list<array{int, int}>
 */
function periods_of_day( $text ): array {
	preg_match_all( '/(\d{1,2}):([0-5]\d)\s*[-–]\s*(\d{1,2}):([0-5]\d)/u', text( $text ), $found, PREG_SET_ORDER );
	$periods = [];
	foreach ( $found as [ , $hour, $minute, $end_hour, $end_minute ] ) {
		$from = 60 * (int) $hour + (int) $minute;
		$to   = 60 * (int) $end_hour + (int) $end_minute;
		if ( $from < DAY && $to <= DAY ) {
			$periods[] = [ $from, $to > $from ? $to : $to + DAY ];
		}
	}
	return $periods;
}

/**
 * Periods of a week, in minutes since the midnight before Thursday, the day of the week on which the calendar of computers began.
 * @param mixed $hours Of the block: by day, 1 for Monday to 7.
 * @return list<array{int, int}>
 */
function periods( $hours ): array {
	$periods = [];
	for ( $day = 1; $day <= 7; $day++ ) {
		foreach ( periods_of_day( items( $hours )[ $day ] ?? '' ) as [ $from, $to ] ) {
			$midnight  = ( $day + 3 ) % 7 * DAY;
			$periods[] = [ $midnight + $from, min( WEEK, $midnight + $to ) ];
			if ( $midnight + $to > WEEK ) {
				$periods[] = [ 0, $midnight + $to - WEEK ];
			}
		}
	}
	return $periods;
}

/**
 * The hours as texts, by the name of the day, in the order of the site's week.
 * @param mixed $hours Of the block.
 * @return array<string, string>
 */
function hours_by_day( $hours ): array {
	$texts = [];
	$first = number( get_option( 'start_of_week' ) );
	for ( $day = $first; $day < $first + 7; $day++ ) {
		$periods = array_map(
			static fn( array $period ): string => time_text( $period[0] ) . ' – ' . time_text( $period[1] ),
			periods_of_day( items( $hours )[ 0 === $day % 7 ? 7 : $day % 7 ] ?? '' )
		);
		$texts[ $GLOBALS['wp_locale']->get_weekday( $day % 7 ) ] = implode( ', ', $periods );
	}
	return $texts;
}

/** Time of the day in the site's format. */
function time_text( int $minutes ): string {
	return (string) wp_date( text( get_option( 'time_format' ), 'H:i' ), 60 * $minutes, new \DateTimeZone( 'UTC' ) );
}

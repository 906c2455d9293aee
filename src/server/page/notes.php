<?php
/** State of the current page: notes of one function for a later one. */

declare( strict_types=1 );

namespace Frontage\Page;

defined( 'ABSPATH' ) || exit;

/** Named lists of notes, for the current request. */
final class Notes {

	/** @var array<string, array<string, mixed>> */
	private static array $lists = [];

	/**
	 * Adds a note, or replaces the one with the same key.
	 * @param mixed $value
	 */
	public static function add( string $list, string $key, $value = true ): void {
		self::$lists[ $list ][ $key ] = $value;
	}

	/** Whether there is a note with this key, and it is not empty. */
	public static function has( string $list, string $key ): bool {
		return ! empty( self::$lists[ $list ][ $key ] );
	}

	/** @return array<string, mixed> By key, in the order in which they were added. */
	public static function all( string $list ): array {
		return self::$lists[ $list ] ?? [];
	}

	public static function clear( string $list ): void {
		unset( self::$lists[ $list ] );
	}
}

<?php
/** A command's words, where no command line is. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

/** Keeps what the command says. */
final class Said {

	/** @var list<string> */
	public static array $lines = [];

	/**
	 * Of WP_CLI: log, warning, success, error, confirm.
	 * @param list<mixed> $arguments
	 * @throws \RuntimeException As the real one, which ends the process with 1.
	 */
	public static function __callStatic( string $name, array $arguments ): void {
		self::$lines[] = ( 'log' === $name ? '' : "$name: " ) . $arguments[0];
		if ( 'error' === $name ) {
			throw new \RuntimeException( $arguments[0] );
		}
	}
}

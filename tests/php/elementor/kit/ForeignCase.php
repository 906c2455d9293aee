<?php
/** What tests of Elementor's kits share: a kit, files of it, and what commands say. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use Frontage\Tests\Kits\Archive;
use Frontage\Tests\Kits\ImportCase;

require_once dirname( __DIR__, 2 ) . '/kits/import/ImportCase.php';
require_once dirname( __DIR__, 2 ) . '/kits/Archive.php';
require_once dirname( __DIR__ ) . '/Said.php';
require_once dirname( __DIR__, 4 ) . '/src/elementor/kit/load.php';

abstract class ForeignCase extends ImportCase {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! class_exists( 'WP_CLI', false ) ) {
			class_alias( Said::class, 'WP_CLI' );
		}
	}

	/** @return array<string, mixed> Decoded entries of the kit. */
	protected function entries(): array {
		return json_decode( (string) file_get_contents( __DIR__ . '/elementor.json' ), true );
	}

	/**
	 * A file with these entries.
	 * @param array<string, mixed>                $entries
	 * @param array<string, array<string, mixed>> $lies    By entry.
	 */
	protected function zip( array $entries, array $lies = [] ): string {
		$zip = new Archive();
		foreach ( $entries as $name => $entry ) {
			$text = is_string( $entry ) ? $entry : (string) wp_json_encode( $entry );
			isset( $lies[ $name ] ) ? $zip->add( $name, $text, $lies[ $name ] ) : $zip->pack( $name, $text );
		}
		return $zip->write( "$this->folder/kit.zip" );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	protected function object( array $source, string $name ): array {
		$json = $source['read']( $name );
		$this->assertIsString( $json, is_wp_error( $json ) ? $json->get_error_message() : '' );
		return json_decode( $json, true );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return list<string>
	 */
	protected function noted( array $source ): array {
		return array_values( array_map( static fn( array $note ): string => "{$note['place']}: {$note['text']}", $source['notes'] ) );
	}

	/** @return list<string> */
	protected function lines( callable $command ): array {
		Said::$lines = [];
		try {
			$command();
		} catch ( \RuntimeException $error ) {
			$this->assertStringStartsWith( 'error: ', (string) end( Said::$lines ) );
		}
		return Said::$lines;
	}
}

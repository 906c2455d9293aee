<?php
/** Manifests: the browser says the same of the same ones (src/kits/archive/test/manifest.test.ts). */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/KitTestCase.php';

final class ManifestTest extends KitTestCase {

	/** @return array<string, mixed> */
	private static function manifests(): array {
		return (array) json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/kits/archive/test/manifests.json' ), true );
	}

	/** @return array<string, array{list<string|int>, mixed, string, string}> Place, value, code and entry. */
	public function refused(): array {
		return self::manifests()['refused'];
	}

	/** @return array<string, array{list<string|int>, mixed}> Place and value. */
	public function taken(): array {
		return self::manifests()['taken'];
	}

	/** @return array<string, array{list<string|int>, mixed}> Place and value. */
	public function left_out(): array {
		return self::manifests()['left out'];
	}

	/**
	 * The good manifest with another value at one place; null takes it away.
	 * @param list<string|int> $path
	 * @param mixed            $value
	 * @return array<string, mixed>|\WP_Error
	 */
	private function parsed( array $path, $value ) {
		$manifest = self::manifests()['good'];
		$last     = array_pop( $path );
		$at       = &$manifest;
		foreach ( $path as $key ) {
			$at = &$at[ $key ];
		}
		if ( null === $value ) {
			unset( $at[ $last ] );
		} else {
			$at[ $last ] = $value;
		}
		return Kits\read_manifest( (string) wp_json_encode( $manifest ) );
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: a wrong manifest is refused by name: $_dataName
	 * @dataProvider refused
	 * @param list<string|int> $path
	 * @param mixed            $value
	 */
	public function test_refused( array $path, $value, string $why, string $entry ): void {
		$error = $this->refusal( $this->parsed( $path, $value ) );
		$this->assertSame( [ "frontage_kit_$why", $entry ], [ $error->get_error_code(), $error->get_error_data()['entry'] ] );
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: a manifest that fits is taken: $_dataName
	 * @dataProvider taken
	 * @param list<string|int> $path
	 * @param mixed            $value
	 */
	public function test_taken( array $path, $value ): void {
		$manifest = $this->parsed( $path, $value );
		$this->assertIsArray( $manifest );
		$this->assertSame( 'Marram', $manifest['title'] );
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: of a manifest only what is known is taken: $_dataName
	 * @dataProvider left_out
	 * @param list<string|int> $path
	 * @param mixed            $value
	 */
	public function test_left_out( array $path, $value ): void {
		$this->assertSame( self::manifests()['good'], $this->parsed( $path, $value ) );
	}

	/** @testdox [KT-02] [KT-05] kits: each type of file that the schema names has a pattern for its first bytes */
	public function test_types(): void {
		$this->assertSame( array_keys( Kits\schema()['types'] ), array_keys( Kits\FILE_STARTS ) );
	}
}

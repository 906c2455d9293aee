<?php
/** Each place of an object with a value of each wrong type: the object is refused by name, or the key is left out by name, and the rest arrives. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class LeavesTest extends ImportCase {

	private const FILES = [ 'files' => [ 'files/a.jpg' => [], 'files/a.woff2' => [] ] ];

	/** Values of each type, and those that break what reads them. */
	private const VALUES = [ 'text', "a\0b", 7, -7, 1.5, true, false, null, [], [ 'text' ], [ [ 'text' ] ], [ 'a' => 'text' ], [ 'a' => [ 'b' => [] ] ], [ [ 'a' => null ] ] ];

	/** @return array<string, array<string, mixed>> An object of each kind, with all keys that its schema has. */
	private static function whole(): array {
		return (array) json_decode( (string) file_get_contents( __DIR__ . '/whole.json' ), true );
	}

	/** @return array<string, array{string, array<string, mixed>}> Name, and object. */
	public function objects(): array {
		$objects = [];
		foreach ( self::whole() as $name => $object ) {
			$objects[ $name ] = [ $name, $object ];
		}
		return $objects;
	}

	/**
	 * Paths of all places in a value.
	 * @param array<mixed> $value
	 * @param list<string> $at
	 * @return list<list<string>>
	 */
	private static function places( array $value, array $at = [] ): array {
		$places = [];
		foreach ( $value as $key => $inner ) {
			$place    = array_merge( $at, [ (string) $key ] );
			$places[] = $place;
			$places   = array_merge( $places, is_array( $inner ) ? self::places( $inner, $place ) : [] );
		}
		return $places;
	}

	/**
	 * @param array<mixed> $object
	 * @param list<string> $place
	 * @param mixed        $value
	 * @return array<mixed>
	 */
	private static function with( array $object, array $place, $value ): array {
		$key            = array_shift( $place );
		$object[ $key ] = $place ? self::with( $object[ $key ], $place, $value ) : $value;
		return $object;
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: whole objects fit, and have every key of the schema: $_dataName
	 * @dataProvider objects
	 * @param array<string, mixed> $object
	 */
	public function test_whole( string $name, array $object ): void {
		$fit = Kits\fit_object( $name, $object, self::FILES );
		$this->assertSame( [ 'object' => $object, 'wrong' => [], 'removed' => [] ], $fit );
		$this->assertSame( [], $this->unused( $object, Kits\schema()['kinds'][ Kits\kind_of( $name ) ], [] ) );
		$this->assertSame( array_keys( Kits\KINDS ), array_keys( Kits\schema()['kinds'] ) );
	}

	/**
	 * Keys of a rule that an object has not.
	 * @param mixed                $value
	 * @param array<string, mixed> $rule
	 * @param list<string>         $seen  Names of the rules around it.
	 * @return list<string>
	 */
	private function unused( $value, array $rule, array $seen ): array {
		$name = basename( $rule['$ref'] ?? '' );
		// Settings of blocks are those of the whole, and so are styles of elements.
		if ( in_array( $name, $seen, true ) ) {
			return [];
		}
		$seen[] = '' === $name ? '-' : $name;
		$rule   = '' === $name ? $rule : Kits\schema()['definitions'][ $name ];
		$unused = [];
		foreach ( $rule['properties'] ?? [] as $key => $of ) {
			if ( is_array( $value ) && ! array_key_exists( $key, $value ) ) {
				$unused[] = $key;
			} elseif ( is_array( $value ) ) {
				$unused = array_merge( $unused, $this->unused( $value[ $key ], $of, $seen ) );
			}
		}
		return isset( $rule['items'] ) && is_array( $value ) && $value && array_is_list( $value ) ? $this->unused( $value[0], $rule['items'], $seen ) : $unused;
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: a wrong value at any place refuses the object or is left out, by name, and what comes through fits: $_dataName
	 * @dataProvider objects
	 * @param array<string, mixed> $object
	 */
	public function test_wrong( string $name, array $object ): void {
		$tried = 0;
		foreach ( self::places( $object ) as $place ) {
			foreach ( self::VALUES as $value ) {
				$path = implode( '.', $place );
				$says = "$path = " . wp_json_encode( $value );
				$fit  = Kits\fit_object( $name, self::with( $object, $place, $value ), self::FILES );
				// Named is the place, what is in it, or what can't be without it.
				foreach ( array_merge( $fit['wrong'], $fit['removed'] ) as $named ) {
					$this->assertTrue( str_starts_with( "$named.", "$path." ) || str_starts_with( "$path.", "$named." ), "$says: $named" );
				}
				if ( $fit['wrong'] ) {
					++$tried;
					continue;
				}
				$again = Kits\fit_object( $name, $fit['object'], self::FILES );
				$this->assertSame( [ 'object' => $fit['object'], 'wrong' => [], 'removed' => [] ], $again, $says );
				$this->assertSame( $fit['removed'] ? false : true, self::with( $object, $place, $value ) === $fit['object'], $says );
				$kind  = Kits\kind_of( $name );
				$clean = Kits\clean( 'settings' === $kind ? Kits\site_looks( $fit['object'] )['object'] : $fit['object'], $kind );
				$this->assertIsArray( $clean['object'], $says );
				++$tried;
			}
		}
		$this->assertGreaterThan( 50, $tried );
	}

	/** @testdox [KT-02] [KT-05] kits: a kit whose objects are each wrong at another place is imported, and names each; what is good arrives */
	public function test_import(): void {
		$before  = $this->state();
		$objects = [ 'page/kit-good' => [ 'title' => 'Good', 'slug' => 'kit-good', 'status' => 'publish', 'content' => '' ] ];
		$count   = 0;
		foreach ( array_diff_key( self::whole(), [ 'settings/site' => 0, 'styles/user' => 0 ] ) as $name => $object ) {
			unset( $object['file'], $object['faces'][0]['file'] );
			foreach ( self::places( $object ) as $place ) {
				$object['slug'] = 'kit-a' . ( ++$count );

				$objects[ substr( $name, 0, -1 ) . "kit-a$count" ] = self::with( $object, $place, self::VALUES[ $count % count( self::VALUES ) ] );
			}
		}
		foreach ( [ 'settings/site', 'styles/user' ] as $name ) {
			$objects[ $name ] = self::whole()[ $name ];
			foreach ( array_reverse( self::places( $objects[ $name ] ) ) as $place ) {
				++$count;
				$objects[ $name ] = 0 === $count % 2 ? self::with( $objects[ $name ], $place, self::VALUES[ $count % count( self::VALUES ) ] ) : $objects[ $name ];
			}
		}
		// An odd name of a preset would make the manifest wrong, and with it the file.
		$rule    = current( Kits\schema()['manifest']['properties']['objects']['patternProperties'] )['properties'];
		$is_told = static fn( array $object, string $name ): bool => ! Kits\fit( Kits\summary( $object, $name ), [ 'type' => 'object', 'properties' => $rule ] )['wrong'];
		$kit     = $this->kit_of( array_filter( $objects, $is_told, ARRAY_FILTER_USE_BOTH ) );
		foreach ( [ false, true ] as $is_trusted ) {
			$run = $this->ok( Kits\import_source( $kit, [ '*' => 'replace', 'settings/site' => 'replace' ], $is_trusted ) );
			$this->assertSame( 'done', $run['state'] );
			$this->assertNotNull( $this->page( 'kit-good' ) );
			$named = array_column( $run['report']['removed'], 'name' );
			foreach ( array_intersect_key( $objects, $kit['manifest']['objects'] ) as $name => $object ) {
				$fit = Kits\fit_object( $name, $object, [] );
				if ( array_merge( $fit['wrong'], $fit['removed'] ) ) {
					$this->assertContains( $name, $named );
				}
			}
			$this->assertIsString( wp_get_global_stylesheet() );
			\WP_Font_Face_Resolver::get_fonts_from_theme_json();
			$this->take_back( $run );
			$this->assertUntouched( $before );
		}
	}
}

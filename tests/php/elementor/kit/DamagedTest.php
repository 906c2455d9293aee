<?php
/** Kits of Elementor that are damaged in part. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use Frontage\Elementor;
use Frontage\Kits;

require_once __DIR__ . '/ForeignCase.php';

final class DamagedTest extends ForeignCase {

	/** @return array<string, array{string, 1?: array<string, mixed>}> The document, and what the archive says of it. */
	public function damaged(): array {
		return [
			'deep'           => [ '{"content":' . str_repeat( '[', 64 ) . str_repeat( ']', 64 ) . '}' ],
			'no JSON'        => [ '{"content":' ],
			'no object'      => [ '"text"' ],
			'two'            => [ '{}, "settings": {}' ],
			'empty'          => [ '' ],
			'wrong checksum' => [ '{"content":[]}', [ 'crc' => 1 ] ],
		];
	}

	/**
	 * @testdox [KT-08] kits: one damaged document of a kit of Elementor is left out and named: $_dataName
	 * @dataProvider damaged
	 * @param array<string, mixed> $lies
	 */
	public function test_damaged( string $document, array $lies = [] ): void {
		$page  = 'content/page/11.json';
		$whole = $this->opened( $this->zip( $this->entries() ) )['manifest']['objects'];
		$zip   = $this->zip( [ $page => $document ] + $this->entries(), [ $page => $lies ] );
		$some  = $this->opened( $zip );
		$this->assertCount( 1, array_diff_key( $whole, $some['manifest']['objects'] ) );
		$this->assertStringContainsString( "Damaged, and not imported: $page", implode( "\n", $this->noted( $some ) ) );
		$this->assertTrue( Kits\check_source( $some ) );

		$texts   = array_map( static fn( $entry ): string => is_string( $entry ) ? $entry : (string) wp_json_encode( $entry ), [ $page => $lies ? '' : $document ] + $this->entries() );
		$outline = Elementor\foreign_outline( array_intersect_key( $texts, array_flip( Elementor\foreign_heads() ) ), array_keys( $texts ) );
		$this->assertIsArray( $outline );
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/kit/foreign/objects' );
		$request->set_header( 'Content-Type', 'application/json' );
		$parts = array_map( static fn( array $part ): array => $part + [ 'json' => $texts[ $part['entry'] ] ], $outline['parts'] );
		$request->set_body( (string) wp_json_encode( [ 'context' => $outline['context'], 'parts' => $parts ] ) );
		$made = rest_do_request( $request )->get_data();
		$this->assertSame( count( $parts ), count( $made['objects'] ) );
		$this->assertCount( 1, array_keys( array_column( $made['objects'], 'json' ), '', true ) );
		$this->assertStringContainsString( $page, implode( array_column( $made['notes'], 'text' ) ) );
	}
}

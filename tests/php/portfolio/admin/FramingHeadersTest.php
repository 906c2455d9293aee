<?php
/**
 * Headers that let a site be shown in a frame.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\headers_allow_framing;

class FramingHeadersTest extends TestCase {

	private const OURS = 'https://studio.example';

	/**
	 * @testdox [PF-20] framing: by X-Frame-Options $options a site $_dataname
	 * @dataProvider options
	 *
	 * @param string[] $options Headers.
	 * @param bool     $may     What browsers do.
	 * @param string   $framed  Address of the framed site.
	 */
	public function test_options( array $options, bool $may, string $framed = 'https://client.example/' ): void {
		$this->assertSame( $may, headers_allow_framing( [], $options, $framed, self::OURS ) );
	}

	/**
	 * @return array<string, array{0: string[], 1: bool, 2?: string}>
	 */
	public function options(): array {
		return [
			'without one may be framed'                   => [ [], true ],
			'that denies may not'                         => [ [ 'DENY' ], false ],
			'that denies in other letters may not'        => [ [ ' deny ' ], false ],
			'for its own origin may not'                  => [ [ 'SAMEORIGIN' ], false ],
			'for its own origin, which is ours, may'      => [ [ 'SAMEORIGIN' ], true, 'https://STUDIO.example:443/work' ],
			'for its own origin at another port may not'  => [ [ 'SAMEORIGIN' ], false, 'https://studio.example:8443/' ],
			'with the word that no browser knows may'     => [ [ 'ALLOW-FROM https://other.example' ], true ],
			'with garbage may'                            => [ [ '"deny"; mode=block' ], true ],
			'that says the same twice counts once'        => [ [ 'SAMEORIGIN', 'sameorigin' ], true, 'https://studio.example/' ],
			'that contradicts itself may not'             => [ [ 'ALLOWALL', 'SAMEORIGIN' ], false, 'https://studio.example/' ],
			'that contradicts itself in one line may not' => [ [ 'SAMEORIGIN, DENY' ], false, 'https://studio.example/' ],
			'with two unknown words may'                  => [ [ 'yes, no' ], true ],
		];
	}

	/**
	 * @testdox [PF-20] framing: by its policy a site $_dataname
	 * @dataProvider policies
	 *
	 * @param string[] $policies Headers.
	 * @param bool     $may      What browsers do.
	 * @param string   $framed   Address of the framed site.
	 * @param string   $ours     Address of the site that frames.
	 */
	public function test_policies( array $policies, bool $may, string $framed = 'https://client.example/', string $ours = self::OURS ): void {
		$this->assertSame( $may, headers_allow_framing( $policies, [], $framed, $ours ) );
	}

	/**
	 * @return array<string, array{0: string[], 1: bool, 2?: string, 3?: string}>
	 */
	public function policies(): array {
		$http = 'http://client.example/';
		return [
			'that says nothing of frames may'          => [ [ "default-src 'none'; frame-src 'none'" ], true ],
			'for nobody may not'                       => [ [ "frame-ancestors 'none'" ], false ],
			'with an empty list may not'               => [ [ 'frame-ancestors' ], false ],
			'for itself may not'                       => [ [ "frame-ancestors 'self'" ], false ],
			'for itself, which is ours, may'           => [ [ "FRAME-ANCESTORS 'SELF'" ], true, 'https://studio.example/a' ],
			'for everybody may'                        => [ [ 'frame-ancestors *' ], true ],
			'for every https site may'                 => [ [ 'default-src *; frame-ancestors https:' ], true ],
			'for http counts https too'                => [ [ 'frame-ancestors http:' ], true ],
			'for https does not count http'            => [ [ 'frame-ancestors https:' ], false, $http, 'http://studio.example' ],
			'for our host may'                         => [ [ "frame-ancestors 'self' studio.example" ], true ],
			'for our host in other letters may'        => [ [ 'Frame-Ancestors HTTPS://Studio.Example' ], true ],
			'for our host and any path may'            => [ [ 'frame-ancestors https://studio.example/only/this' ], true ],
			'for another host may not'                 => [ [ 'frame-ancestors https://other.example' ], false ],
			'for a host that ends like ours may not'   => [ [ 'frame-ancestors dio.example' ], false ],
			'for all hosts below ours may not'         => [ [ 'frame-ancestors *.studio.example' ], false ],
			'for all hosts below our parent may'       => [ [ 'frame-ancestors *.example' ], true ],
			'for hosts below, two deep, may'           => [ [ 'frame-ancestors https://*.example' ], true, 'https://client.example/', 'https://a.studio.example' ],
			'for any port of ours may'                 => [ [ 'frame-ancestors https://studio.example:*' ], true, 'https://client.example/', 'https://studio.example:8443' ],
			'for our usual port may'                   => [ [ 'frame-ancestors studio.example:443' ], true ],
			'for another port may not'                 => [ [ 'frame-ancestors https://studio.example:8443' ], false ],
			'for no port means the usual one'          => [ [ 'frame-ancestors https://studio.example' ], false, 'https://client.example/', 'https://studio.example:8443' ],
			'for http and 80 counts https and 443'     => [ [ 'frame-ancestors http://studio.example:80' ], true ],
			'without a scheme means its own'           => [ [ 'frame-ancestors studio.example' ], false, 'https://client.example/', 'http://studio.example' ],
			'without a scheme, over http, may'         => [ [ 'frame-ancestors studio.example' ], true, $http, 'http://studio.example' ],
			'with two policies needs both'             => [ [ 'frame-ancestors *', "frame-ancestors 'none'" ], false ],
			'with two policies in one line needs both' => [ [ "frame-ancestors studio.example, frame-ancestors 'none'" ], false ],
			'that says it twice means the first'       => [ [ "frame-ancestors *; frame-ancestors 'none'" ], true ],
			'with garbage among its sources may not'   => [ [ 'frame-ancestors ??? "studio.example" //' ], false ],
			'that is for nobody and somebody may'      => [ [ "frame-ancestors 'none' studio.example" ], true ],
		];
	}

	/**
	 * @testdox [PF-20] framing: a policy about frames overrides X-Frame-Options, others do not
	 */
	public function test_both(): void {
		$may = static fn( string $policy, string $option ): bool => headers_allow_framing( [ $policy ], [ $option ], 'https://client.example/', self::OURS );
		$this->assertTrue( $may( 'frame-ancestors studio.example', 'DENY' ) );
		$this->assertFalse( $may( "frame-ancestors 'none'", 'ALLOWALL' ) );
		$this->assertFalse( $may( "default-src 'self'", 'DENY' ) );
	}
}

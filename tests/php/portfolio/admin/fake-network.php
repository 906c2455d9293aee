<?php
/**
 * Hosts of the tests, found without a name server: Frontage's own calls of these functions are answered here.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

/** What the fake name server answers; a host that begins with a number takes as many seconds of a clock that only Frontage sees. */
class Fake_Network {
	public static float $passed = 0;

	public const V4 = [
		'demo.example'          => [ '93.184.216.34' ],
		'3s.example'            => [ '93.184.216.34' ],
		'9s.example'            => [ '93.184.216.34' ],
		'xn--bcher-kva.example' => [ '93.184.216.34' ],
		'inside.example'        => [ '93.184.216.34', '10.0.0.8' ],
	];

	public const V6 = [ 'six.example' ];
}

/**
 * @param string $host A host.
 * @return string[]|false
 */
function gethostbynamel( $host ) {
	if ( str_ends_with( $host, '.example' ) ) {
		Fake_Network::$passed += (int) $host;
		return Fake_Network::V4[ $host ] ?? false;
	}
	return \gethostbynamel( $host );
}

/**
 * @param string $host A host.
 * @param int    $type Ignored: the tests have IPv6 only.
 * @return array<mixed>
 */
function dns_get_record( $host, $type ): array {
	return in_array( $host, Fake_Network::V6, true ) ? [ [ 'ipv6' => '2606:2800:220:1::1' ] ] : [];
}

function microtime( bool $as_float ): float {
	return (float) \microtime( $as_float ) + Fake_Network::$passed;
}

<?php
/** Zips as nobody's program would write them. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

final class Archive {

	/** @var list<array<string, mixed>> */
	private array $entries = [];

	/**
	 * Adds an entry; `$lies` are values of its heads that differ from the truth.
	 * @param array<string, mixed> $lies method, flags, size, packed, crc, outer, data, offset, inner (name in the entry's own head).
	 */
	public function add( string $name, string $text, array $lies = [] ): self {
		$this->entries[] = $lies + [
			'name'   => $name,
			'data'   => $text,
			'method' => 0,
			'flags'  => 0x800,
			'size'   => strlen( $text ),
			'packed' => strlen( $lies['data'] ?? $text ),
			'crc'    => crc32( $text ),
			'outer'  => 0100644 << 16,
		];
		return $this;
	}

	/**
	 * Adds an entry that is compressed.
	 * @param array<string, mixed> $lies As in add().
	 */
	public function pack( string $name, string $text, array $lies = [] ): self {
		return $this->add( $name, $text, $lies + [ 'method' => 8, 'data' => gzdeflate( $text ) ] );
	}

	public function write( string $path, int $count = 0 ): string {
		$body = '';
		$list = '';
		foreach ( $this->entries as $entry ) {
			$offset = $entry['offset'] ?? strlen( $body );
			$inner  = $entry['inner'] ?? $entry['name'];
			$head   = pack( 'vvvvvVVV', 20, $entry['flags'], $entry['method'], 0, 0x21, $entry['crc'], $entry['packed'], $entry['size'] );
			$body  .= "PK\x03\x04" . $head . pack( 'vv', strlen( $inner ), 0 ) . $inner . $entry['data'];
			$list  .= "PK\x01\x02" . pack( 'v', 0x314 ) . $head . pack( 'vvvvvVV', strlen( $entry['name'] ), 0, 0, 0, 0, $entry['outer'], $offset ) . $entry['name'];
		}
		$count = $count ? $count : count( $this->entries );
		file_put_contents( $path, $body . $list . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, $count, $count, strlen( $list ), strlen( $body ), 0 ) );
		return $path;
	}
}

<?php
/** A small kit, and what can be wrong with it. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

final class Hostile {

	/** @var array<string, mixed> The page. */
	private array $page = [
		'title'   => 'About',
		'slug'    => 'about',
		'status'  => 'publish',
		'content' => '<!-- wp:image {"id":"kit:media/a"} --><img src="kit:media/a"/><!-- /wp:image -->',
	];

	private string $photo;

	public function __construct( string $photo ) {
		$this->photo = $photo;
	}

	public function build( string $case, string $path, string $entry ): string {
		$zip = new Archive();
		$this->change_page( $case );
		$json     = [ 'a list' => '[1]', 'no JSON' => '{"title"', 'deep' => '{"title":"About","meta":' . str_repeat( '{"a":', 30 ) . '1' . str_repeat( '}', 31 ) ][ $case ] ?? (string) wp_json_encode( $this->page );
		$file     = 'pixels' === $case ? 'files/a.png' : 'files/a.jpg';
		$bytes    = $this->bytes( $case );
		$manifest = $this->manifest( $case, $json, $file, $bytes );
		if ( 'no manifest' !== $case ) {
			$text = [ 'manifest a list' => '[1]', 'manifest broken' => '{"format":', 'manifest deep' => str_repeat( '{"a":', 30 ) . '1' . str_repeat( '}', 30 ), 'prototype manifest' => str_replace( '"objects":{', '"objects":{"__proto__":{},', (string) wp_json_encode( $manifest ) ) ][ $case ] ?? (string) wp_json_encode( $manifest );
			$zip->pack( 'manifest.json', $text );
		}
		$name = 'page/about';
		$lies = [
			'grows'             => [ 'data' => gzdeflate( "$json$json" ) ],
			'shrinks'           => [ 'data' => gzdeflate( 'short' ) ],
			'checksum'          => [ 'crc' => 1 ],
			'two names'         => [ 'inner' => 'objects/page/other.json' ],
			'link of an object' => [ 'outer' => 0120777 << 16 ],
			'size'              => [],
		][ $case ] ?? [];
		$zip->pack( "objects/$name.json", 'hash' === $case ? str_replace( 'About', 'Abaut', $json ) : ( 'size' === $case ? "$json " : ( 'large object' === $case ? str_repeat( 'a', 60000 ) : $json ) ), $lies );
		$this->add_file( $zip, $case, $file, $bytes, $entry );
		if ( 'no zip' === $case ) {
			file_put_contents( $path, 'GIF89a' . str_repeat( 'x', 100 ) );
			return $path;
		}
		$zip->write( $path, 'count lies' === $case ? 9 : 0 );
		if ( 'cut' === $case ) {
			file_put_contents( $path, substr( (string) file_get_contents( $path ), 0, -30 ) );
		}
		return $path;
	}

	private function change_page( string $case ): void {
		$changes    = [
			'prototype' => [ 'meta' => [ '__proto__' => [ 'isAdmin' => true ] ] ],
		];
		$this->page = ( $changes[ $case ] ?? [] ) + $this->page;
	}

	/** Bytes of the file. */
	private function bytes( string $case ): string {
		$png = "\x89PNG\r\n\x1A\n" . pack( 'N', 13 ) . 'IHDR' . pack( 'NNC5', 60000, 60000, 8, 2, 0, 0, 0 );
		return [
			'SVG'              => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
			'HTML'             => '<!doctype html><script>alert(1)</script>',
			'PHP in a picture' => substr( $this->photo, 0, 20 ) . '<?PHP system( $_GET[0] );' . substr( $this->photo, 20 ),
			'PHP at its end'   => $this->photo . str_repeat( 'a', MB_IN_BYTES - 3 - strlen( $this->photo ) ) . '<?php echo 1;',
			'another type'     => "GIF89a\x01\x00\x01\x00\x00\x00\x00;",
			'half a picture'   => substr( $this->photo, 0, 12 ),
			'pixels'           => $png . pack( 'N', crc32( substr( $png, 12 ) ) ) . pack( 'N', 0 ) . 'IEND' . pack( 'N', crc32( 'IEND' ) ),
		][ $case ] ?? $this->photo;
	}

	/** @return array<string, mixed> */
	private function manifest( string $case, string $json, string $file, string $bytes ): array {
		$name     = 'page/about';
		$object   = [ 'size' => strlen( $json ), 'sha256' => hash( 'sha256', $json ) ] + Kits\summary( $this->page, $name );
		$lies     = [
			'hash in a manifest' => [ 'sha256' => 'abc' ],
			'size in a manifest' => [ 'size' => -1 ],
			'need in a manifest' => [ 'needs' => [ '../a' ] ],
			'summary, need'      => [ 'needs' => [] ],
			'summary, block'     => [ 'blocks' => [] ],
			'summary, title'     => [ 'title' => 'Another' ],
		];
		$manifest = [
			'format'    => 'version' === $case ? 'frontage-kit/2' : 'frontage-kit/1',
			'title'     => 'A kit',
			'templates' => [],
			'objects'   => [ $name => ( $lies[ $case ] ?? [] ) + $object ],
			'files'     => [ $file => [ 'size' => strlen( $bytes ), 'sha256' => hash( 'sha256', 'hash of a file' === $case ? 'other' : $bytes ), 'type' => 'pixels' === $case ? 'image/png' : 'image/jpeg' ] ],
		];
		if ( 'name in a manifest' === $case ) {
			$manifest['objects']['../about'] = $object;
		}
		if ( 'type in a manifest' === $case ) {
			$manifest['files']['files/a.svg'] = [ 'type' => 'image/svg+xml' ] + $manifest['files'][ $file ];
		}
		if ( 'missing' === $case ) {
			$manifest['files']['files/b.jpg'] = $manifest['files'][ $file ];
		}
		return $manifest;
	}

	private function add_file( Archive $zip, string $case, string $file, string $bytes, string $entry ): void {
		$lies = [
			'link'               => [ 'outer' => 0120777 << 16 ],
			'encrypted'          => [ 'flags' => 0x801 ],
			'strongly encrypted' => [ 'flags' => 0x841 ],
			'bzip2'              => [ 'method' => 12 ],
			'unknown method'     => [ 'method' => 97 ],
			'AES'                => [ 'method' => 99 ],
			'stored, two sizes'  => [ 'size' => 5 ],
			'large file'         => [ 'method' => 8, 'size' => 5 * MB_IN_BYTES, 'packed' => strlen( $bytes ) ],
			'ratio'              => [ 'method' => 8, 'size' => 2 * MB_IN_BYTES, 'packed' => strlen( $bytes ) ],
			'large in all'       => [ 'method' => 8, 'size' => 3 * MB_IN_BYTES, 'data' => str_repeat( 'a', 40000 ) ],
		][ $case ] ?? [];
		$zip->add( $file, $bytes, $lies );
		$more = [
			'twice'           => [ $file, [] ],
			'twice, object'   => [ 'objects/page/about.json', [] ],
			'large in all'    => [ 'files/b.jpg', $lies ],
			'overlap'         => [ 'files/b.jpg', [ 'data' => '', 'packed' => strlen( $bytes ), 'offset' => 10 ] ],
			'within another'  => [ 'files/b.jpg', [ 'offset' => 10 ] ],
			'beyond the end'  => [ 'files/b.jpg', [ 'offset' => 0x7FFFFFF0 ] ],
			'unlisted'        => [ 'files/b.jpg', [] ],
			'unlisted object' => [ 'objects/page/other.json', [] ],
			'NUL'             => [ "files/a.php\0.jpg", [] ],
			'NUL at the end'  => [ "files/a.jpg\0", [] ],
			'too many'        => [ 'files/b.jpg', [] ],
		][ $case ] ?? ( 'name' === ( HostileTest::hostile()[ $case ][0] ?? '' ) ? [ $entry, [] ] : null );
		if ( $more ) {
			$zip->add( $more[0], $bytes, $more[1] );
		}
	}
}

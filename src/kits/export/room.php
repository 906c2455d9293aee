<?php
/** Limits of a whole kit, asked while it is written: those of the import. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/** Room that is left in a kit. */
final class Room {

	/** @var array<string, int> */
	private array $limits;

	/** @var int Number of entries so far. */
	private int $entries = 0;

	/** @var int Bytes of them. */
	private int $bytes = 0;

	/** @var array<string, true> Files that two objects may share. */
	private array $files = [];

	public function __construct() {
		$this->limits = limits();
	}

	/**
	 * Whether an object and its files fit in.
	 * @param array<string, mixed> $object From object_for_kit().
	 */
	public function takes( array $object ): bool {
		foreach ( array_diff_key( $object['files'], $this->files ) as $name => $file ) {
			$this->files[ $name ] = true;
			$this->add( number( $file['size'] ) );
		}
		return $this->takes_text( $object['json'] );
	}

	/** Whether an entry of text fits in. */
	public function takes_text( string $json ): bool {
		$this->add( strlen( $json ) );
		return strlen( $json ) <= $this->limits['jsonBytes'] && $this->entries <= $this->limits['entries'] && $this->bytes <= $this->limits['totalBytes'];
	}

	private function add( int $bytes ): void {
		++$this->entries;
		$this->bytes += $bytes;
	}

	public function refusal(): \WP_Error {
		/* translators: 1: number of entries of a file. 2: size, such as 2 GB. */
		$sentence = __( 'This export is too large. A kit can contain up to %1$s items and %2$s of files. Export fewer parts at a time.', 'frontage' );
		$sentence = sprintf( $sentence, number_format_i18n( $this->limits['entries'] ), (string) size_format( $this->limits['totalBytes'] ) );
		return new \WP_Error( 'frontage_kit_room', $sentence, [ 'status' => 400 ] );
	}
}

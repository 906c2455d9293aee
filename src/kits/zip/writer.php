<?php
/** Zip files on this server, written by PHP's ZipArchive, for the command line: texts are compressed, pictures stored. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of this server.

/** A zip file that is being written. ZipArchive holds texts in memory until the end, so they wait in a folder. */
final class Zip_Writer {

	/** @var \ZipArchive The archive. */
	private \ZipArchive $zip;

	/** @var string Folder of texts. */
	private string $folder;

	/** @var bool Whether all was added. */
	private bool $is_whole = true;

	public function __construct( string $path ) {
		$this->zip      = new \ZipArchive();
		$this->is_whole = true === $this->zip->open( $path, \ZipArchive::CREATE | \ZipArchive::OVERWRITE );
		$this->folder   = get_temp_dir() . uniqid( 'frontage-kit-' );
		$this->is_whole = $this->is_whole && wp_mkdir_p( $this->folder );
	}

	/** Adds a text. */
	public function add_text( string $name, string $text ): void {
		$file = $this->folder . '/' . md5( $name );
		// The same contents have the same date, that is, the first of the format.
		$is_put         = @file_put_contents( $file, $text ) === strlen( $text ) && touch( $file, 315532800 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Answered.
		$this->is_whole = $this->is_whole && $is_put && $this->zip->addFile( $file, $name );
	}

	/** Adds a file as it is. */
	public function add_file( string $name, string $path ): void {
		$this->is_whole = $this->is_whole && $this->zip->addFile( $path, $name ) && $this->zip->setCompressionName( $name, \ZipArchive::CM_STORE );
	}

	/** Writes the file. False if that fails, as on a full disk. */
	public function end(): bool {
		$is_written = $this->is_whole && @$this->zip->close(); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Answered.
		$this->clear();
		return $is_written;
	}

	/** Ends without a file. */
	public function cancel(): void {
		if ( $this->is_whole ) {
			$this->zip->unchangeAll();
		}
		$this->clear();
	}

	private function clear(): void {
		array_map( 'wp_delete_file', array_filter( (array) glob( "$this->folder/*" ) ) );
		if ( is_dir( $this->folder ) ) {
			rmdir( $this->folder );
		}
	}
}

<?php
/** Phases of an import, and of the way back. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Objects that are worked on between two notes of how far it is. */
const BATCH = 25;

/** A phase of an import. */
final class Phase {

	/** @var string What a batch is of: a list of the import; '' if the phase keeps a cursor of its own, and stores it. */
	public string $of;

	/** @var int Number that a batch is of. */
	public int $size;

	/** @var string Phase or state that follows. */
	public string $next;

	/** @var callable(Import, list<int>): mixed Works on a batch: given its keys. */
	public $work;

	/** @var bool Whether it goes without a transaction, and a batch may be done again: hooks of other plugins are called, pictures take long, files know none. */
	public bool $is_repeatable = false;

	/** @var (callable(Import): void)|null Tells of the whole at the beginning. */
	public $first = null;

	/**
	 * @param callable(Import, list<int>): mixed $work
	 */
	public function __construct( string $of, int $size, string $next, callable $work ) {
		$this->of   = $of;
		$this->size = $size;
		$this->next = $next;
		$this->work = $work;
	}

	/**
	 * The same without a transaction.
	 * @param (callable(Import): void)|null $first
	 */
	public function repeatable( ?callable $first = null ): self {
		$this->is_repeatable = true;
		$this->first         = $first;
		return $this;
	}
}

/** @return array<string, Phase> In their order. */
function phases(): array {
	static $phases = [];
	if ( ! $phases ) {
		$phases = phases_of_import() + phases_of_undo();
	}
	return $phases;
}

/** @return array<string, Phase> */
function phases_of_import(): array {
	return [
		'make'     => new Phase( 'names', BATCH, 'files', static fn( Import $import, array $numbers ) => make_objects( $import, $numbers ) ),
		'files'    => ( new Phase( 'filed', 1, 'name', static fn( Import $import, array $numbers ) => place_files( $import, $numbers ) ) )->repeatable(),
		'name'     => new Phase( 'names', BATCH, 'resolve', static fn( Import $import, array $numbers ) => name_objects( $import, $numbers ) ),
		'resolve'  => new Phase( 'names', BATCH, 'revise', static fn( Import $import, array $numbers ) => resolve_objects( $import, $numbers ) ),
		'revise'   => new Phase( 'replaced', BATCH, 'baseline', static fn( Import $import, array $numbers ) => save_revisions( $import, $numbers ) ),
		'baseline' => new Phase( '', 0, 'ready', static fn( Import $import ) => $import->take( note_baseline( $import ) ) ),
		'settle'   => ( new Phase( 'journal', BATCH, 'print', static fn( Import $import, array $numbers ) => settle_objects( $import, $numbers ) ) )
			->repeatable( static fn( Import $import ) => tell_of_switch( $import ) ),
		'print'    => new Phase( 'journal', BATCH, 'verify', static fn( Import $import, array $numbers ) => note_prints( $import, $numbers ) ),
		'verify'   => ( new Phase( 'names', BATCH, 'render', static fn( Import $import, array $numbers ) => verify_objects( $import, $numbers ) ) )->repeatable(),
		'render'   => ( new Phase( 'rendered', 1, 'done', static fn( Import $import, array $numbers ) => render_objects( $import, $numbers ) ) )->repeatable(),
	];
}

/** @return array<string, Phase> */
function phases_of_undo(): array {
	$phases = [
		'look' => ( new Phase( 'journal', PRINTED_AT_ONCE, 'posts', static fn( Import $import, array $numbers ) => look_at_objects( $import, $numbers ) ) )->repeatable(),
	];
	$tables = array_merge( array_keys( SOURCES ), [ OTHERS ] );
	foreach ( $tables as $at => $table ) {
		$phases[ $table ] = ( new Phase( '', 0, $tables[ $at + 1 ] ?? 'hide', static fn( Import $import ) => $import->take( seek_uses( $import ) ) ) )->repeatable();
	}
	return $phases + [
		'hide'   => new Phase( '', 0, 'return', static fn( Import $import ) => $import->take( hide_shown( $import ) ) ),
		'return' => ( new Phase( 'journal', BATCH, LATE, static fn( Import $import, array $numbers ) => settle_returned( $import, $numbers ) ) )
			->repeatable( static fn( Import $import ) => tell_of_return( $import ) ),
		LATE     => ( new Phase( '', 0, 'delete', static fn( Import $import ) => $import->take( seek_uses( $import ) ) ) )->repeatable(),
		'delete' => ( new Phase( 'hidden', BATCH, 'undone', static fn( Import $import, array $numbers ) => delete_hidden( $import, $numbers ) ) )->repeatable(),
		'cancel' => ( new Phase( 'hidden', BATCH, 'cancelled', static fn( Import $import, array $numbers ) => delete_hidden( $import, $numbers ) ) )->repeatable(),
	];
}

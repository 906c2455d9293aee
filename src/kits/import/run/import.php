<?php
/** An import while a step works on it. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * The run of an import, what its kit says, what is planned, and what its phase works on.
 *
 * @since 0.1.0
 */
final class Import {

	/** @var KitRun As its row has it, with what this step has changed. */
	public array $run;

	/** @var array<string, mixed> Checked. */
	public array $manifest;

	/** @var array<string, array<string, mixed>> By name: `action`, `id` of what the site has, `left` if references to it lead nowhere. */
	public array $plan;

	/** @var list<string> Names of all objects. */
	public array $names;

	/** @var array<string, int> Number of each object, by name. */
	public array $numbers;

	/** @var list<KitEntry> Objects that were made and changed: of journal(). */
	public array $journal = [];

	/** @var array<string, KitEntry> The same, by name. */
	public array $entries = [];

	/** @var array<int|string, int> Ids of what is staged and has no name yet: of staged_ids(). */
	public array $staged = [];

	/** @var array<int, string> Names of objects with files, by number. */
	public array $filed = [];

	/** @var list<KitEntry> Entries that replace an object of the site. */
	public array $replaced = [];

	/** @var list<string> What is rendered: of rendered_of(). */
	public array $rendered = [];

	/** @var list<array{0: string, 1: int}> What is to be deleted: of hidden_of(). */
	public array $hidden = [];

	/** @var array<string, array<string, mixed>> What an undoing found of each object, by name: of traces(). */
	public array $traces = [];

	/** @var array<string, array<int|string, mixed>> By which words the site may use its objects: of known_by(). */
	public array $known = [];

	/** @var array<int|string, mixed> Times at which hidden posts had been saved when they were hidden, by id. */
	public array $saved = [];

	/** @var array<string, bool>|null Objects that are used since they were hidden, or may be; null if it was not looked yet. */
	public ?array $late = null;

	/**
	 * @param KitRun $run
	 */
	public function __construct( array $run ) {
		$this->run      = $run;
		$this->manifest = stored_manifest( $run['id'] );
		$this->plan     = stored_plan( $run['id'] );
		$this->names    = array_map( 'strval', array_keys( items( $this->manifest['objects'] ?? [] ) ) );
		$this->numbers  = array_flip( $this->names );
	}

	/**
	 * With all that the run's phase works on.
	 * @param KitRun $run
	 */
	public static function in_phase( array $run ): self {
		$import          = new self( $run );
		$of              = phases()[ $run['phase'] ]->of ?? 'names';
		$import->journal = journal( $run['id'] );
		$import->entries = array_column( $import->journal, null, 'name' );
		$import->staged  = in_array( $of, [ 'names', 'filed' ], true ) ? staged_ids( $run['id'] ) : [];
		$import->filed   = array_filter( $import->names, static fn( string $name ): bool => in_array( kind_of( $name ), [ 'media', 'font' ], true ) );
		if ( '' === $of || 'delete' === $run['phase'] ) {
			$import->traces = traces( $run['id'] );
			$import->known  = known_by( $run['id'], $import->journal, $import->traces );
		}
		$import->saved    = 'delete' === $run['phase'] ? read_of_rows( $run['id'], 's' ) : [];
		$import->rendered = 'rendered' === $of ? rendered_of( $import->journal ) : [];
		$import->replaced = 'replaced' === $of ? array_values( array_filter( $import->journal, __NAMESPACE__ . '\is_swapped' ) ) : [];
		'hidden' === $of && $import->list_hidden();
		return $import;
	}

	/**
	 * Goes on with the run as a phase has stored it.
	 * @param KitRun $run
	 */
	public function take( array $run ): void {
		$this->run = $run;
	}

	/** Lists what is to be deleted: anew for each step, without what is deleted and what cannot be. */
	private function list_hidden(): void {
		$is_left_out     = fn( array $hidden ): bool => in_array( implode( ' ', $hidden ), $this->run['left_out'] ?? [], true );
		$this->hidden    = array_values( array_filter( hidden_of( $this->run['id'] ), static fn( array $hidden ): bool => ! $is_left_out( $hidden ) ) );
		$this->run['at'] = 0;
		// What is hidden is no longer the site's, and all else is.
		$own = array_fill_keys( array_map( static fn( array $hidden ): string => implode( ' ', $hidden ), $this->hidden ), 'hidden' );

		$this->known['owners'] = array_intersect_key( $this->known['owners'] ?? [], $own ) + $own;
	}

	/**
	 * Keys of what a phase works on.
	 * @param string $of Of the phase.
	 * @return list<int>
	 */
	public function keys_of( string $of ): array {
		$lists = [
			'names'    => $this->names,
			'journal'  => $this->journal,
			'filed'    => $this->filed,
			'replaced' => $this->replaced,
			'rendered' => $this->rendered,
			'hidden'   => $this->hidden,
		];
		return array_keys( $lists[ $of ] ?? [] );
	}
}

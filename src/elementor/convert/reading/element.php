<?php
/** An element of a page builder's page, which knows the settings that were read, and reports the others. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Depth from which on boxes are left out, and their contents kept. */
const MAX_DEPTH = 24;

/** Characters of a name that an owner gave, and of a position, whose end is kept. */
const MAX_NAME  = 60;
const MAX_PLACE = 200;

/** Settings that change nothing on the page: names for the editor, counters, switches of what else is stored. */
const SILENT = '/^(_title|_id|structure|_element_cache|__.+__|.+_typography|content_width|css_filters_.+|shape_divider_.+_negative)$/';

/** A page, or one section, column, container or widget of it. */
final class Element {

	/** @var string */
	public string $id;

	/** @var string Name of a widget, or `page`, `section`, `column`, `container`. */
	public string $type;

	/** @var string Position among all elements, for people: `Section 1 › Column 2 › Button`. */
	public string $place;

	/** @var int 0 for the page, 1 for what lies in nothing else. */
	public int $depth;

	/** @var bool Whether the page's template is as wide as the window. */
	public bool $is_full;

	/** @var array<mixed> As it is stored. */
	public array $stored;

	/** @var array<mixed> */
	public array $settings;

	/** @var array<string, true> Names of settings. */
	private array $read = [];

	/** @var array<string, list<Element>> Entries of its lists that were read, by the name of the setting. */
	private array $entries = [];

	/** @var \ArrayObject<int, array<string, mixed>> Of the whole page. */
	private \ArrayObject $report;

	/**
	 * @param mixed                                   $stored
	 * @param int                                     $number Among those beside it; 0 for none.
	 * @param \ArrayObject<int, array<string, mixed>> $report
	 */
	public function __construct( $stored, int $number, string $place, int $depth, bool $is_full, \ArrayObject $report ) {
		$stored       = plain_element( items( $stored ) );
		$this->stored = $stored;
		$kind         = text( $stored['elType'] ?? '' );
		$this->id     = text( $stored['id'] ?? '' );
		$this->type   = 'widget' === $kind ? text( $stored['widgetType'] ?? '' ) : $kind;
		// Floating elements have variants.
		$this->type     = (string) preg_replace( '/-var-\d+$/', '', $this->type );
		$this->depth    = $depth;
		$this->is_full  = $is_full;
		$this->settings = items( $stored['settings'] ?? null );
		$this->report   = $report;
		$own            = text( $this->settings['_title'] ?? '' );
		$type           = type_name( $this->type ) . ( $number > 0 ? " $number" : '' );
		$place          = ( '' === $place ? '' : "$place › " ) . wp_strip_all_tags( '' === $own ? $type : mb_substr( $own, 0, MAX_NAME ) );
		$this->place    = mb_strlen( $place ) > MAX_PLACE ? '…' . mb_substr( $place, 1 - MAX_PLACE ) : $place;
	}

	/** @return list<Element> Inside it. */
	public function children(): array {
		$children = [];
		$place    = 0 === $this->depth ? '' : $this->place;
		foreach ( array_values( items( $this->stored['elements'] ?? null ) ) as $index => $stored ) {
			$children[] = new self( $stored, $index + 1, $place, $this->depth + 1, $this->is_full, $this->report );
		}
		return $children;
	}

	/**
	 * Another element in its place.
	 * @param array<mixed> $stored
	 */
	public function instead( array $stored ): Element {
		return new self( $stored, 1, $this->place, $this->depth + 1, $this->is_full, $this->report );
	}

	/** @return mixed Value of a setting, also that of a phone: `align_mobile`. */
	public function value( string $name ) {
		$this->read[ $name ] = true;
		return $this->settings[ $name ] ?? null;
	}

	/** Value of a setting that is a word, a text or a number. */
	public function text( string $name, string $fallback = '' ): string {
		$text = text( $this->value( $name ) );
		return '' === $text ? $fallback : $text;
	}

	/** @return list<array<mixed>> Value of a setting that is a list. */
	public function list( string $name ): array {
		return array_values( array_filter( items( $this->value( $name ) ), 'is_array' ) );
	}

	/** @return list<Element> Entries of a setting that is a list, with settings of their own: computed ones, links. What they report is about this element. */
	public function entries( string $name ): array {
		if ( ! isset( $this->entries[ $name ] ) ) {
			$this->entries[ $name ] = array_map( [ $this, 'entry' ], $this->list( $name ) );
		}
		return $this->entries[ $name ];
	}

	/**
	 * An entry; one that not everybody saw has no settings.
	 * @param array<mixed> $settings
	 */
	private function entry( array $settings ): Element {
		$is_hidden = has_condition( $settings );
		$stored    = [
			'id'         => $this->id,
			'elType'     => 'widget',
			'widgetType' => $this->type,
			'settings'   => $is_hidden ? [] : $settings,
		];

		$entry        = new self( $stored, 0, '', $this->depth, $this->is_full, $this->report );
		$entry->place = $this->place;
		if ( $is_hidden ) {
			$entry->report( 'condition' );
		}
		return $entry;
	}

	/** @return list<Element> This one, and the entries of its lists that were read. */
	public function with_entries(): array {
		$entries = array_merge( [], ...array_values( $this->entries ) );
		return array_merge( [ $this ], ...array_map( static fn( Element $entry ): array => $entry->with_entries(), $entries ) );
	}

	/** Whether a switch is on. */
	public function is_on( string $name ): bool {
		return in_array( $this->value( $name ), [ 'yes', 'true', 'show', 'on', '1', true ], true );
	}

	/** Whether a switch that is on by default is off: selects say `no`, switchers ''. */
	public function is_off( string $name ): bool {
		return in_array( $this->value( $name ), [ 'no', 'none', '', false ], true );
	}

	/**
	 * Value of a setting that is one of some words.
	 * @param list<string> $words
	 * @return string '' for others.
	 */
	public function word( string $name, array $words ): string {
		$word = text( $this->value( $name ) );
		return in_array( $word, $words, true ) ? $word : '';
	}

	/** Whether a setting stretches to the window. */
	public function is_stretched( string $name ): bool {
		return in_array( $this->value( $name ), [ 'yes', 'section-stretched' ], true );
	}

	/** Name of a global color or font that a setting refers to: the `primary` of `globals/colors?id=primary`. */
	public function global_id( string $name ): string {
		$reference = text( items( $this->settings['__globals__'] ?? null )[ $name ] ?? '' );
		return preg_match( '~^globals/\w+\?id=([\w-]+)$~', $reference, $found ) ? $found[1] : '';
	}

	/** @return list<string> Names of settings that have a value and were not read. */
	public function unread(): array {
		$global = array_filter( items( $this->settings['__globals__'] ?? null ) );
		$names  = array_keys( array_filter( $this->settings, __NAMESPACE__ . '\has_value', ARRAY_FILTER_USE_BOTH ) + $global );
		return array_values(
			array_filter(
				array_map( 'strval', $names ),
				fn( string $name ): bool => ! isset( $this->read[ $name ] ) && ! preg_match( SILENT, $name )
			)
		);
	}

	/**
	 * Adds a line to the report.
	 * @param string       $kind    `html`: kept as HTML; `inside`: left out around what is kept; `empty`: left out; `settings`: lost;
	 *                              `dynamic`, `missing`: computed, with and without a stored value; `form`, `plugin-form`, `field`, `icon`: left out;
	 *                              `condition`: left out, for not everybody saw it;
	 *                              `unsafe`, `styles`, `depth`: parts of it are left out.
	 * @param list<string> $details Names of settings, icons or plugins.
	 */
	public function report( string $kind, array $details = [] ): void {
		$this->report[] = [
			'kind'    => $kind,
			'id'      => $this->id,
			'name'    => $this->type,
			'place'   => $this->place,
			'details' => $details,
		];
	}
}

/**
 * Whether the value of a setting says something. Units and switches beside an empty size do not.
 * @param mixed      $value
 * @param int|string $name
 */
function has_value( $value, $name = '' ): bool {
	if ( in_array( $name, [ 'unit', 'isLinked', 'sizes', 'library', 'source' ], true ) ) {
		return false;
	}
	if ( ! is_array( $value ) ) {
		return ! in_array( $value, [ null, '', false, 'none', 'no' ], true );
	}
	return [] !== array_filter( $value, __NAMESPACE__ . '\has_value', ARRAY_FILTER_USE_BOTH );
}

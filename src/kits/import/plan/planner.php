<?php
/** Looks up what the site has of the objects of a kit, some at a time. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds objects of a kit on the site, and compares them. One for each request, in which nobody else writes.
 *
 * @since 0.1.0
 */
final class Planner {

	/** @var array<string, mixed> */
	private array $manifest;

	/** @var Finder */
	private Finder $finder;

	/** @var callable Of to_names(). */
	private $names;

	/** @var list<array<string, KitEntry>> Entries of finished imports that are of the same objects, by name, the newest import last. */
	private array $earlier = [];

	/**
	 * @param array<string, mixed> $manifest Checked.
	 */
	public function __construct( array $manifest ) {
		$this->manifest = $manifest;
		$this->finder   = new Finder();
		$this->names    = to_names();
		foreach ( array_reverse( runs() ) as $run ) {
			if ( 'done' === $run['state'] ) {
				$is_same         = static fn( array $entry ): bool => ( $manifest['objects'][ $entry['name'] ]['sha256'] ?? '' ) === $entry['sha256'];
				$this->earlier[] = array_column( array_filter( journal( $run['id'] ), $is_same ), null, 'name' );
			}
		}
	}

	/** @return list<string> Names of all objects. */
	public function names(): array {
		return array_map( 'strval', array_keys( $this->manifest['objects'] ) );
	}

	/**
	 * What the site has of some objects.
	 * @param list<string> $names
	 * @return list<array{name: string, title: string, id: int, same: bool, earlier: bool, print: string}>
	 */
	public function find( array $names ): array {
		$made    = $this->made_earlier( $names );
		$ids     = $this->finder->find( array_values( array_diff( $names, array_keys( $made ) ) ) );
		$found   = [];
		$is_post = static fn( int $id, string $name ): bool => $id && '' !== post_type_of( kind_of( $name ) );
		_prime_post_caches( array_values( array_filter( $ids, $is_post, ARRAY_FILTER_USE_BOTH ) ) );
		foreach ( $names as $name ) {
			$entry = $this->manifest['objects'][ $name ];
			$id    = $made[ $name ] ?? $ids[ $name ];
			// Settings without a title leave the site's as it is.
			$title   = text( $entry['title'] ?? '' );
			$title   = '' === $title && 'settings/site' === $name ? text( $this->manifest['title'] ?? '' ) : $title;
			$is_own  = isset( $made[ $name ] );
			$found[] = [
				'name'    => $name,
				// WordPress stores titles as HTML.
				'title'   => html_entity_decode( $title, ENT_QUOTES ),
				'id'      => $id,
				'same'    => $is_own || ( ( $id || 'settings/site' === $name ) && is_same( $name, $id, $entry, $this->manifest, $this->names ) ),
				'earlier' => $is_own,
				'print'   => '',
			];
		}
		$prints = found_prints( $found );
		foreach ( $found as $at => $object ) {
			$found[ $at ]['print'] = $prints[ $object['name'] ] ?? '';
		}
		return $found;
	}

	/**
	 * Whether the site still has what was found of some objects: the same ones, and unchanged what an import replaces or leaves as the same.
	 * @param list<array<string, mixed>> $found Of find().
	 */
	public function is_still( array $found ): bool {
		$others = array_filter( $found, static fn( array $object ): bool => ! $object['earlier'] );
		$ids    = $this->finder->find( array_column( $others, 'name' ) );
		$moved  = array_filter( $others, static fn( array $object ): bool => $ids[ $object['name'] ] !== $object['id'] );
		$prints = $moved ? [] : found_prints( $found );
		$is_new = static fn( array $object ): bool => ( $prints[ $object['name'] ] ?? '' ) !== $object['print'];
		return ! $moved && ! array_filter( $found, $is_new );
	}

	/**
	 * Those of some objects that earlier imports made of the same ones, if nobody changed them since.
	 * @param list<string> $names
	 * @return array<string, int> Ids by name.
	 */
	private function made_earlier( array $names ): array {
		$made = [];
		foreach ( $this->earlier as $entries ) {
			$some = array_values( array_intersect_key( $entries, array_flip( $names ) ) );
			$made = array_merge( $made, $some ? array_column( those_as_left( $some ), 'target', 'name' ) : [] );
		}
		return $made;
	}
}

/**
 * Whether the site has this object as the kit does.
 * @param int                  $id       Of what the site has.
 * @param array<string, mixed> $entry
 * @param array<string, mixed> $manifest
 * @param callable             $names    Of to_names().
 */
function is_same( string $name, int $id, array $entry, array $manifest, callable $names ): bool {
	$ours = kit_object( $name, $id, $names );
	if ( null === $ours || hash( 'sha256', json_of( without_hidden_meta( $ours['object'], kind_of( $name ) )['object'] ) ) !== $entry['sha256'] ) {
		return false;
	}
	foreach ( $ours['files'] as $file => $path ) {
		if ( ! is_file( $path ) || hash_file( 'sha256', $path ) !== ( $manifest['files'][ $file ]['sha256'] ?? '' ) ) {
			return false;
		}
	}
	return true;
}

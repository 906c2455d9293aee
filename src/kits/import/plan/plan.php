<?php
/** The plan of an import: a function of kit and site that writes nothing. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Choices for what exists and differs, the default first. Of a shared name such as a category's there is one; so there is of a slug of the template
 * hierarchy, and a kit without its header would be a broken one.
 */
const CHOICES = [
	'media'    => [ 'both', 'keep' ],
	'menu'     => [ 'both', 'replace', 'keep' ],
	'term'     => [ 'keep', 'both' ],
	'font'     => [ 'keep' ],
	'styles'   => [ 'replace', 'keep' ],
	'template' => [ 'replace', 'keep' ],
	'part'     => [ 'replace', 'keep' ],
	'settings' => [ 'keep', 'replace' ],
];

/** Choices that a kit of the whole site makes: its settings come, too. All other imports leave those of the site as they are. */
const WITH_SETTINGS = [ 'settings/site' => 'replace' ];

/** Choices for all other kinds. Both by default: nothing is lost, and the links of the kit lead to its own pages. */
const ALL_CHOICES = [ 'both', 'replace', 'keep' ];

/** Objects whose rows are read at once. */
const PLANNED_AT_ONCE = 200;

/**
 * Plan of an import of a kit.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed>  $manifest Checked.
 * @param array<string, string> $choices  `keep`, `replace` or `both` by name; by `*` for all but the settings, which stay the site's own unless
 *                                        WITH_SETTINGS is among the choices.
 * @return array{hash: string, print: string, plan: list<array<string, mixed>>, missing: array<string, list<string>>}
 *         `hash` of the manifest, `print` of what the plan found, names of what is `missing`: objects, blocks, fonts, presets.
 */
function plan( array $manifest, array $choices = [] ): array {
	$found   = made_earlier( $manifest );
	$earlier = $found;
	foreach ( array_diff_key( $manifest['objects'], $found ) as $name => $entry ) {
		$found[ $name ] = find_object( (string) $name );
	}
	$names = to_names();
	$plan  = [];
	foreach ( array_chunk( $manifest['objects'], PLANNED_AT_ONCE, true ) as $some ) {
		_prime_post_caches( array_values( array_diff_key( array_filter( array_intersect_key( $found, $some ) ), $earlier ) ) );
		foreach ( $some as $name => $entry ) {
			$is_there = $found[ $name ] || 'settings/site' === $name;
			$is_same  = isset( $earlier[ $name ] ) || ( $is_there && is_same( (string) $name, $found[ $name ], $entry, $manifest, $names ) );
			// Settings without a title leave the site's as it is.
			$title  = text( $entry['title'] ?? '' );
			$title  = '' === $title && 'settings/site' === $name ? text( $manifest['title'] ?? '' ) : $title;
			$all    = 'settings/site' === $name ? '' : $choices['*'] ?? '';
			$plan[] = plan_of( (string) $name, $title, $found[ $name ], $is_same, $choices[ $name ] ?? $all );
		}
	}
	return [
		'hash'    => manifest_hash( $manifest ),
		'print'   => plan_print( $plan ),
		'plan'    => $plan,
		'missing' => missing_means( $manifest, array_column( $plan, 'action', 'name' ) ),
	];
}

/**
 * @param int   $id     Of what the site has; 0 for nothing.
 * @param mixed $choice
 * @return array<string, mixed>
 */
function plan_of( string $name, string $title, int $id, bool $is_same, $choice ): array {
	$kind     = kind_of( $name );
	$conflict = null;
	if ( $id || 'settings' === $kind ) {
		$conflict = $is_same ? 'same' : 'exists';
	}
	$choices = null === $conflict ? [] : CHOICES[ $kind ] ?? ALL_CHOICES;
	$chosen  = 'same' === $conflict ? 'keep' : $choices[0] ?? null;
	// A choice for everything doubles nothing that is there already.
	if ( in_array( $choice, $choices, true ) && ( 'same' !== $conflict || 'both' !== $choice ) ) {
		$chosen = $choice;
	}
	$actions = [
		'keep'    => 'keep',
		'replace' => 'change',
	];
	return [
		'name'     => $name,
		'kind'     => $kind,
		'title'    => $title,
		'action'   => $actions[ (string) $chosen ] ?? 'make',
		'conflict' => $conflict,
		'choices'  => $choices,
		'chosen'   => $chosen,
		'id'       => $id,
	];
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
	if ( null === $ours || hash( 'sha256', json_of( $ours['object'] ) ) !== $entry['sha256'] ) {
		return false;
	}
	foreach ( $ours['files'] as $file => $path ) {
		if ( ! is_file( $path ) || hash_file( 'sha256', $path ) !== ( $manifest['files'][ $file ]['sha256'] ?? '' ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Objects that earlier imports made of the same ones, if nobody changed them since.
 * @param array<string, mixed> $manifest
 * @return array<string, int> Ids by name.
 */
function made_earlier( array $manifest ): array {
	$found = [];
	foreach ( array_reverse( runs() ) as $run ) {
		if ( 'done' !== $run['state'] ) {
			continue;
		}
		$is_same = static fn( array $entry ): bool => ( $manifest['objects'][ $entry['name'] ]['sha256'] ?? '' ) === $entry['sha256'];
		$found   = array_merge( $found, array_column( those_as_left( array_filter( journal( $run['id'] ), $is_same ) ), 'target', 'name' ) );
	}
	return $found;
}

<?php
/** The plan of an import: a function of kit and site that writes nothing. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;

defined( 'ABSPATH' ) || exit;

/**
 * Choices for what exists and differs, the default first. Of a shared name such as a category's there is one; so there is of a slug of the template
 * hierarchy, and a kit without its header would be a broken one.
 */
const CHOICES = [
	'media'    => [ 'both', 'keep' ],
	'menu'     => [ 'both', 'replace', 'keep' ],
	'term'     => [ 'keep', 'both' ],
	'font'     => [ 'both', 'keep' ],
	'styles'   => [ 'replace', 'keep' ],
	'template' => [ 'replace', 'keep' ],
	'part'     => [ 'replace', 'keep' ],
	'settings' => [ 'keep', 'replace' ],
];

/** Choices that a kit of the whole site makes: its settings come, too. All other imports leave those of the site as they are. */
const WITH_SETTINGS = [ 'settings/site' => 'replace' ];

/** Choices for all other kinds. Both by default: nothing is lost, and the links of the kit lead to its own pages. */
const ALL_CHOICES = [ 'both', 'replace', 'keep' ];

/** Objects that are looked up at once. */
const PLANNED_AT_ONCE = 50;

/**
 * Plan of an import of a kit.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed>  $manifest Checked.
 * @param array<string, string> $choices  `keep`, `replace` or `both` by name; by `*` for all but the settings, which stay the site's own unless
 *                                        WITH_SETTINGS is among the choices.
 * @return array{hash: string, print: string, plan: list<array<string, mixed>>, missing: array<string, list<string>>, warnings: list<string>}
 *         `hash` of the manifest, `print` of what the plan found, names of what is `missing`: objects, blocks, fonts, presets.
 */
function plan( array $manifest, array $choices = [] ): array {
	$planner = new Planner( $manifest );
	$found   = [];
	foreach ( array_chunk( $planner->names(), PLANNED_AT_ONCE ) as $some ) {
		array_push( $found, ...$planner->find( $some ) );
		free_memory();
	}
	return plan_by( $manifest, $found, $choices );
}

/**
 * Plan by what was found of all objects.
 * @param array<string, mixed>       $manifest
 * @param list<array<string, mixed>> $found    Of the planner.
 * @param array<string, string>      $choices
 * @return array{hash: string, print: string, plan: list<array<string, mixed>>, missing: array<string, list<string>>, warnings: list<string>}
 */
function plan_by( array $manifest, array $found, array $choices ): array {
	$plan    = array_map( static fn( array $object ): array => plan_of_found( $object, $choices ), $found );
	$actions = array_column( $plan, 'action', 'name' );
	return [
		'hash'     => manifest_hash( $manifest ),
		'print'    => found_print( $found ),
		'plan'     => $plan,
		'missing'  => missing_means( $manifest, $actions ),
		'warnings' => plan_warnings( $manifest, $actions ),
	];
}

/**
 * @param array<string, mixed>  $object  Of the planner.
 * @param array<string, string> $choices
 * @return array<string, mixed>
 */
function plan_of_found( array $object, array $choices ): array {
	$all = 'settings/site' === $object['name'] ? '' : $choices['*'] ?? '';
	return plan_of( $object['name'], $object['title'], $object['id'], $object['same'], $choices[ $object['name'] ] ?? $all );
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
	$choices = [
		''       => [],
		'same'   => [ 'keep' ],
		'exists' => CHOICES[ $kind ] ?? ALL_CHOICES,
	][ (string) $conflict ];
	$chosen  = in_array( $choice, $choices, true ) ? $choice : $choices[0] ?? null;
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

<?php
/** Creates the chosen parts in order, as one import: visitors see all of them or none, and each can be undone. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Kits;
use Frontage\Kits\Staging;
use function Frontage\Text\plain_text;

defined( 'ABSPATH' ) || exit;

/** Name of the first steps among what makes imports. */
const MADE_BY = 'welcome';

/**
 * @param array{key: string, header: string, pictures: list<array<string, mixed>>, page: array<string, mixed>|null} $choices Empty ones are left out.
 * @return true|\WP_Error With the failed `step` in its data.
 */
function make( array $choices ) {
	$last = last_run();
	if ( $last && 'done' === $last['state'] && ( $last['made']['key'] ?? '' ) === $choices['key'] ) {
		return true;
	}
	// A request that was killed leaves a run that nobody sees.
	$left = $last && 'done' !== $last['state'] ? undo() : [];
	if ( is_wp_error( $left ) ) {
		return $left;
	}
	$step = 'header';
	$work = static function ( Staging $staging ) use ( $choices, &$step ): void {
		if ( '' !== $choices['header'] ) {
			make_header( $staging, $choices['header'] );
		}
		$step = 'pictures';
		make_items( $staging, $choices['pictures'], $choices['key'] );
		$step = 'page';
		if ( $choices['page'] ) {
			$page = make_page( $staging, $choices['page'] );
			$step = 'menu';
			if ( ! empty( $choices['page']['menu'] ) && 'publish' === $choices['page']['status'] ) {
				add_to_menu( $staging, $page );
			}
		}
	};
	$made = [
		'by'  => MADE_BY,
		'key' => $choices['key'],
	];
	try {
		$run = Kits\import_made( __( 'Get started with Frontage', 'frontage' ), $made, $work );
		return is_wp_error( $run ) ? $run : true;
	} catch ( \Throwable $problem ) {
		return failure( $step, $problem->getMessage() );
	}
}

function failure( string $step, string $why ): \WP_Error {
	$sentences = [
		/* translators: %s: why, as a sentence. */
		'header'   => __( 'The header couldn’t be created: %s', 'frontage' ),
		/* translators: %s: why, as a sentence. */
		'pictures' => __( 'The portfolio couldn’t be created: %s', 'frontage' ),
		/* translators: %s: why, as a sentence. */
		'page'     => __( 'The page couldn’t be created: %s', 'frontage' ),
		/* translators: %s: why, as a sentence. */
		'menu'     => __( 'The page couldn’t be added to the menu: %s', 'frontage' ),
	];
	$message   = sprintf( $sentences[ $step ], plain_text( $why ) ) . ' ' . __( 'Nothing was changed.', 'frontage' );
	return new \WP_Error(
		'frontage_welcome_failed',
		$message,
		[
			'status' => 500,
			'step'   => $step,
		]
	);
}

/** @return KitRun|null The last run that can be undone. */
function last_run(): ?array {
	require_once dirname( __DIR__, 2 ) . '/kits/load.php';
	return Kits\runs_made_by( MADE_BY )[0] ?? null;
}

/**
 * Undoes a run, once.
 * @param string $id '' for the last one.
 * @return list<string>|\WP_Error Messages about what is kept.
 */
function undo( string $id = '' ) {
	$last  = last_run();
	$known = '' === $id ? $last : Kits\run( $id );
	$run   = $known && MADE_BY === ( $known['made']['by'] ?? '' ) ? Kits\undo_to_end( $known['id'] ) : null;
	return is_wp_error( $run ) ? $run : $run['report']['left'] ?? [];
}

<?php
/** Creates the chosen parts in order; an error undoes all of them. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Settings;
use function Frontage\Text\plain_text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{key: string, header: string, pictures: list<array<string, mixed>>, page: array<string, mixed>|null} $choices Empty ones are left out.
 * @return true|\WP_Error With the failed `step` in its data.
 */
function make( array $choices ) {
	$last = last_run();
	if ( $last && 'making' === $last['state'] ) {
		undo();
	} elseif ( $last && $choices['key'] === $last['key'] ) {
		return true;
	}
	$step = 'header';
	begin( $choices['key'] );
	try {
		if ( '' !== $choices['header'] ) {
			make_header( $choices['header'] );
		}
		$step = 'pictures';
		make_items( $choices['pictures'], $choices['key'] );
		$step = 'page';
		if ( $choices['page'] ) {
			$page = make_page( $choices['page'] );
			$step = 'menu';
			if ( ! empty( $choices['page']['menu'] ) && 'publish' === get_post_status( $page ) ) {
				add_to_menu( $page );
			}
		}
		finish();
		return true;
	} catch ( \Throwable $problem ) {
		return failure( $step, $problem->getMessage(), undo() );
	}
}

/**
 * @param string[] $left Messages about changes that could not be undone.
 */
function failure( string $step, string $why, array $left ): \WP_Error {
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
	$error     = sprintf( $sentences[ $step ], plain_text( $why ) );
	$words     = array_merge( [ $error ], $left ? $left : [ __( 'Nothing was changed.', 'frontage' ) ] );
	return new \WP_Error(
		'frontage_welcome_failed',
		implode( ' ', $words ),
		[
			'status' => 500,
			'step'   => $step,
		]
	);
}

/**
 * Id in a result of core, or an exception.
 * @param mixed $answer Id or WP_Error.
 * @throws \RuntimeException If the result is a WP_Error.
 */
function id_of( $answer ): int {
	if ( is_wp_error( $answer ) ) {
		throw new \RuntimeException( esc_html( $answer->get_error_message() ) );
	}
	return absint( $answer );
}

/** @return int|\WP_Error */
function replace_content( int $id, string $content ) {
	return wp_update_post(
		[
			'ID'           => $id,
			'post_content' => wp_slash( $content ),
		],
		true
	);
}

/** @param mixed $value */
function store_setting( string $name, $value ): void {
	update_option( Settings\OPTION, array_merge( Settings\values(), [ $name => $value ] ) );
}

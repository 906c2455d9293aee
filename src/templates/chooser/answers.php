<?php
/** Answers of the REST routes of the chooser. The contents of a template come from this server: no browser sends them. */

declare( strict_types=1 );

namespace Frontage\Templates\Chooser;

use Frontage\Templates;
use function Frontage\Kits\begin;
use function Frontage\Kits\described;
use function Frontage\Kits\described_or_error;
use function Frontage\Kits\dispatch;
use function Frontage\Kits\manifest_hash;
use function Frontage\Kits\no_such_run;
use function Frontage\Kits\plan;
use function Frontage\Kits\run;
use function Frontage\Kits\send_all;
use function Frontage\Values\items;
use const Frontage\Kits\WITH_SETTINGS;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/source.php';

/** Time in which a request sends contents to an import. */
const SEND_SECONDS = 8;

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array{kept: bool}
 */
function answer_with_own( \WP_REST_Request $request ): array {
	Templates\keep_own( Templates\own( items( $request['own'] ) ) );
	return [ 'kept' => true ];
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_template_plan( \WP_REST_Request $request ) {
	$source = asked_source( $request );
	return is_wp_error( $source ) ? $source : plan( $source['manifest'], $request['choices'] + WITH_SETTINGS );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_template_begun( \WP_REST_Request $request ) {
	$source = asked_source( $request );
	if ( is_wp_error( $source ) ) {
		return $source;
	}
	if ( manifest_hash( $source['manifest'] ) !== $request['hash'] ) {
		return not_as_planned();
	}
	dispatch(
		'kit_cloud_library_apply',
		[
			'status' => 'started',
			'method' => 'rest',
		]
	);
	// Trusted, for it comes with the plugin.
	return described_or_error( begin( $source['manifest'], $request['choices'] + WITH_SETTINGS, true, $request['plan'] ) );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_template_sent( \WP_REST_Request $request ) {
	$source = asked_source( $request );
	$run    = run( $request['run'] );
	if ( is_wp_error( $source ) ) {
		return $source;
	}
	if ( ! $run ) {
		return no_such_run();
	}
	if ( manifest_hash( $source['manifest'] ) !== $run['hash'] ) {
		return not_as_planned();
	}
	$sent = send_all( $source, $run, microtime( true ) + SEND_SECONDS );
	return is_wp_error( $sent ) ? $sent : described( $run );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array{manifest: array<string, mixed>, read: callable, file: callable}|\WP_Error
 */
function asked_source( \WP_REST_Request $request ) {
	$name = $request['name'];
	return in_array( $name, Templates\names(), true )
		? Templates\source( $name, Templates\own( items( $request['own'] ) ) )
		: new \WP_Error( 'frontage_kit_template', __( 'Template not found.', 'frontage' ), [ 'status' => 404 ] );
}

function not_as_planned(): \WP_Error {
	$message = __( 'Your details or one of your pictures changed after the plan was made. Review the plan again.', 'frontage' );
	return new \WP_Error( 'frontage_kit_changed', $message, [ 'status' => 409 ] );
}

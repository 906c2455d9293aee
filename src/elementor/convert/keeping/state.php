<?php
/** State of a post: whether it can be converted or was, with the report. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/**
 * State of a post for the editor: `none`, `ready` or `converted`, with the report of what was, or would be, lost.
 * @return array<string, mixed>|\WP_Error
 */
function state( int $id ) {
	if ( is_converted( $id ) ) {
		$record = record( $id );
		$report = items( $record['report'] ?? null );
		return [
			'state'  => 'converted',
			'report' => described( $report ),
			'lines'  => number( $record['lines'] ?? count( $report ) ),
			'kinds'  => titled( $record['kinds'] ?? counts( $report ) ),
		];
	}
	if ( ! is_in_builder( $id ) ) {
		return [
			'state'  => 'none',
			'report' => [],
			'lines'  => 0,
			'kinds'  => [],
		];
	}
	$converted = converted( $id );
	return is_wp_error( $converted ) ? $converted : [
		'state'  => 'ready',
		'report' => described( $converted['report'] ),
		'lines'  => count( $converted['report'] ),
		'kinds'  => titled( counts( $converted['report'] ) ),
	];
}

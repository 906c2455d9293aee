<?php
/** Widgets that several pages share. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Templates that may lie in each other. */
const MAX_TEMPLATES = 3;

/**
 * A widget that several pages share: its own post holds it.
 * @return list<ConvertBlock>|null
 */
function convert_global_widget( Element $element ): ?array {
	$id   = number_here( $element->settings['templateID'] ?? $element->value( 'templateID' ) ?? 0 );
	$data = $id && 'elementor_library' === get_post_type( $id ) && current_user_can( 'read_post', $id ) ? read_data( $id ) : null;
	if ( ! is_array( $data ) || $element->depth > MAX_DEPTH ) {
		return null;
	}
	$stored = items( reset( $data ) );
	$same   = 'global' === text( $stored['widgetType'] ?? '' );
	$work   = static fn(): array => by_rights_of_author( $id, static fn(): array => convert_element( $element->instead( $stored ) ) );
	return $same ? null : in_template( $id, $work );
}

/**
 * Calls a function while a template is open; one that holds itself has no end, and many in each other have none that comes.
 * @param callable(): list<ConvertBlock> $work
 * @return list<ConvertBlock>|null
 */
function in_template( int $id, callable $work ): ?array {
	static $open = [];
	if ( isset( $open[ $id ] ) || count( $open ) >= MAX_TEMPLATES ) {
		return null;
	}
	$open[ $id ] = true;
	try {
		return $work();
	} finally {
		unset( $open[ $id ] );
	}
}

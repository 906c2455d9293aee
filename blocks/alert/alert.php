<?php
/** Types and title of alerts. */

declare( strict_types=1 );

namespace Frontage\Alert;

use Frontage\Blocks;
use Frontage\Text;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/* Icons of the types, as in edit.tsx. */
const ICONS = [
	'info'    => '<path d="M12 16V11M12 9.5V8"/><circle cx="12" cy="12" r="7.25"/>',
	'success' => '<circle cx="12" cy="12" r="7.25"/><path d="M9 12L11 14L15 10"/>',
	'warning' => '<path d="M12 9L12 14M12 15.5V17M11.1284 5.04947L3.83827 18.0097C3.46331 18.6763 3.94502 19.5 4.70985 19.5H19.2902C20.055 19.5 20.5367 '
		. '18.6763 20.1617 18.0097L12.8716 5.04947C12.4893 4.36982 11.5107 4.36982 11.1284 5.04947Z"/>',
	'danger'  => '<path d="M12 8L12 13M12 14.5L12 16"/><circle cx="12" cy="12" r="7.25"/>',
];

/**
 * @param mixed $type Of the block; `info` if it is no other.
 */
function type_of( $type ): string {
	return isset( ICONS[ text( $type ) ] ) ? text( $type ) : 'info';
}

/** Word for those who see neither color nor icon. */
function word( string $type ): string {
	switch ( $type ) {
		case 'success':
			return __( 'Success:', 'frontage' );
		case 'warning':
			return __( 'Warning:', 'frontage' );
		case 'danger':
			return __( 'Danger:', 'frontage' );
		default:
			return __( 'Note:', 'frontage' );
	}
}

/**
 * HTML of the title: inline tags, and not parsed for shortcodes; '' for none.
 * @param mixed $title
 */
function title( $title ): string {
	$html = Text\label_html( $title );
	return '' === Text\plain_text( $html ) ? '' : Blocks\encode_for_content_filters( $html );
}

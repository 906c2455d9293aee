<?php
/** Action of button and image blocks: the hash of an action, for the block's link. */

declare( strict_types=1 );

namespace Frontage\LinkActions;

use Frontage\Admin;
use function Frontage\Blocks\add_attribute;

defined( 'ABSPATH' ) || exit;

const ATTRIBUTE = 'frontageAction';
const BLOCKS    = [ 'core/button', 'core/image' ];

/**
 * @param mixed $arguments Of a block type.
 * @param mixed $name      Of the block.
 * @return mixed
 */
function register_attribute( $arguments, $name ) {
	$schema = [
		'type'    => 'string',
		'default' => '',
	];
	return is_array( $arguments ) && in_array( $name, BLOCKS, true ) ? add_attribute( $arguments, ATTRIBUTE, $schema ) : $arguments;
}

function enqueue_editor(): void {
	Admin\enqueue( 'actions-editor' );
}

/**
 * Sets the block's action on its link.
 * @param mixed $html  Of the block.
 * @param mixed $block Parsed.
 * @return mixed
 */
function render( $html, $block ) {
	$action = is_array( $block ) ? $block['attrs'][ ATTRIBUTE ] ?? '' : '';
	if ( ! is_string( $html ) || ! is_string( $action ) || '' === parsed( $action )[0] ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag( [ 'tag_name' => 'a' ] ) && null !== $tags->get_attribute( 'href' ) ) {
		$tags->set_attribute( ACTION, $action );
	}
	return $tags->get_updated_html();
}

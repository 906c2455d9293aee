<?php
/**
 * Elements that a visitor can dismiss. Their HTML is the same for everybody, so that caches can keep it: an inline script hides them before they are
 * painted. Without script they are shown, and their button is not.
 */

declare( strict_types=1 );

namespace Frontage\Dismissal;

use Frontage\Assets;
use Frontage\Page\Notes;
use Frontage\Runtime;
use Frontage\Values;
use function Frontage\Icons\outline;

defined( 'ABSPATH' ) || exit;

const PLACEHOLDER = '<!-- frontage-dismissal -->';

/**
 * Hash by which the browser stores that a block was dismissed, for the attribute `data-dismissal`: of what was saved, so that a change shows it
 * again. It differs for each post of a query loop, if the block uses the contexts `queryId` and `postId`.
 */
function hash_of( \WP_Block $block ): string {
	// Sites in subfolders share their host's storage.
	$folder = untrailingslashit( (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ) );
	$post   = isset( $block->context['queryId'] ) ? Values\text( $block->context['postId'] ?? '' ) : '';
	return substr( md5( $folder . $post . serialize_block( $block->parsed_block ) ), 0, 8 );
}

/** Script for the start of an element that can be dismissed; '' where the page's head has it. More than one does no harm. */
function script(): string {
	if ( Notes::has( 'dismissal', 'head' ) ) {
		return '';
	}
	if ( ! did_action( 'wp_head' ) || doing_action( 'wp_head' ) ) {
		Notes::add( 'dismissal', 'head' );
		return '';
	}
	// Later filters of content would change its characters.
	return doing_filter( 'the_content' ) ? PLACEHOLDER : script_tag();
}

/**
 * Puts the script in its first place in content.
 * @param mixed $content
 * @return mixed
 */
function add_script( $content ) {
	[ $before, $after ] = explode( PLACEHOLDER, Values\text( $content ), 2 ) + [ '', null ];
	return null === $after ? $content : $before . script_tag() . str_replace( PLACEHOLDER, '', $after );
}

/** Prints the script into the head, if something of the page can be dismissed that is rendered by then. */
function print_script(): void {
	if ( Notes::has( 'dismissal', 'head' ) ) {
		echo script_tag(); // phpcs:ignore WordPress.Security.EscapeOutput -- Of the build.
	}
}

function script_tag(): string {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Of the build.
	return Runtime\before_paint( (string) file_get_contents( Assets\build_path( 'dismissal/head.js' ) ) );
}

/** The button, shown where the script runs. */
function button( string $class_name, string $label ): string {
	return sprintf(
		'<button type="button" class="%s" aria-label="%s" data-dismiss>%s</button>',
		esc_attr( $class_name ),
		esc_attr( $label ),
		outline( '<path d="M7.75 16.25L16.25 7.75M16.25 16.25L7.75 7.75"/>' )
	);
}

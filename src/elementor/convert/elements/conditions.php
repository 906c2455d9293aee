<?php
/** Conditions of visibility: what not everybody saw is not published, for blocks have no such conditions. In doubt it has one. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Names of settings that say when, or to whom, an element is shown: those of the page builder, of add-ons, and what sounds like them. */
const CONDITIONS = '/(^|[_-])conditions?([_-](enabled?|switcher|list)\w*)?$'
	. '|(display|visibility)[_-]?(conditions?|rules?|logic)'
	. '|(^|_)(enabled|conditional|dynamic|stax|wpf|users?|roles?|members?|memberships?)_?visibility(_enabled?)?$'
	. '|^(eael_cl_enable|jedv_enabled|(wcm_)?ecl_enabled|eael_.*logged_in.*)$'
	. '|(content_protection|protected_content|content_restriction)(_enabled?)?$'
	. '|(^|_)(hide|show|visible|hidden)_(for|to)_(logged|guests?|users?|roles?|members?)/i';

/** Add-ons whose conditions do nothing without a switch that is on; all their elements hold a list of conditions. */
const SWITCHED_CONDITIONS = '/^_?(afeb|dce|ee|ekit|ep|ha|jedv|jltma|ltxe|pa|pp|stax|uael|display_condition)_(?!.*(enabled?|switcher)(_wwt)?$)/i';

/** Types of widgets whose contents are for some visitors. */
const FOR_SOME = '/(^|[_-])(protected|protection|restrict|restricted|restriction|paywall)([_-]|$)/i';

/** Values that let everybody see an element. */
const EVERYBODY = [ 'all', 'always', 'everybody', 'everyone', 'public' ];

/** Types of elements whose rendering the page builder lets others prevent. */
const RENDERED_TYPES = [ 'widget', 'section', 'column', 'container', 'e-flexbox', 'e-div-block' ];

/**
 * Whether settings say when, or to whom, an element is shown.
 * @param array<mixed> $settings
 */
function has_condition( array $settings ): bool {
	foreach ( $settings as $name => $value ) {
		$name = (string) $name;
		if ( preg_match( CONDITIONS, $name ) && ! preg_match( SWITCHED_CONDITIONS, $name ) && is_condition( plain_value( $value ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether a value says something, also as JSON in a text.
 * @param mixed $value
 */
function is_condition( $value ): bool {
	$value = is_string( $value ) ? json_decode( $value, true ) ?? $value : $value;
	if ( is_array( $value ) ) {
		// The name of an entry.
		unset( $value['_id'] );
		return [] !== array_filter( $value, __NAMESPACE__ . '\is_condition' );
	}
	return has_value( $value ) && ! in_array( $value, EVERYBODY, true );
}

/** Whether an element is not shown to everybody. */
function is_for_some( Element $element ): bool {
	return preg_match( FOR_SOME, $element->type ) || has_condition( $element->settings );
}

/**
 * What is left of such an element: its place.
 * @return list<ConvertBlock>
 */
function hidden_place( Element $element ): array {
	$element->report( 'condition' );
	return [ empty_place( $element ) ];
}

/**
 * Calls a function that renders elements of the page builder as a visitor sees them: who converts may see more.
 * @template Result
 * @param callable(): Result $render
 * @return Result
 */
function as_visitor( callable $render ) {
	$user = get_current_user_id();
	$hide = static function ( $shown, $element = null ): bool {
		$stored = is_object( $element ) && is_callable( [ $element, 'get_data' ] ) ? $element->get_data() : null;
		return $shown && ! has_condition( items( items( $stored )['settings'] ?? null ) );
	};
	foreach ( RENDERED_TYPES as $type ) {
		add_filter( "elementor/frontend/$type/should_render", $hide, PHP_INT_MAX, 2 );
	}
	wp_set_current_user( 0 );
	try {
		return $render();
	} finally {
		wp_set_current_user( $user );
		foreach ( RENDERED_TYPES as $type ) {
			remove_filter( "elementor/frontend/$type/should_render", $hide, PHP_INT_MAX );
		}
	}
}

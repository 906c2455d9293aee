<?php
/** Forms: nothing of their settings is for visitors, and a form without its server would send nothing. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/** Words in the types of such widgets, those of add-ons too. */
const FORMS = '/^mf-|(^|[_-])(form|forms|wpforms|gravityforms|metform|fluentforms?|weforms|cf7|login|register|registration|newsletter|subscribe|mailchimp|mail-chimp|mailpoet'
	. '|optin)([_-]|$)/';

/**
 * A place for a form, with its name in the list of blocks; core's own form to sign in.
 * @return list<ConvertBlock>
 */
function convert_form( Element $element ): array {
	foreach ( array_keys( $element->settings ) as $setting ) {
		$element->value( (string) $setting );
	}
	if ( 'login' === $element->type ) {
		return [ block( 'core/loginout', [ 'displayLoginAsForm' => true ] ) ];
	}
	$element->report( 'form' );
	if ( 0 === strpos( $element->type, 'mf-' ) ) {
		// A field of a form, whose place is that of the form.
		return [];
	}
	return [ block( 'core/group', [ 'metadata' => [ 'name' => $element->place ] ] ) ];
}

<?php
/** Forms: nothing of their settings is for visitors. One of a form plugin stays as that plugin's shortcode; another would send nothing. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Form plugins by their shortcodes: name, and what an id is. */
const FORM_PLUGINS = [
	'contact-form-7' => [ 'Contact Form 7', '/^[0-9a-f]{1,40}$/D' ],
	'fluentform'     => [ 'Fluent Forms', '/^[1-9]\d{0,18}$/D' ],
	'formidable'     => [ 'Formidable Forms', '/^[1-9]\d{0,18}$/D' ],
	'gravityform'    => [ 'Gravity Forms', '/^[1-9]\d{0,18}$/D' ],
	'ninja_form'     => [ 'Ninja Forms', '/^[1-9]\d{0,18}$/D' ],
	'wpforms'        => [ 'WPForms', '/^[1-9]\d{0,18}$/D' ],
];

/** Widgets that show a form of such a plugin: its shortcode, and the setting that holds the form's id. */
const PLUGIN_FORMS = [
	'eael-contact-form-7'       => [ 'contact-form-7', 'contact_form_list' ],
	'eael-fluentform'           => [ 'fluentform', 'form_list' ],
	'eael-gravity-form'         => [ 'gravityform', 'contact_form_list' ],
	'eael-ninja'                => [ 'ninja_form', 'contact_form_list' ],
	'eael-wpforms'              => [ 'wpforms', 'contact_form_list' ],
	'elementskit-contact-form7' => [ 'contact-form-7', 'ekit_contact_form7' ],
	'elementskit-fluent-forms'  => [ 'fluentform', 'form_list' ],
	'elementskit-ninja-forms'   => [ 'ninja_form', 'ekit_ninja_form_id' ],
	'elementskit-wp-forms'      => [ 'wpforms', 'ekit_wpform_form_id' ],
	'fluent-form-widget'        => [ 'fluentform', 'form_list' ],
	'formidable'                => [ 'formidable', 'form_dropdown' ],
	'ha-cf7'                    => [ 'contact-form-7', 'form_id' ],
	'ha-fluent-form'            => [ 'fluentform', 'form_id' ],
	'ha-gravityforms'           => [ 'gravityform', 'form_id' ],
	'ha-ninjaform'              => [ 'ninja_form', 'form_id' ],
	'ha-wpform'                 => [ 'wpforms', 'form_id' ],
	'pp-contact-form-7'         => [ 'contact-form-7', 'contact_form_list' ],
	'pp-fluent-forms'           => [ 'fluentform', 'contact_form_list' ],
	'pp-formidable-forms'       => [ 'formidable', 'contact_form_list' ],
	'pp-gravity-forms'          => [ 'gravityform', 'contact_form_list' ],
	'pp-ninja-forms'            => [ 'ninja_form', 'contact_form_list' ],
	'pp-wpforms'                => [ 'wpforms', 'contact_form_list' ],
	'premium-contact-form'      => [ 'contact-form-7', 'premium_wpcf7_form' ],
	'wpforms'                   => [ 'wpforms', 'form_id' ],
];

/** Words in the types of such widgets, those of add-ons too. */
const FORMS = '/^mf-|(^|[_-])(form|forms|wpforms|gravityforms|metform|fluentforms?|weforms|cf7|login|register|registration|newsletter|subscribe|mailchimp|mail-chimp|mailpoet'
	. '|optin)([_-]|$)/';

/**
 * The shortcode of a form that this site has. Ids of another site's kit are those of other things here.
 * @return list<ConvertBlock>
 */
function convert_plugin_form( Element $element ): array {
	[ $shortcode, $setting ] = PLUGIN_FORMS[ $element->type ];
	[ $plugin, $form_id ]    = FORM_PLUGINS[ $shortcode ];
	$id                      = text( $element->value( $setting ) );
	if ( null === foreign_kit() && shortcode_exists( $shortcode ) && preg_match( $form_id, $id ) ) {
		return [ block( 'core/shortcode', [ 'text' => "[$shortcode id=\"$id\"]" ] ) ];
	}
	read_all( $element );
	$element->report( 'plugin-form', [ $plugin ] );
	return [ empty_place( $element ) ];
}

/** Marks all settings of an element as read: none of them is for visitors. */
function read_all( Element $element ): void {
	foreach ( $element->with_entries() as $one ) {
		foreach ( array_keys( $one->settings ) as $setting ) {
			$one->value( (string) $setting );
		}
	}
}

/**
 * An empty group with the name of an element that is left out, where its owner can add another.
 * @return ConvertBlock
 */
function empty_place( Element $element ): array {
	return block( 'core/group', [ 'metadata' => [ 'name' => $element->place ] ] );
}

/**
 * A place for a form, with its name in the list of blocks; core's own form to sign in.
 * @return list<ConvertBlock>
 */
function convert_form( Element $element ): array {
	read_all( $element );
	if ( 'login' === $element->type ) {
		return [ block( 'core/loginout', [ 'displayLoginAsForm' => true ] ) ];
	}
	if ( 0 === strpos( $element->type, 'mf-' ) ) {
		$element->report( 'field' );
		return [];
	}
	$element->report( 'form' );
	return [ empty_place( $element ) ];
}

<?php
/** Names of the portfolio's post type, taxonomies and meta keys: a site has its own prefix for them, kits have another one. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Prefix in kits. */
const PREFIX = 'frontage';

/** A name after its prefix, also in the slug of a template. */
const KEY = '-(?:portfolio(?:-(?:categories|other-categories|tags|type|image-id|video-url))?|lightbox-image-id'
	. '|site-(?:url|type|open-in-new-tab|open-portfolio-in))(?![\w/-])';

/**
 * Name on this site of a post type, taxonomy or meta key in a kit, or all names in an object.
 *
 * @since 0.1.0
 *
 * @template Value
 * @param Value $value
 * @return Value
 */
function site_key( $value ) {
	return with_prefix( $value, PREFIX, Portfolio\prefix() );
}

/**
 * Name in kits of a post type, taxonomy or meta key of this site, or all names in an object.
 *
 * @since 0.1.0
 *
 * @template Value
 * @param Value $value
 * @return Value
 */
function kit_key( $value ) {
	return with_prefix( $value, Portfolio\prefix(), PREFIX );
}

/**
 * @param mixed $value
 * @return mixed
 */
function with_prefix( $value, string $from, string $to ) {
	if ( is_string( $value ) ) {
		return preg_replace( '~(?<![\w/.-])((?:single|archive|taxonomy)-)?' . preg_quote( $from, '~' ) . '(?=' . KEY . ')~', '$1' . $to, $value );
	}
	$renamed = [];
	foreach ( is_array( $value ) ? $value : [] as $key => $inner ) {
		$renamed[ is_string( $key ) ? with_prefix( $key, $from, $to ) : $key ] = with_prefix( $inner, $from, $to );
	}
	return is_array( $value ) ? $renamed : $value;
}

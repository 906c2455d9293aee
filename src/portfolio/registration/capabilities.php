<?php
/** Capabilities for portfolio items by role, without stored data. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Our capabilities, and the ones that grant them unless a role stores ours. */
const GRANTED_BY = [
	'edit_portfolio_items'             => 'edit_posts',
	'edit_others_portfolio_items'      => 'edit_others_posts',
	'edit_private_portfolio_items'     => 'edit_private_posts',
	'edit_published_portfolio_items'   => 'edit_published_posts',
	'publish_portfolio_items'          => 'publish_posts',
	'read_private_portfolio_items'     => 'read_private_posts',
	'delete_portfolio_items'           => 'delete_posts',
	'delete_others_portfolio_items'    => 'delete_others_posts',
	'delete_private_portfolio_items'   => 'delete_private_posts',
	'delete_published_portfolio_items' => 'delete_published_posts',
	'manage_portfolio_terms'           => 'manage_categories',
	'edit_portfolio_terms'             => 'manage_categories',
	'delete_portfolio_terms'           => 'manage_categories',
	'assign_portfolio_terms'           => 'edit_posts',
];

/**
 * Grants our capabilities to users with the same ones for posts, unless their role or account grants or denies ours explicitly.
 * @param mixed $held Capabilities by name.
 * @param mixed $wanted Names.
 * @return mixed
 */
function grant_capabilities( $held, $wanted ) {
	if ( ! is_array( $held ) || ! is_array( $wanted ) ) {
		return $held;
	}
	foreach ( $wanted as $capability ) {
		if ( is_string( $capability ) && isset( GRANTED_BY[ $capability ] ) && ! isset( $held[ $capability ] ) ) {
			$held[ $capability ] = ! empty( $held[ GRANTED_BY[ $capability ] ] );
		}
	}
	return $held;
}

/**
 * Lists users who may write items as authors. Core searches for a capability in stored roles, which do not have ours: without authors it would omit
 * the field, and saving another user's item by quick edit would change its author.
 * @param mixed $args Of wp_dropdown_users().
 * @return mixed
 */
function add_writers( $args ) {
	$wanted  = is_array( $args ) ? array_map( 'strval', array_values( wp_parse_list( $args['capability'] ?? [] ) ) ) : [];
	$instead = array_map( static fn( string $capability ): string => GRANTED_BY[ $capability ] ?? $capability, $wanted );
	if ( ! is_array( $args ) || $instead === $wanted ) {
		return $args;
	}
	if ( 1 === count( $wanted ) && empty( $args['capability__in'] ) ) {
		// Users with an explicit grant of ours, too.
		return [
			'capability'     => '',
			'capability__in' => array_merge( $wanted, $instead ),
		] + $args;
	}
	$args['capability'] = $instead;
	return $args;
}

<?php
/** Who writes and sorts portfolio items, by role; nothing is stored until the owner decides. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Our capabilities, and those that grant them until a role says otherwise. */
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
 * Grants ours to those who may do the same with posts, unless their role or account grants or denies it explicitly.
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
 * Lists as authors those who may write items. WordPress looks for a capability in what roles and accounts store, where ours are not: it would find
 * nobody, leave the field out, and whoever saves another person's item by quick edit would become its author.
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
		// Those whom the owner has granted ours alone may write, too.
		return [
			'capability'     => '',
			'capability__in' => array_merge( $wanted, $instead ),
		] + $args;
	}
	$args['capability'] = $instead;
	return $args;
}

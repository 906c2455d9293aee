<?php
/** Lets the owner decide by role who writes and sorts portfolio items, without storing anything until the owner does. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Our capabilities, and whose holders have them until a role says otherwise. */
const FOLLOWS = [
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
 * Gives those who may do something with posts the same right with portfolio items, unless their role or account says
 * explicitly that they have it or that they do not.
 * @param mixed $held Capabilities that the person holds, or is denied, by name.
 * @param mixed $wanted Names of the capabilities in question.
 * @return mixed What is held, ours included.
 */
function grant_like_posts( $held, $wanted ) {
	if ( ! is_array( $held ) || ! is_array( $wanted ) ) {
		return $held;
	}
	foreach ( $wanted as $capability ) {
		if ( is_string( $capability ) && isset( FOLLOWS[ $capability ] ) && ! isset( $held[ $capability ] ) ) {
			$held[ $capability ] = ! empty( $held[ FOLLOWS[ $capability ] ] );
		}
	}
	return $held;
}

/**
 * Lists as authors of items those who may write them. WordPress looks for a capability in what roles and accounts store, and
 * ours are stored nowhere until the owner says so: it would find nobody, leave the field out, and whoever saves another
 * person's item by quick edit would become its author.
 * @param mixed $args Which people wp_dropdown_users() asks for.
 * @return mixed The same, with what our capability follows.
 */
function list_item_authors( $args ) {
	$wanted  = is_array( $args ) ? array_map( 'strval', array_values( wp_parse_list( $args['capability'] ?? [] ) ) ) : [];
	$instead = array_map( static fn( string $capability ): string => FOLLOWS[ $capability ] ?? $capability, $wanted );
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

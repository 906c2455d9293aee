<?php
/**
 * Menu items for the editor's list of mega panels.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use function Frontage\Text\plain_text;

defined( 'ABSPATH' ) || exit;

/** GET frontage/v1/menu-entries: top-level items of a menu, as `{ key, label }`. */
function register_items_route(): void {
	register_rest_route(
		'frontage/v1',
		'/menu-entries',
		[
			'methods'             => 'GET',
			'permission_callback' => static fn(): bool => current_user_can( 'edit_posts' ),
			'callback'            => __NAMESPACE__ . '\rest_items',
			'args'                => [
				'source'   => [
					'type'        => 'string',
					'enum'        => [ 'navigation', 'classic', 'location', 'pages' ],
					'default'     => 'navigation',
					'description' => __( 'What kind of menu it is.', 'frontage' ),
				],
				'menu'     => [
					'type'        => 'integer',
					'minimum'     => 0,
					'default'     => 0,
					'description' => __( 'Its id.', 'frontage' ),
				],
				'location' => [
					'type'        => 'string',
					'default'     => '',
					'description' => __( 'The place in the theme to which it is assigned.', 'frontage' ),
				],
			],
		]
	);
}

/**
 * Answers the route.
 *
 * @param \WP_REST_Request $request Its arguments are a menu block's attributes of the same names.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function rest_items( \WP_REST_Request $request ): \WP_REST_Response {
	$menu = menu( $request->get_params() );
	return rest_ensure_response(
		[
			'problem' => $menu['problem'],
			'entries' => array_map(
				static fn( array $item ): array => [
					'key'   => $item['key'],
					'label' => plain_text( $item['label'] ),
				],
				array_values( array_filter( $menu['items'], static fn( array $item ): bool => '' === $item['html'] ) )
			),
		]
	);
}

<?php
/** Admin screen for the manual order of portfolio items: Portfolio → Order. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use Frontage\Admin;
use function Frontage\Text\plain_title;

defined( 'ABSPATH' ) || exit;

const ORDER_SCREEN = 'frontage-portfolio-order';

/** Adds the screen for users who may edit everyone's items. */
function add_order_screen(): void {
	$type = get_post_type_object( post_type() );
	if ( ! $type ) {
		return;
	}
	add_submenu_page(
		'edit.php?post_type=' . post_type(),
		__( 'Order of portfolio items', 'frontage' ),
		_x( 'Order', 'admin menu', 'frontage' ),
		$type->cap->edit_others_posts,
		ORDER_SCREEN,
		__NAMESPACE__ . '\print_order_screen'
	);
}

/**
 * Enqueues the screen's script and style.
 * @param mixed $screen Name of the current admin screen.
 */
function enqueue_order_screen( $screen ): void {
	if ( post_type() . '_page_' . ORDER_SCREEN !== $screen ) {
		return;
	}
	Admin\enqueue( 'portfolio-order' );
}

/** Prints the container of the screen's script, and the items in their current order as JSON. */
function print_order_screen(): void {
	$ids = ids_in_order();
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p class="hide-if-no-js">
			<?php
			esc_html_e(
				'Galleries in manual order follow this list. Drag an item, use its arrows, or enter its position. New items come first.',
				'frontage'
			);
			?>
		</p>
		<?php print_hidden_items_notice( count( $ids ) - ORDER_LIMIT ); ?>
		<div class="frontage-portfolio-order"><?php print_javascript_notice(); ?></div>
	</div>
	<?php
	Admin\print_json(
		'portfolio-order',
		[
			'items'   => order_screen_items( array_slice( $ids, 0, ORDER_LIMIT ) ),
			'version' => version_of_order( $ids ),
		]
	);
}

/** Prints a notice for browsers without JavaScript, which the script replaces. */
function print_javascript_notice(): void {
	?>
	<div class="notice notice-warning inline frontage-portfolio-order__needed">
		<p>
			<?php
			esc_html_e(
				'This screen needs JavaScript. It is switched off in your browser, or could not be loaded.',
				'frontage'
			);
			?>
		</p>
		<p>
			<?php
			esc_html_e(
				'The list of items shows the order that they have. With Quick Edit you change it there one by one, if JavaScript works in the list.',
				'frontage'
			);
			?>
		</p>
		<p><a href="<?php echo esc_url( list_by_order( 'asc' ) ); ?>"><?php esc_html_e( 'List of items', 'frontage' ); ?></a></p>
	</div>
	<?php
}

/** Prints a notice about items beyond the maximum. */
function print_hidden_items_notice( int $count ): void {
	if ( $count <= 0 ) {
		return;
	}
	?>
	<div class="notice notice-warning inline hide-if-no-js">
		<p>
			<?php
			echo esc_html(
				sprintf(
					/* translators: 1: how many items are shown. 2: how many are not. */
					_n(
						'These are the first %1$s items. %2$s more is not shown: it stays behind these.',
						'These are the first %1$s items. %2$s more are not shown: they stay behind these, in the order that they have.',
						$count,
						'frontage'
					),
					number_format_i18n( ORDER_LIMIT ),
					number_format_i18n( $count )
				)
			);
			echo ' ';
			esc_html_e(
				'To put one of those in order, search for it in the list of items and give it the order -1 with Quick Edit: it is then the first one here.',
				'frontage'
			);
			?>
		</p>
		<p><a href="<?php echo esc_url( list_by_order( 'desc' ) ); ?>"><?php esc_html_e( 'List of items', 'frontage' ); ?></a></p>
	</div>
	<?php
}

/**
 * URL of the list of items, sorted by their order.
 * @param 'asc'|'desc' $order
 */
function list_by_order( string $order ): string {
	return add_query_arg(
		[
			'post_type' => post_type(),
			'orderby'   => 'menu_order',
			'order'     => $order,
		],
		admin_url( 'edit.php' )
	);
}

/**
 * Data of items for the screen.
 * @param int[] $ids
 * @return list<array{id: int, title: string, thumbnail: string, status: string}> Title as plain text, URL of the thumbnail or '', translated status
 *         or '' for published items.
 */
function order_screen_items( array $ids ): array {
	_prime_post_caches( $ids, false, true );
	$posts = array_values( array_filter( array_map( 'get_post', $ids ), static fn( $post ): bool => $post instanceof \WP_Post ) );
	prime_images( $posts );
	$items = [];
	foreach ( $posts as $post ) {
		$title   = plain_title( $post );
		$status  = get_post_status_object( $post->post_status );
		$items[] = [
			'id'        => $post->ID,
			'title'     => '' === $title ? __( '(no title)', 'frontage' ) : $title,
			'thumbnail' => (string) wp_get_attachment_image_url( tile_image( $post, stored( $post->ID ) ), 'thumbnail' ),
			'status'    => $status && 'publish' !== $status->name ? (string) $status->label : '',
		];
	}
	return $items;
}

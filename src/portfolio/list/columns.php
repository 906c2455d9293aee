<?php
/** Columns and filter of the list of portfolio items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

/** Whether the current admin screen is the list of items. */
function is_list_of_items(): bool {
	return Admin\is_screen_of( 'edit', post_type() );
}

function enqueue_list(): void {
	if ( is_list_of_items() ) {
		Admin\enqueue( 'portfolio-list', [] );
	}
}

/**
 * Adds columns: picture and type after the title, the order at the end.
 * @param mixed $columns Headings by name.
 * @return mixed
 */
function add_columns( $columns ) {
	if ( ! is_array( $columns ) ) {
		return $columns;
	}
	$after_title = 1 + (int) array_search( 'title', array_keys( $columns ), true );
	return array_slice( $columns, 0, $after_title, true ) + [
		'frontage-picture' => __( 'Picture', 'frontage' ),
		'frontage-type'    => __( 'Type', 'frontage' ),
	] + $columns + [ 'frontage-order' => __( 'Order', 'frontage' ) ];
}

/**
 * Makes the order sortable.
 * @param mixed $columns Orders by name of the column.
 * @return mixed
 */
function add_sortable_columns( $columns ) {
	return is_array( $columns ) ? $columns + [ 'frontage-order' => 'menu_order' ] : $columns;
}

/**
 * Prints a cell of our columns.
 * @param mixed $column Name of the column.
 * @param mixed $id The item's id.
 */
function print_column( $column, $id ): void {
	$post = get_post( absint( $id ) );
	if ( ! $post instanceof \WP_Post ) {
		return;
	}
	$stored = stored( $post->ID );
	if ( 'frontage-type' === $column ) {
		echo esc_html( type_labels()[ $stored['type'] ] );
		if ( 'iframe' === $stored['type'] && ! $stored['newTab'] && is_known_to_refuse( $post->ID, $stored['siteUrl'] ) ) {
			echo '<br><span class="frontage-portfolio-list__warning">' . esc_html__( 'Refuses to be framed', 'frontage' ) . '</span>';
		}
	} elseif ( 'frontage-order' === $column ) {
		echo esc_html( number_format_i18n( $post->menu_order ) );
	} elseif ( 'frontage-picture' === $column ) {
		$class   = 'frontage-portfolio-list__picture';
		$picture = wp_get_attachment_image( tile_image( $post, $stored ), 'thumbnail', false, [ 'class' => $class ] );
		echo $picture
			? wp_kses_post( $picture )
			: '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'No picture', 'frontage' ) . '</span>';
	}
}

/**
 * Prepares the list's query: loads all pictures at once, breaks ties of the order, and filters by type.
 * @param mixed $query
 */
function prepare_list( $query ): void {
	if ( ! $query instanceof \WP_Query || ! $query->is_main_query() || ! is_admin() || ! is_list_of_items() ) {
		return;
	}
	$query->set( 'frontage_images', true );
	$order = array_filter(
		[
			'orderby' => $query->get( 'orderby' ),
			'order'   => $query->get( 'order' ),
		]
	);
	// Core orders search results by relevance.
	if ( isset( $order['orderby'] ) || '' === (string) $query->get( 's' ) ) {
		$query->set( 'orderby', with_id_tiebreaker( $order )['orderby'] );
	}
	$type = chosen_type();
	if ( '' !== $type ) {
		// Other code may have set a meta query, too.
		$query->set(
			'meta_query',
			array_filter(
				[
					'relation' => 'AND',
					$query->get( 'meta_query' ),
					meta_of_type( $type ),
				]
			)
		);
	}
}

/**
 * Meta query for items of a type: items without a type, or of an unknown one, are framed sites.
 * @param 'page'|'video'|'image'|'iframe' $type
 * @return array<int|string, mixed> Part of a meta query.
 */
function meta_of_type( string $type ): array {
	$key = meta_keys()['type'];
	if ( 'iframe' !== $type ) {
		return [
			'key'   => $key,
			'value' => $type,
		];
	}
	return [
		'relation' => 'OR',
		[
			'key'     => $key,
			'compare' => 'NOT EXISTS',
		],
		[
			'key'     => $key,
			'value'   => array_values( array_diff( TYPES, [ 'iframe' ] ) ),
			'compare' => 'NOT IN',
		],
	];
}

/**
 * Type that the list is filtered by; '' for all.
 * @return 'page'|'video'|'image'|'iframe'|''
 */
function chosen_type(): string {
	// phpcs:ignore WordPress.Security.NonceVerification -- Read-only.
	$chosen = sanitize_key( wp_unslash( is_string( $_GET['frontage_type'] ?? null ) ? $_GET['frontage_type'] : '' ) );
	return in_array( $chosen, TYPES, true ) ? known_type( $chosen ) : '';
}

/**
 * Prints the filter by type above the list.
 * @param mixed $post_type The post type that the list is of.
 */
function print_type_filter( $post_type ): void {
	if ( post_type() !== $post_type ) {
		return;
	}
	?>
	<label class="screen-reader-text" for="frontage-type-filter"><?php esc_html_e( 'Filter by type', 'frontage' ); ?></label>
	<select name="frontage_type" id="frontage-type-filter">
		<option value=""><?php esc_html_e( 'All types', 'frontage' ); ?></option>
		<?php foreach ( type_labels() as $type => $label ) : ?>
			<option value="<?php echo esc_attr( $type ); ?>" <?php selected( chosen_type(), $type ); ?>><?php echo esc_html( $label ); ?></option>
		<?php endforeach; ?>
	</select>
	<?php
}

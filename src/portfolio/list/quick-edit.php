<?php
/** Lets editors change the type of one item, or type and order of many, in the list of portfolio items. The order of one item is WordPress's own field. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

const QUICK_EDIT_NONCE = 'frontage_quick_edit';

/**
 * Prints the choice of a type in quick edit.
 * @param mixed $column Name of the column that the field belongs to.
 * @param mixed $post_type The post type that the list is of.
 */
function print_quick_edit( $column, $post_type ): void {
	if ( 'frontage-type' === $column && post_type() === $post_type ) {
		print_type_field( type_labels() );
	}
}

/**
 * Prints the choices of type and order in bulk edit.
 * @param mixed $column Name of the column that the field belongs to.
 * @param mixed $post_type The post type that the list is of.
 */
function print_bulk_edit( $column, $post_type ): void {
	if ( post_type() !== $post_type ) {
		return;
	}
	if ( 'frontage-type' === $column ) {
		print_type_field( [ '' => __( '— No Change —', 'frontage' ) ] + type_labels() );
	} elseif ( 'frontage-order' === $column ) {
		?>
		<fieldset class="inline-edit-col-right">
			<div class="inline-edit-col">
				<label>
					<span class="title"><?php esc_html_e( 'Order', 'frontage' ); ?></span>
					<span class="input-text-wrap"><input type="number" step="1" name="frontage_order" value="" placeholder="<?php esc_attr_e( '— No Change —', 'frontage' ); ?>"></span>
				</label>
			</div>
		</fieldset>
		<?php
	}
}

/**
 * Prints a choice of types.
 * @param array<string, string> $choices Words by value.
 */
function print_type_field( array $choices ): void {
	?>
	<fieldset class="inline-edit-col-right">
		<div class="inline-edit-col">
			<?php wp_nonce_field( QUICK_EDIT_NONCE, 'frontage_quick_edit', false ); ?>
			<label>
				<span class="title"><?php esc_html_e( 'Type', 'frontage' ); ?></span>
				<select name="frontage_type">
					<?php foreach ( $choices as $type => $label ) : ?>
						<option value="<?php echo esc_attr( $type ); ?>"><?php echo esc_html( $label ); ?></option>
					<?php endforeach; ?>
				</select>
			</label>
		</div>
	</fieldset>
	<?php
}

/**
 * Adds an item's type to what the list holds ready for quick edit.
 * @param mixed $post The item.
 */
function print_inline_data( $post ): void {
	if ( $post instanceof \WP_Post && post_type() === $post->post_type ) {
		echo '<div class="frontage_type">' . esc_html( stored( $post->ID )['type'] ) . '</div>';
	}
}

/**
 * Stores the type that was chosen in quick or bulk edit.
 * @param mixed $id The item's id.
 */
function save_type( $id ): void {
	$item = absint( $id );
	$type = submitted_field( 'frontage_type' );
	if ( in_array( $type, TYPES, true ) && current_user_can( 'edit_post', $item ) && stored( $item )['type'] !== $type ) {
		update_post_meta( $item, meta_keys()['type'], $type );
	}
}

/**
 * Gives an item the order that was entered in bulk edit.
 * @param mixed $data What is about to be stored.
 * @param mixed $post The submitted values.
 * @return mixed The same, in the new order.
 */
function apply_bulk_order( $data, $post ) {
	$order = submitted_field( 'frontage_order' );
	if ( ! is_array( $data ) || ! is_array( $post ) || post_type() !== ( $data['post_type'] ?? '' ) || ! is_numeric( $order ) ) {
		return $data;
	}
	return current_user_can( 'edit_post', absint( $post['ID'] ?? 0 ) ) ? [ 'menu_order' => (int) $order ] + $data : $data;
}

/** What was entered in a field of quick or bulk edit, if this request comes from there. */
function submitted_field( string $field ): string {
	$nonce = isset( $_REQUEST['frontage_quick_edit'] ) && is_string( $_REQUEST['frontage_quick_edit'] ) ? sanitize_key( $_REQUEST['frontage_quick_edit'] ) : '';
	if ( '' === $nonce || ! wp_verify_nonce( $nonce, QUICK_EDIT_NONCE ) ) {
		return '';
	}
	return isset( $_REQUEST[ $field ] ) && is_string( $_REQUEST[ $field ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ $field ] ) ) : '';
}

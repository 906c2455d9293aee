<?php
/** Quick and bulk edit of an item's type, and bulk edit of the order. Quick edit of the order is core's own field. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

const QUICK_EDIT_NONCE = 'frontage_quick_edit';

/**
 * Prints the field for the type in quick edit.
 * @param mixed $column Column of the field.
 * @param mixed $post_type Post type of the list.
 */
function print_quick_edit( $column, $post_type ): void {
	if ( 'frontage-type' === $column && post_type() === $post_type ) {
		print_type_field( type_labels() );
	}
}

/**
 * Prints the fields for type and order in bulk edit.
 * @param mixed $column Column of the field.
 * @param mixed $post_type Post type of the list.
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
					<span class="input-text-wrap"><input
						type="number"
						step="1"
						name="frontage_order"
						value=""
						placeholder="<?php esc_attr_e( '— No Change —', 'frontage' ); ?>"
					></span>
				</label>
			</div>
		</fieldset>
		<?php
	}
}

/**
 * Prints the field for the type.
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
 * Adds an item's type to the inline data for quick edit.
 * @param mixed $post The item.
 */
function print_inline_data( $post ): void {
	if ( $post instanceof \WP_Post && post_type() === $post->post_type ) {
		echo '<div class="frontage_type">' . esc_html( stored( $post->ID )['type'] ) . '</div>';
	}
}

/**
 * Stores the type of quick or bulk edit.
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
 * Sets the order of bulk edit.
 * @param mixed $data Sanitized post data.
 * @param mixed $post Submitted values.
 * @return mixed
 */
function apply_bulk_order( $data, $post ) {
	$order = submitted_field( 'frontage_order' );
	if ( ! is_array( $data ) || ! is_array( $post ) || post_type() !== ( $data['post_type'] ?? '' ) || ! is_numeric( $order ) ) {
		return $data;
	}
	return current_user_can( 'edit_post', absint( $post['ID'] ?? 0 ) ) ? [ 'menu_order' => (int) $order ] + $data : $data;
}

/** Submitted value of a field in quick or bulk edit; '' for other requests. */
function submitted_field( string $field ): string {
	$nonce = isset( $_REQUEST['frontage_quick_edit'] ) && is_string( $_REQUEST['frontage_quick_edit'] )
		? sanitize_key( $_REQUEST['frontage_quick_edit'] )
		: '';
	if ( '' === $nonce || ! wp_verify_nonce( $nonce, QUICK_EDIT_NONCE ) ) {
		return '';
	}
	return isset( $_REQUEST[ $field ] ) && is_string( $_REQUEST[ $field ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ $field ] ) ) : '';
}

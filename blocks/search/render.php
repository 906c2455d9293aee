<?php
/**
 * A search form, by itself or behind a button that opens it. It works without script: the form is sent, and the browser opens and closes.
 *
 * @var array<string, mixed> $attributes As the content holds them.
 */

declare( strict_types=1 );

namespace Frontage\Search;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

$frontage_attributes = attributes( $attributes );
$frontage_id         = wp_unique_id( 'frontage-search-' );
$frontage_form       = form( $frontage_attributes, $frontage_id );
$frontage_text       = $frontage_attributes['buttonText'];
$frontage_wrapper    = get_block_wrapper_attributes(
	[
		'id'                   => Blocks\anchor( $attributes ),
		'data-frontage-search' => '',
		'data-opens'           => $frontage_attributes['opens'],
		'style'                => $frontage_attributes['width'] > 0 ? "--frontage-search-width: {$frontage_attributes['width']}px" : '',
	]
);
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress. ?>>
	<?php if ( 'inline' === $frontage_attributes['opens'] ) : ?>
		<?php echo $frontage_form; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is put together. ?>
	<?php else : ?>
		<button
			class="wp-block-frontage-search__open"
			type="button"
			popovertarget="<?php echo esc_attr( $frontage_id ); ?>"
			aria-haspopup="dialog"
			<?php echo '' === $frontage_text ? 'aria-label="' . esc_attr__( 'Open Search', 'frontage' ) . '"' : ''; ?>
			<?php echo 'full-screen' === $frontage_attributes['opens'] ? 'data-frontage-wake="intent"' : ''; ?>
		><?php echo SEARCH_ICON, '' === $frontage_text ? '' : '<span>' . esc_html( $frontage_text ) . '</span>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written by us. ?></button>
		<dialog class="wp-block-frontage-search__panel" id="<?php echo esc_attr( $frontage_id ); ?>" popover aria-label="<?php esc_attr_e( 'Search', 'frontage' ); ?>">
			<?php echo $frontage_form; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is put together. ?>
			<button
				class="wp-block-frontage-search__close"
				type="button"
				popovertarget="<?php echo esc_attr( $frontage_id ); ?>"
				popovertargetaction="hide"
				aria-label="<?php esc_attr_e( 'Close', 'frontage' ); ?>"
				data-frontage-overlay-close
			><?php echo CLOSE_ICON; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written by us. ?></button>
		</dialog>
	<?php endif; ?>
</div>

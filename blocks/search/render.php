<?php
/**
 * A search form, by itself or in a panel that a button opens. Works without script.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\Search;

use Frontage\Blocks;
use Frontage\Page;
use function Frontage\Icons\outline;
use const Frontage\Icons\CLOSE;

defined( 'ABSPATH' ) || exit;

$frontage_attributes = attributes( $attributes );
$frontage_id         = wp_unique_id( 'frontage-search-' );
$frontage_form       = form( $frontage_attributes, $frontage_id );
$frontage_text       = $frontage_attributes['buttonText'];
$frontage_label      = '' === $frontage_text ? '' : '<span>' . esc_html( $frontage_text ) . '</span>';
$frontage_wrapper    = get_block_wrapper_attributes(
	[
		'id'                   => Blocks\anchor( $attributes ),
		'data-frontage-search' => '',
		'data-opens'           => $frontage_attributes['opens'],
		'style'                => $frontage_attributes['width'] > 0 ? "--frontage-search-width: {$frontage_attributes['width']}px" : '',
	]
);
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<?php if ( 'inline' === $frontage_attributes['opens'] || Page\is_bare() ) : ?>
		<?php echo $frontage_form; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in form.php. ?>
	<?php else : ?>
		<button
			class="wp-block-frontage-search__open"
			type="button"
			popovertarget="<?php echo esc_attr( $frontage_id ); ?>"
			aria-haspopup="dialog"
			<?php echo '' === $frontage_text ? 'aria-label="' . esc_attr__( 'Open Search', 'frontage' ) . '"' : ''; ?>
			<?php echo 'full-screen' === $frontage_attributes['opens'] ? 'data-frontage-wake="intent"' : ''; ?>
		><?php echo outline( SEARCH_ICON ), $frontage_label; // phpcs:ignore WordPress.Security.EscapeOutput -- SVG and escaped text. ?></button>
		<dialog
			class="wp-block-frontage-search__panel"
			id="<?php echo esc_attr( $frontage_id ); ?>"
			popover
			aria-label="<?php esc_attr_e( 'Search', 'frontage' ); ?>"
		>
			<?php echo $frontage_form; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in form.php. ?>
			<button
				class="wp-block-frontage-search__close"
				type="button"
				popovertarget="<?php echo esc_attr( $frontage_id ); ?>"
				popovertargetaction="hide"
				aria-label="<?php esc_attr_e( 'Close', 'frontage' ); ?>"
				data-frontage-overlay-close
			><?php echo outline( CLOSE ); // phpcs:ignore WordPress.Security.EscapeOutput -- SVG. ?></button>
		</dialog>
	<?php endif; ?>
</div>

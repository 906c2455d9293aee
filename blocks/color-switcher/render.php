<?php
/**
 * A button with two states, or three options of which one follows the device. The HTML is the same for all visitors; styles show the icon and label
 * of the current palette. Hidden without script, which alone can switch.
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use Frontage\Blocks;
use Frontage\Page;

defined( 'ABSPATH' ) || exit;

if ( Page\is_bare() ) {
	return;
}
$frontage_config = config();
if ( ! $frontage_config['palettes']['switched'] ) {
	if ( current_user_can( 'manage_options' ) ) {
		echo '<p ' . get_block_wrapper_attributes( [ 'data-problem' => '' ] ) . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core.
		esc_html_e(
			'The color switcher has nothing to switch to: choose a second palette under Appearance → Colors. Visitors see nothing here until then.',
			'frontage'
		);
		echo '</p>';
	}
	return;
}

$frontage_schemes = schemes( $frontage_config );
$frontage_names   = [
	'default'  => '' !== $attributes['defaultText'] ? $attributes['defaultText'] : names( $frontage_schemes )['default'],
	'switched' => '' !== $attributes['switchedText'] ? $attributes['switchedText'] : names( $frontage_schemes )['switched'],
] + names( $frontage_schemes );
// The third option is the state of visitors who have not chosen, so the site has to follow the device.
$frontage_is_group = 3 === $attributes['states'] && 'system' === $frontage_config['defaultMode'];
$frontage_has_text = $attributes['showText'] || 'none' === $attributes['icon'];
$frontage_label    = $attributes['label'];
if ( '' === $frontage_label ) {
	$frontage_label = $frontage_is_group || $frontage_has_text ? __( 'Colors', 'frontage' ) : toggle_label( $frontage_schemes );
}
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                           => Blocks\anchor( $attributes ),
		'data-frontage-color-switcher' => script_options( $frontage_config ),
	]
);
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
<?php if ( $frontage_is_group ) : ?>
	<fieldset class="wp-block-frontage-color-switcher__group">
		<legend class="wp-block-frontage-color-switcher__hidden"><?php echo esc_html( $frontage_label ); ?></legend>
		<?php
		$frontage_id = wp_unique_id( 'frontage-colors-' );
		foreach ( [ 'default', 'system', 'switched' ] as $frontage_choice ) :
			$frontage_icon = 'system' === $frontage_choice ? 'system' : palette_icon( $frontage_choice, $frontage_schemes );
			?>
		<label class="wp-block-frontage-color-switcher__option" data-choice="<?php echo esc_attr( $frontage_choice ); ?>">
			<input
				class="wp-block-frontage-color-switcher__radio"
				type="radio"
				name="<?php echo esc_attr( $frontage_id ); ?>"
				value="<?php echo esc_attr( $frontage_choice ); ?>"
				autocomplete="off"
				<?php checked( 'system', $frontage_choice ); ?>
			>
			<?php if ( 'none' !== $attributes['icon'] ) : ?>
			<span class="ast-switcher-icon"><?php echo icon( $frontage_icon ); // phpcs:ignore WordPress.Security.EscapeOutput -- SVG. ?></span>
			<?php endif; ?>
			<span
				class="wp-block-frontage-color-switcher__<?php echo $frontage_has_text ? 'text' : 'hidden'; ?>"
			><?php echo esc_html( $frontage_names[ $frontage_choice ] ); ?></span>
		</label>
		<?php endforeach; ?>
	</fieldset>
<?php else : ?>
	<button
		class="wp-block-frontage-color-switcher__button ast-switcher-button"
		type="button"
		<?php if ( ! $frontage_has_text ) : ?>
		aria-pressed="false"
		<?php endif; ?>
		data-default-text="<?php echo esc_attr( $frontage_names['default'] ); ?>"
		data-switched-text="<?php echo esc_attr( $frontage_names['switched'] ); ?>"
	>
		<?php
		foreach ( [ 'default', 'switched' ] as $frontage_palette ) {
			if ( 'none' !== $attributes['icon'] ) {
				$frontage_icon = 'contrast' === $attributes['icon'] ? 'contrast' : palette_icon( $frontage_palette, $frontage_schemes );
				// phpcs:ignore WordPress.Security.EscapeOutput -- SVG.
				echo for_palette( $frontage_palette, 'ast-switcher-icon', icon( $frontage_icon ) );
			}
		}
		?>
		<span class="wp-block-frontage-color-switcher__hidden"><?php echo esc_html( $frontage_label ); ?></span>
		<?php
		if ( $frontage_has_text ) {
			foreach ( [ 'default', 'switched' ] as $frontage_palette ) {
				// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the argument.
				echo for_palette( $frontage_palette, 'wp-block-frontage-color-switcher__text', esc_html( $frontage_names[ $frontage_palette ] ) );
			}
		}
		?>
	</button>
	<?php if ( $frontage_has_text ) : ?>
	<span class="wp-block-frontage-color-switcher__hidden" role="status"></span>
	<?php endif; ?>
<?php endif; ?>
</div>

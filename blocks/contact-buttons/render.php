<?php
/**
 * Button that opens a popover with ways of contact and the opening hours; a script says whether it is open now.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\ContactButtons;

use Frontage\Blocks;
use Frontage\Page;
use Frontage\Text;
use Frontage\Values;
use function Frontage\Icons\outline;

defined( 'ABSPATH' ) || exit;

$frontage_links = links( $attributes['links'] ?? [] );
if ( [] === $frontage_links ) {
	return;
}
$frontage_label   = trim( Values\text( $attributes['label'] ?? '' ) );
$frontage_label   = '' === $frontage_label ? __( 'Contact us', 'frontage' ) : $frontage_label;
$frontage_heading = trim( Values\text( $attributes['heading'] ?? '' ) );
$frontage_periods = periods( $attributes['hours'] ?? [] );
$frontage_is_bare = Page\is_bare();
$frontage_id      = wp_unique_id( 'frontage-contact-' );
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'            => Blocks\anchor( $attributes ),
		'data-position' => 'start' === ( $attributes['position'] ?? '' ) ? 'start' : 'end',
	]
);
// phpcs:disable WordPress.Security.EscapeOutput -- Escaped by core and by escape_text(); SVG.
?>
<div <?php echo $frontage_wrapper; ?>>
	<?php if ( ! $frontage_is_bare ) : ?>
	<button
		type="button"
		class="wp-block-frontage-contact-buttons__button"
		popovertarget="<?php echo esc_attr( $frontage_id ); ?>"
		aria-label="<?php echo Text\escape_text( $frontage_label ); ?>"
	><?php echo outline( BUBBLE ); ?></button>
	<?php endif; ?>
	<div
		class="wp-block-frontage-contact-buttons__panel"
		id="<?php echo esc_attr( $frontage_id ); ?>"
		role="group"
		aria-label="<?php echo Text\escape_text( $frontage_label ); ?>"
		<?php if ( $frontage_periods && ! $frontage_is_bare ) : ?>
		data-frontage-hours="<?php echo esc_attr( (string) wp_json_encode( $frontage_periods ) ); ?>"
		data-frontage-zone="<?php echo esc_attr( wp_timezone_string() ); ?>"
		<?php endif; ?>
		<?php echo $frontage_is_bare ? '' : 'popover'; ?>
	>
		<?php if ( '' !== $frontage_heading ) : ?>
		<p class="wp-block-frontage-contact-buttons__heading"><?php echo Text\escape_text( $frontage_heading ); ?></p>
		<?php endif; ?>
		<ul class="wp-block-frontage-contact-buttons__list">
			<?php foreach ( $frontage_links as $frontage_link ) : ?>
			<li class="wp-block-frontage-contact-buttons__item">
				<a class="wp-block-frontage-contact-buttons__link" href="<?php echo esc_attr( $frontage_link['url'] ); ?>">
					<?php echo $frontage_is_bare ? '' : $frontage_link['icon']; ?>
					<span><?php echo Text\escape_text( $frontage_link['name'] ); ?></span>
					<?php if ( '' !== $frontage_link['detail'] ) : ?>
					<bdi class="wp-block-frontage-contact-buttons__detail"><?php echo Text\escape_text( $frontage_link['detail'] ); ?></bdi>
					<?php endif; ?>
				</a>
			</li>
			<?php endforeach; ?>
		</ul>
		<?php if ( $frontage_periods && ! $frontage_is_bare ) : ?>
		<p class="wp-block-frontage-contact-buttons__state">
			<span><?php esc_html_e( 'Open now', 'frontage' ); ?></span>
			<span><?php esc_html_e( 'Closed now', 'frontage' ); ?></span>
		</p>
		<?php endif; ?>
		<?php if ( $frontage_periods ) : ?>
		<dl class="wp-block-frontage-contact-buttons__hours">
			<?php foreach ( hours_by_day( $attributes['hours'] ?? [] ) as $frontage_day => $frontage_hours ) : ?>
			<dt><?php echo Text\escape_text( (string) $frontage_day ); ?></dt>
			<dd><?php echo Text\escape_text( '' === $frontage_hours ? __( 'Closed', 'frontage' ) : $frontage_hours ); ?></dd>
			<?php endforeach; ?>
		</dl>
		<?php endif; ?>
	</div>
</div>

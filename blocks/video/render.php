<?php
/**
 * A video behind its poster: a link to the video, which the script plays in its place. Without script a file is in the browser's own player.
 *
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\Video;

use Frontage\Blocks;
use Frontage\Deferred;
use Frontage\Page;
use Frontage\Text;
use function Frontage\Icons\solid;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

$frontage_url = address( $attributes['url'] ?? '' );
if ( '' === $frontage_url ) {
	return;
}
$frontage_options  = options( $attributes );
$frontage_title    = title( $attributes );
$frontage_poster   = address( $attributes['poster'] ?? '' );
$frontage_picture  = picture( $frontage_poster, $attributes['posterId'] ?? 0 );
$frontage_native   = is_file( $frontage_url ) ? native( $frontage_url, $frontage_poster, $frontage_options ) : '';
$frontage_caption  = wp_kses( text( $attributes['caption'] ?? '' ), CAPTION_TAGS );
$frontage_ratio    = in_array( $attributes['ratio'] ?? '', RATIOS, true ) ? text( $attributes['ratio'] ) : '16/9';
$frontage_is_bare  = Page\is_bare();
$frontage_is_apart = true === ( $attributes['inViewer'] ?? false );
$frontage_wrapper  = get_block_wrapper_attributes( [ 'id' => Blocks\anchor( $attributes ) ] );
$frontage_json     = (string) wp_json_encode( (object) $frontage_options, JSON_HEX_AMP | JSON_HEX_TAG );
if ( ! $frontage_is_apart ) {
	Deferred\offer( 'video', ...( '' === $frontage_native ? [ 'player', 'player-hls', 'player-youtube', 'player-vimeo' ] : [] ) );
}
// phpcs:disable WordPress.Security.EscapeOutput -- Escaped by core, or above.
?>
<figure <?php echo $frontage_wrapper; ?>>
	<?php if ( $frontage_is_bare && '' !== $frontage_native ) : ?>
		<?php echo '' === $frontage_title ? '' : '<p>' . Text\escape_text( $frontage_title ) . '</p>', $frontage_native; ?>
	<?php else : ?>
	<div
		class="wp-block-frontage-video__stage"
		style="--frontage-video-ratio:<?php echo $frontage_ratio; ?>"
		<?php echo $frontage_is_apart ? '' : ' data-frontage-video="' . esc_attr( $frontage_json ) . '"'; ?>
	>
		<a
			class="wp-block-frontage-video__poster"
			href="<?php echo esc_url( $frontage_url ); ?>"
			<?php echo $frontage_is_apart ? 'data-frontage-lightbox="video"' : 'data-frontage-wake'; ?>
			<?php echo $frontage_is_apart && '' !== $frontage_title ? ' title="' . Text\escape_text( $frontage_title ) . '"' : ''; ?>
		>
			<?php echo $frontage_picture; ?>
			<?php if ( '' !== $frontage_title ) : ?>
			<span class="wp-block-frontage-video__title"><?php echo Text\escape_text( $frontage_title ); ?></span>
			<?php endif; ?>
			<span class="wp-block-frontage-video__play"
				><?php echo solid( '<path d="M8 5v14l11-7z"/>' ); ?><span><?php echo esc_html( label( $frontage_url ) ); ?></span></span>
		</a>
		<?php if ( ! $frontage_is_apart && ! $frontage_is_bare ) : ?>
			<?php echo '' === $frontage_native ? '' : "<noscript>$frontage_native</noscript>"; ?>
		<p class="wp-block-frontage-video__failed" role="alert" hidden><?php esc_html_e( 'The video could not be loaded.', 'frontage' ); ?></p>
		<?php endif; ?>
	</div>
	<?php endif; ?>
	<?php if ( '' !== trim( $frontage_caption ) ) : ?>
	<figcaption class="wp-element-caption"><?php echo $frontage_caption; ?></figcaption>
	<?php endif; ?>
</figure>

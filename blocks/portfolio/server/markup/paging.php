<?php
/**
 * Paging: Load More with scripts, previous and next page without, and the status region for screen readers.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Page\is_bare;
use function Frontage\Text\escape_text;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the links. Styles show Load More if scripts run, the page links if not.
 * @param array<string, mixed> $gallery From gallery().
 */
function paging( array $gallery ): void {
	$labels   = gallery_labels( $gallery['attributes'] );
	$previous = $gallery['last'] - 1;
	$next     = $gallery['last'] + 1;
	$has_next = $next <= $gallery['pages'];
	?>
	<?php if ( $has_next && ! is_bare() ) : ?>
		<div class="wp-block-frontage-portfolio__more">
			<a
				class="wp-block-frontage-portfolio__button wp-element-button"
				href="<?php echo esc_url( page_address( $gallery, $next ) ); ?>"
				rel="next nofollow"
				data-frontage-wake
			><?php echo esc_html( escape_text( $labels['more'] ) ); ?></a>
		</div>
	<?php endif; ?>
	<?php if ( 1 < $gallery['pages'] ) : ?>
		<nav class="wp-block-frontage-portfolio__pages" aria-label="<?php echo esc_attr( $labels['pages'] ); ?>">
			<?php if ( 0 < $previous ) : ?>
				<a href="<?php echo esc_url( page_address( $gallery, $previous ) ); ?>" rel="prev nofollow"><?php echo esc_html( $labels['previous'] ); ?></a>
			<?php endif; ?>
			<?php if ( $has_next ) : ?>
				<a href="<?php echo esc_url( page_address( $gallery, $next ) ); ?>" rel="next nofollow"><?php echo esc_html( $labels['next'] ); ?></a>
			<?php endif; ?>
		</nav>
	<?php endif; ?>
	<p class="wp-block-frontage-portfolio__status" role="status"></p>
	<?php
}

/**
 * URL of another page of the same state.
 * @param array<string, mixed> $gallery From gallery().
 */
function page_address( array $gallery, int $page ): string {
	return url_for_state( $gallery['instance'], array_merge( $gallery['state'], [ 'page' => $page ] ) );
}

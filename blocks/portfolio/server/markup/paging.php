<?php
/**
 * What stands under the grid: Load More for those whose browser runs scripts, previous and next page for everybody else, and the region in which a
 * screen reader hears what happened.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Text\escape_text;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the links to further pages. Styles show Load More where scripts run, and the page links where they do not.
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
 * The address of another page of the same state.
 * @param array<string, mixed> $gallery From gallery().
 */
function page_address( array $gallery, int $page ): string {
	return url_for_state( $gallery['instance'], array_merge( $gallery['state'], [ 'page' => $page ] ) );
}

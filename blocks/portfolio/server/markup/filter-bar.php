<?php
/** Bar above the grid: terms, a search field, and the number of items. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Page\is_bare;
use function Frontage\Text\escape_text;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the filter bar, if it has a filter or a search field.
 * @param array<string, mixed> $gallery From gallery().
 */
function filter_bar( array $gallery ): void {
	$labels     = gallery_labels( $gallery['attributes'] );
	$has_search = $gallery['attributes']['showSearch'] && ! is_bare();
	if ( ! $gallery['bar'] && ! $has_search ) {
		return;
	}
	?>
	<div class="wp-block-frontage-portfolio__bar">
		<?php
		foreach ( $gallery['bar'] as $filter ) {
			term_links( $gallery, $filter, $labels );
		}
		if ( $has_search ) {
			search_form( $gallery, $labels );
		}
		?>
		<p class="wp-block-frontage-portfolio__count"><?php echo esc_html( count_sentence( $gallery['total'] ) ); ?></p>
	</div>
	<?php
}

/**
 * @param array<string, mixed> $gallery From gallery().
 * @param GalleryFilter $filter One filter from bar().
 * @param array<string, string> $labels From gallery_labels().
 */
function term_links( array $gallery, array $filter, array $labels ): void {
	$entries = array_column( $filter['terms'], 'name', 'slug' );
	if ( $filter['all'] ) {
		$entries = [ '' => $labels['all'] ] + $entries;
	}
	$to = static function ( string $slug ) use ( $gallery, $filter ): string {
		$change = [
			$filter['word'] => $slug,
			'page'          => 1,
		];
		return url_for_state( $gallery['instance'], array_merge( $gallery['state'], $change ) );
	};
	?>
	<nav class="wp-block-frontage-portfolio__terms" aria-label="<?php echo esc_attr( $labels[ $filter['word'] ] ); ?>">
		<ul>
			<?php foreach ( $entries as $slug => $name ) : ?>
				<li>
					<a
						class="wp-block-frontage-portfolio__term"
						href="<?php echo esc_url( $to( (string) $slug ) ); ?>"
						rel="nofollow"
						data-frontage-wake
						<?php echo (string) $slug === $gallery['state'][ $filter['word'] ] ? 'aria-current="true"' : ''; ?>
					><?php echo esc_html( escape_text( (string) $name ) ); ?></a>
				</li>
			<?php endforeach; ?>
		</ul>
	</nav>
	<?php
}

/**
 * @param array<string, mixed> $gallery From gallery().
 * @param array<string, string> $labels From gallery_labels().
 */
function search_form( array $gallery, array $labels ): void {
	$instance = $gallery['instance'];
	?>
	<form class="wp-block-frontage-portfolio__search" role="search" method="get" data-frontage-wake>
		<?php foreach ( $gallery['sent'] as [ $name, $value ] ) : ?>
			<input type="hidden" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( escape_text( $value ) ); ?>">
		<?php endforeach; ?>
		<input
			class="wp-block-frontage-portfolio__field"
			type="search"
			name="<?php echo esc_attr( "frontage-$instance-search" ); ?>"
			value="<?php echo esc_attr( escape_text( $gallery['state']['search'] ) ); ?>"
			placeholder="<?php echo esc_attr( $labels['placeholder'] ); ?>"
			aria-label="<?php echo esc_attr( $labels['search'] ); ?>"
			maxlength="200"
			enterkeyhint="search"
			autocomplete="off"
		>
		<button class="wp-block-frontage-portfolio__submit" type="submit"><?php echo esc_html( $labels['search'] ); ?></button>
	</form>
	<?php
}

/** Number of items as a sentence. */
function count_sentence( int $total ): string {
	/* translators: %s: number of portfolio items. */
	return sprintf( _n( '%s item', '%s items', $total, 'frontage' ), number_format_i18n( $total ) );
}

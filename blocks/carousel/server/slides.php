<?php
/** Slides of a carousel: blocks, pictures, or the entries of a loop; their roles, positions and pictures. */

declare( strict_types=1 );

namespace Frontage\Carousel;

use Frontage\Blocks;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const SLIDE = 'wp-block-frontage-carousel-slide';
const TRACK = 'wp-block-frontage-carousel__track';

/** Marks a picture that stands directly in a carousel, from its data to its HTML. */
const MARK = 'frontageSlide';

/** Classes of a portfolio's list and tiles: in it is nothing that anybody writes as HTML. */
const TILES = [ 'wp-block-frontage-portfolio__grid', 'wp-block-frontage-portfolio__item' ];

/**
 * @param mixed $block  Parsed.
 * @param mixed $source The same, untouched.
 * @param mixed $parent The block around it.
 * @return mixed
 */
function prepare_child( $block, $source, $parent = null ) {
	if ( is_array( $block ) && 'core/post-template' === ( $block['blockName'] ?? '' ) ) {
		return mark_list( $block );
	}
	if ( ! is_array( $block ) || ! $parent instanceof \WP_Block || 'frontage/carousel' !== $parent->name ) {
		return $block;
	}
	if ( 'core/image' === $block['blockName'] ) {
		$block['attrs'][ MARK ] = true;
	} elseif ( 'frontage/portfolio' === $block['blockName'] ) {
		// Tiles of equal height, in one row.
		$block['attrs']['layout'] = 'grid';
	}
	return $block;
}

/**
 * Makes a slide of a picture, after the lightbox has linked it.
 *
 * @param mixed $html  Of the block.
 * @param mixed $block Parsed.
 * @return mixed
 */
function wrap_picture( $html, $block ) {
	$is_slide = is_array( $block ) && true === ( $block['attrs'][ MARK ] ?? false );
	return $is_slide && '' !== trim( text( $html ) ) ? sprintf( '<div class="%s">%s</div>', SLIDE, text( $html ) ) : $html;
}

/**
 * The carousel's blocks, of which slides and pictures are slides: not what has their class in the HTML, for in a slide the author may write any.
 * @return list<array{bool, string}> Whether it is a slide, and its HTML.
 */
function render_children( \WP_Block $carousel ): array {
	$children = [];
	foreach ( Blocks\render_inner_blocks( $carousel ) as [ $block, $html ] ) {
		$is_slide   = 'frontage/carousel-slide' === $block->name || true === ( $block->parsed_block['attrs'][ MARK ] ?? false );
		$children[] = [ $is_slide && '' !== trim( $html ), $html ];
	}
	return $children;
}

/** Block whose entries are the slides of a carousel; '' if they are blocks. */
function list_in( \WP_Block $carousel ): string {
	$first = text( $carousel->parsed_block['innerBlocks'][0]['blockName'] ?? '' );
	return in_array( $first, [ 'core/query', 'frontage/portfolio' ], true ) ? $first : '';
}

/**
 * Renders the slides.
 * @param int    $shown     Slides whose pictures may load at once.
 * @param string $direction Of the text in the slides; '' if it is the carousel's.
 * @return array{string, int} The HTML, and the number of slides.
 */
function slides( \WP_Block $carousel, int $shown, string $direction ): array {
	switch ( list_in( $carousel ) ) {
		case 'core/query':
			[ $html, $mark ]  = Loop::render( static fn(): string => Blocks\inner_html( $carousel ) );
			[ $html, $total ] = read_entries( $html, "$mark-list", $mark, $shown, $direction );
			return [ preg_replace( "/ ?$mark(-list)?/", '', $html ) ?? $html, $total ];
		case 'frontage/portfolio':
			return read_entries( Blocks\inner_html( $carousel ), TILES[0], TILES[1], $shown, $direction );
		default:
			return read_slides( render_children( $carousel ), $shown, $direction );
	}
}

/**
 * Adds roles and positions to the slides.
 * @param list<array{bool, string}> $children  From render_children().
 * @param int                       $shown     Slides whose pictures may load at once.
 * @param string                    $direction Of the text in the slides; '' if it is the carousel's.
 * @return array{string, int} The HTML, and the number of slides.
 */
function read_slides( array $children, int $shown, string $direction ): array {
	$total = count( array_filter( array_column( $children, 0 ) ) );
	if ( $total < 2 ) {
		return [ implode( '', array_column( $children, 1 ) ), $total ];
	}
	$html = '';
	$at   = 0;
	foreach ( $children as [ $is_slide, $part ] ) {
		$tags = new \WP_HTML_Tag_Processor( $part );
		$at  += $is_slide ? 1 : 0;
		// What is in a slide comes after its own element.
		if ( $is_slide && $tags->next_tag( [ 'class_name' => SLIDE ] ) ) {
			set_slide( $tags, $at, $total, $direction );
		}
		while ( $at > $shown && $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			make_lazy( $tags );
		}
		$html .= $tags->get_updated_html();
	}
	return [ $html, $total ];
}

/**
 * Makes a list of entries the track, and its entries slides.
 * @param string $list      Class of the list.
 * @param string $entry     Class of its entries.
 * @param int    $shown     Slides whose pictures may load at once.
 * @param string $direction Of the text in the slides; '' if it is the carousel's.
 * @return array{string, int} The HTML, and the number of slides.
 */
function read_entries( string $html, string $list, string $entry, int $shown, string $direction ): array {
	$total = count_entries( $html, $entry );
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$at    = 0;
	while ( $total > 1 && $tags->next_tag() ) {
		if ( true === $tags->has_class( $entry ) ) {
			$tags->add_class( SLIDE );
			set_slide( $tags, ++$at, $total, $direction );
		} elseif ( true === $tags->has_class( $list ) ) {
			$tags->add_class( TRACK );
			foreach ( track_attributes() as $name => $value ) {
				$tags->set_attribute( $name, $value );
			}
		} elseif ( $at > $shown && 'IMG' === $tags->get_tag() ) {
			make_lazy( $tags );
		}
	}
	return [ $tags->get_updated_html(), $total ];
}

function count_entries( string $html, string $class_name ): int {
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$count = 0;
	while ( $tags->next_tag( [ 'class_name' => $class_name ] ) ) {
		++$count;
	}
	return $count;
}

/** Makes the current tag a slide. */
function set_slide( \WP_HTML_Tag_Processor $tags, int $at, int $total, string $direction ): void {
	$tags->set_attribute( 'role', 'group' );
	$tags->set_attribute( 'aria-roledescription', __( 'slide', 'frontage' ) );
	$tags->set_attribute( 'aria-label', position( $at, $total ) );
	if ( '' !== $direction ) {
		$tags->set_attribute( 'dir', $direction );
	}
}

/** Makes the current picture lazy. */
function make_lazy( \WP_HTML_Tag_Processor $tags ): void {
	$tags->set_attribute( 'loading', 'lazy' );
	$tags->remove_attribute( 'fetchpriority' );
}

/** Position of a slide, as its name: "2 of 5". */
function position( int $at, int $total ): string {
	/* translators: 1: position of a slide, 2: number of slides. */
	return sprintf( __( '%1$s of %2$s', 'frontage' ), number_format_i18n( $at ), number_format_i18n( $total ) );
}

/**
 * Attributes of the track, which scrolls and so has to take the focus.
 *
 * @return array<string, string>
 */
function track_attributes(): array {
	return [
		'role'       => 'group',
		'aria-label' => __( 'Slides', 'frontage' ),
		'tabindex'   => '0',
	];
}

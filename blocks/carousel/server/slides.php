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

/** Classes of the lists whose entries are slides, and of the entries, by block. */
const LISTS = [
	'core/query'         => [ 'wp-block-post-template', 'wp-block-post' ],
	'frontage/portfolio' => [ 'wp-block-frontage-portfolio__grid', 'wp-block-frontage-portfolio__item' ],
];

/**
 * @param mixed $block  Parsed.
 * @param mixed $source The same, untouched.
 * @param mixed $parent The block around it.
 * @return mixed
 */
function prepare_child( $block, $source, $parent = null ) {
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
 * Makes a list of entries the track, and its entries slides. Lists inside an entry stay as they are.
 * @param string $block Of LISTS.
 * @return array{string, int} The HTML, and the number of slides.
 */
function read_entries( string $html, string $block, int $shown, string $direction ): array {
	$total = go_through_entries( new \WP_HTML_Tag_Processor( $html ), $block, static function (): void {}, static function (): void {} );
	if ( $total < 2 ) {
		return [ $html, $total ];
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	go_through_entries(
		$tags,
		$block,
		static function ( int $at ) use ( $tags, $total, $direction ): void {
			if ( $at > 0 ) {
				$tags->add_class( SLIDE );
				set_slide( $tags, $at, $total, $direction );
				return;
			}
			$tags->add_class( TRACK );
			foreach ( track_attributes() as $name => $value ) {
				$tags->set_attribute( $name, $value );
			}
		},
		static function ( int $at ) use ( $tags, $shown ): void {
			if ( $at > $shown ) {
				make_lazy( $tags );
			}
		}
	);
	return [ $tags->get_updated_html(), $total ];
}

/**
 * Goes to a list, to each of its own entries, and to pictures.
 * @param callable(int): void $entry   Called at the list with 0, at an entry with its position.
 * @param callable(int): void $picture Called at a picture, with the position of its entry.
 * @return int Number of entries.
 */
function go_through_entries( \WP_HTML_Tag_Processor $tags, string $block, callable $entry, callable $picture ): int {
	[ $list, $class ] = LISTS[ $block ];
	$depth            = 0;
	$at               = 0;
	while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
		$tag = $tags->get_tag();
		if ( in_array( $tag, [ 'UL', 'OL' ], true ) && ( $depth > 0 || true === $tags->has_class( $list ) ) ) {
			$depth += $tags->is_tag_closer() ? -1 : 1;
			if ( 0 === $depth ) {
				break;
			}
			if ( 1 === $depth && ! $tags->is_tag_closer() ) {
				$entry( 0 );
			}
		} elseif ( 1 === $depth && 'LI' === $tag && true === $tags->has_class( $class ) ) {
			$entry( ++$at );
		} elseif ( 'IMG' === $tag ) {
			$picture( $at );
		}
	}
	return $at;
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

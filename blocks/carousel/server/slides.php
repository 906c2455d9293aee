<?php
/** Slides of a carousel: blocks, pictures, or the entries of a loop; their roles, positions and pictures. */

declare( strict_types=1 );

namespace Frontage\Carousel;

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
 * Adds roles and positions to the rendered slides, and makes a list of entries the track. Slides of a carousel inside a slide have their roles by
 * then.
 *
 * @param string $block      Block whose entries are the slides; others are slides themselves.
 * @param int    $shown      Slides whose pictures may load at once.
 * @param string $direction  Of the text in the slides; '' if it is the carousel's.
 * @return array{string, int} The HTML, and the number of slides.
 */
function read_slides( string $html, string $block, int $shown, string $direction ): array {
	[ $list, $class ] = LISTS[ $block ] ?? [ '', SLIDE ];
	$total            = count_slides( $html, $class );
	if ( $total < 2 ) {
		return [ $html, $total ];
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	$at   = 0;
	while ( $tags->next_tag() ) {
		if ( is_slide( $tags, $class ) ) {
			++$at;
			$tags->add_class( SLIDE );
			$tags->set_attribute( 'role', 'group' );
			$tags->set_attribute( 'aria-roledescription', __( 'slide', 'frontage' ) );
			$tags->set_attribute( 'aria-label', position( $at, $total ) );
			if ( '' !== $direction ) {
				$tags->set_attribute( 'dir', $direction );
			}
		} elseif ( $at > $shown && 'IMG' === $tags->get_tag() ) {
			$tags->set_attribute( 'loading', 'lazy' );
			$tags->remove_attribute( 'fetchpriority' );
		} elseif ( 0 === $at && '' !== $list && $tags->has_class( $list ) ) {
			$tags->add_class( TRACK );
			foreach ( track_attributes() as $name => $value ) {
				$tags->set_attribute( $name, $value );
			}
		}
	}
	return [ $tags->get_updated_html(), $total ];
}

function count_slides( string $html, string $class_name ): int {
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$count = 0;
	while ( $tags->next_tag() ) {
		$count += is_slide( $tags, $class_name ) ? 1 : 0;
	}
	return $count;
}

function is_slide( \WP_HTML_Tag_Processor $tags, string $class_name ): bool {
	return null === $tags->get_attribute( 'role' ) && true === $tags->has_class( $class_name );
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

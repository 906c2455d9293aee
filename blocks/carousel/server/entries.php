<?php
/**
 * Entries of a Query Loop that are slides. They are marked where WordPress makes them: their HTML is not ours, and in it anybody who writes a post may
 * have written elements like them.
 */

declare( strict_types=1 );

namespace Frontage\Carousel;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Loop of a carousel, while it is rendered. */
final class Loop {

	/** @var list<Loop> Of the carousels that are being rendered, the innermost last. */
	private static array $open = [];

	/** @var string Class of its entries. */
	private string $mark;

	/** @var int Number of lists that are being rendered, one in an entry of another. */
	private int $depth = 0;

	/** @var bool Whether its first list is rendered. */
	private bool $is_over = false;

	private function __construct() {
		$this->mark = 'frontage-' . bin2hex( random_bytes( 8 ) );
	}

	/**
	 * Renders a loop.
	 * @param callable(): string $render
	 * @return array{string, string} Its HTML, and the class of its entries, which nobody can know before; with `-list` that of the list.
	 */
	public static function render( callable $render ): array {
		$loop         = new self();
		self::$open[] = $loop;
		try {
			return [ $render(), $loop->mark ];
		} finally {
			array_pop( self::$open );
		}
	}

	public static function current(): ?self {
		$loop = end( self::$open );
		return $loop ? $loop : null;
	}

	public function enter_list(): void {
		++$this->depth;
	}

	public function leave_list(): void {
		$this->is_over = $this->is_over || 1 === $this->depth;
		--$this->depth;
	}

	/** Class of an entry in the first list of the loop; '' in another list. */
	public function mark(): string {
		return 1 === $this->depth && ! $this->is_over ? $this->mark : '';
	}
}

/**
 * Marks the list of a carousel's loop.
 * @param array<mixed> $block Parsed.
 * @return array<mixed>
 */
function mark_list( array $block ): array {
	$loop = Loop::current();
	if ( $loop ) {
		$loop->enter_list();
		$attributes              = items( $block['attrs'] ?? [] );
		$attributes['className'] = text( $attributes['className'] ?? '' ) . ( '' === $loop->mark() ? '' : " {$loop->mark()}-list" );
		$block['attrs']          = $attributes;
	}
	return $block;
}

/**
 * @param mixed $html Of a list.
 * @return mixed
 */
function leave_list( $html ) {
	$loop = Loop::current();
	if ( $loop ) {
		$loop->leave_list();
	}
	return $html;
}

/**
 * Marks the entries of a carousel's loop.
 * @param mixed $classes Of a post.
 * @param mixed $given   Those that were asked for.
 * @return mixed
 */
function mark_entry( $classes, $given = [] ) {
	$loop = Loop::current();
	$mark = $loop && is_array( $classes ) && in_array( 'wp-block-post', items( $given ), true ) ? $loop->mark() : '';
	return '' === $mark ? $classes : array_merge( items( $classes ), [ $mark ] );
}

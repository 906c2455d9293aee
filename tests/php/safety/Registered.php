<?php
/** Our blocks by the registry, so that no test has a list that a new one is missing from. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Page\Notes;

trait Registered {

	/**
	 * Blocks of ours that hold any blocks, each in the parents that it needs, from the outermost; also in the entry of a loop.
	 * @return list<non-empty-list<string>>
	 */
	private function containers(): array {
		$paths = [ [ 'frontage/carousel', 'core/query', 'core/post-template' ] ];
		foreach ( $this->types() as $name => $type ) {
			$path = $this->path_to( $name );
			// Those with a list of blocks hold what has them as its parent.
			if ( ! $type->allowed_blocks && str_contains( $this->print( do_blocks( $this->markup( $path, '' ) ) ), 'Words' ) ) {
				$paths[] = $path;
			}
		}
		$this->assertGreaterThan( 7, count( $paths ) );
		return $paths;
	}

	/**
	 * @return array<string, \WP_Block_Type> Our block types by name.
	 */
	private function types(): array {
		$is_ours = static fn( string $name ): bool => str_starts_with( $name, 'frontage/' );
		return array_filter( \WP_Block_Type_Registry::get_instance()->get_all_registered(), $is_ours, ARRAY_FILTER_USE_KEY );
	}

	/**
	 * A block and the parents that it needs, from the outermost.
	 * @return non-empty-list<string>
	 */
	private function path_to( string $name ): array {
		$parents = $this->types()[ $name ]->parent ?? [];
		return $parents ? array_merge( $this->path_to( $parents[0] ), [ $name ] ) : [ $name ];
	}

	/**
	 * HTML in the innermost block, which has a sibling where it is a part, so that there are several.
	 * @param non-empty-list<string>                $path
	 * @param callable(string): array<string, mixed> $more Attributes instead, by the name of a block.
	 */
	private function markup( array $path, string $html, ?callable $more = null ): string {
		$html = "<!-- wp:html --><p>Words</p>$html<!-- /wp:html -->";
		foreach ( array_reverse( $path ) as $depth => $name ) {
			$attributes = ( $more ? $more( $name ) : [] ) + $this->attributes( $name );
			$attributes = (string) wp_json_encode( (object) $attributes, JSON_HEX_TAG | JSON_HEX_AMP );
			$block      = static fn( string $inner ): string => "<!-- wp:$name $attributes -->$inner<!-- /wp:$name -->";
			$is_part    = 0 === $depth && str_starts_with( $name, 'frontage/' ) && count( $path ) > 1 && 'frontage/menu-panel' !== $name;
			$html       = $block( $html ) . ( $is_part ? $block( '<!-- wp:html --><p>Other</p><!-- /wp:html -->' ) : '' );
		}
		return $html;
	}

	/** HTML of blocks, with the bars that the page prints at its edges. */
	private function print( string $html ): string {
		foreach ( [ 'bars top', 'bars bottom' ] as $edge ) {
			$html .= implode( array_map( 'Frontage\Values\text', Notes::all( $edge ) ) );
			Notes::clear( $edge );
		}
		return $html;
	}

	/**
	 * Attributes by which a block prints what is in it.
	 * @return array<string, mixed>
	 */
	private function attributes( string $name ): array {
		$type = $this->types()[ $name ] ?? null;
		if ( 'frontage/menu-panel' === $name ) {
			$pages = get_pages( [ 'sort_column' => 'menu_order,post_title' ] );
			return [ 'item' => get_permalink( $pages ? $pages[0] : 0 ) ];
		}
		if ( 'core/query' === $name ) {
			return [ 'query' => [ 'postType' => 'page', 'perPage' => 3, 'inherit' => false ] ];
		}
		return ( $type->example['attributes'] ?? [] ) + ( isset( $type->attributes['title'] ) ? [ 'title' => 'Title' ] : [] );
	}

	/**
	 * A block of ours as it is in an example; of core's blocks without what they read from their HTML.
	 * @param array<string, mixed> $block With `name`, `attributes` and `innerBlocks`.
	 * @return array<string, mixed>
	 */
	private static function parsed( array $block ): array {
		$inner = array_map( [ self::class, 'parsed' ], $block['innerBlocks'] ?? [] );
		return [
			'blockName'    => $block['name'],
			'attrs'        => str_starts_with( $block['name'], 'frontage/' ) ? $block['attributes'] ?? [] : [],
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		];
	}
}

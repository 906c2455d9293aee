<?php
/** HTML of an author that looks like ours: it stays HTML, and no container of ours takes it for a part of itself. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Tests\TestCase;

final class ContainersTest extends TestCase {

	/** What an author may write into an attribute. */
	private const HOSTILE = [
		'&lt;img src=x onerror=alert(1)&gt;',
		'&amp;lt;img src=x onerror=alert(1)&amp;gt;',
		'&quot; onmouseover=&quot;alert(1)',
		'javascript:alert(1)',
	];

	/** Tags that are tried: what our blocks print is of these. */
	private const TAGS = [ 'div', 'a', 'li', 'details', 'section', 'span' ];

	/**
	 * [HK-07] Containers: foreign elements with our classes and attributes add no script, and are no parts.
	 */
	public function test_written_html_is_not_believed(): void {
		$containers = $this->containers();
		$this->assertGreaterThan( 4, count( $containers ) );
		array_map( [ $this, 'check' ], $containers );
	}

	/**
	 * Tries a container.
	 * @param list<string> $path Names of blocks, from the outermost to the one around the HTML.
	 */
	private function check( array $path ): void {
		$plain = $this->render( $path, '<p>Words</p>' );
		$this->assertStringContainsString( 'Words', $plain, 'The container prints what is in it.' );
		foreach ( self::TAGS as $tag ) {
			$foreign = $this->foreign( $tag );
			$html    = $this->render( $path, "<p>Words</p>$foreign" );
			$this->assertSame( [], $this->harm( $html ), "$tag in " . implode( ' > ', $path ) );
			$this->assertSame( $this->parts( $plain ), $this->parts( $html ), "Parts, with $tag in " . implode( ' > ', $path ) );
			$this->assertSame( substr_count( $foreign, '<' . $tag . ' ' ), $this->count_marked( $html ), $tag );
		}
	}

	/**
	 * Blocks of ours that print the blocks in them, each in the containers that it needs around itself.
	 * @return list<list<string>>
	 */
	private function containers(): array {
		$cases = [];
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( ! str_starts_with( $name, 'frontage/' ) || ! empty( $type->allowed_blocks ) ) {
				continue;
			}
			$path = $this->path_to( $name );
			if ( str_contains( $this->render( $path, '<p>Words</p>' ), 'Words' ) ) {
				$cases[] = $path;
			}
		}
		return $cases;
	}

	/**
	 * A block and the parents that it needs, from the outermost.
	 * @return list<string>
	 */
	private function path_to( string $name ): array {
		$type    = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		$parents = $type->parent ?? [];
		return $parents ? array_merge( $this->path_to( $parents[0] ), [ $name ] ) : [ $name ];
	}

	/**
	 * Two of the innermost block, so that what has parts has several.
	 * @param list<string> $path
	 */
	private function render( array $path, string $html ): string {
		$html   = '<!-- wp:html -->' . wp_kses_post( $html ) . '<!-- /wp:html -->';
		$blocks = '';
		foreach ( array_reverse( $path ) as $depth => $name ) {
			$block  = "<!-- wp:$name {\"title\":\"Title\"} -->" . ( 0 === $depth ? $html : $blocks ) . "<!-- /wp:$name -->";
			$other  = "<!-- wp:$name {\"title\":\"Other\"} --><!-- wp:html --><p>Other</p><!-- /wp:html --><!-- /wp:$name -->";
			$blocks = 0 === $depth && count( $path ) > 1 ? $block . $other : $block;
		}
		return do_blocks( $blocks );
	}

	/** An element for each class of ours, with every attribute that our PHP reads; over the tags, each with every hostile value. */
	private function foreign( string $tag ): string {
		static $names = null;

		$names ??= $this->names();
		$turn    = (int) array_search( $tag, self::TAGS, true );
		$html    = '';
		foreach ( $names['classes'] as $at => $class ) {
			$html .= "<$tag class=\"written $class\"";
			foreach ( $names['attributes'] as $index => $name ) {
				$html .= sprintf( ' %s="%s"', $name, self::HOSTILE[ ( $turn + $at + $index ) % count( self::HOSTILE ) ] );
			}
			$html .= ">x</$tag>";
		}
		return $html;
	}

	/**
	 * Classes and data attributes in the source.
	 * @return array{classes: list<string>, attributes: list<string>}
	 */
	private function names(): array {
		$source = '';
		foreach ( [ 'src', 'blocks' ] as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . "/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				$source .= 'php' === $file->getExtension() ? file_get_contents( $file->getPathname() ) : '';
			}
		}
		preg_match_all( '/\bwp-block-frontage-[a-z_-]*[a-z]/', $source, $classes );
		preg_match_all( '/\bdata-[a-z-]*[a-z]/', $source, $attributes );
		$ours   = preg_grep( '~^frontage/~', array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) );
		$blocks = array_map( 'wp_get_block_default_classname', $ours ? $ours : [] );
		return [
			'classes'    => array_values( array_unique( array_merge( $classes[0], $blocks ) ) ),
			'attributes' => array_values( array_diff( array_unique( $attributes[0] ), [ 'data-wp', 'data-wp-on' ] ) ),
		];
	}

	/**
	 * Handlers, elements and schemes that no block of ours prints by itself.
	 * @return list<string>
	 */
	private function harm( string $html ): array {
		$found = [];
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( 'on' ) ?? [] as $name ) {
				$found[] = $name;
			}
			foreach ( [ 'href', 'src', 'action', 'srcdoc' ] as $name ) {
				$value = $tags->get_attribute( $name );
				if ( is_string( $value ) && preg_match( '/alert|^\s*javascript:/i', $value ) ) {
					$found[] = "$name=$value";
				}
			}
			if ( 'IMG' === $tags->get_tag() || ( 'SCRIPT' === $tags->get_tag() && str_contains( $tags->get_modifiable_text(), 'alert(1)' ) ) ) {
				$found[] = (string) $tags->get_tag();
			}
		}
		return $found;
	}

	/**
	 * What our blocks say about their parts: names, roles and positions of elements that the author did not write.
	 * @return list<string>
	 */
	private function parts( string $html ): array {
		$parts = [];
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( ! $tags->has_class( 'written' ) ) {
				$own     = array_map( static fn( string $name ): string => "$name=" . preg_replace( '/\d+/', '0', (string) $tags->get_attribute( $name ) ), [ 'role', 'aria-label', 'aria-current', 'hidden', 'open', 'name' ] );
				$parts[] = $tags->get_tag() . ' ' . implode( ' ', $own );
			}
		}
		return $parts;
	}

	/** Elements that the author wrote, and that nobody has made a part. */
	private function count_marked( string $html ): int {
		$count = 0;
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'class_name' => 'written' ] ) ) {
			$count += null === $tags->get_attribute( 'role' ) && null === $tags->get_attribute( 'name' ) ? 1 : 0;
		}
		return $count;
	}
}

<?php
/** HTML of an author that looks like ours: it stays what was written, and no container of ours makes anything of it. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Tests\TestCase;

require_once __DIR__ . '/Registered.php';

final class ContainersTest extends TestCase {

	use Registered;

	/** What an author may write into an attribute. */
	private const HOSTILE = [
		'&lt;img src=x onerror=alert(1)&gt;',
		'&amp;lt;img src=x onerror=alert(1)&amp;gt;',
		'&quot; onmouseover=&quot;alert(1)',
		'javascript:alert(1)',
		'{&quot;order&quot;:1}',
		'',
	];

	/** Items and pages, so that each block of ours has something to print. */
	protected function set_up(): void {
		parent::set_up();
		$this->add_item( [ 'post_title' => 'Stairs' ], [ 'type' => 'image', 'image' => $this->add_picture() ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ] );
		wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'A post' ] );
	}

	/** [HK-07] Containers: each prints a foreign element as it was written, and everything else as if it were not there. */
	public function test_written_html_is_not_believed(): void {
		$elements = $this->look_alikes();
		$this->assertGreaterThan( 100, count( $elements ) );
		foreach ( $this->containers() as $path ) {
			$plain = self::plain( $this->render( $path, '' ) );
			foreach ( array_intersect( $path, array_keys( $this->types() ) ) as $name ) {
				$this->assertStringContainsString( wp_get_block_default_classname( $name ), $plain );
			}
			foreach ( $elements as $element ) {
				$html = $this->render( $path, $element );
				$this->assertStringContainsString( $element, $html, implode( ' > ', $path ) );
				$this->assertSame( $plain, self::plain( str_replace( $element, '', $html ) ), "$element in " . implode( ' > ', $path ) );
			}
		}
	}

	/** [HK-07] Containers: what is tried is what WordPress lets an author write who may not publish HTML. */
	public function test_authors_may_write_what_is_tried(): void {
		$this->sign_in( 'contributor' );
		$content = '<!-- wp:html -->' . implode( $this->look_alikes() ) . '<!-- /wp:html -->';
		$post    = get_post( wp_insert_post( [ 'post_content' => wp_slash( $content ) ] ) );
		$this->assertNotNull( $post );
		$this->assertSame( $content, $post->post_content );
		$this->assertStringContainsString( 'written wp-block-frontage-tabs__panel"', $content );
		$this->assertStringContainsString( ' data-frontage-tabs="', $content );
	}

	/**
	 * @param non-empty-list<string> $path
	 */
	private function render( array $path, string $html ): string {
		return $this->print( do_blocks( $this->markup( $path, $html ) ) );
	}

	/**
	 * Elements like each one that our blocks print: with the same attributes and values, and with each hostile value instead.
	 * @return list<string>
	 */
	private function look_alikes(): array {
		$html = '';
		foreach ( $this->types() as $name => $type ) {
			$example = $type->example ?? [];
			$html   .= $this->print( render_block( self::parsed( [ 'name' => $name ] + $example ) ) );
		}
		$html .= $this->render( [ 'frontage/carousel', 'core/query', 'core/post-template' ], '' );
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$found = [];
		while ( $tags->next_tag() ) {
			$tag   = strtolower( (string) $tags->get_tag() );
			$names = array_diff( $tags->get_attribute_names_with_prefix( '' ) ?? [], [ 'class' ] );
			$class = preg_replace( '/[\w-]*\d[\w-]*/', '', (string) $tags->get_attribute( 'class' ) );
			// Of a picture that a later slide holds the loading is ours to set; scripts and fields of forms are removed on saving.
			if ( 'img' === $tag || '' === wp_kses_post( "<$tag>" ) ) {
				continue;
			}
			$own   = array_map( static fn( string $name ): string => esc_attr( (string) $tags->get_attribute( $name ) ), array_combine( $names, $names ) );
			$known = "$tag $class " . implode( ' ', $names );
			foreach ( [ 'own' => null ] + self::HOSTILE as $kind => $value ) {
				$element = "<$tag class=\"written $class\"";
				foreach ( $own as $name => $given ) {
					$element .= sprintf( ' %s="%s"', $name, $value ?? $given );
				}
				$found[ "$known $kind" ] = wp_kses_post( "$element>x</$tag>" );
			}
		}
		return array_values( array_unique( $found ) );
	}

	/** HTML without what is different on each rendering: numbers of ids, and hashes of words. */
	private static function plain( string $html ): string {
		return (string) preg_replace( [ '/ data-frontage-dismissal="\w+"/', '/\d+/' ], [ '', '0' ], $html );
	}
}

<?php
/**
 * Galleries as parts of a page: names, anchor, REST address, defaults of attributes, titles.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\endpoint;

class PageTest extends TestCase {

	/**
	 * @testdox [PF-28] gallery: equal galleries have names in order, the same at each render
	 */
	public function test_instances(): void {
		$this->add_item();
		$pattern         = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => '<!-- wp:frontage/portfolio {"instanceId":1} /-->' ] );
		$content         = str_repeat( "<!-- wp:block {\"ref\":$pattern} /-->", 2 ) . "\n[wp_portfolio columns=2]\n[wp_portfolio columns=2]\n";
		$GLOBALS['post'] = $this->add_item( [ 'post_type' => 'post', 'post_content' => $content ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress does in its loop.
		$outside         = $this->instances( do_blocks( '<!-- wp:frontage/portfolio {"instanceId":1} /-->' ) );
		$first           = $this->instances( apply_filters( 'the_content', $content ) );
		$again           = $this->instances( apply_filters( 'the_content', $content ) );
		$twins           = $this->instances( apply_filters( 'the_content', $content ) );
		unset( $GLOBALS['post'] );
		$this->assertCount( 5, array_unique( array_merge( $outside, $first ) ), 'Also beside one in the template.' );
		$this->assertSame( $first, $again );
		$this->assertSame( $first, $twins );
	}

	/**
	 * The names of galleries, in their order.
	 *
	 * @param string $html Rendered.
	 * @return string[]
	 */
	private function instances( string $html ): array {
		preg_match_all( '/data-frontage-instance="([^"]*)"/', $html, $found );
		return $found[1];
	}

	/**
	 * @testdox [IS-09] gallery: newsletters and feeds get titles and links only
	 */
	public function test_bare(): void {
		$this->add_items( 4 );
		$render = static fn(): string => do_blocks( '<!-- wp:frontage/portfolio {"itemsPerPage":3,"show-quick-view":"yes"} /-->' );
		$words  = [ '<frontage-portfolio', '<form', 'Quick View', 'Load More' ];
		$said   = static fn( string $html ): array => array_values( array_filter( $words, static fn( string $word ): bool => str_contains( $html, $word ) ) );
		$this->assertSame( $words, $said( $render() ) );
		add_filter( 'wp_doing_cron', '__return_true' );
		$letter = $render();
		remove_filter( 'wp_doing_cron', '__return_true' );
		$this->assertSame( [], $said( $letter ) );
		$this->assertStringContainsString( 'Item 4', $letter );
		$this->assertStringContainsString( 'Next page', $letter );
	}

	/**
	 * @testdox [PF-06] blocks: each attribute has a default
	 */
	public function test_defaults(): void {
		foreach ( [ 'portfolio', 'portfolio-item-media', 'portfolio-item-navigation' ] as $name ) {
			$metadata = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/blocks/$name/block.json" ), true );
			foreach ( $metadata['attributes'] as $attribute => $schema ) {
				$this->assertArrayHasKey( 'default', $schema, $attribute );
				$this->assertTrue( rest_validate_value_from_schema( $schema['default'], $schema, $attribute ), $attribute );
			}
		}
	}

	/**
	 * @testdox [PF-06] gallery: its anchor is its id, also with a text of entities
	 */
	public function test_wrapper(): void {
		$tags = new \WP_HTML_Tag_Processor( do_blocks( '<!-- wp:frontage/portfolio {"anchor":"work","loadMoreButtonText":"A &quot; b &amp;nbsp; c"} /-->' ) );
		$this->assertTrue( $tags->next_tag( [ 'class_name' => 'portfolio-block-wrapper' ] ) );
		$this->assertSame( 'work', $tags->get_attribute( 'id' ) );
		$attributes = json_decode( (string) $tags->get_attribute( 'portfolio-block-attributes' ), true );
		$this->assertSame( 'A &quot; b &amp;nbsp; c', $attributes['loadMoreButtonText'] ?? '' );
	}

	/**
	 * @testdox [PF-09] gallery: further items are requested in the page's language
	 */
	public function test_language(): void {
		$this->assertStringNotContainsString( 'lang=', endpoint() );
		$french = static fn(): string => 'fr';
		add_filter( 'wpml_current_language', $french );
		$this->assertStringContainsString( 'lang=fr', endpoint() );
		remove_filter( 'wpml_current_language', $french );
		$other = static fn( string $url ): string => add_query_arg( 'x', '1', $url );
		add_filter( 'frontage_portfolio_endpoint', $other );
		$this->assertStringContainsString( 'x=1', endpoint() );
		remove_filter( 'frontage_portfolio_endpoint', $other );
	}

	/**
	 * @testdox [PF-22] gallery: a hostile title reads the same at first and appended
	 */
	public function test_titles(): void {
		$titles = [
			'A &amp;nbsp; b &amp;quot; c'            => 'A &nbsp; b &quot; c',
			'H02 </script><script>alert(1)</script>' => 'H02',
			'<b>Bold</b> &lt;i&gt;'                  => 'Bold <i>',
		];
		wp_set_current_user( 1 );
		foreach ( array_keys( $titles ) as $title ) {
			$this->add_item( [ 'post_title' => $title, 'post_date' => '2026-01-01 12:00:00' ] );
		}
		wp_set_current_user( 0 );
		$html = do_blocks( '<!-- wp:frontage/portfolio {"order":"asc"} /-->' );
		preg_match_all( '#__title[^>]*>([^<]*)<#', $html, $found );
		$this->assertSame( array_values( $titles ), array_map( static fn( string $text ): string => html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ), $found[1] ) );
		$this->assertSame( array_values( $titles ), array_column( $this->ask( 'astra-portfolio', [ 'order' => 'asc' ] )->get_data(), 'frontage_plain_title' ) );
	}
}

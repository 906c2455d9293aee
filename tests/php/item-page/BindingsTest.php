<?php
/**
 * An item's fields for other blocks and search engines.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\ItemPage;

use Frontage\Tests\TestCase;
use function Frontage\ItemPage\collect_shown_items;
use function Frontage\ItemPage\print_structured_data;
use function Frontage\Portfolio\item;

class BindingsTest extends TestCase {

	private const HOSTILE = '</script><b>bold</b> & "quoted"';

	/**
	 * @testdox [PF-25] bindings: any block shows an item's fields, a hostile title as text
	 */
	public function test_values(): void {
		$picture = $this->add_picture( 'harbour', 'A harbour' );
		$homes   = $this->add_term( 'Homes & "gardens"' );
		$item    = $this->add_item( [ 'post_title' => '&lt;img src=x onerror=alert(1)&gt; & more' ], [ 'siteUrl' => 'https://example.com/', 'siteType' => 'shop', 'image' => $picture ] );
		$this->sort_into( 'categories', [ $homes ], $item );
		$this->assertSame( '<p>&lt;img src=x onerror=alert(1)&gt; &amp; more</p>', $this->without_quotes( $this->paragraph( $item, 'title' ) ) );
		foreach ( [
			'type'     => 'iframe',
			'url'      => 'https://example.com/',
			'siteUrl'  => 'https://example.com/',
			'siteType' => 'shop',
			'imageAlt' => 'A harbour',
		] as $key => $value ) {
			$this->assertSame( "<p>$value</p>", $this->paragraph( $item, $key ), $key );
		}
		$this->assertStringContainsString( 'harbour-1024x768.jpg', $this->paragraph( $item, 'imageUrl' ) );
		$this->assertSame( '<p>Homes &amp; "gardens"</p>', $this->without_quotes( $this->paragraph( $item, 'terms' ) ) );
		$this->assertSame( '<p>As written</p>', $this->paragraph( $item, 'unknown' ) );

		$button = $this->bound( $item, '<!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/portfolio-item","args":{"key":"url"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link" href="#">Go</a></div><!-- /wp:button -->' );
		$this->assertStringContainsString( 'href="https://example.com/"', $button );
	}

	/**
	 * @testdox [PF-25] bindings: a missing field leaves the block as written, alt text stays empty
	 */
	public function test_nothing_to_show(): void {
		$item = $this->add_item( [], [ 'image' => $this->add_picture() ] );
		foreach ( [ 'siteUrl', 'siteType', 'videoUrl', 'terms' ] as $key ) {
			$this->assertSame( '<p>As written</p>', $this->paragraph( $item, $key ), $key );
		}
		$this->assertSame( '<p></p>', $this->paragraph( $item, 'imageAlt' ) );
		$bare = $this->add_item();
		$this->assertSame( '<p>As written</p>', $this->paragraph( $bare, 'imageUrl' ) );
		$this->assertSame( '<p>As written</p>', $this->paragraph( $bare, 'imageAlt' ) );
	}

	/**
	 * @testdox [HK-01] bindings: a hidden item leaves the block as written, but not for its author
	 */
	public function test_privacy(): void {
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_status' => 'private' ], [ 'post_password' => 'secret' ], [ 'post_type' => 'post' ] ] as $post ) {
			$this->assertSame( '<p>As written</p>', $this->paragraph( $this->add_item( $post ), 'title' ), (string) wp_json_encode( $post ) );
		}
		$this->sign_in( 'administrator' );
		$this->assertSame( '<p>An item</p>', $this->paragraph( $this->add_item( [ 'post_status' => 'draft' ] ), 'title' ) );
	}

	/**
	 * @testdox [PF-25][HK-01] bindings: the editor gets values for a preview, nobody else
	 */
	public function test_bound_values(): void {
		$item = $this->add_item( [ 'post_title' => 'Tea &amp; light' ], [ 'siteUrl' => 'https://example.com/' ] );
		$this->sort_into( 'tags', [ $this->add_term( 'Wood', 0, 'tags' ) ], $item );
		$ask = fn( string $context ): array => (array) $this->ask( $item->post_type . '/' . $item->ID, [ 'context' => $context ] )->get_data();
		$this->assertArrayNotHasKey( 'frontage_bound', $ask( 'view' ) );
		$this->assertArrayNotHasKey( 'frontage_bound', $ask( 'edit' ) );
		$this->sign_in( 'administrator' );
		$bound = $ask( 'edit' )['frontage_bound'];
		$this->assertSame( [ 'Tea & light', 'https://example.com/', '', 'Wood' ], [ $bound['title'], $bound['url'], $bound['terms'], $bound['tags'] ] );
	}

	/**
	 * @testdox [PF-25] item page: structured data is one script that no title ends
	 */
	public function test_structured_data(): void {
		$image = $this->add_item( [ 'post_title' => esc_html( self::HOSTILE ), 'post_excerpt' => 'Short.' ], [ 'type' => 'image', 'image' => $this->add_picture() ] );
		$video = $this->add_item( [ 'post_title' => 'Film' ], [ 'type' => 'video', 'videoUrl' => 'https://vimeo.com/123456' ] );
		$shown = [ item( $image ), item( $video ) ];
		// What other pages of this process have shown is theirs.
		$this->printed( $image );
		collect_shown_items( $shown );
		collect_shown_items( $shown );
		collect_shown_items( 'nonsense' );
		$html = $this->printed( $image );
		$this->assertSame( 1, substr_count( $html, '</script>' ) );
		$data = json_decode( (string) preg_replace( '/<[^>]+>/', '', $html ), true );
		$this->assertSame( [ 'ImageObject', 'ImageGallery' ], wp_list_pluck( $data['@graph'], '@type' ) );
		$this->assertSame( 'Short.', $data['@graph'][0]['description'] );
		$this->assertSame( self::HOSTILE, $data['@graph'][0]['name'] );
		$this->assertStringContainsString( 'harbour.jpg', $data['@graph'][0]['contentUrl'] );
		$this->assertSame( [ 'ImageObject', 'VideoObject' ], wp_list_pluck( $data['@graph'][1]['hasPart'], '@type' ) );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT/', $data['@graph'][1]['hasPart'][1]['uploadDate'] ?? '', 'Without it no search engine takes a video.' );
		$this->assertSame( 'https://player.vimeo.com/video/123456?dnt=1', $data['@graph'][1]['hasPart'][1]['embedUrl'] );

		$this->sort_into( 'tags', [ $this->add_term( 'Homes & "gardens"', 0, 'tags' ) ], $image );
		$data = json_decode( (string) preg_replace( '/<[^>]+>/', '', $this->printed( $image ) ), true );
		$this->assertSame( [ 'Homes & "gardens"' ], $data['@graph'][0]['keywords'] );

		add_filter( 'frontage_structured_data', '__return_empty_array' );
		$this->assertSame( '', $this->printed( $image ) );
		remove_filter( 'frontage_structured_data', '__return_empty_array' );
		$this->assertStringNotContainsString( 'secret', $this->printed( $this->add_item( [ 'post_excerpt' => 'secret', 'post_password' => 'x' ] ) ) );
	}

	/**
	 * What search engines read on an item's page.
	 *
	 * @param \WP_Post $item The item.
	 */
	private function printed( \WP_Post $item ): string {
		$kept                = $GLOBALS['wp_query'];
		$GLOBALS['wp_query'] = new \WP_Query( // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress does for a page; put back below.
			[
				'post_type' => 'astra-portfolio',
				'name'      => $item->post_name,
			]
		);
		ob_start();
		print_structured_data();
		$GLOBALS['wp_query'] = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress does for a page; put back below.
		return (string) ob_get_clean();
	}

	/**
	 * A paragraph whose text is bound to a field of an item.
	 *
	 * @param \WP_Post $item The item.
	 * @param string   $key  The field.
	 */
	private function paragraph( \WP_Post $item, string $key ): string {
		return $this->bound( $item, '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"frontage/portfolio-item","args":{"key":"' . $key . '"}}}}} --><p>As written</p><!-- /wp:paragraph -->' );
	}

	/**
	 * A block as it is rendered around an item.
	 *
	 * @param \WP_Post $item   The item.
	 * @param string   $markup The block.
	 */
	private function bound( \WP_Post $item, string $markup ): string {
		$block = new \WP_Block(
			parse_blocks( $markup )[0],
			[
				'postId'   => $item->ID,
				'postType' => $item->post_type,
			]
		);
		return (string) preg_replace( '/ class="wp-block-paragraph"/', '', trim( $block->render() ) );
	}

	/**
	 * HTML with its quotes as characters: versions of WordPress differ in that.
	 *
	 * @param string $html HTML.
	 */
	private function without_quotes( string $html ): string {
		return str_replace( '&quot;', '"', $html );
	}
}

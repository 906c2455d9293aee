<?php
/**
 * An item's own page: its media, its neighbors, its parts in themes without templates of blocks.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\ItemPage;

use Frontage\Tests\TestCase;
use function Frontage\ItemPage\adjacent_item;
use function Frontage\ItemPage\is_bare_page_of;
use function Frontage\ItemPage\media;
use function Frontage\ItemPage\navigation;
use function Frontage\ItemPage\surround_text;
use function Frontage\ItemPage\template_content;
use function Frontage\ItemPage\video_player;

class ItemPageTest extends TestCase {

	/**
	 * @testdox [PF-25] item page: the lightbox picture, or the item's, is large with sizes and alt text
	 */
	public function test_picture(): void {
		$tile  = $this->add_picture( 'tile' );
		$large = $this->add_picture( 'large-one', 'A "harbour"' );
		$html  = media( $this->add_item( [], [ 'type' => 'image', 'image' => $tile, 'lightboxImage' => $large ] ) );
		$this->assertStringContainsString( 'large-one.jpg', $html );
		$this->assertStringContainsString( 'srcset="', $html );
		$this->assertStringContainsString( 'alt="A &quot;harbour&quot;"', $html );
		$this->assertStringContainsString( 'width="2000" height="1500"', $html );
		$this->assertStringContainsString( 'background-color:#336699', $html );
		$this->assertStringContainsString( 'tile.jpg', media( $this->add_item( [], [ 'type' => 'page', 'image' => $tile, 'lightboxImage' => $large ] ) ) );
		$this->assertSame( '', media( $this->add_item( [], [ 'type' => 'image' ] ) ) );
	}

	/**
	 * @testdox [PF-25] item page: a site's link opens as set, with a web address only
	 */
	public function test_site(): void {
		$html = media( $this->add_item( [], [ 'type' => 'iframe', 'siteUrl' => 'https://example.com/?a=1&b="2"', 'newTab' => '1' ] ) );
		$this->assertStringContainsString( 'href="https://example.com/?a=1&#038;b=2"', $html );
		$this->assertStringContainsString( 'target="_blank"', $html );
		$this->assertStringContainsString( '(opens in a new tab)', $html );
		$this->assertStringNotContainsString( 'target', media( $this->add_item( [], [ 'siteUrl' => 'https://example.com/' ] ) ) );
		$this->assertSame( '', media( $this->add_item( [], [ 'siteUrl' => 'javascript:alert( 1 )' ] ) ) );
	}

	/**
	 * @testdox [PF-21] item page: a video is a link with a poster until it is played
	 */
	public function test_video(): void {
		$html = media( $this->add_item( [ 'post_title' => 'Tea & </script>' ], [ 'type' => 'video', 'videoUrl' => 'https://www.youtube.com/watch?v=abcdefghij-&t=3' ] ) );
		$this->assertStringContainsString( 'href="https://www.youtube.com/watch?v=abcdefghij-&#038;t=3"', $html );
		$this->assertStringNotContainsString( '<iframe', $html );
		$this->assertStringNotContainsString( '</script>', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		$this->assertTrue( $tags->next_tag( [ 'tag_name' => 'a' ] ) );
		$this->assertSame(
			[
				'kind'  => 'frame',
				'src'   => 'https://www.youtube-nocookie.com/embed/abcdefghij-?autoplay=1',
				'title' => 'Tea &',
			],
			json_decode( (string) $tags->get_attribute( 'data-frontage-poster' ), true )
		);
		foreach ( [
			'https://youtu.be/abcdefghijk?si=x'        => 'https://www.youtube-nocookie.com/embed/abcdefghijk',
			'https://m.youtube.com/shorts/abcdefghijk' => 'https://www.youtube-nocookie.com/embed/abcdefghijk',
			'https://vimeo.com/123456'                 => 'https://player.vimeo.com/video/123456?dnt=1',
			'https://vimeo.com/channels/staff/123456/a1b2c3' => 'https://player.vimeo.com/video/123456?dnt=1&h=a1b2c3',
			'https://example.com/Film.MP4?x=1'         => 'https://example.com/Film.MP4?x=1',
			'https://youtube.com.evil.example/watch?v=abcdefghijk' => '',
			'https://www.youtube.com/watch?v[]=abcdefghijk' => '',
			'https://example.com/film'                 => '',
		] as $url => $src ) {
			$this->assertSame( $src, video_player( $url )['src'] ?? '', $url );
		}
	}

	/**
	 * @testdox [HK-01] item page: a password hides the item on its page and from neighbors
	 */
	public function test_password(): void {
		$this->add_item( [ 'post_title' => 'Older', 'post_date' => '2026-01-01 12:00:00' ] );
		$locked = $this->add_item( [ 'post_title' => 'Locked', 'post_date' => '2026-01-02 12:00:00', 'post_password' => 'secret' ], [ 'siteUrl' => 'https://secret.example.org/' ] );
		$this->add_item( [ 'post_title' => 'Draft', 'post_date' => '2026-01-03 12:00:00', 'post_status' => 'draft' ] );
		$newer = $this->add_item( [ 'post_title' => 'Newer', 'post_date' => '2026-01-04 12:00:00' ] );
		$this->assertSame( '', media( $locked ) );
		$this->assertSame( 'Older', get_the_title( adjacent_item( $newer, 'next' ) ?? 0 ) );
		$this->assertStringNotContainsString( 'Locked', navigation( $newer ) );
	}

	/**
	 * @testdox [PF-25] item page: an anchor is the id, also in WordPress 6.6
	 */
	public function test_anchor(): void {
		$this->add_item( [ 'post_date' => '2026-01-01 12:00:00' ] );
		$item = $this->add_item( [ 'post_date' => '2026-01-02 12:00:00' ], [ 'image' => $this->add_picture() ] );
		foreach ( [ 'media', 'navigation' ] as $name ) {
			$block = [
				'blockName' => "frontage/portfolio-item-$name",
				'attrs'     => [ 'anchor' => 'here' ],
			];
			$type  = \WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] );
			$this->assertNotNull( $type );
			foreach ( [ true, false ] as $does_core ) {
				$type->supports['anchor'] = $does_core;
				$tags                     = new \WP_HTML_Tag_Processor( ( new \WP_Block( $block, [ 'postId' => $item->ID ] ) )->render() );
				$this->assertTrue( $tags->next_tag() );
				$this->assertSame( 'here', $tags->get_attribute( 'id' ), $name );
			}
			$type->supports['anchor'] = true;
		}
	}

	/**
	 * @testdox [PF-25] item page: neighbors follow the gallery's order, also within a second
	 */
	public function test_neighbors(): void {
		$ids = [];
		foreach ( [ '2026-01-01 12:00:00', '2026-01-02 12:00:00', '2026-01-02 12:00:00', '2026-01-02 12:00:00', '2026-01-03 12:00:00' ] as $date ) {
			$ids[] = $this->add_item( [ 'post_date' => $date ] )->ID;
		}
		foreach ( [ 'previous' => $ids, 'next' => array_reverse( $ids ) ] as $side => $way ) {
			$walked = [ $way[0] ];
			$at     = get_post( $way[0] );
			for ( $step = 0; $step < 9 && $at instanceof \WP_Post; $step++ ) {
				$at = adjacent_item( $at, $side );
				if ( $at ) {
					$walked[] = $at->ID;
				}
			}
			$this->assertSame( $way, $walked, $side );
		}
		$this->assertSame( '', navigation( $this->add_item( [ 'post_type' => 'post' ] ) ), 'A post is no item.' );
	}

	/**
	 * @testdox [PF-25] item page: a neighbor costs one query, and a filter can replace it
	 */
	public function test_neighbors_cost(): void {
		global $wpdb;
		$item = $this->add_item( [ 'post_date' => '2026-01-02 12:00:00' ] );
		$this->add_item( [ 'post_date' => '2026-01-01 12:00:00' ] );
		$other  = $this->add_item( [ 'post_date' => '2020-01-01 12:00:00' ] );
		$before = $wpdb->num_queries;
		adjacent_item( $item, 'next' );
		$this->assertLessThanOrEqual( 2, $wpdb->num_queries - $before, 'Ids, and the post that is not in memory.' );
		$last  = static fn( array $args ): array => [ 'frontage_beside' => null, 'orderby' => [ 'date' => 'ASC' ] ] + $args;
		add_filter( 'frontage_portfolio_adjacent_args', $last );
		$found = adjacent_item( $item, 'next' );
		remove_filter( 'frontage_portfolio_adjacent_args', $last );
		$this->assertSame( $other->ID, $found ? $found->ID : 0 );
	}

	/**
	 * @testdox [PF-25] item page: a link to all items if the site has that page, or a hint
	 */
	public function test_back(): void {
		$item = $this->add_item();
		$this->assertSame( '', navigation( $item ) );
		$page = static fn(): string => 'https://example.org/work/';
		add_filter( 'frontage_portfolio_page_url', $page );
		$this->assertStringContainsString( 'href="https://example.org/work/"', navigation( $item ) );
		remove_filter( 'frontage_portfolio_page_url', $page );
	}

	/**
	 * @testdox [PF-25] item page: a plain theme gets the parts once, in the main loop only
	 */
	public function test_surround(): void {
		$this->add_item( [ 'post_date' => '2026-01-01 12:00:00' ] );
		$item   = $this->add_item( [ 'post_content' => 'Words.', 'post_date' => '2026-01-02 12:00:00' ], [ 'siteUrl' => 'https://example.com/' ] );
		$locked = $this->add_item( [ 'post_content' => 'Words.', 'post_password' => 'secret' ], [ 'siteUrl' => 'https://example.com/' ] );
		$owners = $this->add_item( [ 'post_content' => '<!-- wp:frontage/portfolio-item-media /-->' ], [ 'siteUrl' => 'https://example.com/' ] );
		$print  = static fn(): string => trim( apply_filters( 'the_content', get_the_content() ) );
		$html   = $this->on_page_of( $item, $print );
		$this->assertMatchesRegularExpression( '#Visit the site.*<p>Words\.</p>.*<nav#s', $html );
		$this->assertStringNotContainsString( '<nav', $this->on_page_of( $locked, $print ) );
		$this->assertStringNotContainsString( '<nav', $this->on_page_of( $owners, $print ) );
		$wordless = $this->add_item( [ 'post_date' => '2026-01-02 12:00:00' ], [ 'siteUrl' => 'https://example.com/' ] );
		$this->assertStringContainsString( '<nav', $this->on_page_of( $wordless, $print ), 'An item without words.' );
		$this->assertSame( '', (string) $this->on_page_of( $item, static fn() => get_the_excerpt() === 'Words.' ? '' : get_the_excerpt() ) );
		$this->assertSame( 'x', surround_text( 'x' ), 'Nowhere else.' );
		$this->assertNull( $this->on_page_of( $item, static fn() => surround_text( null ) ) );
		$this->assertTrue( $this->on_page_of( $item, fn() => is_bare_page_of( $item ) ) );
		$GLOBALS['_wp_current_template_id'] = 'theme//single-astra-portfolio';
		$is_owners                          = $this->on_page_of( $item, fn() => wp_is_block_theme() && is_bare_page_of( $item ) );
		unset( $GLOBALS['_wp_current_template_id'] );
		$this->assertFalse( $is_owners );
	}

	/**
	 * @testdox [PF-25] item page: parts are there once, also with other texts on the page
	 */
	public function test_other_texts(): void {
		$this->add_item( [ 'post_date' => '2026-01-01 12:00:00' ] );
		$item  = $this->add_item( [ 'post_content' => 'Words. [frontage_test_quote]', 'post_date' => '2026-01-02 12:00:00' ], [ 'siteUrl' => 'https://example.com/' ] );
		$other = static fn(): string => apply_filters( 'the_content', 'Another text.' );
		add_shortcode( 'frontage_test_quote', $other );
		$html  = $this->on_page_of( $item, static fn(): string => $other() . apply_filters( 'the_content', get_the_content() ) . $other() );
		remove_shortcode( 'frontage_test_quote' );
		$this->assertSame( 3, substr_count( $html, 'Another text.' ) );
		$this->assertSame( 1, substr_count( $html, 'Visit the site' ) );
		$this->assertSame( 1, substr_count( $html, '<nav' ) );
		$wordless = $this->add_item( [ 'post_date' => '2026-01-03 12:00:00' ], [ 'siteUrl' => 'https://example.com/' ] );
		$this->assertStringNotContainsString( '<nav', $this->on_page_of( $wordless, $other ) );
	}

	/**
	 * @testdox [PF-25] item page: the template parses, and is registered where possible
	 */
	public function test_template(): void {
		$content = template_content();
		$this->assertSame( traverse_and_serialize_blocks( parse_blocks( $content ) ), $content );
		foreach ( [ 'core/post-title', 'frontage/portfolio-item-media', 'core/post-content', 'core/post-terms', 'frontage/portfolio-item-navigation' ] as $block ) {
			$this->assertTrue( has_block( $block, $content ), $block );
		}
		if ( function_exists( 'register_block_template' ) ) {
			$template = get_block_template( get_stylesheet() . '//single-astra-portfolio' );
			$this->assertInstanceOf( \WP_Block_Template::class, $template );
			$this->assertSame( 'Portfolio item', $template->title );
		}
	}

	/**
	 * @testdox [PF-25] item page: the template has the theme's header and footer by any name
	 */
	public function test_template_parts(): void {
		if ( ! wp_is_block_theme() ) {
			$this->assertFalse( wp_is_block_theme() );
			return;
		}
		$this->assertStringContainsString( '{"slug":"header","tagName":"header"}', template_content() );
		$gone  = static fn( string $path ): string => str_contains( $path, 'parts/' ) ? '/nowhere.html' : $path;
		$named = static fn( \WP_Theme_JSON_Data $json ): \WP_Theme_JSON_Data => $json->update_with(
			[
				'version'       => 2,
				'templateParts' => [
					[ 'name' => 'top', 'area' => 'header' ],
				],
			]
		);
		add_filter( 'theme_file_path', $gone );
		add_filter( 'wp_theme_json_data_theme', $named );
		wp_clean_theme_json_cache();
		$content = template_content();
		remove_filter( 'theme_file_path', $gone );
		remove_filter( 'wp_theme_json_data_theme', $named );
		wp_clean_theme_json_cache();
		$this->assertStringContainsString( '{"slug":"top","tagName":"header"}', $content );
	}

	/**
	 * Does something in the main loop of an item's page, in a theme that has one template for all posts.
	 *
	 * @param \WP_Post $item The item.
	 * @param callable $work What to do.
	 * @return mixed What it answers.
	 */
	private function on_page_of( \WP_Post $item, callable $work ) {
		$kept                               = [ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['_wp_current_template_id'] ?? null ];
		$GLOBALS['_wp_current_template_id'] = $kept[2] ?? 'theme//single';
		$GLOBALS['wp_the_query']            = new \WP_Query( // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress does for a page; put back below.
			[
				'post_type' => 'astra-portfolio',
				'name'      => $item->post_name,
			]
		);
		$GLOBALS['wp_query']                = $GLOBALS['wp_the_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		try {
			$GLOBALS['wp_query']->the_post();
			return $work();
		} finally {
			[ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['_wp_current_template_id'] ] = $kept;
			unset( $GLOBALS['post'] );
		}
	}
}

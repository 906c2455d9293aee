<?php
/**
 * Addresses of a gallery's links.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\default_state;
use function Frontage\Gallery\form_parameters;
use function Frontage\Gallery\url_for_state;

class AddressTest extends TestCase {

	/**
	 * What was asked for before.
	 *
	 * @var string
	 */
	private string $asked = '';

	/**
	 * Keeps it.
	 */
	protected function set_up(): void {
		parent::set_up();
		$this->asked = $_SERVER['REQUEST_URI']; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Put back as it was.
	}

	/**
	 * Puts it back.
	 */
	protected function tear_down(): void {
		$_SERVER['REQUEST_URI']       = $this->asked;
		$GLOBALS['wp_query']->is_feed = false;
		unset( $GLOBALS['post'] );
		parent::tear_down();
	}

	/**
	 * @testdox [PF-11] gallery address: links stay on the page and keep its parameters
	 */
	public function test_page(): void {
		$this->stand_on( '/work/?utm=1' );
		$this->assertSame( '/work/?utm=1&frontage-a-page=2', url_for_state( 'a', [ 'page' => 2 ] + default_state() ) );
	}

	/**
	 * @testdox [PF-11] gallery address: links and form hold no campaign or click ids
	 */
	public function test_tracking(): void {
		$this->stand_on( '/work/?utm_source=a&x=1&gclid=b&FBCLID=c&fbclid=d&_ga=1.2&mc_eid=e&ref=f&utm=1' );
		$this->assertSame( '/work/?x=1&FBCLID=c&ref=f&utm=1&frontage-a-page=2', url_for_state( 'a', [ 'page' => 2 ] + default_state() ) );
		$own = static fn( array $names ): array => array_merge( $names, [ 're*' ] );
		add_filter( 'frontage_tracking_parameters', $own );
		$this->assertSame( [ 'x', 'FBCLID', 'utm' ], array_column( form_parameters( 'a', default_state() ), 0 ) );
		remove_filter( 'frontage_tracking_parameters', $own );
	}

	/**
	 * @testdox [PF-11] [IS-09] gallery address: in a feed links lead to the post, without a form
	 */
	public function test_feed(): void {
		$path = $this->stand_on( '/feed/?utm=1' );

		$GLOBALS['wp_query']->is_feed = true;
		$this->assertSame( "$path?frontage-a-page=2", url_for_state( 'a', [ 'page' => 2 ] + default_state() ) );
		$html = apply_filters( 'the_content', '<!-- wp:frontage/portfolio {"itemsPerPage":1} /-->' );
		$this->assertStringContainsString( "href=\"$path?", $html );
		$this->assertStringNotContainsString( '/feed/', $html );
		$this->assertStringNotContainsString( '<form', $html );
	}

	/**
	 * @testdox [PF-11] [IS-09] gallery address: over REST links lead to the post
	 */
	public function test_rest(): void {
		$path = $this->stand_on( '/wp-json/wp/v2/posts' );
		$post = get_post();
		$this->assertInstanceOf( \WP_Post::class, $post );
		$html = $this->ask( "posts/{$post->ID}" )->get_data()['content']['rendered'];
		$this->assertStringContainsString( "href=\"$path?", $html );
		$this->assertStringNotContainsString( 'wp-json/wp/v2/posts', (string) preg_replace( '/data-frontage-props="[^"]*"/', '', $html ) );
	}

	/**
	 * @testdox [PF-11] gallery address: content for $_dataname links to its post
	 * @dataProvider behind_the_scenes
	 *
	 * @param string $filter How WordPress says so.
	 */
	public function test_behind_the_scenes( string $filter ): void {
		$path = $this->stand_on( '/wp-cron.php?doing_wp_cron=1' );
		add_filter( $filter, '__return_true' );
		$address = url_for_state( 'a', default_state() );
		unset( $GLOBALS['post'] );
		$nowhere = url_for_state( 'a', default_state() );
		remove_filter( $filter, '__return_true' );
		$this->assertSame( $path, $address );
		$this->assertSame( '/', $nowhere, 'Without a post the front page is what there is.' );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public function behind_the_scenes(): array {
		return [
			'a newsletter by the clock'            => [ 'wp_doing_cron' ],
			'a page that brings posts by a script' => [ 'wp_doing_ajax' ],
		];
	}

	/**
	 * Makes a post with a gallery of two pages the present one.
	 *
	 * @param string $asked What the browser asks for.
	 * @return string The post's own path.
	 */
	private function stand_on( string $asked ): string {
		$_SERVER['REQUEST_URI'] = $asked;
		$this->sort_into( 'categories', [ $this->add_term( 'Homes' ) ], $this->add_item(), $this->add_item() );

		$GLOBALS['post'] = $this->add_item( // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the loop does; taken away at the end.
			[
				'post_type'    => 'post',
				'post_content' => '<!-- wp:frontage/portfolio {"itemsPerPage":1} /-->',
			]
		);
		return wp_make_link_relative( (string) get_permalink( $GLOBALS['post'] ) );
	}
}

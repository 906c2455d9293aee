<?php
/** Blocks where neither styles nor scripts of ours come: in feeds, and in what apps and newsletters get from the REST API. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Tests\TestCase;
use function Frontage\Text\plain_text;

require_once __DIR__ . '/Registered.php';

final class BareTest extends TestCase {

	use Registered;

	/** What only a script or a style of ours would show, and what would run. */
	private const CONCEALED = '~\s(?:hidden|popover)(?=[\s=/>])|<(?:button|dialog|template|noscript|script|details(?![^>]*\sopen[\s=>]))\b~i';

	/** Items and a page, so that each block has something to print. */
	protected function set_up(): void {
		parent::set_up();
		$this->add_item( [ 'post_title' => 'Stairs' ], [ 'type' => 'image', 'image' => $this->add_picture() ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ] );
	}

	/** Forgets the page. */
	protected function tear_down(): void {
		$GLOBALS['wp_query']->init();
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		parent::tear_down();
	}

	/** [IS-09] Outside of pages: every block keeps its texts and what is in it, hides nothing and runs nothing. */
	public function test_every_block_makes_sense_by_itself(): void {
		$tried = 0;
		foreach ( $this->samples() as $name => $markup ) {
			$shown = array_filter( $this->texts( $name ), fn( string $text ): bool => str_contains( $this->words( $this->print( do_blocks( $markup ) ) ), $text ) );
			foreach ( [ 'feed' => $this->in_feed( $markup ), 'REST API' => $this->in_rest( $markup ), 'mail' => $this->in_mail( $markup ) ] as $place => $html ) {
				$this->assertDoesNotMatchRegularExpression( self::CONCEALED, $html, "$name in the $place" );
				foreach ( $shown as $text ) {
					$this->assertStringContainsString( $text, $this->words( $html ), "$name in the $place" );
					++$tried;
				}
			}
		}
		$this->assertGreaterThan( 50, $tried );
	}

	/** [IS-09] Automatic excerpts: what is in every block of ours that holds others is in them, but for those that are no part of a text. */
	public function test_excerpts_have_the_texts_of_containers(): void {
		$tried = 0;
		foreach ( $this->types() as $name => $type ) {
			if ( block_has_support( $type, [ 'frontage', 'innerBlocks' ], false ) ) {
				$markup  = '<!-- wp:paragraph --><p>First</p><!-- /wp:paragraph -->' . $this->markup( $this->path_to( $name ), '' );
				$excerpt = $this->excerpt_of( $markup );
				$this->assertStringContainsString( 'First', $excerpt );
				$this->assertSame( block_has_support( $type, [ 'frontage', 'excerpt' ], true ), str_contains( $excerpt, 'Words' ), "$name: $excerpt" );
				++$tried;
			}
		}
		$this->assertGreaterThan( 10, $tried );
	}

	/** [IS-09] Automatic excerpts: a block that is rendered for one leaves nothing on the page, and runs nothing. */
	public function test_excerpts_are_bare(): void {
		$html   = '';
		$render = function () use ( &$html ): string {
			$html = implode( array_map( 'do_blocks', $this->samples() ) );
			return 'Excerpt';
		};
		add_filter( 'get_the_excerpt', $render );
		get_the_excerpt( wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Post' ] ) );
		remove_filter( 'get_the_excerpt', $render );
		$this->assertDoesNotMatchRegularExpression( self::CONCEALED, $html );
		$this->assertSame( $html, $this->print( $html ) );
	}

	/** [IS-09] Outside of pages: our attributes of other blocks hide nothing, take nothing away and run nothing. */
	public function test_every_attribute_makes_sense_by_itself(): void {
		foreach ( $this->extensions() as $name => [ $block, $attributes ] ) {
			$markup = '<!-- wp:%1$s %2$s --><div class="wp-block-%1$s"><p>Words</p><a href="/a.jpg">Other</a></div><!-- /wp:%1$s -->';
			$plain  = sprintf( $markup, substr( $block, 5 ), '{}' );
			$markup = sprintf( $markup, substr( $block, 5 ), wp_json_encode( $attributes ) );
			foreach ( [ 'in_feed', 'in_rest', 'in_mail' ] as $place ) {
				$expected = $this->$place( $plain );
				$html     = $this->$place( $markup );
				$this->assertSame( preg_match_all( self::CONCEALED, $expected ), preg_match_all( self::CONCEALED, $html ), "$name $place" );
				$this->assertSame( self::without_numbers( $this->words( $expected ) ), self::without_numbers( $this->words( $html ) ), "$name $place" );
			}
		}
	}

	/** [IS-09] What a theme loads by admin-ajax goes into a page, and looks like it. */
	public function test_ajax_is_like_a_page(): void {
		$markup = $this->samples()['frontage/accordion-item'];
		$page   = $this->print( do_blocks( $markup ) );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$ajax = $this->print( do_blocks( $markup ) );
		remove_filter( 'wp_doing_ajax', '__return_true' );
		$this->assertStringContainsString( '<details', $page );
		$this->assertStringContainsString( '<details', $ajax );
	}

	/** [IS-09] Outside of pages: the editor's previews look like pages. */
	public function test_previews_are_like_pages(): void {
		$this->sign_in( 'administrator' );
		foreach ( [ 'share', 'menu', 'contact-buttons' ] as $name ) {
			$GLOBALS['wp']->query_vars['rest_route'] = "/wp/v2/block-renderer/frontage/$name";
			$attributes                              = $this->types()[ "frontage/$name" ]->example['attributes'] ?? [];
			$answer                                  = $this->ask( "block-renderer/frontage/$name", [ 'context' => 'edit', 'attributes' => $attributes ] )->get_data();
			$this->assertStringContainsString( '<button', $answer['rendered'] ?? '', $name );
		}
	}

	/**
	 * Blocks in the parents that they need, and core's with what we add to them.
	 * @return array<string, string>
	 */
	private function samples(): array {
		$samples = [
			'masonry' => '<!-- wp:group {"frontageMasonry":true,"layout":{"type":"grid"}} --><div class="wp-block-group"><p>Words</p></div><!-- /wp:group -->',
			'film'    => '<!-- wp:frontage/video {"url":"/film.mp4","title":"Words"} /-->',
			'section' => '<!-- wp:group {"frontageEntrance":"fade","frontageHidden":["mobile"]} --><div class="wp-block-group"><p>Words</p></div><!-- /wp:group -->',
		];
		foreach ( array_keys( $this->types() ) as $name ) {
			$samples[ $name ] = $this->markup( $this->path_to( $name ), '', static fn( string $of ): array => 'frontage/alert' === $of ? [ 'dismissible' => true ] : [] );
		}
		return $samples;
	}

	/**
	 * Attributes of ours that blocks of core have: all of each block, and each value that one may have.
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	private function extensions(): array {
		$found = [];
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			foreach ( str_starts_with( $name, 'core/' ) ? $type->attributes ?? [] : [] as $attribute => $schema ) {
				$values = [
					'boolean' => [ true ],
					'integer' => [ 2 ],
					'string'  => $schema['enum'] ?? [ 'default', 'fade', 'full', 'Words', 'yes' ],
					'array'   => [ [ 'desktop', 'mobile' ] ],
					'object'  => [ [ 'mobile' => 1 ] ],
				][ is_string( $schema['type'] ?? null ) ? $schema['type'] : '' ] ?? [];
				foreach ( str_starts_with( $attribute, 'frontage' ) ? $values : [] as $at => $value ) {
					$found[ "$attribute $at" ] ??= [ $name, [ $attribute => $value ] ];
					$found[ $name ]              = [ $name, [ $attribute => $value ] + ( $found[ $name ][1] ?? [] ) ];
				}
			}
		}
		$this->assertGreaterThan( 50, count( $found ) );
		return $found;
	}

	/**
	 * Texts that an owner has written into a block.
	 * @return list<string>
	 */
	private function texts( string $name ): array {
		$texts = [ 'Words', 'Other' ];
		$given = isset( $this->types()[ $name ] ) ? array_merge( ...array_map( [ $this, 'attributes' ], $this->path_to( $name ) ) ) : [];
		array_walk_recursive(
			$given,
			static function ( $value ) use ( &$texts ): void {
				$texts[] = is_scalar( $value ) ? plain_text( (string) $value ) : '';
			}
		);
		return array_values( array_filter( array_unique( $texts ), static fn( string $text ): bool => strlen( $text ) > 1 ) );
	}

	/** What is read of HTML. */
	private function words( string $html ): string {
		return plain_text( (string) preg_replace( '/<[^>]+>/', ' ', $html ), true );
	}

	/** Words without the numbers of pages, of which there are more with each post that is tried. */
	private static function without_numbers( string $words ): string {
		return (string) preg_replace( '/[\d\s…]+/u', ' ', $words );
	}

	private function in_feed( string $markup ): string {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = (string) apply_filters( 'the_content', $markup );
		$GLOBALS['wp_query']->is_feed = false;
		return $this->print( $html );
	}

	/** As a newsletter's plugin renders it by cron. */
	private function in_mail( string $markup ): string {
		add_filter( 'wp_doing_cron', '__return_true' );
		$html = (string) apply_filters( 'the_content', $markup );
		remove_filter( 'wp_doing_cron', '__return_true' );
		return $this->print( $html );
	}

	private function excerpt_of( string $markup ): string {
		return get_the_excerpt( (int) wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Post', 'post_content' => wp_slash( $markup ) ] ) );
	}

	private function in_rest( string $markup ): string {
		$id   = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Post', 'post_content' => wp_slash( $markup ) ] );
		$data = $this->ask( "posts/$id" )->get_data();
		return is_array( $data ) ? $data['content']['rendered'] : '';
	}
}

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
	private const CONCEALED = '~\s(?:hidden|popover)(?=[\s=/>])|<(?:dialog|template|noscript|script)\b~i';

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
			foreach ( [ 'feed' => $this->in_feed( $markup ), 'REST API' => $this->in_rest( $markup ) ] as $place => $html ) {
				$this->assertDoesNotMatchRegularExpression( self::CONCEALED, $html, "$name in the $place" );
				foreach ( $shown as $text ) {
					$this->assertStringContainsString( $text, $this->words( $html ), "$name in the $place" );
					++$tried;
				}
			}
		}
		$this->assertGreaterThan( 50, $tried );
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

	private function in_feed( string $markup ): string {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = (string) apply_filters( 'the_content', $markup );
		$GLOBALS['wp_query']->is_feed = false;
		return $this->print( $html );
	}

	private function in_rest( string $markup ): string {
		$id   = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Post', 'post_content' => wp_slash( $markup ) ] );
		$data = $this->ask( "posts/$id" )->get_data();
		return is_array( $data ) ? $data['content']['rendered'] : '';
	}
}

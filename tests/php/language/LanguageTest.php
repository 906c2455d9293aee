<?php
/** Two languages, by WPML's filters; Polylang's functions are imitated in a browser test's site. */

declare( strict_types=1 );

namespace Frontage\Tests\Language;

use Frontage\Tests\TestCase;

class LanguageTest extends TestCase {

	/** @var array<string, callable> */
	private array $filters;

	protected function set_up(): void {
		parent::set_up();
		$this->filters = [
			'wpml_current_language' => static fn(): string => 'de',
			'wpml_home_url'         => static fn(): string => home_url( '/?lang=de' ),
		];
		array_map( 'add_filter', array_keys( $this->filters ), $this->filters );
	}

	protected function tear_down(): void {
		array_map( 'remove_filter', array_keys( $this->filters ), $this->filters );
		parent::tear_down();
	}

	/** [SR-03] Language: on a German page search and results are German. */
	public function test_search(): void {
		$html = do_blocks( '<!-- wp:frontage/search {"opens":"inline","postTypes":["post"]} /-->' );
		$this->assertStringContainsString( '<input type="hidden" name="lang" value="de" />', $html );
		$this->assertStringContainsString( '<input type="hidden" name="post_type&#91;&#93;" value="post" />', $html );
		$this->assertStringContainsString( 'lang=de', html_entity_decode( html_entity_decode( $html ) ) );
		$this->assertStringContainsString( 'action="' . esc_url( home_url( '/' ) ) . '"', $html );
	}

	/** [SR-03] Language: with one language no address changes. */
	public function test_one_language(): void {
		array_map( 'remove_filter', array_keys( $this->filters ), $this->filters );
		$this->assertStringNotContainsString( 'lang', do_blocks( '<!-- wp:frontage/search {"opens":"inline","liveResults":false} /-->' ) );
	}

	/** [MN-01] Language: a menu is shown in its translation, if any. */
	public function test_menu(): void {
		$add    = static fn( string $label ): int => (int) wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => $label, 'post_content' => "<!-- wp:navigation-link {\"label\":\"$label\",\"url\":\"/x/\",\"kind\":\"custom\"} /-->" ] );
		$menu   = $add( 'Work' );
		$german = $add( 'Arbeiten' );
		$filter = static fn( $id ) => $menu === $id ? $german : $id;
		add_filter( 'wpml_object_id', $filter );
		$labels = array_column( \Frontage\Menu\menu( [ 'menu' => $menu ] )['items'], 'label' );
		remove_filter( 'wpml_object_id', $filter );
		$this->assertSame( [ 'Arbeiten' ], $labels );
	}
}

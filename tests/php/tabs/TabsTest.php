<?php
/** Tabs as the server prints them. */

declare( strict_types=1 );

namespace Frontage\Tests\Tabs;

use Frontage\Tests\TestCase;
use function Frontage\Tabs\layout_style;

final class TabsTest extends TestCase {

	private const TWO = '<!-- wp:frontage/tab {"title":"One"} --><p>First</p><!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"Two","anchor":"two"} --><p>Second</p><!-- /wp:frontage/tab -->';

	protected function tear_down(): void {
		$GLOBALS['wp_query']->init();
		parent::tear_down();
	}

	/** @param string $attributes As in content. */
	private function render( string $attributes = '', string $tabs = self::TWO ): string {
		return do_blocks( "<!-- wp:frontage/tabs $attributes -->$tabs<!-- /wp:frontage/tabs -->" );
	}

	/** [PB-05] tabs: each title is a link to its panel, all but one are hidden for find-in-page. */
	public function test_titles_lead_to_their_panels(): void {
		$html = $this->render();
		$this->assertSame( 1, substr_count( $html, 'hidden="until-found"' ) );
		$this->assertSame( 1, substr_count( $html, 'aria-current="true"' ) );
		$this->assertMatchesRegularExpression( '~<a\s[^>]*href="#(frontage-tab-\d+)"[^>]*aria-controls="\1"[^>]*aria-current="true"[^>]*>One</a>~', $html );
		$this->assertMatchesRegularExpression( '~<a\s[^>]*href="#two"[^>]*aria-controls="frontage-tab-\d+"[^>]*>Two</a>~', $html );
		$this->assertMatchesRegularExpression( '~<h3[^>]*><a[^>]*href="#two"[^>]*>Two</a></h3><div[^>]* hidden="until-found"[^>]*><div [^>]*id="two"[^>]*><p>Second</p>~', $html );
		$this->assertStringNotContainsString( 'data-title', $html );
	}

	/** [PB-05] tabs: nested tabs stay with their own list. */
	public function test_nested_tabs_have_their_own_lists(): void {
		$inner = '<!-- wp:frontage/tab {"title":"Outer"} --><!-- wp:frontage/tabs {"initial":1} -->' . self::TWO . '<!-- /wp:frontage/tabs --><!-- /wp:frontage/tab -->';
		$html  = $this->render( '{"initial":1}', str_replace( '"two"', '"three"', self::TWO ) . $inner );
		preg_match_all( '~<a\s+class="wp-block-frontage-tabs__tab"[^>]*>(\w+)</a>~', $html, $titles );
		$this->assertSame( [ 'One', 'Two', 'Outer', 'One', 'Two' ], $titles[1] );
		$this->assertSame( 3, substr_count( $html, 'hidden="until-found"' ) );
		preg_match_all( '~ id="([^"]+)"~', $html, $ids );
		$this->assertSame( array_unique( $ids[1] ), $ids[1] );
	}

	/** [PB-05][HK-08] tabs: hostile attributes become the defaults, titles keep no script. */
	public function test_hostile_attributes_are_harmless(): void {
		$hostile = '{"layout":{"value":"grid;}","mobile":[1]},"initial":99,"activation":["x"],"headingLevel":"9","label":"\u0022\u003e\u003cscript\u003e","anchor":7}';
		$tab     = '<!-- wp:frontage/tab {"title":"\u003cscript\u003ealert(1)\u003c/script\u003e\u003cb onclick=\u0022x\u0022\u003eBold \u0026amp; \u0026quot;\u003c/b\u003e","anchor":"a\u0022b"} -->x<!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":["no"]} -->y<!-- /wp:frontage/tab -->';
		$html    = $this->render( $hostile, $tab );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( 'onclick', $html );
		$this->assertStringContainsString( '<b>Bold &amp; ', $html );
		$this->assertStringContainsString( layout_style( [ 'value' => 'horizontal', 'mobile' => 'accordion' ] ), $html );
		$this->assertStringContainsString( '<h3', $html );
		$this->assertStringContainsString( 'Untitled', $html );
		$this->assertStringContainsString( 'href="#a&quot;b"', $html );
		$this->assertSame( 1, substr_count( $html, 'hidden="until-found"' ) );
		$this->assertSame( '', $this->render( '', '' ) );
	}

	/** [PB-05][HK-08] tabs: what an author writes like a panel of ours is no tab, and its attributes are no title. */
	public function test_foreign_panels_are_no_tabs(): void {
		$foreign = '<div class="wp-block-frontage-tabs__panel" id="frontage-tab-9999" data-address="x" data-title="&lt;img src=x onerror=alert(1)&gt;">Inside</div>';
		$orphan  = '<!-- wp:group --><div><!-- wp:frontage/tab {"title":"Orphan"} --><p>Alone</p><!-- /wp:frontage/tab --></div><!-- /wp:group -->';
		$this->assertSame( $foreign, wp_kses_post( $foreign ) );
		$zero = "<!-- wp:frontage/tab {\"title\":\"Zero\"} --><!-- wp:html -->$foreign<!-- /wp:html -->$orphan<!-- /wp:frontage/tab -->";
		$html = $this->render( '{"initial":1}', $zero . self::TWO );
		preg_match_all( '~<a\s+class="wp-block-frontage-tabs__tab"[^>]*>(.*?)</a>~s', $html, $titles );
		$this->assertSame( [ 'Zero', 'One', 'Two' ], $titles[1] );
		$this->assertStringNotContainsString( '<img', $html );
		$this->assertMatchesRegularExpression( '~aria-current="true"[^>]*>One</a>~', $html );
		$this->assertStringContainsString( $foreign, $html );
	}

	/** [PB-05] tabs: one that another plugin hides is not in the list. */
	public function test_a_hidden_tab_is_not_listed(): void {
		$hide = static fn( $html, $block ) => 'One' === ( $block['attrs']['title'] ?? '' ) ? '' : $html;
		add_filter( 'render_block_frontage/tab', $hide, 10, 2 );
		$html = $this->render( '{"initial":5}' );
		remove_filter( 'render_block_frontage/tab', $hide );
		$this->assertStringNotContainsString( 'One', $html );
		$this->assertMatchesRegularExpression( '~aria-current="true"[^>]*>Two</a>~', $html );
		$this->assertStringNotContainsString( 'hidden', $html );
	}

	/** [PB-05][PB-06] tabs: one that is hidden on devices hides its title there; one that is not rendered has none. */
	public function test_titles_go_with_their_panels(): void {
		$with = fn( string $attributes ): string => $this->render( '', str_replace( '{"title":"One"}', '{"title":"One",' . $attributes . '}', self::TWO ) );
		$html = $with( '"frontageHidden":["mobile"]' );
		$this->assertMatchesRegularExpression( '~__tab" data-frontage-hidden="mobile"[^>]*>One<~s', $html );
		$this->assertMatchesRegularExpression( '~<section class="wp-block-frontage-tabs__section" data-frontage-hidden="mobile"><h3[^>]*><a [^>]*>One<~', $html );
		$none = static fn( $given, $block ) => 'One' === ( $block['attrs']['title'] ?? '' ) ? '' : $given;
		add_filter( 'pre_render_block', $none, 10, 2 );
		$html = $this->render();
		remove_filter( 'pre_render_block', $none );
		$this->assertStringNotContainsString( 'One', $html );
		$this->assertStringContainsString( 'aria-current="true"', $html );
		$this->assertStringNotContainsString( 'hidden=', $html );
	}

	/** [PB-05][PB-06] tabs: the layout of each device is CSS alone. */
	public function test_the_layout_is_resolved_by_css(): void {
		$this->assertSame(
			'--frontage-tabs-list-mobile:var(--frontage-mobile) none;--frontage-tabs-list:var(--frontage-tabs-list-mobile,grid);--frontage-tabs-vertical-mobile:var(--frontage-mobile) 0;--frontage-tabs-vertical:var(--frontage-tabs-vertical-mobile,1);--frontage-tabs-heading-mobile:var(--frontage-mobile) block;--frontage-tabs-heading:var(--frontage-tabs-heading-mobile,none)',
			layout_style( [ 'value' => 'vertical', 'mobile' => 'accordion' ] )
		);
		$this->assertStringContainsString( '--frontage-tabs-list-mobile:var(--frontage-mobile) none', $this->render() );
	}

	/** [PB-05] tabs: in feeds there are headings and texts, nothing is hidden. */
	public function test_feeds_have_all_texts(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = $this->render();
		$this->assertStringContainsString( '<h3>Two</h3>', $html );
		$this->assertStringContainsString( 'Second', $html );
		$this->assertStringNotContainsString( 'hidden', $html );
		$this->assertStringNotContainsString( '<a', $html );
	}
}

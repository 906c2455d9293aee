<?php
/** Elements of a page builder as blocks. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;

require_once __DIR__ . '/Pages.php';

/** Conversion of elements. */
final class ElementsTest extends Pages {

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
	}

	/** @return array{content: string, report: list<array<string, mixed>>} */
	private function result( string $json ): array {
		$converted = converted( $this->page( $json ) );
		$this->assertIsArray( $converted );
		return $converted;
	}

	/**
	 * @testdox [PB-05] convert: each of ten pages is made of blocks that WordPress knows, and comes back from it unchanged
	 * @dataProvider pages
	 * @param list<string> $parts What the blocks contain.
	 * @param list<string> $lost  Elements in the report, `kind name`.
	 */
	public function test_pages( string $name, array $parts, array $lost ): void {
		$converted = $this->result( self::stored( $name ) );
		foreach ( $parts as $part ) {
			$this->assertStringContainsString( $part, $converted['content'] );
		}
		$registered = array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() );
		preg_match_all( '~<!-- wp:([a-z/-]+)~', $converted['content'], $names );
		$names = array_map( static fn( string $block ): string => str_contains( $block, '/' ) ? $block : "core/$block", $names[1] );
		$this->assertSame( [], array_diff( $names, $registered ) );
		$this->assertSame( $converted['content'], serialize_blocks( parse_blocks( $converted['content'] ) ) );
		$report = array_map( static fn( array $line ): string => "{$line['kind']} {$line['name']}", $converted['report'] );
		$this->assertSame( $lost, array_values( array_intersect( $report, array_merge( $lost, [ 'html heading', 'html text-editor', 'html image', 'html button' ] ) ) ) );
	}

	/** @return array<string, array{string, list<string>, list<string>}> */
	public function pages(): array {
		$pages = [
			'text'          => [
				[
					'"@tablet":{"typography":{"fontSize":"48px"}}',
					'<h1 class="wp-block-heading has-text-align-center has-text-color" style="color:#1F3A2E;font-size:64px;font-weight:600;line-height:1.1;letter-spacing:-1px">',
					'<p style="font-size:29px">A line, not a heading</p>',
					'<a href="/work/" target="_blank" rel="noreferrer noopener">In the color of the site</a>',
					"<li>Frames<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n<li>Light</li>",
					"<!-- wp:shortcode -->\n[gallery ids=\"1\"]\n<!-- /wp:shortcode -->",
					'<table><tbody><tr><td>Oak</td><td>12 m²</td></tr></tbody></table>',
					'<div class="wp-block-group has-background is-style-frontage-columns-2" style="background-color:#F4F1EA;padding-top:16px',
				],
				// Fonts and windows that WordPress does not have; a global color of a site without a kit.
				[ 'settings heading', 'settings heading' ],
			],
			'pictures'      => [
				[
					'<a href="https://example.org/1.jpg"><img src="https://example.org/1.jpg" alt="" style="border-top-left-radius:12px',
					'<figcaption class="wp-element-caption">The north <em>front</em></figcaption>',
					'target="_blank" rel="noreferrer noopener nofollow"',
					'<!-- wp:gallery {"columns":3,"linkTo":"media"',
					'<!-- wp:frontage/carousel {"kind":"images","slidesToShow":{"value":3,"widescreen":5,"tablet":2,"mobile":1},"offsetSides":"both","offset":{"value":"24px"},"infinite":false,"autoplay":true,"autoplaySpeed":4000,"label":"Rooms","navigation":"dots","spacing":{"value":"16px"}} -->',
					'<a href="/rooms/"><img',
					'<!-- wp:frontage/carousel {"slidesToShow":{"value":1},"speed":700,"pauseOnHover":false,"label":"Houses","pagination":"fraction","spacing":{"value":"24px"}} -->',
					"<!-- wp:frontage/carousel-slide -->\n<!-- wp:heading -->",
				],
				[],
			],
			'buttons'       => [
				[
					'<div id="go" class="wp-block-button"><a class="wp-block-button__link has-text-color has-background has-custom-font-size wp-element-button" href="/houses/"',
					'background:linear-gradient(90deg,#1F3A2E 0%,#86A08F 100%)',
					'{"frontageAction":"#frontage-action:action=lightbox"}',
					'href="https://example.org/a.jpg">Opens a picture',
					'href="https://example.org/film.mp4">Opens a film',
					'<a class="wp-block-button__link wp-element-button">Runs a script</a>',
					'<!-- wp:social-link {"url":"https://facebook.com/example","service":"facebook"} /-->',
				],
				[],
			],
			'panels'        => [
				[
					'<!-- wp:frontage/accordion-item {"title":"How \u003cem\u003emuch\u003c/em\u003e?"} -->',
					'<!-- wp:frontage/accordion {"icon":"plus"} -->',
					'<!-- wp:frontage/accordion {"autoclose":false,"headingLevel":0,"iconPosition":"start"} -->',
					'<!-- wp:frontage/tabs {"layout":{"value":"vertical","mobile":"accordion"}} -->',
					'<!-- wp:frontage/tabs {"layout":{"value":"vertical","tablet":"accordion"}} -->',
					'<!-- wp:frontage/tab {"anchor":"oak","title":"Oak"} -->',
				],
				[ 'settings accordion' ],
			],
			'small'         => [
				[
					'<div class="wp-block-spacer" style="height:40px" aria-hidden="true"></div>',
					'<div id="contact" class="wp-block-spacer" style="height:0px" aria-hidden="true"></div>',
					'style="background-color:#86A08F;color:#86A08F"/>',
					'<li><a href="/quiet/">Quiet</a></li>',
					'<h4 class="wp-block-heading">Fine work</h4>',
					'<cite>Ida Holm, Owner</cite></blockquote>',
					'"type":"warning","title":"Closed in August","style":{"color":{"text":"#5B4200","background":"#FFF4D6"}}',
					'"suffix":" houses"',
					'{"position":"start","label":"Talk to us","heading":"How can we help?","links":[{"type":"whatsapp","value":"+4533000000","label":"Write to the workshop"},{"type":"email","value":"studio@example.org","message":"About a house"},{"type":"viber","value":"+4533000001"}]}',
					'<!-- wp:frontage/floating-bar {"dismissible":false,"label":"Open studio","style":{"color":{"background":"#1F3A2E"}}} -->',
				],
				[ 'settings contact-buttons', 'settings floating-bars' ],
			],
			'media'         => [
				[
					'XHOmBV4js_E',
					'"ratio":"4/3","inViewer":true',
					'https://example.org/film.mp4',
					'<!-- wp:embed {"url":"https://www.dailymotion.com/video/x6tqhqb"',
					"<!-- wp:html -->\n<div class=\"own\"><b>Own</b> HTML</div>\n<!-- /wp:html -->",
					'https://www.google.com/maps/search/?api=1&amp;query=Strandgade%2027',
					'<p><a href="/sketch/">Choose</a></p>',
					'{"metadata":{"name":"Container 1 › Time table 7"}}',
				],
				[ 'settings google_maps', 'html time-table' ],
			],
			'layout'        => [
				[
					'<div id="thirds" class="wp-block-columns is-not-stacked-on-mobile own-class">',
					'style="background-color:#EEEEEE;padding-top:10px;padding-right:10px;padding-bottom:10px;padding-left:10px;flex-basis:66.666%"',
					'"frontageStretch":"window","frontageHidden":["mobile"],"frontageEntrance":{"animation":{"value":"fade-up","tablet":"none"},"delay":200}',
					'"@mobile":{"spacing":{"padding":{"top":"40px"',
					'<header class="wp-block-group alignwide has-text-color has-background"',
					'"frontageHidden":["desktop","widescreen"],"style":{"spacing":{"blockGap":{"top":"32px","left":"32px"}}}',
					'"layout":{"type":"grid","columnCount":3,"minimumColumnWidth":"266px"}',
					'"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}',
					'has-background-dim-60 has-background-dim" style="background-color:#000000"',
					'"frontageEntrance":{"animation":{"value":"zoom"},"delay":300,"duration":2000}',
				],
				[],
			],
			'whole-landing' => [ [ '<!-- wp:cover ', '<!-- wp:columns ', '<!-- wp:frontage/accordion ' ], [] ],
			'whole-studio'  => [ [ '<!-- wp:columns ', '<!-- wp:frontage/tabs -->', '<!-- wp:gallery ' ], [] ],
			'whole-newer'   => [
				[ '<h1 class="wp-block-heading">The <em>journal</em></h1>', '<p>Notes from the workshop', 'target="_blank" rel="noreferrer noopener">All notes</a>' ],
				[ 'form form', 'html time-table', 'html time-table' ],
			],
		];
		$cases = [];
		foreach ( $pages as $name => [ $parts, $lost ] ) {
			$cases[ $name ] = [ $name, $parts, $lost ];
		}
		return $cases;
	}

	/** @testdox [PB-04] convert: what scripts hide in texts, links, classes and styles does not run */
	public function test_hostile_settings(): void {
		$this->sign_in( 'author' );
		$html = '<script>alert(1)</script><b onclick="x()">Bold</b><a href="javascript:x()">Go</a>';
		foreach ( [ 'title', 'editor', 'html', 'shortcode', 'text' ] as $setting ) {
			foreach ( [ 'heading', 'text-editor', 'html', 'shortcode', 'button', 'strange' ] as $type ) {
				$content = $this->result( $this->widget( $type, [ $setting => $html, 'link' => [ 'url' => "java\tscript:x()" ], '_element_id' => '"><script>', '_css_classes' => '"><img src=x>', 'title_color' => 'red;background:url(x)', '_background_background' => 'classic', '_background_color' => '#fff}' ] ) )['content'];
				$this->assertDoesNotMatchRegularExpression( '~<script|onclick|javascript:|url\(|<img~i', $content, "$type $setting" );
			}
		}
	}

	/** @testdox [PB-05] convert: an author's copy is what they may save, byte for byte */
	public function test_copy_of_an_author(): void {
		$this->sign_in( 'author' );
		foreach ( array_column( $this->pages(), 0 ) as $name ) {
			$content = $this->result( self::stored( $name ) )['content'];
			$saved   = wp_unslash( apply_filters( 'content_save_pre', wp_slash( $content ) ) );
			$this->assertSame( str_replace( '&#038;', '&amp;', $content ), str_replace( [ '&#038;', ' />' ], [ '&amp;', '/>' ], $saved ), $name );
		}
	}

	/** @testdox [PB-06] convert: settings of a wrong kind, and elements that are none, lose nothing else */
	public function test_malformed(): void {
		$settings = [ 'title' => [ 'x' ], 'align' => [ 'center' ], 'link' => 'https://example.org', 'typography_typography' => 'custom', 'typography_font_size' => 'big', '_padding' => 3, '__globals__' => 'x', '__dynamic__' => [ 'title' => [ 'a' ] ], 'animation' => [ 'fadeIn' ], 'hide_mobile' => [] ];
		foreach ( array_keys( \Frontage\Elementor\converters() ) as $type ) {
			foreach ( [ $settings, array_fill_keys( [ 'tabs', 'items', 'icon_list', 'wp_gallery', 'carousel', 'image', 'space', 'percent', 'hosted_url', 'contact_repeater', 'chat_button_url', 'headlines_repeater', 'cta_link', 'selected_icon', 'offset_width' ], 'text' ) ] as $given ) {
				$this->assertIsString( $this->result( $this->widget( $type, $given ) )['content'], $type );
			}
		}
		$content = $this->result( '[null,"text",7,{"elType":7,"settings":"x","elements":"y"},{"elType":"widget","widgetType":"heading","settings":{"title":"Stays"}}]' )['content'];
		$this->assertSame( "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Stays</h2>\n<!-- /wp:heading -->", $content );
	}

	/** @testdox [PB-05] convert: a picture beside the words of a box stays beside them, on phones too where it is set */
	public function test_picture_beside_words(): void {
		$box      = [ 'image' => [ 'url' => 'https://example.org/1.jpg' ], 'title_text' => 'Rooms', 'description_text' => 'Lit from the north.' ];
		$content  = fn( array $more ): string => $this->result( $this->widget( 'image-box', $more + $box ) )['content'];
		$picture  = '~wp-block-column" style="flex-basis:30%">.*1\.jpg.*wp-block-column">.*Rooms.*north~s';
		$reversed = '~wp-block-column">.*Rooms.*north.*wp-block-column" style="flex-basis:120px">.*1\.jpg~s';
		$this->assertMatchesRegularExpression( $picture, $content( [ 'position' => 'left' ] ) );
		$this->assertStringContainsString( '{"verticalAlignment":"center","isStackedOnMobile":false}', $content( [ 'position' => 'inline-start', 'position_mobile' => 'inline-start', 'content_vertical_alignment' => 'middle' ] ) );
		$this->assertMatchesRegularExpression( $reversed, $content( [ 'position' => 'right', 'image_size' => [ 'unit' => 'px', 'size' => 120 ] ] ) );
		foreach ( [ [], [ 'position' => 'top' ], [ 'position' => [ 'left' ] ], [ 'position' => 'left', 'title_text' => '', 'description_text' => '' ] ] as $above ) {
			$this->assertStringNotContainsString( 'wp-block-columns', $content( $above ) );
		}
	}

	/** @testdox [PB-05] convert: what is nested two hundred deep is there, its boxes are reported */
	public function test_deep(): void {
		$padded    = '{"elType":"container","settings":{"html_tag":"section"},"elements":[';
		$json      = str_repeat( "[$padded", 0 ) . '[' . str_repeat( $padded, 200 ) . '{"elType":"widget","widgetType":"heading","settings":{"title":"Deep"}}' . str_repeat( ']}', 200 ) . ']';
		$converted = $this->result( $json );
		$this->assertStringContainsString( '>Deep</h2>', $converted['content'] );
		$this->assertLessThan( 30, substr_count( $converted['content'], '<!-- wp:group' ) );
		$this->assertCount( 200 - \Frontage\Elementor\MAX_DEPTH, array_filter( $converted['report'], static fn( array $line ): bool => 'depth' === $line['kind'] ) );
	}

	/** @testdox [PB-05] convert: global colors and fonts are resolved, other plugins convert their own elements */
	public function test_globals_and_filter(): void {
		$kit = $this->page( '' );
		update_option( 'elementor_active_kit', $kit );
		update_post_meta( $kit, '_elementor_page_settings', [ 'system_colors' => [ [ '_id' => 'primary', 'color' => '#884400' ] ], 'custom_typography' => [ [ '_id' => 'own', 'typography_typography' => 'custom', 'typography_font_weight' => '700' ] ] ] );
		$json = $this->widget( 'heading', [ 'title' => 'A', 'title_color' => '#000', '__globals__' => [ 'title_color' => 'globals/colors?id=primary', 'typography_typography' => 'globals/typography?id=own' ] ] );
		$this->assertStringContainsString( 'style="color:#884400;font-weight:700">A</h2>', $this->result( $json )['content'] );
		$add = static fn( array $converters ): array => [ 'heading' => static fn( \Frontage\Elementor\Element $element ): array => [ \Frontage\Elementor\block( 'core/paragraph', [ 'content' => $element->text( 'title' ) ] ) ] ] + $converters;
		add_filter( 'frontage_converters', $add );
		$this->assertStringContainsString( '<p>A</p>', $this->result( $json )['content'] );
		remove_filter( 'frontage_converters', $add );
	}
}

<?php
/** Words of people who may not publish HTML of any kind, converted by those who may. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use Frontage\Elementor\Element;
use function Frontage\Elementor\by_rights_of_author;
use function Frontage\Elementor\convert_element;
use function Frontage\Elementor\convert_post;
use function Frontage\Elementor\converted;
use function Frontage\Elementor\converted_elements;
use function Frontage\Elementor\converted_for;
use function Frontage\Elementor\converters;
use function Frontage\Elementor\visible_settings;

require_once __DIR__ . '/Pages.php';

/** Nothing of them becomes script, whoever converts; and their words stay data. */
final class WritersTest extends Pages {

	/** Words that are harmless until somebody decodes them. */
	private const ENCODED = [
		'[x &lt;img src=x onerror=evil(1)&gt;]',
		'<p>[x &#60;img src=x onerror=evil(1)&#62;]</p>',
		'[x &#x3C;script&#x3e;evil(1)&#x3C;/script&#x3E;]',
		'<p>[x &amp;lt;img src=x onerror=evil(1)&amp;gt;]</p>',
		'[x <a title="&quot; onmouseover=evil(1) y=&quot;">z</a>]',
	];

	/** Words as nobody stores them by the page builder, but who writes the field otherwise. */
	private const RAW = [
		'<img src=x onerror=evil(1)>',
		'<p>Line</p><script>evil(1)</script><iframe src="javascript:evil(1)"></iframe>',
		'<a href="javascript:evil(1)">link</a><svg onload=evil(1)></svg>',
		'javascript:evil(1)',
	];

	/** Names of settings in the entries of lists. */
	private const IN_LISTS = [ 'text', 'title', 'tab_title', 'tab_content', 'url', 'link', 'value', 'content', 'alt' ];

	/** A person of a role; 0 for one who was deleted. */
	private function person( string $role ): int {
		$id = '' === $role ? 0 : wp_insert_user( [ 'user_login' => uniqid( $role ), 'user_pass' => 'x', 'role' => $role ] );
		$this->assertIsInt( $id );
		return $id;
	}

	/** Content of a converted page. */
	private function content_of( int $id ): string {
		$converted = converted( $id );
		$this->assertIsArray( $converted );
		return $converted['content'];
	}

	/** @param list<array<string, mixed>> $widgets */
	private function page_of( array $widgets, int $author ): int {
		$id = $this->page( (string) wp_json_encode( [ [ 'elType' => 'container', 'settings' => [], 'elements' => $widgets ] ] ) );
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_author' => $author ], [ 'ID' => $id ] );
		clean_post_cache( $id );
		return $id;
	}

	/** What would run of the words. */
	private function running( string $html ): string {
		$found = [];
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value = (string) $tags->get_attribute( $name );
				$leads = in_array( $name, [ 'href', 'src', 'poster', 'action', 'formaction', 'data', 'xlink:href' ], true );
				$runs  = 0 === strpos( $name, 'on' ) || $leads && preg_match( '/^\s*javascript:/i', $value );
				$found = $runs && str_contains( $value, 'evil' ) ? array_merge( $found, [ $tags->get_tag() . " $name" ] ) : $found;
			}
		}
		preg_match_all( '~<script\b[^>]*>[^<]*evil|<iframe[^>]*evil~i', $html, $scripts );
		return implode( ', ', array_merge( $found, $scripts[0] ) );
	}

	/** @return list<string> Types of widgets, so many that each function that reads settings is called. */
	private function types(): array {
		$types = [];
		$known = [];
		foreach ( converters() as $type => $function ) {
			$reads = array_map( 'strval', array_map( 'array_key_first', visible_settings()[ $type ] ?? [] ) );
			$reads = $reads ? $reads : [ $function ];
			if ( array_diff( $reads, $known ) ) {
				$types[] = $type;
				$known   = array_merge( $known, $reads );
			}
		}
		return $types;
	}

	/** @return list<string> Names of settings in the source of the converter. */
	private function names(): array {
		$names = [];
		foreach ( (array) glob( dirname( __DIR__, 3 ) . '/src/elementor/convert/{addons,elements,widgets,text,reading,styles}/*.php', GLOB_BRACE ) as $file ) {
			preg_match_all( "/'([a-z_][a-z0-9_-]{2,40})'/", (string) file_get_contents( (string) $file ), $found );
			$names = array_merge( $names, $found[1] );
		}
		preg_match_all( '/": \[? ?"[-!]?([a-z][A-Za-z0-9_]{2,60})/', (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/elementor/convert/addons/visible.json' ), $found );
		$names = array_merge( $names, $found[1] );
		return array_values( array_unique( $names ) );
	}

	/** @return list<string> Names of settings that the list of what visitors see has for an add-on's widget. */
	private static function fields_of( string $type ): array {
		preg_match_all( '/"([a-z][A-Za-z0-9_]{2,60})"[,}\]]/', (string) wp_json_encode( visible_settings()[ $type ] ?? [] ), $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * Settings that the reader of a type asks for.
	 * @param list<string> $all
	 * @return list<string>
	 */
	private function settings_of( string $type, array $all ): array {
		$read = [];
		foreach ( [ [], array_fill_keys( $all, 'Words' ), array_fill_keys( $all, [ array_fill_keys( self::IN_LISTS, 'Words' ) ] ) ] as $settings ) {
			$element = new Element( [ 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings ], 1, '', 2, false, new \ArrayObject() );
			convert_element( $element );
			$property = new \ReflectionProperty( $element, 'read' );
			$property->setAccessible( true );
			$asked = $property->getValue( $element );
			// Of an add-on's widget that shows nothing, all settings count as read.
			$is_all = isset( visible_settings()[ $type ] ) && ! array_diff( $all, array_keys( $asked ) );
			$read  += $is_all ? array_flip( $this->settings_of( 'spacer', $all ) ) : $asked;
		}
		// A form asks for all, and shows none.
		return array_merge( array_slice( array_keys( $read ), 0, 150 ), [ 'title', 'editor', 'some_text', 'html' ] );
	}

	/**
	 * Widgets of a type, each with one setting of such words.
	 * @param list<string>         $settings Names.
	 * @param list<string>         $all      Names of what lists hold.
	 * @param array<string, mixed> $good     Settings beside them.
	 * @return list<array<string, mixed>>
	 */
	private function widgets( string $type, array $settings, array $all, string $words, array $good ): array {
		$item    = array_fill_keys( $all, $words );
		$widgets = [];
		foreach ( $settings as $setting ) {
			foreach ( [ $words, $item, $good ? [ array_fill_keys( $all, 'Words' ), $item ] : [ $item ] ] as $value ) {
				$widgets[] = [ 'elType' => 'widget', 'widgetType' => $type, 'settings' => [ $setting => $value ] + $good ];
			}
		}
		return $widgets;
	}

	/** @testdox [PB-05] convert: no reader of any setting makes script of an author's words, alone and beside good ones */
	public function test_every_reader(): void {
		$this->sign_in( 'administrator' );
		$author = $this->person( 'author' );
		$page   = $this->page_of( [], $author );
		$all    = $this->names();
		$this->assertGreaterThan( 150, count( $all ) );
		foreach ( array_merge( $this->types(), [ 'e-heading', 'e-paragraph', 'e-button', 'strange' ] ) as $type ) {
			$settings = $this->settings_of( $type, $all );
			$in_lists = array_merge( self::IN_LISTS, self::fields_of( $type ) );
			foreach ( array_merge( self::ENCODED, self::RAW ) as $index => $words ) {
				foreach ( $index % 4 ? [ [] ] : [ [], array_fill_keys( $settings, 'Words' ) ] as $good ) {
					$elements  = [ [ 'elType' => 'container', 'settings' => [], 'elements' => $this->widgets( $type, $settings, $in_lists, $words, $good ) ] ];
					$converted = by_rights_of_author( $page, static fn(): array => converted_elements( $elements, [] ) );
					$this->assertSame( '', $this->running( $converted['content'] ), "$type: $words" );
				}
			}
			$widgets = $this->widgets( $type, [ 'title' ], $all, self::ENCODED[0], array_fill_keys( $all, self::ENCODED[0] ) );
			$this->assertSame( '', $this->running( do_blocks( $this->content_of( $this->page_of( $widgets, $author ) ) ) ), "$type, shown" );
		}
	}

	/** @testdox [PB-05] convert: of a line that is a shortcode only quotes are decoded, for the owner's words too */
	public function test_shortcode_lines(): void {
		$this->sign_in( 'administrator' );
		$lines = [
			'[form id=&quot;1&quot; name=&#8220;A&#x201d; b=&#039;c&#39;]' => '[form id="1" name=“A” b=\'c\']',
			'[form a="1 &lt; 2 &amp;&amp; 3 &#62; 2 &#x3C;b&#x3E; &amp;lt;"]' => '[form a="1 &lt; 2 &amp;&amp; 3 &gt; 2 &lt;b&gt; &amp;lt;"]',
		];
		foreach ( $lines as $line => $expected ) {
			$widget = [ 'elType' => 'widget', 'widgetType' => 'text-editor', 'settings' => [ 'editor' => "<p>$line</p>" ] ];
			$this->assertSame( "<!-- wp:shortcode -->\n$expected\n<!-- /wp:shortcode -->", $this->content_of( $this->page_of( [ $widget ], get_current_user_id() ) ) );
		}
		$owner = [ 'elType' => 'widget', 'widgetType' => 'html', 'settings' => [ 'html' => self::RAW[1] ] ];
		$this->assertStringContainsString( '<script>evil(1)</script>', $this->content_of( $this->page_of( [ $owner ], get_current_user_id() ) ), 'Hers.' );
		foreach ( self::ENCODED as $words ) {
			$widget = [ 'elType' => 'widget', 'widgetType' => 'text-editor', 'settings' => [ 'editor' => $words ] ];
			$kit    = converted_for( [ [ 'elType' => 'container', 'settings' => [], 'elements' => [ $widget ] ] ], [], [] );
			$this->assertSame( '', $this->running( $kit['content'] ), "In a kit: $words" );
		}
	}

	/** @testdox [PB-05] convert: what is stored for an author is clean, says what is missing, and keeps attributes as they are */
	public function test_stored(): void {
		foreach ( [ [ 'administrator', 'author' ], [ 'administrator', '' ], [ 'author', 'author' ] ] as [ $role, $writer ] ) {
			$this->sign_in( $role );
			$author  = 'author' === $role ? get_current_user_id() : $this->person( $writer );
			$widgets = [
				[ 'elType' => 'widget', 'widgetType' => 'accordion', 'settings' => [ 'tabs' => [ [ 'tab_title' => 'Oak & ash', 'tab_content' => self::ENCODED[0] . self::RAW[1] ] ] ] ],
				[ 'elType' => 'widget', 'widgetType' => 'video', 'settings' => [ 'youtube_url' => 'https://www.youtube.com/watch?v=XHOmBV4js_E&t=4&x=a' ] ],
				[ 'elType' => 'widget', 'widgetType' => 'counter', 'settings' => [ 'suffix' => ' < 3 & more' ] ],
			];
			$id      = $this->page_of( $widgets, $author );
			$report  = convert_post( $id );
			$this->assertIsArray( $report );
			$content = get_post_field( 'post_content', $id, 'raw' );
			$this->assertSame( '', $this->running( $content ), $role );
			$this->assertContains( 'unsafe', array_column( $report, 'kind' ), $role );
			$blocks = parse_blocks( $content )[0]['innerBlocks'];
			$this->assertSame( 'Oak & ash', html_entity_decode( $blocks[0]['innerBlocks'][0]['attrs']['title'] ), $role );
			$this->assertSame( 'https://www.youtube.com/watch?v=XHOmBV4js_E&t=4&x=a', $blocks[1]['attrs']['url'], $role );
			$this->assertSame( ' < 3 & more', $blocks[2]['attrs']['suffix'], $role );
		}
	}

	/** @testdox [PB-05] convert: a widget that pages share is cleaned for its own author, and is only read by who may read it */
	public function test_shared_widget(): void {
		$this->sign_in( 'administrator' );
		$shared = [ [ 'elType' => 'widget', 'widgetType' => 'html', 'settings' => [ 'html' => '<b>Shared</b>' . self::RAW[1] ] ] ];
		register_post_type( 'elementor_library', [ 'public' => true, 'map_meta_cap' => true ] );
		$id = wp_insert_post( [ 'post_type' => 'elementor_library', 'post_status' => 'private', 'post_title' => 'W', 'post_author' => $this->person( 'author' ) ] );
		update_post_meta( $id, '_elementor_data', wp_slash( (string) wp_json_encode( $shared ) ) );
		$widget  = [ 'elType' => 'widget', 'widgetType' => 'global', 'settings' => [ 'templateID' => $id ] ];
		$content = $this->content_of( $this->page_of( [ $widget ], get_current_user_id() ) );
		$this->assertSame( [ '', true ], [ $this->running( $content ), str_contains( $content, 'Shared' ) ] );
		$this->sign_in( 'author' );
		$content = $this->content_of( $this->page_of( [ $widget ], get_current_user_id() ) );
		$this->assertStringNotContainsString( 'Shared', $content );
		unregister_post_type( 'elementor_library' );
	}
}

<?php
/** Data that were made to harm, or that nobody expects. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\convert_post;
use function Frontage\Elementor\converted;
use function Frontage\Elementor\state;

require_once __DIR__ . '/Pages.php';

/** Nothing runs, nothing is lost, and what is left out is said. */
final class HostileTest extends Pages {

	/** @return array{content: string, report: list<array<string, mixed>>} */
	private function result( string $json, string $role = 'administrator' ): array {
		$this->sign_in( $role );
		$converted = converted( $this->page( $json ) );
		$this->assertIsArray( $converted );
		return $converted;
	}

	/** @return list<string> Names of all blocks, those inside others too. */
	private function names( string $content ): array {
		$names = [];
		$queue = parse_blocks( $content );
		while ( $queue ) {
			$block   = array_shift( $queue );
			$names[] = (string) $block['blockName'];
			$queue   = array_merge( $queue, $block['innerBlocks'] );
		}
		return array_values( array_filter( $names ) );
	}

	/** @testdox [PB-05] convert: delimiters of blocks in texts make no blocks, and shortcodes run when the page is shown, not before */
	public function test_delimiters_and_shortcodes(): void {
		$runs = 0;
		add_shortcode(
			'counted',
			static function () use ( &$runs ): string {
				return (string) ++$runs;
			}
		);
		$text = 'One <b>two</b><!-- /wp:paragraph --><!-- wp:latest-comments /--><!-- <!-- wp:x --> wp:latest-comments /--> [counted]';
		foreach ( [ 'heading', 'text-editor', 'html', 'button', 'alert', 'accordion', 'tabs', 'counter', 'progress', 'text-path', 'floating-bars-var-1', 'strange' ] as $type ) {
			$given   = array_fill_keys( [ 'title', 'editor', 'html', 'text', 'alert_title', 'alert_description', 'inner_text', 'announcement_text' ], $text );
			$content = $this->result( $this->widget( $type, $given + [ 'tabs' => [ [ 'tab_title' => $text, 'tab_content' => "<p>$text</p>" ] ] ] ) )['content'];
			$this->assertNotContains( 'core/latest-comments', $this->names( $content ), $type );
			$this->assertSame( $content, serialize_blocks( parse_blocks( $content ) ), $type );
			$this->assertStringContainsString( 'two', $content, $type );
			$this->assertStringContainsString( '[counted]', $content, $type );
		}
		remove_shortcode( 'counted' );
		$this->assertSame( 0, $runs );
	}

	/** @testdox [PB-05] convert: an author is told which scripts, frames and links are left out; their words stay */
	public function test_unsafe_is_reported(): void {
		$html   = '<p>Before</p><script>run()</script><iframe src="https://example.org/map"></iframe><p onclick="run()">After</p>';
		$result = $this->result( $this->widget( 'text-editor', [ 'editor' => $html ] ), 'author' );
		$this->assertDoesNotMatchRegularExpression( '/run|script|iframe/', $result['content'] );
		$this->assertSame( [ 'core/paragraph', 'core/paragraph' ], $this->names( $result['content'] ) );
		$this->assertSame( [ [ 'unsafe', [ 'editor' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] ) );
		$result = $this->result( $this->widget( 'text-editor', [ 'editor' => $html ] ) );
		$this->assertStringContainsString( '<iframe', $result['content'], 'The owner may publish it.' );
		$this->assertSame( [], $result['report'] );
		$link   = [ 'text' => 'Go', 'link' => [ 'url' => 'javascript:run()' ] ];
		$result = $this->result( $this->widget( 'button', $link ) );
		$this->assertStringNotContainsString( 'run', $result['content'] );
		$this->assertSame( [ 'link' ], $result['report'][0]['details'] );
	}

	/** @testdox [PB-05] convert: blocks within lines, and lists and quotes a thousand deep, keep their words */
	public function test_rough_html(): void {
		$deep    = str_repeat( '<blockquote><div>', 1000 ) . '<p>Bottom</p>' . str_repeat( '</div></blockquote>', 1000 );
		$lists   = str_repeat( '<ul><li>', 1000 ) . 'End' . str_repeat( '</li></ul>', 1000 );
		$content = $this->result( $this->widget( 'text-editor', [ 'editor' => "<p>A <span>b<div>c</div></span></p>$deep$lists" ] ) )['content'];
		foreach ( [ 'A ', 'b', 'c', 'Bottom', 'End' ] as $word ) {
			$this->assertStringContainsString( $word, $content );
		}
		$this->assertLessThan( 120, count( $this->names( $content ) ) );
		$content = $this->result( $this->widget( 'heading', [ 'title' => '<p>One</p><p>Two <a href="/a">link</a></p>', 'link' => [ 'url' => '/b' ] ] ) )['content'];
		$this->assertStringContainsString( '>One<br>Two <a href="/a">link</a></h2>', $content );
	}

	/** @testdox [PB-05] convert: long names of many levels are cut, and a template that holds itself ends */
	public function test_sizes(): void {
		$stored = [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Word', 'strange' => 'x', '_title' => str_repeat( 'ä', 3000 ) ] ];
		for ( $level = 0; $level < 20; $level++ ) {
			$stored = [ 'elType' => 'container', 'settings' => [ '_title' => str_repeat( 'ü', 3000 ), 'strange' => 'x' ], 'elements' => [ $stored ] ];
		}
		foreach ( $this->result( (string) wp_json_encode( [ $stored ] ) )['report'] as $line ) {
			$this->assertLessThanOrEqual( 200, mb_strlen( $line['place'] ) );
		}
		register_post_type( 'elementor_library', [ 'public' => true, 'map_meta_cap' => true ] );
		$id     = wp_insert_post( [ 'post_type' => 'elementor_library', 'post_status' => 'publish', 'post_title' => 'W' ] );
		$shared = [ 'elType' => 'widget', 'widgetType' => 'global', 'settings' => [ 'templateID' => $id ] ];
		$words  = [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Word' ] ];
		update_post_meta( $id, '_elementor_data', wp_slash( (string) wp_json_encode( [ [ 'elType' => 'container', 'settings' => [], 'elements' => [ $words, $shared, $shared, $shared ] ] ] ) ) );
		$this->assertSame( 1, substr_count( $this->result( (string) wp_json_encode( [ $shared ] ) )['content'], 'Word' ) );
		$this->assertSame( 2, substr_count( $this->result( (string) wp_json_encode( [ $shared, $shared ] ) )['content'], 'Word' ) );
		unregister_post_type( 'elementor_library' );
	}

	/** @testdox [PB-05] convert: ten thousand elements become blocks, and five hundred lines of their report are kept */
	public function test_many(): void {
		$this->sign_in( 'administrator' );
		$widget = '{"elType":"widget","widgetType":"heading","settings":{"title":"Word","strange":"1"}}';
		$id     = $this->page( '[{"elType":"container","settings":{},"elements":[' . implode( ',', array_fill( 0, 10000, $widget ) ) . ']}]' );
		$this->assertIsArray( convert_post( $id ) );
		$this->assertSame( 10000, substr_count( get_post_field( 'post_content', $id, 'raw' ), '>Word</h2>' ) );
		$state = state( $id );
		$this->assertIsArray( $state );
		$this->assertSame( [ 500, 10000 ], [ count( $state['report'] ), $state['lines'] ] );
		$this->assertSame( [ [ 'title' => '10000 elements lose settings', 'kind' => 'settings', 'count' => 10000 ] ], $state['kinds'] );
		$this->assertCount( 500, get_post_meta( $id, '_frontage_converted', true )['report'] );
	}

	/** @testdox [PB-05] convert: thousands of settings of a widget that nothing knows, and long names of icons, are read at once */
	public function test_many_settings(): void {
		$settings = [ 'title' => 'Seen' ];
		for ( $number = 0; $number < 4000; $number++ ) {
			$settings += [
				"show_part_$number"    => '',
				"part_{$number}_title" => "Hidden words $number",
			];
		}
		$start   = self::seconds();
		$content = $this->result( $this->widget( 'strange', $settings ) )['content'];
		$this->assertLessThan( 3, self::seconds() - $start );
		$this->assertStringContainsString( '<h3>Seen</h3>', $content );
		$this->assertStringNotContainsString( 'Hidden', $content );
		$item  = [
			'text' => 'Seen',
			'icon' => 'fa-' . str_repeat( '1', 60 ) . 'x',
		];
		$start = self::seconds();
		$this->result( $this->widget( 'icon-list', [ 'icon_list' => array_fill( 0, 5000, $item ) ] ) );
		$this->assertLessThan( 3, self::seconds() - $start );
	}
}
